"""The store: what has been acknowledged is on disk. One thread writes, in batches; SQLite by default.

Everything else in the server knows only the methods of `Store`, so that PostgreSQL and many processes can come later.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from ..record import OtherRules, check_version
from ..table.lines import Line, written
from ..table.play import replay, set_up
from ..table.seats import Head
from ..table.table import Table, still_standing
from . import schema
from .database import Statement, engine_for, lock_of
from .pools import Pool
from .problems import other_rules

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
        return await asyncio.shield(future)

    def _write(self) -> None:
        with self._to_write.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        self._jobs.put(None)  # for the outer loop, after this batch
                        break
                    batch.append(following)
                self._write_batch(connection, batch)

    def _write_batch(self, connection: Connection, batch: list[tuple[Job, Answer]]) -> None:
        """One transaction for all. If a job fails nothing of the batch has happened, and each has a try of its own."""
        try:
            with connection.begin():
                results = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1](None, error)
            else:
                for single in batch:
                    self._write_batch(connection, [single])
            return
        for (_, answer), result in zip(batch, results, strict=True):
            answer(result, None)

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._to_read.connect() as connection:
                return job(connection)

        return await self._reading.run(run)

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
        found = await self._read(lambda connection: _rows_of(connection, game_id))
        return None if found is None else await self._loading.run(_rebuilt, *found)

    async def head(self, game_id: str) -> Head | None:
        """A table without its record, which may be of rules this program does not play."""
        query = select(schema.game.c.head).where(schema.game.c.id == game_id)
        found = await self._read(lambda connection: connection.scalar(query))
        return None if found is None else msgspec.json.decode(found, type=Head)

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

    async def games_of(self, key: str, skip: int, most: int) -> tuple[list[Head], int]:
        """Some of somebody's games, the last changed first, and how many there are."""
        theirs = schema.member.c.key == key
        query = (
            select(schema.game.c.head)
            .join(schema.member, schema.member.c.game == schema.game.c.id)
            .where(theirs)
            .order_by(schema.game.c.changed.desc(), schema.game.c.id)
            .offset(skip)
            .limit(most)
        )
        count = select(func.count()).select_from(schema.member).where(theirs)

        def job(connection: Connection) -> tuple[list[Head], int]:
            heads = [msgspec.json.decode(head, type=Head) for head in connection.scalars(query)]
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

        return await self._submit(job)

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


def _rows_of(connection: Connection, game_id: str) -> tuple[bytes, bytes, list[Any]] | None:
    query = select(schema.game.c.head, schema.game.c.draft).where(schema.game.c.id == game_id)
    found = connection.execute(query).first()
    if found is None:
        return None
    entry = schema.entry.c
    rows = select(entry.entry, entry.version, entry.at).where(entry.game == game_id).order_by(entry.number)
    return found.head, found.draft, list(connection.execute(rows))


def _rebuilt(head: bytes, draft: bytes, rows: list[Any]) -> Table:
    """The table as it was acknowledged last: a replay of its entries, and the draft on top."""
    table = Table(msgspec.json.decode(head, type=Head))
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
