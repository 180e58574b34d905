"""How handlers reach the room and answer with a table."""

import time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

from ...table.problem import Problem
from ...table.views import TableView, View
from ..compiling import Compiler
from ..problems import STATUS, StaleView
from ..room import Room, Stale

Asker = Request[Any, Any, Any]


def key_of(request: Asker) -> str:
    """Who asks: see Guard."""
    key: str = request.scope["state"]["key"]
    return key


def room_of(request: Asker) -> Room:
    """The room, once the rulebooks are compiled."""
    compiler: Compiler = request.app.state.compiler
    if not compiler.is_ready:
        raise Problem("compiling", "The rulebooks are being compiled; this happens once.")
    room: Room = request.app.state.room
    return room


def must_see(view: View, key: str) -> None:
    if key not in view.table.head.members():
        raise Problem("not-at-table", "You are not at this table: open the invitation or the spectators' link first.")


async def view_for(room: Room, game_id: str, key: str) -> View:
    """A table, if this browser may see it."""
    view = await room.view(game_id)
    must_see(view, key)
    return view


def encoded(room: Room, view: View, key: str) -> bytes:
    return msgspec.json.encode(table_for(room, view, key))


def table_for(room: Room, view: View, key: str) -> TableView:
    return view.for_key(key, room.streams.online(view.table.head.id), time.time())


def answer(room: Room, view: View, key: str, status: int = 200) -> Response[TableView]:
    content: Any = encoded(room, view, key)  # encoded here once, and faster than by the framework
    return Response(content, media_type=MediaType.JSON, status_code=status)


def answer_stale(request: Asker, problem: Stale) -> Response[StaleView]:
    key = key_of(request)
    table = None
    if key in problem.view.table.head.members():
        table = table_for(request.app.state.room, problem.view, key)
    return Response(StaleView("stale", problem.message, table=table), status_code=STATUS["stale"])
