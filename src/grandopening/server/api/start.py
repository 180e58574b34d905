"""Starting a game: seats are given out, and the lobby waits for friends."""

import time

from litestar import Response, delete, get, post, put
from msgspec import UNSET, Struct

from ...games import game_named
from ...table.problem import Problem
from ...table.seats import COLOURS, Head, Seat
from ...table.table import Table, options_for
from ...table.wire import TableView
from ..keys import hashed, new_secret
from ..thinking import checked_level
from .answers import Asker, must_see
from .me import clean
from .requests import AtVersion, LobbyChange, NewGame, NewPace, NewSeat

BOT_NAMES = ("Dot", "Hank", "Peggy", "Walt", "June")


class Link(Struct):
    """A secret that is shown once. It stands behind the # of the path, so that no server ever logs it."""

    seat: int | None
    secret: str
    path: str


class Started(Struct):
    table: TableView
    invitations: list[Link]


def link_to(game_id: str, seat: int | None) -> Link:
    secret = new_secret()
    return Link(seat, secret, f"/game/{game_id}#{'watch' if seat is None else 'join'}={secret}")


def seats_from(game: str, asked: list[NewSeat], key: str, own_name: str) -> list[Seat]:
    free = [colour for colour in COLOURS if colour not in {seat.colour for seat in asked}]
    bots = iter(BOT_NAMES)
    seats = []
    for number, new in enumerate(asked):
        seat = Seat("open", clean(new.name), new.colour or free.pop(0))
        if new.kind == "bot":
            seat.kind, seat.level = "bot", checked_level(new.level, game)
            seat.name = seat.name or next(bots)
        elif new.kind != "friend":
            seat.kind, seat.key = "person", key
            default = own_name if new.kind == "you" else ""
            seat.name = seat.name or default or f"Player {number + 1}"
        seats.append(seat)
    if len({seat.colour for seat in seats}) < len(seats):
        raise Problem("bad-option", "Two seats have the same colour.")
    return seats


@post("/games")
async def post_game(data: NewGame, asker: Asker) -> Started:
    """Lay a table. It starts at once where nobody is awaited."""
    now = time.time()
    head = Head(
        id=new_secret(),
        game=data.game,
        rules=0,
        options=options_for(data.game, data.options, len(data.seats), data.board),
        seats=seats_from(data.game, data.seats, asker.key, await asker.room.store.name_of(asker.key)),
        host=asker.key,
        created=now,
        changed=now,
        order=data.order,
        clock=data.clock,
        pace=data.pace,
        starts_itself=data.start,
        help=data.help,
        board=data.board,
    )
    head.rules = game_named(data.game).rules_version
    invitations = [link_to(head.id, number) for number, seat in enumerate(head.seats) if seat.kind == "open"]
    for link in invitations:
        assert link.seat is not None
        head.seats[link.seat].link = hashed(link.secret)
    table = Table(head)
    if data.start and not invitations:
        table.start(now)
        table.turn_page(now)
    view = await asker.add(table)
    return Started(asker.shown(view), invitations)


@get("/games/{game_id:str}")
async def get_game(game_id: str, asker: Asker) -> Response[TableView]:
    """The table as you may see it."""
    return asker.answer(await asker.replay(game_id))


@delete("/games/{game_id:str}")
async def delete_game(game_id: str, asker: Asker) -> None:
    """Delete a game for everybody. Host only, or anybody of it where nobody can read it any more."""
    store = asker.room.store
    try:
        if head := await store.head(game_id):
            must_see(head.members(), asker.key)
            Table(head).must_be_host(asker.key)
        else:
            raise Problem("no-such-game", "There is no such game: perhaps it was deleted.")
    except Problem as problem:
        if problem.code != "damaged":
            raise
        if not await store.has_member(game_id, asker.key):
            raise Problem("not-at-table", "You are not at this table.") from None
    await asker.room.delete(game_id)


@put("/games/{game_id:str}/lobby")
async def put_lobby(game_id: str, data: LobbyChange, asker: Asker) -> Response[TableView]:
    """Change what is agreed before the game begins. Host only."""

    def change(table: Table, _: float) -> None:
        head = table.head
        table.must_be_lobby()
        table.must_be_host(asker.key)
        if data.options is not None:
            head.options = options_for(head.game, {**head.options, **data.options}, len(head.seats), head.board)
        head.order = data.order or head.order
        head.pace = head.pace if data.pace is None else data.pace
        head.help = head.help if data.help is None else data.help
        head.clock = head.clock if data.clock is UNSET else data.clock
        for asked in data.seats:
            if asked.seat >= len(head.seats):
                raise Problem("no-such-seat", f"There is no seat {asked.seat}.")
            seat = head.seats[asked.seat]
            seat.name = clean(asked.name) if asked.name else seat.name
            seat.colour = asked.colour or seat.colour
        if len({seat.colour for seat in head.seats}) < len(head.seats):
            raise Problem("bad-option", "Two seats have the same colour.")

    return await asker.change(game_id, change, data.version)


@post("/games/{game_id:str}/start", status_code=200)
async def post_start(game_id: str, data: AtVersion, asker: Asker) -> Response[TableView]:
    """Begin to play. Host only."""

    def change(table: Table, now: float) -> None:
        table.must_be_host(asker.key)
        table.start(now)

    return await asker.change(game_id, change, data.version)


@put("/games/{game_id:str}/pace")
async def put_pace(game_id: str, data: NewPace, asker: Asker) -> Response[TableView]:
    """How long bots wait between their steps."""
    view = await asker.view(game_id)
    if not view.table.head.seats_of(asker.key):
        view.table.must_be_host(asker.key)

    def change(table: Table, _: float) -> None:
        table.head.pace = data.pace

    return await asker.change(game_id, change)
