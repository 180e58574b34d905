"""What no browser sends on a stream: handshakes and frames that are wrong, too long, half or never ended, from many
sockets at once, while somebody follows a table."""

import asyncio
import base64
import json
import os
import random
import struct
import time
from pathlib import Path
from typing import Any

from clients import Browser, Server

CROWD = 20  # sockets at once
LATER = 2.0  # seconds after which a socket that was left is closed
SPARE = 20  # descriptors that a server may need for other things


async def fuzz_streams(server: Server, rng: random.Random, seconds: float, patience: float) -> dict[str, Any]:
    until, faults = time.monotonic() + seconds, []
    host = Browser(server.port)
    table = await _lay(host)
    open_before, memory_before = _open_files(server), server.memory()
    crowd = [asyncio.create_task(_misbehave(server, host, table["id"], rng, until)) for _ in range(CROWD)]
    moves, longest = 0, 0.0
    page = await host.follow(table["id"])
    while time.monotonic() < until:
        if table["status"] != "running":
            table = await _lay(host)
            page = await host.follow(table["id"])
        began, wish = time.monotonic(), {"version": table["version"], "entry": rng.choice(table["moves"])["entry"]}
        status, answer = await host.ask("POST", f"/games/{table['id']}/moves", wish)
        table = json.loads(answer)
        try:
            assert status == 200, answer[:200]
            await asyncio.wait_for(page.see(table["version"]), 30)
        except (AssertionError, TimeoutError) as error:
            faults.append(f"whoever follows a table did not get version {table.get('version')}: {error!r}")
            break
        longest, moves = max(longest, time.monotonic() - began), moves + 1
        await asyncio.sleep(0.02)
    sent = sum(await asyncio.gather(*crowd))
    await asyncio.sleep(LATER)
    if longest > patience:
        faults.append(f"a move took {longest:.2f} s until it was seen")
    if (grown := _open_files(server) - open_before) > SPARE:
        faults.append(f"{grown} descriptors stay open")
    if server.memory() > 1.15 * memory_before + 30:
        faults.append(f"memory grew from {memory_before:.0f} to {server.memory():.0f} MB")
    return {"sockets": sent, "moves": moves, "longest_ms": round(1000 * longest), "faults": faults}


async def _lay(host: Browser) -> dict[str, Any]:
    _, answer = await host.ask("POST", "/games", {"seats": [{"kind": "you"}, {"kind": "screen"}]})
    table: dict[str, Any] = json.loads(answer)["table"]
    return table


def _open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


async def _misbehave(server: Server, host: Browser, game_id: str, rng: random.Random, until: float) -> int:
    """One bad socket after another; tells how many."""
    count = 0
    while time.monotonic() < until:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(_handshake(server, host, game_id, rng))
            await asyncio.wait_for(reader.read(100), 2)
            for _ in range(rng.randrange(12)):
                writer.write(_frame(rng))
                if rng.random() < 0.3:
                    await writer.drain()
            if rng.random() < 0.5:
                await asyncio.wait_for(reader.read(1000), rng.random() / 2)
        except (TimeoutError, ConnectionError):
            pass
        if rng.random() < 0.5:
            writer.transport.abort()  # without a word
        else:
            writer.close()
        count += 1
        await asyncio.sleep(0.005)
    return count


def _handshake(server: Server, host: Browser, game_id: str, rng: random.Random) -> bytes:
    """Of a stream, right in more than half of all cases."""
    query = rng.choice(
        ["", "?version=1", "?version=-1", "?version=x", f"?heard={10**30}", "?heard=%00", "?version=1.5"]
    )
    lines = {
        "Host": f"127.0.0.1:{server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": host.cookie,
    }
    match rng.randrange(12):
        case 0:
            del lines[rng.choice(list(lines))]
        case 1:
            lines[rng.choice(list(lines))] = rng.choice(["", "x", "é", "8", "a" * 3000])
        case 2:
            lines["Origin"] = rng.choice(["http://elsewhere.example", "http://[", "null"])
        case 3:
            lines["Sec-WebSocket-Extensions"] = "permessage-deflate; client_max_window_bits=99, x; y=" + "z" * 500
        case 4:
            game_id = rng.choice(["", "%ff", "nobody", "a" * 3000])
    head = [f"GET /api/games/{game_id}/stream{query} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items())]
    whole = "\r\n".join([*head, "", ""]).encode()
    return whole[: rng.randrange(len(whole))] if rng.random() < 0.1 else whole


def _frame(rng: random.Random) -> bytes:
    """Any first byte, any length, told truly or not, masked or not."""
    payload = rng.randbytes(rng.choice([0, 1, 2, 5, 125, 126, 300, 70_000]))
    first = rng.choice([0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x80, 0xC1, 0xFF, rng.randrange(256)])
    told = rng.choice([len(payload)] * 6 + [2**16 - 1, 2**31, 2**63 - 1, 2**64 - 1])
    masked = 0x80 if rng.random() < 0.8 else 0
    if told < 126:
        head = bytes([first, masked | told])
    elif told < 2**16:
        head = bytes([first, masked | 126]) + struct.pack(">H", told)
    else:
        head = bytes([first, masked | 127]) + struct.pack(">Q", told)
    return head + (rng.randbytes(4) if masked else b"") + payload
