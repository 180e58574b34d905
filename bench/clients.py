"""A server in a process of its own, and browsers and pages that cost as little as can be: for server_load.py."""

import asyncio
import base64
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

import msgspec

PEOPLE = 4
LENGTH = re.compile(rb"content-length: (\d+)")
COOKIE = re.compile(rb"set-cookie: ([^;]+)")
SOURCE = Path(__file__).parents[1] / "src"


class Server:
    """`python -m grandopening.server` without limits, on a free port and a database of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--port", "0", "--no-limits"]
        command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
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

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.page = Page()
        self._wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Over the connection that is open, or a new one where the server has closed it meanwhile."""
        if self._wires is not None:
            try:
                return await self._ask(method, path, body)
            except (asyncio.IncompleteReadError, ConnectionError):
                self._wires = None
        return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        if self._wires is None:
            self._wires = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self._wires
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {self.cookie}\r\n\r\n"
        writer.write(head.encode() + content)
        told = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(told)
        answer = await reader.readexactly(int(length[1])) if length else b""
        if cookie := COOKIE.search(told):
            self.cookie = cookie[1].decode()
        return int(told[9:12]), answer

    async def follow(self, game_id: str) -> "Page":
        """Open a page: a stream that keeps the last table it brought."""
        self.page = Page()
        await asyncio.get_running_loop().create_connection(lambda: self.page, "127.0.0.1", self.port)
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
