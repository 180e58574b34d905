"""Questions to bots by way of the database: a queue of SAQ, from which `grandopening think` takes them anywhere."""

import asyncio
import contextlib
import logging
import signal
import time
from typing import Any

import msgspec
from sqlalchemy import URL

from ..table.problem import Problem
from .compiling import Compiler
from .neighbours import EVERY
from .shared import SharedStore, TooOld
from .thinking import PATIENCE, Answer, Question, Thinkers, Unanswered

log = logging.getLogger("grandopening.server")

QUEUE = "grandopening"
SILENCE = 3.0  # seconds without a sign of somebody thinking about it, after which a server thinks itself
KEPT = 30  # seconds that an answer can be fetched


def queue_at(url: URL, connections: int) -> Any:
    from saq.queue.postgres import PostgresQueue

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return PostgresQueue(url=address, name=QUEUE, min_size=1, max_size=connections)


class Elsewhere:
    """How a server asks those who think for all."""

    def __init__(self, url: URL) -> None:
        self._queue = queue_at(url, 4)
        self._opening = asyncio.Lock()

    async def ask(self, question: Question) -> Answer:
        try:
            return await self._ask(question)
        except (OSError, RuntimeError, TimeoutError, _errors()) as error:
            raise Unanswered from error

    async def _ask(self, question: Question) -> Answer:
        async with self._opening:
            await self._queue.connect()
        asked = msgspec.json.encode(question).decode()
        job = await self._queue.enqueue("answer", question=asked, timeout=int(PATIENCE), ttl=KEPT)
        seen, since = job.touched, time.monotonic()
        while not job.completed:
            with contextlib.suppress(TimeoutError):
                await job.refresh(until_complete=EVERY)
            if job.touched != seen:
                seen, since = job.touched, time.monotonic()
            elif not job.completed and time.monotonic() - since > SILENCE:
                await self._queue.abort(job, "late")
                raise Unanswered
            if not job.completed:
                await job.refresh()
        if job.result is None:
            raise Unanswered
        return Answer(job.result)

    async def close(self) -> None:
        await self._queue.disconnect()


def _errors() -> type[Exception]:
    from psycopg import Error

    return Error


async def think(store: SharedStore, workers: int | None) -> None:
    """Answer questions until Ctrl-C."""
    from saq import Worker

    thinkers, compiler = Thinkers(workers), Compiler()
    thinkers.wake()

    async def answer(context: Any, *, question: str) -> list[int]:
        asked = msgspec.json.decode(question, type=Question)
        task = asyncio.create_task(thinkers.ask(asked))
        while not (await asyncio.wait([task], timeout=EVERY))[0]:
            await context["job"].update()  # somebody thinks about it
        return (await task).actions

    count = len(thinkers.workers)
    queue = queue_at(store.to_write.url, count + 3)
    worker: Any = Worker(queue, functions=[("answer", answer)], concurrency=count)
    await queue.connect()  # which makes its tables: who sees a thinker may ask at once
    await store.join("thinker")
    compiling = asyncio.create_task(compiler.run())
    living = asyncio.create_task(_live(store))
    print(
        f"{count} bots think for {store.to_write.url.render_as_string(hide_password=True)}. Ctrl-C ends it.", flush=True
    )
    try:
        await worker.start()
    finally:
        for task in (compiling, living):
            task.cancel()
        await queue.disconnect()
        with contextlib.suppress(Problem):
            await store.leave()
        thinkers.close()
        compiler.close()


async def _live(store: SharedStore) -> None:
    while True:
        with contextlib.suppress(Problem):  # which is in the log
            try:
                await store.live_on("thinker", {})
            except TooOld as reason:
                log.error("this program is too old and ends: %s", reason)
                signal.raise_signal(signal.SIGTERM)
                return
        await asyncio.sleep(EVERY)
