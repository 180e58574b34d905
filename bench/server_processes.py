"""Several processes on one PostgreSQL, under load, with everything on this machine: what a move costs while the pages
of a table are all on one process, and while they are spread over all."""

import asyncio
import json
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from clients import PEOPLE, Browser, Game, Page, Server, play_on

sys.path.append(str(Path(__file__).parents[1] / "tools"))
from own_postgres import OwnPostgres


async def _ready(server: Server) -> None:
    browser = Browser(server.port)
    while not json.loads((await browser.ask("GET", "/health"))[1])["ready"]:
        await asyncio.sleep(0.2)


async def _play(
    servers: list[Server], own: OwnPostgres, tables: int, rate: int, seconds: float, is_spread: bool
) -> dict[str, Any]:
    await asyncio.gather(*map(_ready, servers))
    rng = random.Random(1)
    games = []
    for number in range(tables):
        ports = [servers[(number + place * is_spread) % len(servers)].port for place in range(PEOPLE)]
        games.append(Game([Browser(port) for port in ports], rng))
    for game in games:
        await game.begin()
    pages = [await browser.follow(game.table.id) for game in games for browser in game.people]
    before, updates = [server.seconds() for server in servers], Page.updates
    database, mine = own.seconds(), time.process_time()
    played = await play_on(games, rng, rate, seconds)
    moves = len(played.took)
    spent = sum(server.seconds() - known for server, known in zip(servers, before, strict=True))
    return {
        "tables": tables,
        "streams": len(pages),
        **played.figures(),
        "updates_per_second": round((Page.updates - updates) / played.seconds),
        "cpu_ms_per_move": round(1000 * spent / moves, 2),
        "database_cpu_ms_per_move": round(1000 * (own.seconds() - database) / moves, 2),
        "own_cpu_ms_per_move": round(1000 * (time.process_time() - mine) / moves, 2),
        "memory_mb": round(sum(server.memory() for server in servers)),
        "closed_streams": sum(page.is_closed for page in pages),
    }


def measure_processes(
    run: Any, processes: int, pages: str | None, tables: int, rate: int, seconds: float
) -> dict[str, dict[str, Any]]:
    """With a PostgreSQL of its own, which waits for the disk as it does in earnest. `pages`: one way alone."""
    own, found = OwnPostgres(), {}
    own.start()
    try:
        for name, is_spread in (("together", False), ("spread", True)):
            if (processes == 1 and is_spread) or pages not in (None, name):
                continue
            url = own.new_database(name)
            with tempfile.TemporaryDirectory() as folder:
                start = partial(Server, Path(folder), database=url)
                with ThreadPoolExecutor() as pool:  # each waits until its server has said where it is
                    servers = [begun.result() for begun in [pool.submit(start) for _ in range(processes)]]
                try:
                    found[f"{processes} {name}"] = run(_play(servers, own, tables, rate, seconds, is_spread))
                finally:
                    for server in servers:
                        server.stop()
    finally:
        own.remove()
    return found
