"""Scenes for server_load.py beyond its first ones: many games of one visitor, bots in a queue, an import."""

import asyncio
import json
import time
from typing import Any

from clients import Browser, Server
from long_games import long_record

SOLO = [{"kind": "you"}, {"kind": "screen"}]


async def measure_list(server: Server, games: int) -> dict[str, Any]:
    """How long does the first page of so many games take?"""
    browser = Browser(server.port)
    await browser.ask("GET", "/health")
    for _ in range(games):
        await browser.ask("POST", "/games", {"seats": SOLO})
    took = sorted([await _timed(browser, "GET", "/me") for _ in range(20)])
    return {"games": games, "p50_ms": _ms(took[10]), "max_ms": _ms(took[-1])}


async def measure_import(server: Server, entries: int) -> dict[str, Any]:
    """How long does a long record take, how long do others wait meanwhile, and how long does looking back take?"""
    importer, other = Browser(server.port), Browser(server.port)
    record = long_record(entries)
    await other.ask("GET", "/health")
    began = time.perf_counter()
    importing = asyncio.create_task(importer.ask("POST", "/records", record))
    waits = []
    while not importing.done():
        waits.append(await _timed(other, "PUT", "/me", {"name": "Other"}))
        await asyncio.sleep(0.01)
    status, answer = await importing
    took = time.perf_counter() - began
    assert status == 201, answer[:200]
    game, length = json.loads(answer)["id"], len(record["log"])
    back = [await _timed(importer, "GET", f"/games/{game}/positions/{length * n // 20}") for n in range(20)]
    waits.sort()
    return {
        "entries": length,
        "seconds": round(took, 2),
        "others_p50_ms": _ms(waits[len(waits) // 2]),
        "others_max_ms": _ms(waits[-1]),
        "position_max_ms": _ms(max(back)),
    }


async def measure_bots(server: Server, tables: int, level: str, seconds: float) -> dict[str, Any]:
    """Tables of four bots: does every one of them still move at the end?"""
    browser = Browser(server.port)
    await browser.ask("GET", "/health")
    games = []
    for _ in range(tables):
        seats = [{"kind": "bot", "level": level}] * 4
        games.append(json.loads((await browser.ask("POST", "/games", {"seats": seats, "pace": 0}))[1])["table"]["id"])
    await asyncio.sleep(seconds / 2)
    half = [await _entries(browser, game) for game in games]
    await asyncio.sleep(seconds / 2)
    end = [await _entries(browser, game) for game in games]
    standing = sum(after == before and not is_over for (before, _), (after, is_over) in zip(half, end, strict=True))
    return {"tables": tables, "seconds": seconds, "fewest": min(end)[0], "most": max(end)[0], "standing": standing}


async def _entries(browser: Browser, game: str) -> tuple[int, bool]:
    table = json.loads((await browser.ask("GET", f"/games/{game}"))[1])
    return table["entries"], table["status"] == "over"


async def _timed(browser: Browser, method: str, path: str, body: Any = None) -> float:
    began = time.perf_counter()
    status, answer = await browser.ask(method, path, body)
    assert status == 200, (status, answer[:200])
    return time.perf_counter() - began


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)
