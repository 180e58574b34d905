"""Live updates: one WebSocket per open page, resumable from the version it has."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from ...table.problem import Problem
from ...table.seats import Head
from ...table.views import View
from ...table.wire import LogEntry, TableView
from ..store import Message
from ..streams import Stream
from .answers import Asker
from .chat import LAST_MESSAGE, MOST

STREAMS_PER_KEY = 50
STREAMS_PER_ADDRESS = 500
LONG = 50  # entries
LATER = 1013  # "try again later", which pages do
CLOSE_CODES = {"no-such-game": 4404, "too-many-requests": 4429, "busy": LATER, "storage": LATER}


class TableUpdate(Struct, tag_field="type", tag="table"):
    table: TableView
    log: list[LogEntry]  # what was committed since the last update on this stream


class PresenceUpdate(Struct, tag_field="type", tag="presence"):
    online: list[int]
    watching: int


class ChatUpdate(Struct, tag_field="type", tag="chat"):
    messages: list[Message]  # after those the page has


class RestartUpdate(Struct, tag_field="type", tag="restart"):
    seconds: float | None  # until the server starts anew; None: that was called off


class DeletedUpdate(Struct, tag_field="type", tag="deleted"):
    pass


class Follower:
    """One page that follows a table."""

    def __init__(self, asker: Asker, game_id: str, version: int, heard: int) -> None:
        self.asker = asker
        self.game_id = game_id
        self.version = version  # that the page has
        self.heard = heard  # the last message it has

    async def updates(self, stream: Stream) -> list[bytes]:
        """What is new since the last time, encoded."""
        if stream.is_dismissed:
            return [msgspec.json.encode(DeletedUpdate())]
        view = await self.asker.glance(self.game_id)
        found: list[Any] = []
        table, key = view.table, self.asker.key
        if table.version_for(key) != self.version:
            found.append(TableUpdate(self.asker.encoded(view), await self._log(view)))
            self.version = table.version_for(key)
        if stream.presence:
            stream.presence = False
            found.append(self.presence(view.table.head))
        if stream.talk:
            stream.talk = False
            if messages := await self.asker.room.store.messages(self.game_id, self.heard, MOST):
                self.heard = messages[-1].number
                found.append(ChatUpdate(messages))
        if stream.notice:
            stream.notice = False
            at = self.asker.room.streams.restart_at
            found.append(RestartUpdate(None if at is None else max(0.0, at - time.time())))
        return [msgspec.json.encode(update) for update in found]

    async def _log(self, view: View) -> Any:
        """What was committed since the last time: from the whole log of a long game that can be a lot."""
        known, viewer = view.table.shown_at(self.version), view.viewer_of(self.asker.key)
        lines = view.table.play.lines if view.table.play else ()
        if len(lines) < LONG or lines[-LONG].version <= known:
            return view.log_since(known, viewer)
        return await self.asker.room.looking.run(view.log_since, known, viewer)

    def presence(self, head: Head) -> PresenceUpdate:
        online = set(self.asker.room.streams.online(self.game_id))
        seats = [number for number, seat in enumerate(head.seats) if seat.key in online]
        return PresenceUpdate(seats, len(online - {seat.key for seat in head.seats}))


async def until_gone(socket: WebSocket[Any, Any, Any], gone: asyncio.Event, stream: Stream) -> None:
    """Nothing is expected from the page; reading is how one learns that it has gone."""
    try:
        while True:
            await socket.receive_data("text")
    except WebSocketDisconnect:
        gone.set()
        stream.changed.set()


async def must_be_few(asker: Asker) -> None:
    """Neither may one browser have too many pages open, nor one address, nor may they come too fast."""
    await asker.room.arrivals.take(asker.address)
    if not asker.room.has_limits:
        return
    streams = asker.room.streams
    theirs = streams.count_of[asker.key] + streams.count_elsewhere(asker.key)
    if theirs >= STREAMS_PER_KEY or streams.count_of[asker.address] >= STREAMS_PER_ADDRESS:
        raise Problem("too-many-requests", "Too many open pages.")


@websocket("/games/{game_id:str}/stream")
async def stream_game(
    socket: WebSocket[Any, Any, Any], game_id: str, asker: Asker, version: int = 0, heard: int = 0
) -> None:
    """Send the table whenever it differs from the version the page has, and what is said after the message it has."""
    await socket.accept()
    heard = min(max(heard, 0), LAST_MESSAGE)
    follower, streams = Follower(asker, game_id, version, heard), asker.room.streams
    try:
        await must_be_few(asker)
        await asker.view(game_id)
    except Problem as problem:
        await socket.close(CLOSE_CODES.get(problem.code, 4403), problem.code)
        return
    stream, gone = streams.open(game_id, asker.key, asker.address), asyncio.Event()
    reader = asyncio.create_task(until_gone(socket, gone, stream))
    try:
        while not gone.is_set():
            stream.changed.clear()
            for update in await follower.updates(stream):
                await socket.send_data(update, "text")
            if stream.is_dismissed:
                await socket.close(1000, "deleted")
                return
            await stream.changed.wait()
    except Problem as problem:
        await socket.close(CLOSE_CODES.get(problem.code, 4403), problem.code)
    except WebSocketDisconnect:
        pass
    finally:
        reader.cancel()
        streams.close(game_id, stream)
