"""What whoever runs the server may do while it runs: `grandopening admin`. Who may ask: see desk.py."""

import logging
import time
from typing import Any

from litestar import Router, delete, get, put
from litestar.datastructures import State
from msgspec import Struct

from ..table.problem import Problem
from ..table.seats import Head
from ..table.table import Table
from .loading import Damaged
from .room import Room

log = logging.getLogger("grandopening.server")

MOST = 10_000  # tables in one list


class SeatRow(Struct):
    kind: str
    name: str
    level: str
    online: bool
    has_link: bool  # an invitation or recovery link that can be used


class TableRow(Struct):
    id: str
    game: str
    status: str
    closed: bool
    damaged: bool  # it cannot be read back, only deleted
    seats: list[SeatRow]
    spectators: int
    pages: int  # that are open
    created: float
    changed: float


class TableDetails(TableRow):
    version: int
    options: dict[str, Any]
    has_spectators_link: bool
    watching: list[bool]  # of each spectator, whether a page is open


class NewRestart(Struct):
    minutes: float | None  # None: it is called off


def row_of(room: Room, head: Head) -> dict[str, Any]:
    online = room.streams.online(head.id)
    seats = [
        SeatRow(seat.kind, seat.name, seat.level, bool(seat.key) and seat.key in online, bool(seat.link))
        for seat in head.seats
    ]
    return {
        **{name: getattr(head, name) for name in ("id", "game", "status", "closed", "created", "changed")},
        "seats": seats,
        "spectators": len(head.spectators),
        "pages": len(online),
        "damaged": False,
    }


def listed(room: Room, found: Head | Damaged) -> TableRow:
    if isinstance(found, Head):
        return TableRow(**row_of(room, found))
    return TableRow(found.id, "", found.status, False, True, [], 0, 0, found.changed, found.changed)


async def head_of(state: State, game_id: str) -> Head:
    head: Head | None = await state.room.store.head(game_id)
    if head is None:
        raise Problem("no-such-game", "There is no such game: `grandopening admin list` names them.")
    return head


@get("/")
async def get_tables(state: State, status: str | None = None, limit: int = 50) -> list[TableRow]:
    """The last changed first."""
    return [listed(state.room, found) for found in await state.room.store.heads(status, min(limit, MOST))]


@get("/{game_id:str}")
async def get_table(state: State, game_id: str) -> TableDetails:
    head = await head_of(state, game_id)
    online = state.room.streams.online(game_id)
    return TableDetails(
        **row_of(state.room, head),
        version=head.version,
        options=head.options,
        has_spectators_link=bool(head.spectators_link),
        watching=[key in online for key in head.spectators],
    )


@put("/{game_id:str}/closed", status_code=204)
async def put_closed(state: State, game_id: str, data: bool) -> None:
    """Nobody can do anything there any more, or they can again. It can still be looked at."""
    await state.room.change(game_id, lambda table, now: table.set_closed(data, now), anyway=True)
    log.info("admin: table %s", "closed" if data else "opened again", extra={"game": game_id})


@delete("/{game_id:str}")
async def delete_table(state: State, game_id: str) -> None:
    try:
        await head_of(state, game_id)
    except Problem as problem:
        if problem.code != "damaged":
            raise
    await state.room.delete(game_id)
    log.info("admin: table deleted", extra={"game": game_id})


@delete("/{game_id:str}/links", status_code=200)
async def delete_links(state: State, game_id: str, seat: int | None = None) -> int:
    """Make links worthless: those of one seat, or all, the spectators' too. How many there were."""
    count = 0

    def change(table: Table, _: float) -> None:
        nonlocal count
        count = table.revoke_links(seat)

    await state.room.change(game_id, change, anyway=True)
    log.info("admin: links revoked", extra={"game": game_id, "count": count})
    return count


@delete("/{game_id:str}/spectators/{number:int}")
async def delete_spectator(state: State, game_id: str, number: int) -> None:
    """By the number in `show`, from 1. Whoever has the link could come back, so that is worthless too."""

    def change(table: Table, _: float) -> None:
        table.remove_spectator(number - 1)

    await state.room.change(game_id, change, anyway=True)
    log.info("admin: spectator removed", extra={"game": game_id})


@put("/restart", status_code=200)
async def put_restart(state: State, data: NewRestart) -> int:
    """Tell all pages that the server starts anew in so many minutes. How many pages are open."""
    at = None if data.minutes is None else time.time() + 60 * data.minutes
    state.room.streams.announce(at)
    log.info("admin: restart %s", "called off" if at is None else "announced", extra={"minutes": data.minutes})
    pages: int = state.room.streams.pages
    return pages


def routes() -> list[Any]:
    handlers = [get_tables, get_table, put_closed, delete_table, delete_links, delete_spectator]
    return [Router("/tables", route_handlers=handlers), put_restart]
