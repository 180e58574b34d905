"""Scenes for server_load.py beyond its first ones: many games of one visitor, bots in a queue, an import, a flood."""

import asyncio
import json
import math
import random
import time
from collections.abc import Sequence
from typing import Any

from clients import PEOPLE, Browser, Game, Server, play_on
from flood import SOLO, Flooding
from long_games import long_record
from prometheus_client.parser import text_string_to_metric_families


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
    began, spent = time.perf_counter(), server.seconds()
    importing = asyncio.create_task(importer.ask("POST", "/records", record))
    waits = []
    while not importing.done():
        waits.append(await _timed(other, "PUT", "/me", {"name": "Other"}))
        await asyncio.sleep(0.01)
    status, answer = await importing
    took, spent = time.perf_counter() - began, server.seconds() - spent
    assert status == 201, answer[:200]
    game, length = json.loads(answer)["id"], len(record["log"])
    back = [await _timed(importer, "GET", f"/games/{game}/positions/{length * n // 20}") for n in range(20)]
    waits.sort()
    return {
        "entries": length,
        "seconds": round(took, 2),
        "cpu_seconds": round(spent, 2),
        "others_asked": len(waits),
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


async def measure_flood(server: Server, tables: int, wishes: Sequence[str], seconds: float) -> dict[str, Any]:
    """A move a second at each table, while one visitor asks for all that costs much, as fast as they are let."""
    rng = random.Random(1)
    addresses = (f"127.0.{number // 200 + 1}.{number % 200 + 1}" for number in range(tables * PEOPLE))
    games = [Game([Browser(server.port, next(addresses)) for _ in range(PEOPLE)], rng) for _ in range(tables)]
    for game in games:
        await game.begin()
        for person in game.people:
            await person.follow(game.table.id)
    alone = await play_on(games, rng, tables, seconds / 3)
    victim = games[0]
    _, link = await victim.people[0].ask("POST", f"/games/{victim.table.id}/spectators")
    flood = Flooding(server.port, victim.table.id, json.loads(link)["secret"], wishes)
    await flood.begun()
    await asyncio.sleep(2)
    watcher = Browser(server.port)
    before, spent, own = await Times.of(watcher), server.seconds(), Lateness()
    flooded = await play_on([game for game in games if game.table.status == "running"], rng, tables, seconds)
    since = (await Times.of(watcher)).since(before)
    return {
        "tables": tables,
        "alone_p99_ms": alone.figures()["p99_ms"],
        **flooded.figures(),
        "own_lateness_p99_ms": own.p99_ms(),
        "server_lateness": since.told("grandopening_loop_seconds"),
        "writing": since.told("grandopening_database_seconds write"),
        "server_cores": round((server.seconds() - spent) / flooded.seconds, 2),
        "flood": await flood.end(),
    }


class Times:
    """What the server's histograms tell: how often something took up to so many seconds."""

    def __init__(self, counts: dict[str, dict[float, float]]) -> None:
        self.counts = counts

    @classmethod
    async def of(cls, browser: Browser) -> "Times":
        _, told = await browser.send("GET", "/metrics")
        counts: dict[str, dict[float, float]] = {}
        for family in text_string_to_metric_families(told.decode()):
            for _, labels, count, *_ in family.samples:
                if "le" in labels:
                    name = " ".join([family.name, *(labels[label] for label in labels if label != "le")])
                    counts.setdefault(name, {})[float(labels["le"])] = count
        return cls(counts)

    def since(self, before: "Times") -> "Times":
        known = before.counts
        return Times(
            {
                name: {up_to: count - known.get(name, {}).get(up_to, 0) for up_to, count in counts.items()}
                for name, counts in self.counts.items()
            }
        )

    def told(self, name: str) -> str:
        counts = self.counts[name]
        parts = {"p50": 0.5, "p99": 0.99, "max": 1}
        bounds = {name: _bound(counts, part * counts[math.inf]) for name, part in parts.items()}
        return ", ".join(f"{name} <= {1000 * bound:g} ms" for name, bound in bounds.items())


def _bound(counts: dict[float, float], enough: float) -> float:
    return next(up_to for up_to, count in counts.items() if count >= enough)


class Lateness:
    """Of this process's own loop: what it measures elsewhere cannot be finer."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._task = asyncio.create_task(self._note())

    async def _note(self) -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self._late.append(time.perf_counter() - due)

    def p99_ms(self) -> float:
        self._task.cancel()
        return _ms(sorted(self._late)[int(0.99 * len(self._late))])


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
