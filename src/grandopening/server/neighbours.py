"""The other processes that serve the same database: hearing from them, telling them that this one lives, and taking
over when one of them no longer does."""

import asyncio
import contextlib
import json
import logging
import signal
from typing import Any

from ..table.problem import Problem
from .database import PATIENCE
from .room import Room
from .shared import CAME, CHANNEL, LEFT, SharedStore, TooOld
from .store import CHANGED, DELETED, SAID

log = logging.getLogger("grandopening.server")

EVERY = 1.0  # seconds between two signs of life
PAUSE = 0.5  # seconds before the next try to reach the database


class Neighbours:
    def __init__(self, store: SharedStore, room: Room) -> None:
        self.store, self.room = store, room
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        room.streams.when_pages = self._tell_pages

    async def begin(self) -> None:
        self.room.opened = await self.store.join()
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._telling, return_exceptions=True)
        with contextlib.suppress(Problem):  # the database is away, and will find out by itself
            await self.store.leave()

    # telling

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(Problem):  # which is in the log
                try:
                    beat = await self.store.live_on("server", self.room.streams.pages_here())
                except TooOld as reason:
                    log.error("this program is too old and ends: %s", reason)
                    signal.raise_signal(signal.SIGTERM)
                    return
                self.room.thinkers.elsewhere = beat.thinkers
                if beat.is_any_due:  # whoever takes over has no time to start a worker
                    self.room.thinkers.wake()
                for game_id in beat.games:
                    self.room.drive(game_id)
                await self.room.ledger.settle()
            await asyncio.sleep(EVERY)

    def _tell_pages(self, game_id: str, key: str, pages: int) -> None:
        async def tell() -> None:
            # What could not be told now is told whole when the database is back.
            with contextlib.suppress(Exception):
                await self.store.tell_pages(game_id, key, pages)

        task = asyncio.create_task(tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    # hearing

    async def _listen(self) -> None:
        """Whatever was missed while nobody listened is found out by the versions."""
        from psycopg import AsyncConnection, Error

        url = self.store.to_write.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await AsyncConnection.connect(url, autocommit=True, **PATIENCE) as connection:
                    await connection.execute(f"listen {CHANNEL}")
                    await self._catch_up()
                    await self._hear_all(connection)
            except (Error, Problem):
                await asyncio.sleep(PAUSE)

    async def _hear_all(self, connection: Any) -> None:
        """Until the connection breaks. psycopg's own loop looks ten times a second whether something has come, and
        wakes a task for each notification; every process hears of every move, so this is kept short."""
        loop, socket, database = asyncio.get_running_loop(), connection.fileno(), connection.pgconn
        broken: asyncio.Future[None] = loop.create_future()

        def hear() -> None:
            try:
                database.consume_input()
                while notification := database.notifies():
                    self._hear(json.loads(notification.extra))
            except Exception as error:
                if not broken.done():
                    broken.set_exception(error)

        loop.add_reader(socket, hear)
        try:
            await broken
        finally:
            loop.remove_reader(socket)

    async def _catch_up(self) -> None:
        streams, pages = self.room.streams, await self.store.pages_elsewhere()
        streams.forget_elsewhere()
        for process, game_id, key, count in pages:
            streams.hear_pages(process, game_id, key, count)
        for game_id, version in (await self.store.versions_of(self.room.loaded())).items():
            self.room.hear_change(game_id, version)
        streams.tell_everybody()

    def _hear(self, told: list[Any]) -> None:
        process, *news = told
        if process == self.store.process:
            return
        for kind, subject, *rest in news:
            if kind == CHANGED:
                self.room.hear_change(subject, rest[0])
            elif kind == SAID:
                self.room.streams.tell_talk(subject)
            elif kind == DELETED:
                self.room.hear_deletion(subject)
            elif kind == CAME:
                self.room.streams.hear_pages(process, subject, *rest)
            elif kind == LEFT:
                self.room.streams.hear_end(subject)
