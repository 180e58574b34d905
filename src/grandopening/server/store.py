"""The store: what has been acknowledged is on disk. One thread writes, in batches; SQLite by default.

Everything else in the server knows only the methods of `Store`, so that PostgreSQL and many processes can come later.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..table.problem import Problem
from ..table.seats import Head
from ..table.table import Table
from . import schema
from .database import Statement, engine_for, lock_of
from .loading import Damaged, head_in, rebuilt, rows_of
from .pools import Pool
from .trouble import Trouble

T = TypeVar("T")
Job = Callable[[Connection], Any]
Answer = Callable[[Any, BaseException | None], None]
LARGEST_BATCH = 256
READERS = 4  # threads
LOADERS = 2  # threads: a table is loaded by replaying it

COLUMNS = ("version", "status", "changed", "due", "head", "draft")
SAVE = (
    update(schema.game)
    .where(schema.game.c.id == bindparam("this"), schema.game.c.version == bindparam("known"))
    .values({name: bindparam(name) for name in COLUMNS})
)
APPEND = insert(schema.entry).values({name: bindparam(name) for name in ("game", "version", "at", "entry")})


class Message(msgspec.Struct):
    """What somebody at a table said."""

    number: int  # in its game, from 1
    at: float
    seat: int | None  # None: somebody who watches
    name: str
    text: str


class Conflict(Exception):
    """Somebody else has changed the game since it was read."""


class Store:
    def __init__(self, url: str | URL) -> None:
        self._lock = lock_of(url)
        self._to_write = engine_for(url, "BEGIN IMMEDIATE")
        self._to_read = engine_for(url, "BEGIN")
        with self._to_write.begin() as connection:
            schema.prepare(connection)
        self.trouble = Trouble()
        self._save, self._append = Statement(SAVE, self._to_write), Statement(APPEND, self._to_write)
        self._reading, self._loading = Pool("reading", READERS), Pool("loading", LOADERS)
        self._jobs: queue.SimpleQueue[tuple[Job, Answer] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reading.close()
        self._loading.close()
        self._to_write.dispose()
        self._to_read.dispose()
        if self._lock is not None:
            self._lock.release()

    # the writer

    async def _submit(self, job: Callable[[Connection], T]) -> T:
        """Have the writer do a job; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def answer(result: Any, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_resolve, future, result, error)

        self._jobs.put((job, answer))
        try:
            result = await asyncio.shield(future)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise self.trouble.found(error) from error
        self.trouble.over()
        return result

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)  # for the outer loop, after this batch
                    break
                batch.append(following)
            self._write_batch(batch)

    def _write_batch(self, batch: list[tuple[Job, Answer]]) -> None:
        """One transaction for all. If a job fails nothing of the batch has happened, and each has a try of its own,
        unless it is the storage that does not work."""
        try:
            with self._to_write.begin() as connection:
                results = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, OperationalError):
                for single in batch:
                    self._write_batch([single])
            else:
                for _, answer in batch:
                    answer(None, error)
            return
        for (_, answer), result in zip(batch, results, strict=True):
            answer(result, None)

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._to_read.connect() as connection:
                return job(connection)

        try:
            return await self._reading.run(run)
        except DBAPIError as error:
            raise self.trouble.found(error) from error

    async def probe(self) -> str | None:
        """What is wrong with the storage, if anything. Where something was, it is tried again."""
        if self.trouble.sentence is not None:
            with contextlib.suppress(Problem):
                await self._read(lambda connection: connection.scalar(select(func.count()).select_from(schema.game)))
                await self._submit(_try_out)
        return self.trouble.sentence

    # games

    async def add(self, table: Table) -> None:
        await self._submit(lambda connection: self._insert(connection, table))

    async def save(self, table: Table) -> None:
        """Keep a changed table. Its version is one more than the store's, or somebody else was faster."""
        await self._submit(lambda connection: self._update(connection, table))

    def _insert(self, connection: Connection, table: Table) -> None:
        connection.execute(insert(schema.game).values(id=table.head.id, **_columns(table)))
        self._append_fresh(connection, table)
        _enrol(connection, table)

    def _update(self, connection: Connection, table: Table) -> None:
        values = {"this": table.head.id, "known": table.head.version - 1, **_columns(table)}
        if connection.exec_driver_sql(self._save.text, self._save.values(values)).rowcount != 1:
            raise Conflict(table.head.id)
        self._append_fresh(connection, table)
        if table.members_changed:
            _enrol(connection, table)

    def _append_fresh(self, connection: Connection, table: Table) -> None:
        rows = [
            self._append.values(
                {"game": table.head.id, "version": row.version, "at": row.at, "entry": msgspec.json.encode(row.entry)}
            )
            for row in table.fresh
        ]
        if rows:
            connection.exec_driver_sql(self._append.text, rows)

    async def load(self, game_id: str) -> Table | None:
        found = await self._read(lambda connection: rows_of(connection, game_id))
        return None if found is None else await self._loading.run(rebuilt, *found)

    async def head(self, game_id: str) -> Head | None:
        """A table without its record, which may be of rules this program does not play."""
        query = select(schema.game.c.head).where(schema.game.c.id == game_id)
        found = await self._read(lambda connection: connection.scalar(query))
        return None if found is None else head_in(found)

    async def has_member(self, game_id: str, key: str) -> bool:
        there = select(schema.member.c.key).where(schema.member.c.game == game_id, schema.member.c.key == key)
        return await self._read(lambda connection: connection.scalar(there)) is not None

    async def forget(self, before: float) -> int:
        """Delete the games that nobody has touched since then; returns how many."""
        old = delete(schema.game).where(schema.game.c.changed < before)
        return await self._submit(lambda connection: connection.execute(old).rowcount)

    async def delete(self, game_id: str) -> None:
        await self._submit(
            lambda connection: connection.execute(delete(schema.game).where(schema.game.c.id == game_id))
        )

    async def due(self) -> list[str]:
        """The games in which something happens without anybody asking."""
        query = select(schema.game.c.id).where(schema.game.c.due.is_not(None), schema.game.c.status == "running")
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def games_of(self, key: str, skip: int, most: int) -> tuple[list[Head | Damaged], int]:
        """Some of somebody's games, the last changed first, and how many there are."""
        theirs = schema.member.c.key == key
        query = (
            select(schema.game.c.id, schema.game.c.status, schema.game.c.changed, schema.game.c.head)
            .join(schema.member, schema.member.c.game == schema.game.c.id)
            .where(theirs)
            .order_by(schema.game.c.changed.desc(), schema.game.c.id)
            .offset(skip)
            .limit(most)
        )
        count = select(func.count()).select_from(schema.member).where(theirs)

        def job(connection: Connection) -> tuple[list[Head | Damaged], int]:
            heads: list[Head | Damaged] = []
            for row in connection.execute(query):
                try:
                    heads.append(head_in(row.head))
                except Problem:
                    heads.append(Damaged(row.id, row.status, row.changed))
            return heads, connection.scalar(count) or 0

        return await self._read(job)

    # messages

    async def add_message(self, game_id: str, message: Message) -> Message:
        """Keep what somebody said; it comes back with its number."""
        here = schema.message.c.game == game_id

        def job(connection: Connection) -> Message:
            last = connection.scalar(select(func.max(schema.message.c.number)).where(here)) or 0
            numbered = msgspec.structs.replace(message, number=last + 1)
            connection.execute(insert(schema.message).values(game=game_id, **msgspec.structs.asdict(numbered)))
            return numbered

        try:
            return await self._submit(job)
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
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Message(*row) for row in reversed(rows)]

    # people

    async def name_of(self, key: str) -> str:
        query = select(schema.person.c.name).where(schema.person.c.key == key)
        return await self._read(lambda connection: connection.scalar(query)) or ""

    async def rename(self, key: str, name: str) -> None:
        def job(connection: Connection) -> None:
            known = update(schema.person).where(schema.person.c.key == key).values(name=name)
            if connection.execute(known).rowcount == 0:
                connection.execute(insert(schema.person).values(key=key, name=name))

        await self._submit(job)


def _try_out(connection: Connection) -> None:
    """Write something that needs room, and take it away again."""
    connection.execute(insert(schema.setting).values(name="probe", value=100_000 * "?"))
    connection.execute(delete(schema.setting).where(schema.setting.c.name == "probe"))


def _resolve(future: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


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


def _enrol(connection: Connection, table: Table) -> None:
    connection.execute(delete(schema.member).where(schema.member.c.game == table.head.id))
    rows = [{"key": key, "game": table.head.id} for key in sorted(table.head.members())]
    if rows:
        connection.execute(insert(schema.member), rows)
