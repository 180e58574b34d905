"""Records in and out."""

import asyncio
import time
from typing import Any

from litestar import Response, get, post

from ...core.contract import SPECTATOR, Refused
from ...record import OtherRules, RecordRefused, replay, setup_of, write_record
from ...table.lines import written
from ...table.play import Play
from ...table.play import replay as replay_lines
from ...table.problem import Problem
from ...table.seats import COLOURS, Head, Seat
from ...table.table import Table
from ...table.wire import TableView
from ..guard import new_secret
from ..problems import other_rules
from .answers import Asker
from .me import clean

LARGEST_RECORD = 2_000_000  # bytes


@get("/games/{game_id:str}/record")
async def get_record(game_id: str, asker: Asker) -> Response[dict[str, Any]]:
    """The record of a game: of a finished one whole, of a running one as far as your seat may know it."""
    view = await asker.view(game_id)
    play, head = view.table.play, view.table.head
    if play is None:
        raise Problem("not-running", "The game has not begun.")
    record = write_record(play.committed, [seat.name for seat in head.seats])
    if play.setup.game.has_secrets and head.status != "over":
        viewer = view.viewer_of(asker.key)
        record["log"] = [play.customs.hidden(play.setup, entry, viewer) for entry in record["log"]]
        record["view"] = None if viewer == SPECTATOR else viewer
    disposition = f'attachment; filename="{head.game}-{head.id}.game.json"'
    return Response(record, headers={"Content-Disposition": disposition})


def play_of(record: dict[str, Any], now: float) -> Play:
    """The game of a record, checked to its end."""
    if "view" in record:
        raise Problem(
            "bad-record", "This is what one seat saw of a running game: only the record of a finished one is whole."
        )
    try:
        setup = setup_of(record)
        replay(record)
    except OtherRules as error:
        raise other_rules(error) from error
    except Refused as error:
        refusal = error.refusal.message if isinstance(error, RecordRefused) and error.refusal else None
        values = {"entry": error.entry} if isinstance(error, RecordRefused) and error.entry else {}
        raise Problem("bad-record", str(error), error.rule, refusal, values) from error
    return replay_lines(setup, [written(entry, 1, now) for entry in record["log"]]).resumed(1, now)


@post("/records", request_max_body_size=LARGEST_RECORD)
async def post_record(data: dict[str, Any], asker: Asker) -> Response[TableView]:
    """Lay a table from a record. A finished game is there to be looked at; a running one goes on, all seats yours."""
    now = time.time()
    play = await asyncio.to_thread(play_of, data, now)  # which can take a while
    setup = play.setup
    is_over = play.is_over
    seats = [
        Seat("person", clean(name) or f"Player {number + 1}", COLOURS[number], key=asker.key)
        for number, name in enumerate(data["seats"])
    ]
    head = Head(
        new_secret(), setup.game.name, setup.game.rules_version, dict(setup.options), seats, asker.key, now, now
    )
    head.order, head.board, head.since = "chosen", setup.board_file, now
    head.status = "over" if is_over else "running"
    head.winners = play.committed.position.score()[1] if is_over else None
    table = Table(head, play)
    table.fresh = list(play.lines)
    return asker.answer(await asker.room.add(table), status=201)
