"""A server in a process of its own, and browsers and pages that cost as little as can be."""

import asyncio
import base64
import gc
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import msgspec

PEOPLE = 4
LENGTH = re.compile(rb"content-length: (\d+)")
COOKIE = re.compile(rb"set-cookie: ([^;]+)")
SOURCE = Path(__file__).parents[1] / "src"


class Server:
    """`python -m grandopening.server` on a free port and the database in a folder; without limits, unless said
    otherwise. What it logs is kept beside the database."""

    def __init__(self, folder: Path, *arguments: str, limits: bool = False, database: str = "") -> None:
        command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--port", "0", *arguments]
        command += ["--database", database or f"sqlite:///{folder / 'tables.db'}", *([] if limits else ["--no-limits"])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])}
        self.log = folder / "server.log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.port = int(found[1])

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return int(found[1]) / 1000

    def seconds(self) -> float:
        """Processor time it has used, which tells more than the clock on a busy machine."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Browser:
    """A bare HTTP and WebSocket client: the load must cost less than what it loads."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address  # where it comes from: a server with limits counts by address
        self.cookie = ""
        self.page = Page()
        self._wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        content = b"" if body is None else msgspec.json.encode(body)
        return await self.send(method, f"/api{path}", content)

    async def send(
        self, method: str, target: str, content: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Over the connection that is open, or a new one where the server has closed it meanwhile."""
        named = {"Host": f"127.0.0.1:{self.port}", "Content-Type": "application/json", "Cookie": self.cookie}
        named = {**named, "Content-Length": str(len(content)), **(headers or {})}
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items())]
        request = "\r\n".join([*lines, "", ""]).encode() + content
        if self._wires is not None:
            try:
                return await self._exchange(request)
            except (asyncio.IncompleteReadError, ConnectionError):
                self._wires = None
        return await self._exchange(request)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._wires is None:
            self._wires = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 20, local_addr=(self.address, 0)
            )
        reader, writer = self._wires
        writer.write(request)
        told = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(told)
        answer = await reader.readexactly(int(length[1])) if length else b""
        if cookie := COOKIE.search(told):
            self.cookie = cookie[1].decode()
        return int(told[9:12]), answer

    async def follow(self, game_id: str) -> "Page":
        """Open a page: a stream that keeps the last table it brought."""
        self.page = Page()
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.page, "127.0.0.1", self.port, local_addr=(self.address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/games/{game_id}/stream HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        self.page.write("\r\n".join([*lines, f"Cookie: {self.cookie}", "", ""]).encode())
        await asyncio.wait_for(self.page.opened, 30)
        return self.page


class Page(asyncio.Protocol):
    """One open stream. Frames are cut from the bytes as they come, and read only when somebody wants to see them."""

    updates = 0  # of all pages

    def __init__(self) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.table = b""  # the last one
        self.is_closed = False
        self._bytes = b""
        self._changed: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.write = cast(asyncio.Transport, transport).write

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self.opened.done():
            head, found, self._bytes = self._bytes.partition(b"\r\n\r\n")
            assert found, "the answer to an upgrade comes in one piece"
            assert b" 101 " in head, head
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Cut off a frame if there is a whole one."""
        held = self._bytes
        if len(held) < 2:
            return False
        length, start = held[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(held[2:start], "big")
        if len(held) < start + length:
            return False
        payload, self._bytes = held[start : start + length], held[start + length :]
        if held[0] & 15 == 9:  # a ping wants a pong, masked with zeros
            self.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + payload)
        elif held[0] & 15 == 1:
            Page.updates += 1
            if payload.startswith(b'{"type":"table"'):
                self.table = payload
                if self._changed and not self._changed.done():
                    self._changed.set_result(None)
        return True

    async def see(self, version: int) -> "Shown":
        """The table as this page shows it, once it is at that version."""
        while True:
            if self.table and (shown := UPDATE.decode(self.table).table).version >= version:
                return shown
            self._changed = asyncio.get_running_loop().create_future()
            await self._changed


class Choice(msgspec.Struct):
    entry: dict[str, Any]


class Actor(msgspec.Struct):
    actor: int | None


class Shown(msgspec.Struct):
    """What the load has to know of a table."""

    id: str
    version: int
    status: str
    moves: list[Choice]
    position: Actor | None


class Update(msgspec.Struct):
    table: Shown


TABLE, UPDATE = msgspec.json.Decoder(Shown), msgspec.json.Decoder(Update)


class Game:
    """Four people at one table who take legal moves."""

    def __init__(self, people: list[Browser], rng: random.Random) -> None:
        self.people, self.rng = people, rng
        self.table: Shown

    async def begin(self) -> None:
        host, *friends = self.people
        seats = [{"kind": "you"}] + [{"kind": "friend"}] * len(friends)
        _, answer = await host.ask("POST", "/games", {"seats": seats, "order": "chosen"})
        started = json.loads(answer)
        path = f"/games/{started['table']['id']}"
        for friend, link in zip(friends, started["invitations"], strict=True):
            await friend.ask("GET", "/health")
            await friend.ask("POST", f"{path}/claim", {"secret": link["secret"]})
        self.table = TABLE.decode((await self.people[-1].ask("GET", path))[1])  # the last one starts

    async def move(self) -> tuple[float, int]:
        """One move: how long it took, and its status."""
        entry = self.rng.choice(self.table.moves).entry
        browser = self.people[entry["seat"]]
        began = time.perf_counter()
        path = f"/games/{self.table.id}/moves"
        status, answer = await browser.ask("POST", path, {"version": self.table.version, "entry": entry})
        took = time.perf_counter() - began
        if status == 200:
            self.table = TABLE.decode(answer)
            if self.table.status == "running" and not self.table.moves:
                assert self.table.position
                assert self.table.position.actor is not None
                self.table = await self.people[self.table.position.actor].page.see(self.table.version)
        return took, status


@dataclass
class Played:
    took: list[float]  # seconds, of each move
    errors: int
    seconds: float

    def figures(self) -> dict[str, float]:
        took = sorted(self.took)
        return {
            "moves_per_second": round(len(took) / self.seconds, 1),
            "errors": self.errors,
            "p50_ms": round(1000 * took[len(took) // 2], 1),
            "p99_ms": round(1000 * took[int(len(took) * 0.99)], 1),
            "max_ms": round(1000 * took[-1], 1),
        }


async def play_on(games: list[Game], rng: random.Random, rate: int, seconds: float) -> Played:
    """So many moves a second, at all tables in turn."""
    free, took, statuses = list(games), [], []
    running: set[asyncio.Task[None]] = set()

    async def play(game: Game) -> None:
        spent, status = await game.move()
        took.append(spent)
        statuses.append(status)
        if game.table.status == "running":
            free.append(game)

    rng.shuffle(free)
    gc.collect()
    gc.freeze()  # a look through thousands of open pages takes half a second, in which no answer would be read
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if free:
            task = asyncio.create_task(play(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return Played(took, sum(status != 200 for status in statuses), time.perf_counter() - began)
