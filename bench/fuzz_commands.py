"""Every command of `grandopening` with arguments that are right, wrong or absurd, and with damaged files. In a process
and a folder of its own: no argument names anything outside it."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib import resources
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any
from unittest.mock import patch

from made_up import NASTY, Maker, as_json

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "browser" / "records"
LEFT_OUT = {("serve",), ("bench",)}  # do not end by themselves, or take minutes
NEVER = {"--ray", "--gpu", "--workers", "--help"}  # other machines and processes
ALWAYS = {"--games", "--bots", "--playouts"}  # without which interpreted games would take minutes
FEW = ["0", "-1", "x", "1.5", "", "nobody", "random,,", "search@", "greedy~x", "random@9"]  # wrong, and yet not many
LIMIT = 4  # seconds, then Ctrl-C is pressed
PATIENCE = 120  # seconds, until it is obeyed: games that are under way are played to their end
STATUSES = {0, 1, 2, 130}
FINE = {
    "game": ["franchise", "proxima-obertura"],
    "--game": ["franchise", "proxima-obertura"],
    "--players": ["2", "3", "5"],
    "--games": ["1", "2"],
    "--seed": ["0", "7"],
    "--option": ["start=introductory", "players=3"],
    "--bots": ["random", "random,sensible", "sensible,random,random~0.1"],
    "--at": ["0", "5", "40"],
    "--line": ["1"],
    "--seconds": ["0.01"],
    "--playouts": ["2"],
    "--lines": ["1", "2"],
    "--language": ["en", "ca"],
    "--seats": ["Ada", "Ada,greedy", "greedy,greedy"],
    "--status": ["lobby", "over"],
    "--limit": ["3"],
    "--seat": ["0"],
    "table": ["nobody"],
    "spectator": ["1"],
    "minutes": ["5"],
}
RECORD, BOARD, COPY = ["whole0.jsonl", "whole1.jsonl"], ["whole.toml"], ["copy.db"]
PATHS = {
    "files": RECORD,
    "file": RECORD,
    "--load": RECORD,
    "--board": BOARD,
    "--save": ["saved.json"],
    "--records": ["new.jsonl"],
    "--out": ["run"],
    "--to": ["report.html"],
    "--database": ["tables.db"],
}
FILE_OF = {"check": BOARD, "backup": COPY, "restore": COPY}  # the last word of the command
BAD_PATHS = [
    "",
    "missing",
    "missing/er",
    "folder",
    "é" * 200,
    "a" * 300,
    "a b",
    "new",
    "sqlite:///new.db",
    "oracle://x/y",
]


def fuzz_commands(folder: Path, seed: int, seconds: float) -> dict[str, Any]:
    source = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    # Interpreted: compiling would take longer than what is tried.
    environment = {**os.environ, "PYTHONPATH": source, "GRANDOPENING_JIT": "0", "HOME": str(folder), "COLUMNS": "100"}
    command = [sys.executable, __file__, str(seed), str(seconds)]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds + PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return {"faults": [f"a command did not end within {PATIENCE} s"]}
    if done.returncode != 0:
        return {"faults": [f"the process ended with {done.returncode}: {done.stderr[-2000:]}"]}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class CommandFuzzer:
    def __init__(self, seed: int) -> None:
        import typer

        from grandopening.cli import app, main

        self.rng, self.main = random.Random(seed), main
        self.maker = Maker(self.rng, {})
        self.commands = [
            (path, command) for path, command in _leaves(typer.main.get_command(app)) if path not in LEFT_OUT
        ]
        self.whole = [path.read_bytes() for path in RECORDS.glob("*.json")]
        self.board = (resources.files("grandopening.games.franchise") / "data" / "board.toml").read_bytes()
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []

    def lay_files(self) -> None:
        """Whole and damaged ones, anew now and then."""
        Path("folder").mkdir(exist_ok=True)
        for number, content in enumerate(self.whole):
            record, line = json.loads(content), b"\n"
            Path(f"whole{number}.jsonl").write_bytes(as_json(record) + line)
            for _ in range(self.rng.randrange(1, 4)):
                record = self.maker.spoilt(record)
            Path(f"spoilt{number}.jsonl").write_bytes(as_json(record) + line)
            Path(f"broken{number}.jsonl").write_bytes(self.maker.broken(content))
        lines = self.board.splitlines(keepends=True)
        at = self.rng.randrange(len(lines))
        lines[at] = lines[at].replace(b"=", b"= " + as_json(self.rng.choice(NASTY)) + b" #", 1)
        Path("spoilt.toml").write_bytes(b"".join(lines))
        Path("broken.toml").write_bytes(self.maker.broken(self.board))
        Path("whole.toml").write_bytes(self.board)
        Path("broken.db").write_bytes(b"SQLite format 3\x00" + self.rng.randbytes(500))

    def arguments(self) -> list[str]:
        """All right, one thing wrong, or most of it."""
        first = self.rng.choice(sorted({path[0] for path, _ in self.commands}))
        path, command = self.rng.choice([one for one in self.commands if one[0][0] == first])
        given, share = list(path), self.rng.choice([0.0, 0.0, 0.2, 0.7])
        for parameter in command.params:
            name = parameter.opts[0]
            is_wanted = parameter.required or name in ALWAYS or self.rng.random() < 0.4
            if name in NEVER or not is_wanted:
                continue
            if getattr(parameter, "is_flag", False):
                given.append(name)
                continue
            value = self.wrong(name) if self.rng.random() < share else self.right(name, path)
            given += [name, value] if name.startswith("--") else [value]
        if self.rng.random() < share / 4:
            given.append(self.rng.choice(["--no-such-option", "-", "--", "--version", "--json=3", "again"]))
        return given

    def right(self, name: str, path: tuple[str, ...]) -> str:
        if name == "file":
            return self.rng.choice(FILE_OF.get(path[-1], RECORD))
        return self.rng.choice(PATHS.get(name) or FINE.get(name) or [""])

    def wrong(self, name: str) -> str:
        if name in PATHS:
            names = [path.name for path in Path().iterdir() if not path.name.startswith(".")]
            return self.rng.choice(BAD_PATHS if self.rng.random() < 0.3 else sorted(names))
        if name in ALWAYS:
            return self.rng.choice(FEW)
        return str(self.rng.choice(NASTY)).replace("\x00", "").encode(errors="replace").decode()[:500]

    def run(self, arguments: list[str]) -> None:
        out, err = (TextIOWrapper(BytesIO(), "utf-8", errors="backslashreplace") for _ in range(2))
        typed = "".join(self.rng.choice(["1\n", "help\n", "undo\n", "quit\n", "\n", "ä\n"]) for _ in range(9))
        ended: object = "it returned"
        signal.alarm(LIMIT)
        try:
            with patch.multiple(sys, argv=["grandopening", *arguments], stdin=StringIO(typed), stdout=out, stderr=err):
                self.main()
        except SystemExit as exit:
            ended = exit.code or 0
        except BaseException as error:
            ended = error
        finally:
            signal.alarm(0)
        err.seek(0)
        said = err.read()
        self.done[str(ended)[:60]] += 1
        is_told = ended != 2 or said.strip()
        if ended not in STATUSES or "Traceback" in said or not is_told:
            self.faults.append(f"{arguments}: {ended!r} {said[-300:]}")


def _leaves(command: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    if not hasattr(command, "commands"):
        return [(path, command)]
    return [leaf for name, inner in command.commands.items() for leaf in _leaves(inner, (*path, name))]


def lay_database() -> None:
    """An empty one, as a server leaves it."""
    from grandopening.server.store import Store

    store = Store("sqlite:///tables.db")
    asyncio.run(store.due())
    store.close()


def main() -> None:
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    fuzzer, until, count = CommandFuzzer(int(sys.argv[1])), time.monotonic() + float(sys.argv[2]), 0
    lay_database()
    while time.monotonic() < until:
        if count % 20 == 0:
            fuzzer.lay_files()
        fuzzer.run(fuzzer.arguments())
        count += 1
    print(json.dumps({"commands": count, "ended": fuzzer.done, "faults": fuzzer.faults}))


if __name__ == "__main__":
    main()
