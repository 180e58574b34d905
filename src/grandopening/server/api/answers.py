"""Who asks, and how they are answered with a table."""

import hmac
import time
from collections.abc import Set
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.types import Scope

from ...table.problem import Problem
from ...table.table import Table
from ...table.views import View
from ...table.wire import TableView
from ..keys import signature_of
from ..problems import STATUS, StaleView
from ..quota import address_of
from ..room import Change, Room, Stale


class Asker:
    """Whoever sends a request: the room, the hash of the key their browser holds, and where they are."""

    def __init__(self, room: Room, key: str, address: str, ticket: str = "") -> None:
        self.room = room
        self.key = key
        self.address = address
        self.ticket = ticket  # to a replay that is part of somebody's page, where browsers send no key

    async def view(self, game_id: str) -> View:
        """A table, if this browser may see it."""
        view = await self.room.latest(game_id)
        must_see(view.members, self.key)
        return view

    async def glance(self, game_id: str) -> View:
        """The same for a page that is told of every change, and can do without asking whether there was one."""
        view = await self.room.view(game_id)
        return view if self.key in view.members else await self.view(game_id)

    async def replay(self, game_id: str) -> View:
        """A table one may see; a finished one also by the ticket that its players give away."""
        view = await self.room.latest(game_id)
        if view.table.head.status != "over" or not hmac.compare_digest(self.ticket, self.ticket_to(game_id)):
            must_see(view.members, self.key)
        return view

    def ticket_to(self, game_id: str) -> str:
        """The same at any time: nothing has to be kept, and all addresses of a replay stay good."""
        return signature_of(self.room.store.seal, f"replay {game_id}")

    async def change(self, game_id: str, change: Change, version: int | None = None) -> Response[TableView]:
        """Let something happen at a table one may see; the answer shows it afterwards."""
        await self.glance(game_id)
        is_current = None if version is None else lambda table: table.is_current(self.key, version)
        return self.answer(await self.room.change(game_id, change, is_current, address=self.address))

    async def add(self, table: Table) -> View:
        return await self.room.add(table, self.address)

    def shown(self, view: View) -> TableView:
        return view.for_key(self.key, self.room.streams.online(view.table.head.id), time.time())

    def encoded(self, view: View) -> Any:
        """The same for the wire, its large parts encoded already."""
        return view.encoded(self.key, self.room.streams.online(view.table.head.id), time.time())

    def answer(self, view: View, status: int = 200) -> Response[TableView]:
        content: Any = msgspec.json.encode(self.encoded(view))  # faster here than by the framework
        return Response(content, media_type=MediaType.JSON, status_code=status)


def asker_of(scope: Scope) -> Asker:
    """Who asks (see Guard)."""
    assert scope["state"]["key"]
    tickets = [value.decode("latin-1") for name, value in scope["headers"] if name == b"replay-ticket"]
    ticket = "".join(tickets) if "".join(tickets).isascii() else ""
    return Asker(scope["litestar_app"].state.room, scope["state"]["key"], address_of(scope), ticket)


def must_see(members: Set[str], key: str) -> None:
    if key not in members:
        raise Problem("not-at-table", "You are not at this table: open the invitation or the spectators' link first.")


def answer_stale(request: Request[Any, Any, Any], problem: Stale) -> Response[StaleView]:
    asker = asker_of(request.scope)
    is_member = asker.key in problem.view.members
    table = asker.shown(problem.view) if is_member else None
    return Response(StaleView("stale", problem.message, table=table), status_code=STATUS["stale"])
