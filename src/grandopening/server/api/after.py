"""After the game, and beside it: figures, what-if, and another one with the same people."""

import csv
import io
import time

from litestar import Response, get, post
from msgspec import Struct

from ...core.contract import SPECTATOR
from ...table.fork import forked
from ...table.play import Play
from ...table.problem import Problem
from ...table.seats import Head, Origin, Seat
from ...table.table import Table
from ...table.views import View
from ...table.wire import TableView
from ..keys import new_secret
from ..thinking import DEFAULT_LEVEL, checked_level
from .answers import Asker
from .requests import WhatIf
from .start import Link

PATH = "/games/{game_id:str}"
FORMULA = ("=", "+", "-", "@", "\t")  # what a spreadsheet would take for more than a name


class PlayerFigures(Struct):
    seat: int
    name: str
    points: int
    won: bool
    sources: dict[str, int]  # of the points
    figures: dict[str, int]


class PointsAt(Struct):
    number: int  # of entries
    turn: int
    points: list[int]


class Figures(Struct):
    players: list[PlayerFigures]
    over_time: list[PointsAt]  # after every turn


async def figures_of(game_id: str, asker: Asker) -> Figures:
    view = await asker.view(game_id)
    play, head = view.table.play, view.table.head
    if play is None or head.status != "over":
        raise Problem("not-over", "The figures are there when the game is over.")
    return await asker.room.looking.run(_figures, play, [seat.name for seat in head.seats])


def _figures(play: Play, names: list[str]) -> Figures:
    position = play.committed.position
    points, winners = position.score()
    sources = play.customs.sources_of(position)
    figures = play.customs.figures_of(position, (event for line in play.lines for event in line.events))
    players = [
        PlayerFigures(seat, name, points[seat], seat in winners, sources[seat], figures[seat])
        for seat, name in enumerate(names)
    ]
    return Figures(players, _over_time(play))


def _over_time(play: Play) -> list[PointsAt]:
    by_turn = {line.turn: PointsAt(number, line.turn, line.points) for number, line in enumerate(play.lines, start=1)}
    return list(by_turn.values())


@get(f"{PATH}/figures")
async def get_figures(game_id: str, asker: Asker) -> Figures:
    """What the game was like: points by source and over time, and what each player did. After the end."""
    return await figures_of(game_id, asker)


@get(f"{PATH}/embed")
async def get_embed(game_id: str, asker: Asker) -> Link:
    """Where the replay of a finished game is a page that any other page may hold. For whoever played it."""
    head = (await asker.view(game_id)).table.head
    if head.status != "over":
        raise Problem("not-over", "A replay can be shown to everybody when the game is over.")
    if not head.seats_of(asker.key):
        raise Problem("not-your-seat", "Only players can show their game to everybody.")
    ticket = asker.ticket_to(game_id)
    return Link(None, ticket, f"/embed/{game_id}#{ticket}")


@get(f"{PATH}/figures.csv", media_type="text/csv")
async def get_figures_table(game_id: str, asker: Asker) -> Response[str]:
    """The same for a spreadsheet: a line for each player."""
    players = (await figures_of(game_id, asker)).players
    out = io.StringIO()
    writer = csv.writer(out)
    sources = [f"points_{source}" for source in players[0].sources]  # some are called like a figure
    writer.writerow(["seat", "name", "points", "won", *sources, *players[0].figures])
    for one in players:
        name = f"'{one.name}" if one.name.startswith(FORMULA) else one.name
        writer.writerow([one.seat, name, one.points, int(one.won), *one.sources.values(), *one.figures.values()])
    headers = {"Content-Disposition": f'attachment; filename="{game_id}.csv"'}
    return Response(out.getvalue(), media_type="text/csv", headers=headers)


@post(f"{PATH}/what-if")
async def post_what_if(game_id: str, data: WhatIf, asker: Asker) -> Response[TableView]:
    """A practice table of your own, from any position of this game. What you may not know is dealt anew."""
    view = await asker.view(game_id)
    play, head, now = view.table.play, view.table.head, time.time()
    if play is None:
        raise Problem("not-running", "The game has not begun.")
    if head.status == "running" and not head.help:
        raise Problem("no-help", "At this table nobody is helped while the game runs.")
    viewer = view.viewer_of(asker.key)
    number = len(play.lines) if data.number is None else data.number
    fork = await asker.room.looking.run(forked, play, number, view.knows(viewer), now)
    seat = next(seat for seat in (data.seat, None if viewer == SPECTATOR else viewer, fork.actor) if seat is not None)
    if seat >= len(head.seats):
        raise Problem("no-such-seat", f"There is no seat {seat}.")
    level = checked_level(data.level, head.game)
    seats = [
        _practice_seat(one, data.others == "screen" or n == seat, asker.key, level) for n, one in enumerate(head.seats)
    ]
    practice = Head(
        id=new_secret(),
        game=head.game,
        rules=head.rules,
        options=head.options,
        seats=seats,
        host=asker.key,
        created=now,
        changed=now,
        order="chosen",
        pace=head.pace,
        board=head.board,
        status="running",
        since=now,
        practice=Origin(game_id, number),
    )
    table = Table(practice, fork)
    table.fresh = list(fork.lines)
    table.go_on(now)
    return asker.answer(await asker.add(table), status=201)


def _practice_seat(there: Seat, is_person: bool, key: str, level: str) -> Seat:
    if is_person:
        return Seat("person", there.name, there.colour, key=key)
    return Seat("bot", there.name, there.colour, level=there.level or level)


@post(f"{PATH}/rematch")
async def post_rematch(game_id: str, asker: Asker) -> Response[TableView]:
    """The same people at a new table, which begins at once; the others find it by `rematch` of the old one. Whoever
    comes second gets the same table."""
    view = await asker.view(game_id)
    if view.table.head.status != "over":
        raise Problem("not-over", "A rematch is for when the game is over.")
    if not view.table.head.seats_of(asker.key):
        raise Problem("not-your-seat", "You had no seat in this game.")
    known = view.table.head.rematch
    if known and await asker.room.store.head(known):
        return asker.answer(await asker.view(known), status=201)
    added = await asker.add(_rematch(view, asker.key, time.time()))

    def change(table: Table, _: float) -> None:
        if table.head.rematch in ("", known):  # none yet, or one that was deleted
            table.head.rematch = added.table.head.id

    after = await asker.room.change(game_id, change)
    if after.table.head.rematch != added.table.head.id:  # somebody was faster
        await asker.room.delete(added.table.head.id)
    return asker.answer(await asker.view(after.table.head.rematch), status=201)


def _rematch(view: View, host: str, now: float) -> Table:
    """Bots play for people who have left."""
    old = view.table.head
    seats = [
        Seat("person", one.name, one.colour, key=one.key)
        if one.key
        else Seat("bot", one.name, one.colour, level=one.level or DEFAULT_LEVEL)
        for one in old.seats
    ]
    head = Head(new_secret(), old.game, old.rules, old.options, seats, host, now, now)
    head.order, head.clock, head.pace, head.board, head.help = old.order, old.clock, old.pace, old.board, old.help
    table = Table(head)
    table.start(now)
    table.turn_page(now)
    return table
