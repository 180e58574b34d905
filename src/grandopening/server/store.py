"""The store: what has been acknowledged is on disk.

Everything else in the server knows only the methods of `Store`. This one is for SQLite and one process; what many
processes need on PostgreSQL is added in shared.py.
"""

import time
from typing import Any, ClassVar

import msgspec
from sqlalchemy import URL, Connection, CursorResult, Select, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..table.problem import Problem
from ..table.seats import Head
from ..table.table import Table
from . import schema
from .access import Access
from .database import Statement, upsert
from .keys import seal_in
from .loading import Damaged, head_in, rebuilt, rows_of
from .migrating import one_at_a_time, prepare
from .pools import Pool

CHANGED, SAID, DELETED = "changed", "said", "deleted"  # kinds of news
LOADERS = 2  # threads: a table is loaded by replaying it

COLUMNS = ("version", "status", "changed", "due", "head", "draft")
SAVE = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("this"), schema.game.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in COLUMNS})
)
ROWS_AT_ONCE = 100  # the most one statement appends
Append = tuple[str, Any]  # a statement and its values
LISTED = select(schema.game.c.id, schema.game.c.status, schema.game.c.changed, schema.game.c.head)


class Message(msgspec.Struct):
    """What somebody at a table said."""

    number: int  # in its game, from 1
    at: float
    seat: int | None  # None: somebody who watches
    name: str
    text: str


class Conflict(Exception):
    """Somebody else has changed the game since it was read."""


