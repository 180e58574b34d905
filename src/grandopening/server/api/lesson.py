"""A first game that teaches (see table/lesson)."""

import time

from litestar import Response, post

from ...games import GAMES
from ...table.lesson import lesson_of
from ...table.problem import Problem
from ...table.seats import COLOURS, Head, Seat
from ...table.table import Table
from ...table.wire import TableView
from ..keys import new_secret
from ..thinking import DEFAULT_LEVEL
from .answers import Asker
from .requests import AtVersion


@post("/lessons/{game:str}")
async def post_lesson(game: str, asker: Asker) -> Response[TableView]:
    """Lay a table at which you learn the game. It can be left at any time, and gone on with later."""
    if game not in GAMES:
        raise Problem("not-found", f"There is no game {game!r}.")
    lesson, now = lesson_of(game), time.time()
    play = await asker.room.looking.run(lesson.begin, 1, now)
    name = await asker.room.store.name_of(asker.key)
    seats = [
        Seat("person", name or there, colour, key=asker.key)
        if number == lesson.seat
        else Seat("bot", there, colour, level=DEFAULT_LEVEL)
        for number, (there, colour) in enumerate(zip(lesson.record["seats"], COLOURS, strict=False))
    ]
    head = Head(
        id=new_secret(),
        game=game,
        rules=lesson.record["rules"],
        options=dict(play.setup.options),
        seats=seats,
        host=asker.key,
        created=now,
        changed=now,
        order="chosen",
        status="running",
        since=now,
        help=False,
        lesson=0,
    )
    table = Table(head, play)
    table.fresh = list(play.lines)
    return asker.answer(await asker.add(table), status=201)


@post("/games/{game_id:str}/lesson", status_code=200)
async def post_next_step(game_id: str, data: AtVersion, asker: Asker) -> Response[TableView]:
    """On to the next step of the lesson; after the last one the game goes on, with bots."""

    def change(table: Table, now: float) -> None:
        if not table.head.seats_of(asker.key):
            raise Problem("not-your-seat", "You have no seat in this game.")
        table.next_step(now)

    return await asker.change(game_id, change, data.version)
