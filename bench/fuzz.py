"""Fuzzers for the server, its streams and the commands: `python bench/fuzz.py [--only requests] [--requests 1000000]`.

requests: real games of both kinds, played on while every operation of the OpenAPI document is sent right, wrong and
broken. streams: handshakes and frames that no browser sends, while somebody follows a table. commands: every command of
`grandopening` with right and wrong arguments and damaged files. Nothing may be answered with a 5xx, a traceback or
later than a second, memory stays flat, and at the end every game is what the replay of its record says.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from clients import Browser, Server
from fuzz_commands import fuzz_commands
from fuzz_requests import RequestFuzzer
from fuzz_streams import fuzz_streams
from server_load import run, until_ready

ENOUGH = 10_000  # requests, after which memory and reach can be judged
SAMPLES = 12


async def fuzz_requests(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    await until_ready(server.port)
    fuzzer = RequestFuzzer(server, given.seed, given.patience)
    await fuzzer.begin()
    began, memory = time.monotonic(), []
    for part in range(1, SAMPLES + 1):
        await fuzzer.run(began + given.seconds * part / SAMPLES, given.requests * part // SAMPLES)
        memory.append(round(server.memory()))
    elapsed = time.monotonic() - began
    faults = fuzzer.faults
    if fuzzer.count >= ENOUGH:
        faults += unreached(fuzzer)
        if memory[-1] > 1.15 * max(memory[: SAMPLES // 2]) + 20:
            faults.append(f"memory grew: {memory} MB")
    shown = await all_shown(fuzzer)
    server.stop()
    faults += tracebacks(server)
    again = Server(server.log.parent, "--log-level", "warning")
    try:
        faults += await differing(again, shown)
    finally:
        again.stop()
    return {
        "requests": fuzzer.count,
        "per_second": round(fuzzer.count / elapsed),
        "moves": sum(n for key, n in fuzzer.done.items() if "/moves" in key and key[-3] == "2"),
        "refused": sum(n for key, n in fuzzer.done.items() if key[-3] == "4"),
        "longest_ms": _named(fuzzer.longest),
        "longest_thought_ms": _named(fuzzer.longest_thought),
        "memory_mb": memory,
        "games_compared": len(shown),
        "faults": faults,
    }


def _named(longest: tuple[float, str]) -> str:
    return f"{round(1000 * longest[0])} ({longest[1]})"


def unreached(fuzzer: RequestFuzzer) -> list[str]:
    """Operations that never did what they are for: then the fuzzer knows too little to find anything there."""
    reached = {key.rsplit(" ", 1)[0] for key in fuzzer.done if key[-3] == "2"}
    labels = [f"{method} {path}" for method, path, _ in fuzzer.operations]
    lacking = [label for label in labels if label not in reached]
    return [f"hardly anything was reached: not {lacking}"] if len(lacking) > len(labels) // 4 else []


async def all_shown(fuzzer: RequestFuzzer) -> dict[str, tuple[Browser, dict[str, Any]]]:
    """Each table as its host sees it, as it stands in the server's memory, without what people try out."""
    found = {}
    for table in fuzzer.tables:
        for person in set(table.people):
            version = json.loads((await person.ask("GET", f"/games/{table.id}"))[1]).get("version", 0)
            await person.ask("POST", f"/games/{table.id}/back", {"version": version, "steps": 0})
        status, answer = await table.people[0].ask("GET", f"/games/{table.id}")
        if status == 200 and (shown := json.loads(answer))["position"] and not shown["draft"]:
            if len(shown["asked"]) > 1:  # each sees the game as if it were to move: what is entered stands elsewhere
                _, answer = await table.people[0].ask("GET", f"/games/{table.id}/positions/{shown['entries']}")
                shown["position"] = json.loads(answer)["position"]
            found[table.id] = (table.people[0], shown)
    return found


async def differing(server: Server, shown: dict[str, Any]) -> list[str]:
    """The tables that look different once they are replayed from the disk. Bots may have moved on since."""
    await until_ready(server.port)
    wrong = []
    for game_id, (host, before) in shown.items():
        browser = Browser(server.port)
        browser.cookie = host.cookie
        _, answer = await browser.ask("GET", f"/games/{game_id}/positions/{before['entries']}")
        if (after := json.loads(answer).get("position")) != before["position"]:
            wrong.append(f"{game_id} is not what its record says: {before['position']} {after or answer}")
    return wrong


def tracebacks(server: Server) -> list[str]:
    said = server.log.read_text("utf-8")
    at = said.find("Traceback")
    return [f"in the log: {said[max(0, at - 300) : at + 1500]}"] if at >= 0 else []


async def streams(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    await until_ready(server.port)
    result = await fuzz_streams(server, random.Random(given.seed), given.seconds, given.patience)
    server.stop()
    result["faults"] += tracebacks(server)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["requests", "streams", "commands"])
    parser.add_argument("--requests", type=int, default=10**9, help="at most so many")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each kind")
    parser.add_argument("--patience", type=float, default=1.0, help="seconds an answer may take")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    faults = 0
    for kind in [given.only] if given.only else ["requests", "streams", "commands"]:
        with tempfile.TemporaryDirectory() as folder:
            if kind == "commands":
                result = fuzz_commands(Path(folder), given.seed, given.seconds)
            else:
                server = Server(Path(folder), "--log-level", "warning")
                try:
                    result = run((fuzz_requests if kind == "requests" else streams)(server, given))
                finally:
                    server.stop()
        found = result.pop("faults")
        print(kind, "  ".join(f"{key} {value}" for key, value in result.items()), f" faults {len(found)}", flush=True)
        for fault in found[:20]:
            print("   ", fault)
        faults += len(found)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
