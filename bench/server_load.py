"""The server under load, on this machine: `python bench/server_load.py [--json]`.

Moves: 200 tables with four people each, 800 open streams, 200 moves a second for a while; how long does a move take,
from the request to its answer, which comes when it is on disk? Idle: 2,000 tables with four open streams each; how
much memory and processor time does that take? `--only` chooses these or one of the other scenes: many (the moves spread
over 2,000 tables), list (the first page of 1,000 games), import (a record of some 25,000 entries, and who waits for
it), bots (220 tables of four managers, for ten minutes), flood (50 busy tables while one visitor, in a process of its
own, takes all they can get, or what `--wishes` names; limits are on). The load is made by this process and shares the
machine with the server.

`--database postgresql --processes 4`: the moves on a PostgreSQL of its own, by way of several processes.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from clients import PEOPLE, Browser, Game, Page, Server, play_on
from flood import WISHES
from server_processes import measure_processes
from server_scenes import measure_bots, measure_flood, measure_import, measure_list

OTHERS = ("many", "list", "import", "bots", "flood")

try:
    from uvloop import run
except ImportError:  # nor has the server one
    from asyncio import run  # type: ignore[assignment]


async def until_ready(port: int) -> None:
    browser = Browser(port)
    while not json.loads((await browser.ask("GET", "/health"))[1])["ready"]:
        await asyncio.sleep(0.2)


async def measure_moves(server: Server, tables: int, rate: int, seconds: float) -> dict[str, Any]:
    await until_ready(server.port)
    rng = random.Random(1)
    games = [Game([Browser(server.port) for _ in range(PEOPLE)], rng) for _ in range(tables)]
    for game in games:
        await game.begin()
    pages = [await browser.follow(game.table.id) for game in games for browser in game.people]
    before, spent_before, own_before = Page.updates, server.seconds(), time.process_time()
    played = await play_on(games, rng, rate, seconds)
    moves = len(played.took)
    return {
        "tables": tables,
        "streams": len(pages),
        **played.figures(),
        "updates_per_second": round((Page.updates - before) / played.seconds),
        "cpu_ms_per_move": round(1000 * (server.seconds() - spent_before) / moves, 2),
        "own_cpu_ms_per_move": round(1000 * (time.process_time() - own_before) / moves, 2),
        "memory_mb": round(server.memory()),
    }


async def measure_idle(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    await until_ready(server.port)
    at_start = server.memory()
    pages = []
    for _ in range(tables):
        browser = Browser(server.port)
        seats = [{"kind": "you"}] + [{"kind": "screen"}] * (PEOPLE - 1)
        _, answer = await browser.ask("POST", "/games", {"seats": seats})
        pages += [await browser.follow(json.loads(answer)["table"]["id"]) for _ in range(PEOPLE)]
        assert browser._wires
        browser._wires[1].close()
    await asyncio.sleep(2)
    spent = server.seconds()
    await asyncio.sleep(seconds)
    assert not any(page.is_closed for page in pages), "a stream was closed"
    return {
        "tables": tables,
        "streams": len(pages),
        "start_mb": round(at_start),
        "memory_mb": round(server.memory()),
        "cpu_ms_per_stream_and_minute": round(60_000 * (server.seconds() - spent) / seconds / len(pages), 2),
    }


async def ready(
    server: Server, measure: Callable[..., Coroutine[Any, Any, dict[str, Any]]], *sizes: Any
) -> dict[str, Any]:
    await until_ready(server.port)
    return await measure(server, *sizes)


def measured(measure: Callable[[Server], Coroutine[Any, Any, dict[str, Any]]], limits: bool) -> dict[str, Any]:
    """With a server and a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), limits=limits)
        try:
            return run(measure(server))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30, help="of each scene; of bots twenty times as many")
    parser.add_argument("--idle-tables", type=int, default=2000)
    parser.add_argument("--only", choices=["moves", "idle", *OTHERS])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="on PostgreSQL")
    parser.add_argument("--pages", choices=["together", "spread"], help="of a table: at one process, or at all")
    parser.add_argument("--wishes", nargs="+", choices=WISHES, default=WISHES, help="of whoever floods")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    scenes = {
        "moves": lambda server: measure_moves(server, given.tables, given.rate, given.seconds),
        "idle": lambda server: measure_idle(server, given.idle_tables, given.seconds),
        "many": lambda server: measure_moves(server, 2000, given.rate, given.seconds),
        "list": lambda server: ready(server, measure_list, 1000),
        "import": lambda server: ready(server, measure_import, 25_000),
        "bots": lambda server: ready(server, measure_bots, 220, "manager", 20 * given.seconds),
        "flood": lambda server: ready(server, measure_flood, 50, given.wishes, given.seconds),
    }
    chosen = [given.only] if given.only else ["moves", "idle"]
    if given.database == "postgresql":
        results = measure_processes(run, given.processes, given.pages, given.tables, given.rate, given.seconds)
    else:
        results = {name: measured(scenes[name], limits=name == "flood") for name in chosen}
    if given.json:
        print(json.dumps(results))
    else:
        for name, result in results.items():
            print(name, "  ".join(f"{key} {value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
