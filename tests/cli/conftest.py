"""The command, with nothing on its standard input unless a test says so."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from grandopening.cli import main

BOARD_FILE = resources.files("grandopening.games.franchise") / "data" / "board.toml"
PRINTED_BOARD = BOARD_FILE.read_text("utf-8")
COMMAND = [sys.executable, "-m", "grandopening"]
ENGLISH = {"LC_ALL": "C.UTF-8"}


@dataclass
class Done:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


Run = Callable[..., Done]
USUAL_DEPTH = 1000  # of calls, in a new process


@pytest.fixture
def run_process(tmp_path) -> Run:
    """Run `grandopening` in an empty folder, in a process of its own."""

    def run_command(*arguments: str | Path, stdin: str = "", environ: Mapping[str, str] = ENGLISH) -> Done:
        done = subprocess.run(
            [*COMMAND, *map(str, arguments)],
            cwd=tmp_path,
            input=stdin.encode(),
            capture_output=True,
            env={**os.environ, "COLUMNS": "100", **environ},
            timeout=300,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run_command


@pytest.fixture
def run_here(tmp_path, monkeypatch, capsys) -> Run:
    """The same in this process, which has loaded everything already."""

    def run_command(*arguments: str | Path, stdin: str = "", environ: Mapping[str, str] = ENGLISH) -> Done:
        monkeypatch.chdir(tmp_path)
        for name, value in {"COLUMNS": "100", **environ}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["grandopening", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin.encode()), "utf-8"))
        deepest = sys.getrecursionlimit()  # OpenSpiel's tests raise it, and then C code runs out of stack before it
        sys.setrecursionlimit(USUAL_DEPTH)
        try:
            with pytest.raises(SystemExit) as ended:
                main()
        finally:
            sys.setrecursionlimit(deepest)
        return Done(int(ended.value.code or 0), *capsys.readouterr())

    return run_command


@pytest.fixture(params=["run_here", pytest.param("run_process", marks=pytest.mark.slow)])
def run(request) -> Run:
    """Here, since to start a process takes longer than most commands; `./test --all` does that too."""
    command: Run = request.getfixturevalue(request.param)
    return command


@pytest.fixture(scope="session")
def records(tmp_path_factory) -> Path:
    """A file with three finished games of Franchise."""
    path = Path(tmp_path_factory.mktemp("records")) / "games.jsonl"
    arguments = ["simulate", "franchise", "--games", "3", "--seed", "7", "--option", "layout=random"]
    subprocess.run([*COMMAND, *arguments, "--records", str(path)], check=True, stdout=subprocess.DEVNULL)
    return path
