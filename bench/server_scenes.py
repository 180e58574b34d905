"""Scenes for server_load.py beyond its first ones: many games of one visitor, bots in a queue, an import, a flood."""

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

from clients import PEOPLE, Browser, Game, Server, play_on
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
    half, began = [await _entries(browser, game) for game in games], time.monotonic()
    await asyncio.sleep(seconds / 2)
    end, passed = [await _entries(browser, game) for game in games], time.monotonic() - began
    standing = sum(after == before and not is_over for (before, _), (after, is_over) in zip(half, end, strict=True))
    return {
        "tables": tables,
        "seconds": seconds,
        "fewest": min(end)[0],
        "most": max(end)[0],
        "entries_per_second": round(
            sum(after - before for (before, _), (after, _) in zip(half, end, strict=True)) / passed
        ),
        "standing": standing,
        "queue": await _metric(browser, "grandopening_bot_queue"),
    }


async def measure_flood(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """A move a second at each table, while one visitor asks for all that costs much, as fast as they are let."""
    rng = random.Random(1)
    addresses = (f"127.0.{number // 200 + 1}.{number % 200 + 1}" for number in range(tables * PEOPLE))
    games = [Game([Browser(server.port, next(addresses)) for _ in range(PEOPLE)], rng) for _ in range(tables)]
    for game in games:
        await game.begin()
        for person in game.people:
            await person.follow(game.table.id)
    alone = await play_on(games, rng, tables, seconds / 3)
    flood = Flood(server.port, games[0])
    await flood.begin()
    spoilers = [asyncio.create_task(spoiler) for spoiler in flood.spoilers()]
    await asyncio.sleep(2)
    flooded = await play_on([game for game in games if game.table.status == "running"], rng, tables, seconds)
    for spoiler in spoilers:
        spoiler.cancel()
    results = await asyncio.gather(*spoilers, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    return {
        "tables": tables,
        "alone_p99_ms": alone.figures()["p99_ms"],
        **flooded.figures(),
        "flood": dict(sorted(flood.answers.items())),
    }


class Flood:
    """One visitor, with many connections from one address."""

    def __init__(self, port: int, victim: Game) -> None:
        self.port, self.victim = port, victim
        self.answers: Counter[str] = Counter()
        self.key = ""

    def browser(self) -> Browser:
        browser = Browser(self.port, "127.0.0.2")
        browser.cookie = self.key
        return browser

    async def begin(self) -> None:
        """A table for hints, a long game to look into, and a link to somebody's table."""
        browser = self.browser()
        await browser.ask("GET", "/health")
        self.key = browser.cookie
        self.record = long_record(25_000)
        self.table = json.loads((await browser.ask("POST", "/games", {"seats": SOLO}))[1])["table"]
        self.long = json.loads((await browser.ask("POST", "/records", self.record))[1])["id"]
        path = f"/games/{self.victim.table.id}"
        link = json.loads((await self.victim.people[0].ask("POST", f"{path}/spectators"))[1])
        self.claim = {"secret": link["secret"]}

    def spoilers(self) -> list[Any]:
        hint = ("POST", f"/games/{self.table['id']}/hint", {"version": self.table["version"]})
        look = ("GET", f"/games/{self.long}/positions/{len(self.record['log']) - 1}", None)
        claim = ("POST", f"/games/{self.victim.table.id}/claim", self.claim)
        asked = {"hint": hint, "import": ("POST", "/records", self.record), "position": look, "claim": claim}
        repeated = [self._repeat(name, *wish) for name, wish in asked.items() for _ in range(3)]
        return repeated + [self._half_open() for _ in range(300)]

    async def _repeat(self, name: str, method: str, path: str, body: Any) -> None:
        browser = self.browser()
        while True:
            status, _ = await browser.ask(method, path, body)
            self.answers[f"{name} {status}"] += 1
            await asyncio.sleep(0.005)

    async def _half_open(self) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.0.0.2", 0))
                writer.write(b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                await reader.read()
                writer.close()
            except OSError:
                pass
            self.answers["connection closed"] += 1
            await asyncio.sleep(0.05)


async def _entries(browser: Browser, game: str) -> tuple[int, bool]:
    table = json.loads((await browser.ask("GET", f"/games/{game}"))[1])
    return table["entries"], table["status"] == "over"


async def _metric(browser: Browser, name: str) -> float:
    _, told = await browser.send("GET", "/metrics")
    return next(float(line.split()[1]) for line in told.decode().splitlines() if line.startswith(f"{name} "))


async def _timed(browser: Browser, method: str, path: str, body: Any = None) -> float:
    began = time.perf_counter()
    status, answer = await browser.ask(method, path, body)
    assert status == 200, (status, answer[:200])
    return time.perf_counter() - began


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)
