"""Access to the database: one thread writes, in batches of whatever waits; readers have connections of their own."""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from . import schema
from .database import engine_for, lock_of
from .metrics import DATABASE_SECONDS, WRITE_QUEUE
from .pools import Pool
from .trouble import Trouble

T = TypeVar("T")
Job = Callable[[Connection], Any]
Answer = Callable[[Any, BaseException | None], None]
LARGEST_BATCH = 256
READERS = 4  # threads


class Access:
    def __init__(self, url: str | URL) -> None:
        self._lock = lock_of(url)
        self.to_write, self.to_read = engine_for(url, "BEGIN IMMEDIATE"), engine_for(url, "BEGIN")
        self.trouble = Trouble()
        self._reading = Pool("reading", READERS)
        self._jobs: queue.SimpleQueue[tuple[Job, Answer] | None] = queue.SimpleQueue()
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
        self.to_write.dispose()
        self.to_read.dispose()
        if self._lock is not None:
            self._lock.release()

    def forget_lock(self) -> None:
        """Where there was no database after all, nothing is left behind."""
        if self._lock is not None:
            Path(self._lock.lock_file).unlink(missing_ok=True)

    async def submit(self, job: Callable[[Connection], T]) -> T:
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
            with DATABASE_SECONDS.labels("write").time(), self.to_write.begin() as connection:
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

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with DATABASE_SECONDS.labels("read").time(), self.to_read.connect() as connection:
                return job(connection)

        try:
            return await self._reading.run(run)
        except DBAPIError as error:
            raise self.trouble.found(error) from error

    async def try_out(self) -> None:
        """Read and write something, to learn whether one can."""
        await self.read(lambda connection: connection.scalar(select(schema.game.c.id).limit(1)))
        await self.submit(_try_out)


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
