"""Records in and out."""

import time
from typing import Any

from litestar import Response, get, post

from ...core.contract import SPECTATOR, Refused
from ...record import OtherRules, RecordRefused, write_record
from ...table.play import Play, play_of
from ...table.problem import Problem
from ...table.seats import COLOURS, Head, Seat
from ...table.table import Table
from ...table.views import View
from ...table.wire import TableView
from ..keys import new_secret
from ..problems import other_rules
from ..thinking import levels_for
from .answers import Asker
from .me import clean

LARGEST_RECORD = 2_000_000  # bytes
MOST_ENTRIES = 30_000


@get("/games/{game_id:str}/record")
async def get_record(game_id: str, asker: Asker) -> Response[dict[str, Any]]:
    """The record of a game: of a finished one whole, of a running one as far as your seat may know it."""
    view = await asker.view(game_id)
    play, head = view.table.play, view.table.head
    if play is None:
        raise Problem("not-running", "The game has not begun.")
    if head.status == "running" and not head.help:  # laid out as another table, it would give hints for this one
        raise Problem("no-help", "At this table nobody is helped while the game runs: the record is there at its end.")
    record = await asker.room.looking.run(record_of, view, play, view.viewer_of(asker.key))
    disposition = f'attachment; filename="{head.game}-{head.id}.game.json"'
    return Response(record, headers={"Content-Disposition": disposition})


def record_of(view: View, play: Play, viewer: int) -> dict[str, Any]:
    """As far as the viewer may know it."""
    head = view.table.head
    record = write_record(play.committed, [seat.name for seat in head.seats])
    record["colours"] = [seat.colour for seat in head.seats]
    record["bots"] = [seat.level or None for seat in head.seats]
    if play.setup.game.has_secrets and head.status != "over":
        record["log"] = [play.customs.hidden(play.setup, entry, viewer) for entry in record["log"]]
        record["view"] = None if viewer == SPECTATOR else viewer
    return record


def laid_out(record: dict[str, Any], now: float) -> Play:
    """The game of a record, checked to its end."""
    if "view" in record:
        raise Problem(
            "bad-record", "This is what one seat saw of a running game: only the record of a finished one is whole."
        )
    if isinstance(record.get("log"), list) and len(record["log"]) > MOST_ENTRIES:
        raise Problem(
            "bad-record", f"The log has {len(record['log'])} entries: {MOST_ENTRIES} at most can be laid out."
        )
    try:
        return play_of(record, 1, now).resumed(1, now)
    except OtherRules as error:
        raise other_rules(error) from error
    except Refused as error:
        refusal = error.refusal.message if isinstance(error, RecordRefused) and error.refusal else None
        values = {"entry": error.entry} if isinstance(error, RecordRefused) and error.entry else {}
        raise Problem("bad-record", str(error), error.rule, refusal, values) from error


def seats_of(record: dict[str, Any], is_over: bool, key: str) -> list[Seat]:
    """The people and bots of a record in their colours, where it tells them; a game that goes on is all the asker's."""
    names, colours, levels = record["seats"], record.get("colours"), record.get("bots")
    if not isinstance(colours, list) or sorted(map(str, colours)) != sorted({*COLOURS} & {*map(str, colours)}):
        colours = []
    colours += [colour for colour in COLOURS if colour not in colours]
    seats = [
        Seat("person", clean(name) or f"Player {number + 1}", colours[number], key=key)
        for number, name in enumerate(names)
    ]
    if is_over and isinstance(levels, list) and None in levels:  # or nobody would be left to look at it
        for seat, level in zip(seats, levels, strict=False):
            if level in levels_for(record["game"]):
                seat.kind, seat.level, seat.key = "bot", level, ""
    return seats


@post("/records", request_max_body_size=LARGEST_RECORD)
async def post_record(data: dict[str, Any], asker: Asker) -> Response[TableView]:
    """Lay a table from a record. A finished game is there to be looked at; a running one goes on, all seats yours."""
    async with asker.room.imports.take():
        now = time.time()
        play = await asker.room.replaying.run(laid_out, data, now)
        view = await asker.add(_table_of(data, play, asker.key, now))
    return asker.answer(view, status=201)


def _table_of(record: dict[str, Any], play: Play, key: str, now: float) -> Table:
    setup, is_over = play.setup, play.is_over
    seats = seats_of(record, is_over, key)
    head = Head(new_secret(), setup.game.name, setup.game.rules_version, dict(setup.options), seats, key, now, now)
    head.order, head.board, head.since = "chosen", setup.board_file, now
    head.status = "over" if is_over else "running"
    head.winners = play.committed.position.score()[1] if is_over else None
    table = Table(head, play)
    table.fresh = list(play.lines)
    table.go_on(now)
    return table