class Store(Access):
    is_shared = False  # by several processes
    saving: ClassVar[Update] = SAVE

    def __init__(self, url: str | URL) -> None:
        super().__init__(url)
        self._loading = Pool("loading", LOADERS)
        self._preparing = Pool("preparing", 1)  # long records to be written
        try:
            prepare(self.to_write)
            with self.to_write.begin() as connection:
                one_at_a_time(connection)
                self.seal = seal_in(connection)  # by which keys are signed
        except BaseException:
            self.close()
            self.forget_lock()
            raise
        self._touched: dict[str, float] = {}  # games that changed in this run, and when, by a clock that nobody sets
        self._save = Statement(self.saving, self.to_write)
        self._appending: dict[int, Statement] = {}  # by number of rows

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        self._loading.close()
        self._preparing.close()
        super().close()

    # games

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        query = select(schema.game.c.status, func.count()).group_by(schema.game.c.status)
        return await self.read(lambda connection: dict(connection.execute(query).all()))

    async def add(self, table: Table) -> None:
        self._touched[table.head.id] = time.monotonic()
        # Not by the writer, for whom all wait who move: a record can be long.
        appends = await self._preparing.run(self._appends_of, table)
        await self.submit(lambda connection: self._insert(connection, table, appends), table.head.id)

    async def save(self, table: Table) -> bool:
        """Keep a changed table. Its version is one more than the store's, or somebody else was faster. Is it this
        process that drives its bots and clocks?"""
        self._touched[table.head.id] = time.monotonic()
        return await self.submit(lambda connection: self._update(connection, table), table.head.id)

    def _insert(self, connection: Connection, table: Table, appends: list[Append]) -> None:
        connection.execute(insert(schema.game).values(id=table.head.id, **self.columns_of(table)))
        self._append(connection, appends)
        self._enrol(connection, table)

    def _update(self, connection: Connection, table: Table) -> bool:
        values = {"this": table.head.id, "known": table.head.version - 1, **self.columns_of(table)}
        done = connection.exec_driver_sql(self._save.text, self._save.values(values))
        if done.rowcount != 1:
            raise Conflict(table.head.id)
        is_driver = self.is_driver(done)
        self._append(connection, self._appends_of(table))
        if table.members_changed:
            self._enrol(connection, table)
        self.news.append((CHANGED, table.head.id, table.head.version))
        return is_driver

    def is_driver(self, saved: CursorResult[Any]) -> bool:
        return True

    def columns_of(self, table: Table) -> dict[str, Any]:
        return _columns(table)

    def _append(self, connection: Connection, appends: list[Append]) -> None:
        for text, values in appends:
            connection.exec_driver_sql(text, values)

    def _appends_of(self, table: Table) -> list[Append]:
        """What is new, in as few statements as can be. The driver gives Python's lock away for each and has to win it
        back: row by row, a long record would hold up the writer while something else is calculated."""
        appends: list[Append] = []
        for start in range(0, len(table.fresh), ROWS_AT_ONCE):
            rows = table.fresh[start : start + ROWS_AT_ONCE]
            values: dict[str, Any] = {"game": table.head.id}
            for number, row in enumerate(rows):
                values[f"version{number}"], values[f"at{number}"] = row.version, row.at
                values[f"entry{number}"] = msgspec.json.encode(row.entry)
            append = self._append_of(len(rows))
            appends.append((append.text, append.values(values)))
        return appends

    def _append_of(self, count: int) -> Statement:
        """The statement that appends so many rows."""
        if count not in self._appending:
            names = ("version", "at", "entry")
            rows: list[dict[str, Any]] = [
                {"game": bindparam("game"), **{name: bindparam(f"{name}{number}") for name in names}}
                for number in range(count)
            ]
            self._appending[count] = Statement(insert(schema.entry).values(rows), self.to_write)
        return self._appending[count]

    def _enrol(self, connection: Connection, table: Table) -> None:
        connection.execute(delete(schema.member).where(schema.member.c.game == table.head.id))
        rows = [{"key": key, "game": table.head.id} for key in sorted(table.head.members())]
        if rows:
            connection.execute(insert(schema.member), rows)

    async def load(self, game_id: str) -> Table | None:
        found = await self.read(lambda connection: rows_of(connection, game_id))
        return None if found is None else await self._loading.run(rebuilt, *found)

    async def head(self, game_id: str) -> Head | None:
        """A table without its record, which may be of rules this program does not play."""
        query = select(schema.game.c.head).where(schema.game.c.id == game_id)
        found = await self.read(lambda connection: connection.scalar(query))
        return None if found is None else head_in(found)

    async def has_member(self, game_id: str, key: str) -> bool:
        there = select(schema.member.c.key).where(schema.member.c.game == game_id, schema.member.c.key == key)
        return await self.read(lambda connection: connection.scalar(there)) is not None

    async def heads(self, status: str | None, most: int) -> list[Head | Damaged]:
        """Tables without their records, the last changed first."""
        query = LISTED.order_by(schema.game.c.changed.desc()).limit(most)
        if status is not None:
            query = query.where(schema.game.c.status == status)
        return await self.read(lambda connection: _listed(connection, query))

    async def forget(self, now: float, after: float) -> int:
        """Delete the games that nobody has touched for so many seconds; returns how many. A clock that is wrong deletes
        nothing: time counts up to the last change there was, and what was touched meanwhile in this run stays."""
        lately = time.monotonic() - after
        self._touched = {game_id: at for game_id, at in self._touched.items() if at > lately}

        def job(connection: Connection) -> int:
            last = connection.scalar(select(func.max(schema.game.c.changed)))
            before = min(now, last if last is not None else now) - after
            old = set(connection.scalars(select(schema.game.c.id).where(schema.game.c.changed < before)))
            old -= self._touched.keys()
            for game_id in sorted(old):
                connection.execute(delete(schema.game).where(schema.game.c.id == game_id))
            return len(old)

        return await self.submit(job)

    async def delete(self, game_id: str) -> None:
        self._touched.pop(game_id, None)

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.game).where(schema.game.c.id == game_id))
            self.news.append((DELETED, game_id))

        await self.submit(job, game_id)

    async def due(self) -> list[str]:
        """The games in which something happens without anybody asking."""
        query = select(schema.game.c.id).where(schema.game.c.due.is_not(None), schema.game.c.status == "running")
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def bots_of(self, key: str) -> int:
        """In how many of somebody's games it is bots that are to move, or clocks that run."""
        theirs = schema.member.c.key == key, schema.game.c.due.is_not(None), schema.game.c.status == "running"
        joined = schema.game.join(schema.member, schema.member.c.game == schema.game.c.id)
        query = select(func.count()).select_from(joined).where(*theirs)
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def games_of(self, key: str, skip: int, most: int) -> tuple[list[Head | Damaged], int]:
        """Some of somebody's games, the last changed first, and how many there are."""
        theirs = schema.member.c.key == key
        query = (
            LISTED.join(schema.member, schema.member.c.game == schema.game.c.id)
            .where(theirs)
            .order_by(schema.game.c.changed.desc(), schema.game.c.id)
            .offset(skip)
            .limit(most)
        )
        count = select(func.count()).select_from(schema.member).where(theirs)

        def job(connection: Connection) -> tuple[list[Head | Damaged], int]:
            return _listed(connection, query), connection.scalar(count) or 0

        return await self.read(job)

    # messages

    async def add_message(self, game_id: str, message: Message) -> Message:
        """Keep what somebody said; it comes back with its number."""
        here = schema.message.c.game == game_id

        def job(connection: Connection) -> Message:
            # Two processes at once would find the same number. SQLite has one writer, and passes over the lock.
            connection.execute(select(schema.game.c.id).where(schema.game.c.id == game_id).with_for_update())
            last = connection.scalar(select(func.max(schema.message.c.number)).where(here)) or 0
            numbered = msgspec.structs.replace(message, number=last + 1)
            connection.execute(insert(schema.message).values(game=game_id, **msgspec.structs.asdict(numbered)))
            self.news.append((SAID, game_id))
            return numbered

        try:
            return await self.submit(job, game_id)
        except IntegrityError:  # it was deleted meanwhile
            raise Problem("no-such-game", "There is no such game: perhaps it was deleted.") from None

    async def messages(self, game_id: str, after: int, most: int) -> list[Message]:
        """The last ones after that number."""
        said = schema.message.c
        query = (
            select(said.number, said.at, said.seat, said.name, said.text)
            .where(said.game == game_id, said.number > after)
            .order_by(said.number.desc())
            .limit(most)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Message(*row) for row in reversed(rows)]

    # people

    async def name_of(self, key: str) -> str:
        query = select(schema.person.c.name).where(schema.person.c.key == key)
        return await self.read(lambda connection: connection.scalar(query)) or ""

    async def knows(self, key: str) -> bool:
        """Has somebody a seat or a name by this key?"""
        member = select(schema.member.c.key).where(schema.member.c.key == key)
        named = select(schema.person.c.key).where(schema.person.c.key == key)
        query = member.union_all(named).limit(1)
        return await self.read(lambda connection: connection.scalar(query)) is not None

    async def rename(self, key: str, name: str) -> None:
        row = upsert(self.to_write, schema.person, {"key": key, "name": name}, ["key"])
        await self.submit(lambda connection: connection.execute(row), key)


def _listed(connection: Connection, query: Select[Any]) -> list[Head | Damaged]:
    heads: list[Head | Damaged] = []
    for row in connection.execute(query):
        try:
            heads.append(head_in(row.head))
        except Problem:
            heads.append(Damaged(row.id, row.status, row.changed))
    return heads


def _columns(table: Table) -> dict[str, Any]:
    head = table.head
    draft = [line.entry for line in table.play.drafts()] if table.play else []
    return {
        "version": head.version,
        "status": head.status,
        "changed": head.changed,
        "due": table.due,
        "head": msgspec.json.encode(head),
        "draft": msgspec.json.encode(draft),
    }
