"""Access to the database: one thread writes, in batches of whatever waits; readers have connections of their own."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..table.problem import Problem
from . import schema
from .database import engine_for, lock_of
from .metrics import DATABASE_SECONDS, WRITE_QUEUE
from .pools import Pool
from .trouble import Trouble, is_crossed

T = TypeVar("T")
U = TypeVar("U")
Answer = Callable[[Any, BaseException | None], None]


News = tuple[str | int, ...]


class Job(NamedTuple):
    about: str  # the game or person whose rows it changes
    do: Callable[[Connection], Any]
    answer: Answer


LARGEST_BATCH = 256
READERS = 4  # threads
PART_OF_TIME = 0.1  # the most that a damaged file is looked through: that reads all of it


class Access:
    def __init__(self, url: str | URL) -> None:
        self._lock = lock_of(url)
        self.to_write, self.to_read = engine_for(url, "BEGIN IMMEDIATE"), engine_for(url, "BEGIN")
        self.trouble = Trouble()
        self._next_check = 0.0  # of a damaged file
        self.news: list[News] = []  # of the batch at hand, for other processes
        self._reading = Pool("reading", READERS)
        self._aside = Pool("aside", 2)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        WRITE_QUEUE.set_function(self._jobs.qsize)

    @property
    def waiting(self) -> int:
        """Changes that are not on disk yet, about."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reading.close()
        self._aside.close()
        self.to_write.dispose()
        self.to_read.dispose()
        if self._lock is not None:
            self._lock.release()

    def forget_lock(self) -> None:
        """Where there was no database after all, nothing is left behind."""
        if self._lock is not None:
            Path(self._lock.lock_file).unlink(missing_ok=True)

    async def submit(self, job: Callable[[Connection], T], about: str = "") -> T:
        """Have the writer do a job; returns when it is on disk. All processes go through what they change in the same
        order, so that none waits for another that waits for it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def answer(result: Any, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_resolve, future, result, error)

        self._jobs.put(Job(about, job, answer))
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
            self._write_batch(sorted(batch, key=lambda job: job.about))

    def _write_batch(self, batch: list[Job]) -> None:
        """One transaction for all. If a job fails nothing of the batch has happened, and each has a try of its own,
        unless it is the storage that does not work."""
        try:
            self.news.clear()
            with DATABASE_SECONDS.labels("write").time(), self.to_write.begin() as connection:
                results = [job.do(connection) for job in batch]
                self.publish(connection, self.news)
        except Exception as error:
            if len(batch) > 1 and not (isinstance(error, OperationalError) and not is_crossed(error)):
                for single in batch:
                    self._write_batch([single])
            else:
                for job in batch:
                    job.answer(None, error)
            return
        for job, result in zip(batch, results, strict=True):
            job.answer(result, None)

    def publish(self, connection: Connection, news: list[News]) -> None:
        """Tell other processes, if there are any, what a transaction has changed, once it is on disk."""

    async def apart(self, job: Callable[[Connection], T], engine: Engine | None = None) -> T:
        """Do a job in a transaction of its own, unless another engine says otherwise, beside the writer's."""

        def run() -> T:
            with (engine or self.to_write).begin() as connection:
                return job(connection)

        try:
            result = await self._aside.run(run)
        except DBAPIError as error:
            raise self.trouble.found(error) from error
        self.trouble.over()
        return result

    async def read(self, job: Callable[[Connection], T], engine: Engine | None = None) -> T:
        """In one transaction, unless another engine says otherwise."""
        return await self.read_and(lambda found: found, job, engine)

    async def read_and(self, work: Callable[[T], U], job: Callable[[Connection], T], engine: Engine | None = None) -> U:
        """What a function makes of what was read, in the same thread: going to another costs as much as reading."""

        def run() -> U:
            with DATABASE_SECONDS.labels("read").time(), (engine or self.to_read).connect() as connection:
                found = job(connection)
            return work(found)

        try:
            return await self._reading.run(run)
        except DBAPIError as error:
            raise self.trouble.found(error) from error

    async def try_out(self) -> None:
        """Read and write something, to learn whether one can; and whether a damaged file was mended."""
        if self.trouble.is_damaged and time.monotonic() >= self._next_check:
            await self._check()
        await self.read(lambda connection: connection.scalar(select(schema.game.c.id).limit(1)))
        await self.submit(_try_out)

    async def _check(self) -> None:
        """Look through all of a file of SQLite that was found damaged."""
        for engine in (self.to_read, self.to_write):
            engine.dispose()  # connections remember pages as they were
        began, found = time.monotonic(), ""
        with contextlib.suppress(Problem):  # it is told already
            found = await self.read(lambda connection: connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        now = time.monotonic()
        self._next_check = now + (now - began) / PART_OF_TIME
        if found == "ok":
            self.trouble.mended()


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
