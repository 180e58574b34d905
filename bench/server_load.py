"""The server under load, on this machine: `python bench/server_load.py [--json]`.

Moves: 200 tables with four people each, 800 open streams, 200 moves a second for a while; how long does a move take,
from the request to its answer, which comes when it is on disk? Idle: 2,000 tables with four open streams each; how
much memory does that take? The load is made by this process and shares the machine with the server.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PEOPLE = 4
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
        self.page = b""
        self.shown: dict[str, Any] = {"version": 0}  # what its open page shows
        self._wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        if self._wires is None:
            self._wires = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self._wires
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json", f"Cookie: {self.cookie}", "", ""]
        writer.write("\r\n".join(lines).encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1])) if length else b""
        if cookie := re.search(r"set-cookie: ([^;]+)", head):
            self.cookie = cookie[1]
        return int(head.split(" ", 2)[1]), json.loads(answer) if answer else None

    async def follow(self, game_id: str, count: "Count") -> "asyncio.Task[None]":
        """Open a stream and count what comes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 18)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/games/{game_id}/stream HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        writer.write("\r\n".join([*lines, f"Cookie: {self.cookie}", "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return asyncio.create_task(self._read(reader, writer, count))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, count: "Count") -> None:
        async for update in frames(reader, writer):
            count.updates += 1
            if update.startswith(b'{"type":"table"'):
                self.page = update

    async def see(self, version: int) -> dict[str, Any]:
        """The table as the stream shows it, once it is at that version."""
        while self.shown["version"] < version:
            await asyncio.sleep(0.005)
            self.shown = json.loads(self.page)["table"]
        return self.shown


@dataclass
class Count:
    updates: int = 0
    tasks: list["asyncio.Task[None]"] = field(default_factory=list)


async def frames(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> AsyncIterator[bytes]:
    """What a WebSocket brings; its pings are answered."""
    while True:
        first, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await reader.readexactly(8), "big")
        payload = await reader.readexactly(length)
        if first & 15 == 9:  # a ping wants a pong, masked with zeros
            writer.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + payload)
        elif first & 15 == 1:
            yield payload


class Game:
    """Four people at one table who take legal moves."""

    def __init__(self, people: list[Browser], rng: random.Random) -> None:
        self.people, self.rng = people, rng
        self.table: dict[str, Any] = {}

    async def begin(self) -> None:
        host, *friends = self.people
        seats = [{"kind": "you"}] + [{"kind": "friend"}] * len(friends)
        _, started = await host.ask("POST", "/games", {"seats": seats, "order": "chosen"})
        self.table = started["table"]
        for friend, link in zip(friends, started["invitations"], strict=True):
            await friend.ask("GET", "/health")
            await friend.ask("POST", f"/games/{self.table['id']}/claim", {"secret": link["secret"]})
        _, self.table = await self.people[-1].ask("GET", f"/games/{self.table['id']}")  # the last one starts

    async def move(self) -> tuple[float, int]:
        """One move: how long it took, and its status."""
        entry = self.rng.choice(self.table["moves"])["entry"]
        browser = self.people[entry["seat"]]
        began = time.perf_counter()
        path = f"/games/{self.table['id']}/moves"
        status, answer = await browser.ask("POST", path, {"version": self.table["version"], "entry": entry})
        took = time.perf_counter() - began
        if status == 200:
            self.table = answer
            if answer["status"] == "running" and not answer["moves"]:
                self.table = await self.people[answer["position"]["actor"]].see(answer["version"])
        return took, status


async def until_ready(port: int) -> None:
    browser = Browser(port)
    while not (await browser.ask("GET", "/health"))[1]["ready"]:
        await asyncio.sleep(0.2)


async def measure_moves(server: Server, tables: int, rate: int, seconds: float) -> dict[str, Any]:
    await until_ready(server.port)
    rng = random.Random(1)
    games = [Game([Browser(server.port) for _ in range(PEOPLE)], rng) for _ in range(tables)]
    for game in games:
        await game.begin()
    count = Count()
    for game in games:
        for browser in game.people:
            count.tasks.append(await browser.follow(game.table["id"], count))
    free, took, statuses = list(games), [], []

    async def play(game: Game) -> None:
        spent, status = await game.move()
        took.append(spent)
        statuses.append(status)
        if game.table["status"] == "running":
            free.append(game)

    rng.shuffle(free)
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    before, spent_before, own_before = count.updates, server.seconds(), time.process_time()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if free:
            task = asyncio.create_task(play(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    elapsed = time.perf_counter() - began
    for task in count.tasks:
        task.cancel()
    took.sort()
    return {
        "tables": tables,
        "streams": len(count.tasks),
        "moves_per_second": round(len(took) / elapsed, 1),
        "updates_per_second": round((count.updates - before) / elapsed),
        "errors": sum(status != 200 for status in statuses),
        "cpu_ms_per_move": round(1000 * (server.seconds() - spent_before) / len(took), 2),
        "own_cpu_ms_per_move": round(1000 * (time.process_time() - own_before) / len(took), 2),
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p99_ms": round(1000 * took[int(len(took) * 0.99)], 1),
        "max_ms": round(1000 * took[-1], 1),
        "memory_mb": round(server.memory()),
    }


async def measure_idle(server: Server, tables: int) -> dict[str, Any]:
    await until_ready(server.port)
    at_start = server.memory()
    count = Count()
    for _ in range(tables):
        browser = Browser(server.port)
        seats = [{"kind": "you"}] + [{"kind": "screen"}] * (PEOPLE - 1)
        _, started = await browser.ask("POST", "/games", {"seats": seats})
        for _ in range(PEOPLE):
            count.tasks.append(await browser.follow(started["table"]["id"], count))
        assert browser._wires
        browser._wires[1].close()
    await asyncio.sleep(2)
    assert not any(task.done() for task in count.tasks), "a stream was closed"
    return {
        "tables": tables,
        "streams": len(count.tasks),
        "start_mb": round(at_start),
        "memory_mb": round(server.memory()),
    }


def measured(measure: Callable[[Server], Coroutine[Any, Any, dict[str, Any]]]) -> dict[str, Any]:
    """With a server and a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            return asyncio.run(measure(server))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle-tables", type=int, default=2000)
    parser.add_argument("--only", choices=["moves", "idle"])
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results = {}
    if given.only != "idle":
        results["moves"] = measured(lambda server: measure_moves(server, given.tables, given.rate, given.seconds))
    if given.only != "moves":
        results["idle"] = measured(lambda server: measure_idle(server, given.idle_tables))
    if given.json:
        print(json.dumps(results))
    else:
        for name, result in results.items():
            print(name, "  ".join(f"{key} {value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
