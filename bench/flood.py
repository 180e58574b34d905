"""One visitor who asks a server for all that costs much, as fast as they are let, from many connections: for
server_load.py.

A process of its own: the moves of others are timed elsewhere, by a loop that has nothing else to do. It is given a
port, and a table with a spectators' link to it; says when it begins, and when its input ends, how it was answered.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from clients import Browser
from long_games import long_record

ADDRESS = "127.0.0.2"
ENTRIES = 25_000  # of the record that is imported
SOLO = [{"kind": "you"}, {"kind": "screen"}]
WISHES = ("hint", "import", "position", "claim", "half-open")
ASKERS = 3  # of each wish
HALF_OPEN = 300  # connections


class Flood:
    """One visitor, with many connections from one address."""

    def __init__(self, port: int, victim: str, secret: str) -> None:
        self.port, self.victim = port, victim
        self.claim = msgspec.json.encode({"secret": secret})
        self.answers: Counter[str] = Counter()
        self.key = ""

    def browser(self) -> Browser:
        browser = Browser(self.port, ADDRESS)
        browser.cookie = self.key
        return browser

    async def begin(self) -> None:
        """A table for hints, and a long game to look into."""
        browser = self.browser()
        await browser.ask("GET", "/health")
        self.key = browser.cookie
        record = long_record(ENTRIES)
        self.last = len(record["log"]) - 1
        self.record = msgspec.json.encode(record)  # once: the load must cost less than what it loads
        self.table = json.loads((await browser.ask("POST", "/games", {"seats": SOLO}))[1])["table"]
        self.long = json.loads((await browser.send("POST", "/api/records", self.record))[1])["id"]

    def spoilers(self, wishes: Sequence[str]) -> list[Coroutine[Any, Any, None]]:
        version = msgspec.json.encode({"version": self.table["version"]})
        asked = {
            "hint": ("POST", f"/api/games/{self.table['id']}/hint", version),
            "import": ("POST", "/api/records", self.record),
            "position": ("GET", f"/api/games/{self.long}/positions/{self.last}", b""),
            "claim": ("POST", f"/api/games/{self.victim}/claim", self.claim),
        }
        repeated = [self._repeat(wish, *asked[wish]) for wish in wishes if wish in asked for _ in range(ASKERS)]
        return repeated + [self._half_open() for _ in range(HALF_OPEN) if "half-open" in wishes]

    async def _repeat(self, wish: str, method: str, target: str, content: bytes) -> None:
        browser = self.browser()
        while True:
            status, _ = await browser.send(method, target, content)
            self.answers[f"{wish} {status}"] += 1
            await asyncio.sleep(0.005)

    async def _half_open(self) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
                writer.write(b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                await reader.read()
                writer.close()
            except OSError:
                pass
            self.answers["connection closed"] += 1
            await asyncio.sleep(0.05)


class Flooding:
    """Such a process, from its beginning to its end."""

    def __init__(self, port: int, victim: str, secret: str, wishes: Sequence[str]) -> None:
        command = [sys.executable, __file__, str(port), victim, secret, *wishes]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def _line(self) -> str:
        assert self._process.stdout
        return await asyncio.to_thread(self._process.stdout.readline)

    async def begun(self) -> None:
        assert await self._line() == "begun\n", "the flood has failed"

    async def end(self) -> dict[str, Any]:
        """How often it was answered how."""
        assert self._process.stdin
        self._process.stdin.close()
        told = await self._line()
        assert self._process.wait() == 0, "the flood has failed"
        answers: dict[str, Any] = json.loads(told)
        return answers


async def _run(port: int, victim: str, secret: str, wishes: Sequence[str]) -> None:
    flood = Flood(port, victim, secret)
    await flood.begin()
    spoilers = [asyncio.create_task(spoiler) for spoiler in flood.spoilers(wishes)]
    print("begun", flush=True)
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    done, _ = await asyncio.wait([ended, *spoilers], return_when=asyncio.FIRST_COMPLETED)
    assert done == {ended}, [task.exception() for task in done if task is not ended]
    for spoiler in spoilers:
        spoiler.cancel()
    print(json.dumps(dict(sorted(flood.answers.items()))), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("victim", help="a table")
    parser.add_argument("secret", help="of its spectators' link")
    parser.add_argument("wishes", nargs="+", choices=WISHES)
    given = parser.parse_args()
    asyncio.run(_run(given.port, given.victim, given.secret, given.wishes))


if __name__ == "__main__":
    main()
