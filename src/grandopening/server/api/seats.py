"""Seats that change hands: invitations, recovery, bots, leaving."""

from litestar import Response, post, put
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Struct

from ...table.problem import Problem
from ...table.seats import Seat, Status
from ...table.table import Table
from ...table.views import summary_of
from ...table.wire import SeatSummary, TableView
from ..keys import hashed
from ..thinking import DEFAULT_LEVEL, checked_level
from .answers import Asker
from .me import clean
from .requests import Claim, Look, NewSilence, ToBot
from .start import Link, link_to

PATH = "/games/{game_id:str}"


class Invited(Struct):
    game: str
    status: Status
    host: str | None  # their name; null: they only watch
    seats: list[SeatSummary]
    seat: int | None  # the one that the link gives; null: a place to watch


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.head.seats):
        raise Problem("no-such-seat", f"There is no seat {number}.")
    return table.head.seats[number]


@post(f"{PATH}/claim", status_code=HTTP_200_OK)
async def post_claim(game_id: str, data: Claim, asker: Asker) -> Response[TableView]:
    """Use a link: an invitation or a recovery link gives a seat, once; the spectators' link a place to watch."""
    name = clean(data.name) or await asker.room.store.name_of(asker.key)
    link = hashed(data.secret)

    def change(table: Table, now: float) -> None:
        table.claim(link, asker.key, name, now)

    # Whoever holds the secret may see the table from now on, so that is not asked before.
    return asker.answer(await asker.room.change(game_id, change, address=asker.address))


@post(f"{PATH}/invited", status_code=HTTP_200_OK)
async def post_invited(game_id: str, data: Look, asker: Asker) -> Invited:
    """What a link leads to, before it is used: the game, its host, and who is there."""
    table = (await asker.room.view(game_id)).table
    seat = table.seat_linked_by(hashed(data.secret))
    summary = summary_of(table.head, asker.key)
    host = next((one.name for one in table.head.seats if one.key == table.head.host), None)
    return Invited(summary.game, summary.status, host, summary.seats, seat)


@post(f"{PATH}/seats/{{seat:int}}/invitation", status_code=HTTP_200_OK)
async def post_invitation(game_id: str, seat: int, asker: Asker) -> Link:
    """A fresh invitation to a seat that is open or a bot's; an older one is worthless from now on. Host only, and
    not to a hand that is hidden in a running game: another browser may be the host's own."""
    link = link_to(game_id, seat)

    def change(table: Table, _: float) -> None:
        table.must_be_host(asker.key)
        if seat_at(table, seat).kind == "person":
            raise Problem("seat-taken", "Somebody sits there: hand the seat to a bot first.")
        table.must_hide_hand(seat, None)
        seat_at(table, seat).link = hashed(link.secret)

    await asker.change(game_id, change)
    return link


@post(f"{PATH}/seats/{{seat:int}}/recovery", status_code=HTTP_200_OK)
async def post_recovery(game_id: str, seat: int, asker: Asker) -> Link:
    """A link that moves your seat to the browser that opens it."""
    link = link_to(game_id, seat)

    def change(table: Table, _: float) -> None:
        if seat not in table.head.seats_of(asker.key):
            seat_at(table, seat)
            raise Problem("not-your-seat", "Only whoever holds a seat can move it.")
        seat_at(table, seat).link = hashed(link.secret)

    await asker.change(game_id, change)
    return link


@post(f"{PATH}/spectators", status_code=HTTP_200_OK)
async def post_spectators(game_id: str, asker: Asker) -> Link:
    """A link for people who only watch; an older one is worthless from now on."""
    link = link_to(game_id, None)

    def change(table: Table, _: float) -> None:
        if not table.head.seats_of(asker.key):
            table.must_be_host(asker.key)
        table.head.spectators_link = hashed(link.secret)

    await asker.change(game_id, change)
    return link


@post(f"{PATH}/seats/{{seat:int}}/bot", status_code=HTTP_200_OK)
async def post_bot(game_id: str, seat: int, data: ToBot, asker: Asker) -> Response[TableView]:
    """Hand a seat to a bot: your own, or as host an open or abandoned one. Of somebody who has been away for a while
    whoever has a seat may do that, so that no table waits for ever; they can have it back."""

    def change(table: Table, now: float) -> None:
        there = seat_at(table, seat)
        if table.head.status == "over":
            raise Problem("not-running", "The game is over.")
        if there.key != asker.key:
            table.must_be_free_to_replace(seat, asker.key, asker.room.streams.away_for(game_id, there.key))
        table.seat_bot(seat, checked_level(data.level, table.head.game), now)
        table.start_if_complete(now)

    return await asker.change(game_id, change)


@post(f"{PATH}/seats/{{seat:int}}/person", status_code=HTTP_200_OK)
async def post_person(game_id: str, seat: int, asker: Asker) -> Response[TableView]:
    """A bot's seat goes back to whoever held it. The host may play any other one that nobody holds on this screen, but
    not one whose cards are hidden in a running game."""

    def change(table: Table, now: float) -> None:
        there = seat_at(table, seat)
        if there.kind == "person":
            raise Problem("seat-taken", "Somebody sits there.")
        if there.former != asker.key:
            table.must_be_host(asker.key)
            table.must_hide_hand(seat, asker.key)
        there.name = there.name or f"Player {seat + 1}"
        table.seat_person(seat, there.former or asker.key, now)
        table.start_if_complete(now)

    return await asker.change(game_id, change)


@put(f"{PATH}/seats/{{seat:int}}/silence")
async def put_silence(game_id: str, seat: int, data: NewSilence, asker: Asker) -> Response[TableView]:
    """Show nothing whenever your seat is asked to show cards, until you say otherwise. Nobody else is told."""

    def change(table: Table, now: float) -> None:
        seat_at(table, seat)
        if seat not in table.head.seats_of(asker.key):
            raise Problem("not-your-seat", "Only whoever holds a seat can say that.")
        table.set_silent(seat, data.silent, now)

    return await asker.change(game_id, change)


@post(f"{PATH}/leave", status_code=HTTP_204_NO_CONTENT)
async def post_leave(game_id: str, asker: Asker) -> None:
    """Leave the table: before the start your seat is open again, in a game a bot takes it over."""
    await asker.view(game_id)

    def change(table: Table, now: float) -> None:
        table.leave(asker.key, DEFAULT_LEVEL, now)

    await asker.room.change(game_id, change, address=asker.address)
