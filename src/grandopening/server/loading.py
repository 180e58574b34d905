"""What the store holds of a table, read back."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select

from ..record import OtherRules, check_version
from ..table.lines import Line, still_standing, written
from ..table.play import continued, replay, set_up
from ..table.problem import Problem
from ..table.seats import Head, Status
from ..table.table import Table
from . import schema
from .problems import other_rules

log = logging.getLogger("grandopening.server")

# Made here, and not by the first who reads: several threads do, and msgspec builds a type without a lock.
HEAD = msgspec.json.Decoder(Head)


# A table and its entries after a public version, in one statement: between two, something could change.
SINCE = (
    select(schema.game.c.head, schema.game.c.draft, schema.entry.c.entry, schema.entry.c.version, schema.entry.c.at)
    .outerjoin(schema.entry, (schema.entry.c.game == schema.game.c.id) & (schema.entry.c.version > bindparam("shown")))
    .where(schema.game.c.id == bindparam("game"))
    .order_by(schema.entry.c.number)
)


class Damaged(msgspec.Struct):
    """A game that cannot be read back, and what is known of it."""

    id: str
    status: Status
    changed: float


def rows_of(connection: Connection, game_id: str) -> tuple[bytes, bytes, list[Any]] | None:
    query = select(schema.game.c.head, schema.game.c.draft).where(schema.game.c.id == game_id)
    found = connection.execute(query).first()
    if found is None:
        return None
    entry = schema.entry.c
    rows = select(entry.entry, entry.version, entry.at).where(entry.game == game_id).order_by(entry.number)
    return found.head, found.draft, list(connection.execute(rows))


def caught_up(table: Table, rows: Sequence[Any]) -> Table | None:
    """A table with what others have done to it since; None: it has to be replayed from its beginning."""
    lines = [written(msgspec.json.decode(row.entry), row.version, row.at) for row in rows if row.entry is not None]
    if table.play is None or any("back_to" in line.entry for line in lines):
        return None
    now, entries = Table(head_in(rows[0].head)), msgspec.json.decode(rows[0].draft)
    now.play = table.play
    if lines or entries != [line.entry for line in table.play.drafts()]:
        now.play = continued(table.play, lines)
        for entry in entries:
            now.play = now.play.step(entry, now.head.version, now.head.changed)
    return Table(now.head, now.play)


def head_in(stored: bytes) -> Head:
    try:
        return HEAD.decode(stored)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("damaged", "This game cannot be read any more: it can only be deleted.") from error


def rebuilt(head: bytes, draft: bytes, rows: list[Any]) -> Table:
    """The table as it was acknowledged last. One damaged game is nobody else's trouble."""
    found = head_in(head)
    try:
        return _replayed(found, draft, rows)
    except Exception as error:
        if isinstance(error, Problem) and error.code == "other-rules":
            raise
        log.warning("a game cannot be read back", extra={"game": found.id, "why": f"{type(error).__name__}: {error}"})
        raise Problem("damaged", "This game cannot be read any more: it can only be deleted.") from error


def _replayed(head: Head, draft: bytes, rows: list[Any]) -> Table:
    """A replay of its entries, and the draft on top."""
    table = Table(head)
    if table.head.status == "lobby":
        return table
    setup = set_up(table.head.game, table.head.options, table.head.board)
    try:
        check_version(setup.game, table.head.rules)
    except OtherRules as refused:
        raise other_rules(refused) from refused
    lines: list[Line] = [written(msgspec.json.decode(row.entry), row.version, row.at) for row in rows]
    play = replay(setup, still_standing(lines))
    for entry in msgspec.json.decode(draft):
        play = play.step(entry, table.head.version, table.head.changed)
    table.play = play
    table.head.undecided = table.undecided()
    return table
