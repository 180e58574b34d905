"""Threads of its own for each kind of work that takes long: whoever floods one kind makes nobody else wait."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..table.problem import Problem

T = TypeVar("T")


class Turns:
    """For work of several steps, not all of them in threads: one whole piece after another, and a bound."""

    def __init__(self, longest_queue: int) -> None:
        self._one = asyncio.Lock()
        self._most = 1 + longest_queue
        self.count = 0  # of those who have their turn or wait for it

    @contextlib.asynccontextmanager
    async def take(self) -> AsyncIterator[None]:
        _check_room(self.count, self._most)
        self.count += 1
        try:
            async with self._one:
                yield
        finally:
            self.count -= 1


class Pool:
    def __init__(self, name: str, threads: int, longest_queue: int = 1000) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most = threads + longest_queue
        self.count = 0  # of what is asked for and not done

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        _check_room(self.count, self._most)
        self.count += 1
        work = self._threads.submit(function, *arguments)
        loop = asyncio.get_running_loop()
        # Whoever no longer waits for it has not ended it.
        work.add_done_callback(lambda _: loop.call_soon_threadsafe(self._done))
        return await asyncio.wrap_future(work)

    def _done(self) -> None:
        self.count -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)


def _check_room(count: int, most: int) -> None:
    if count >= most:
        raise Problem("busy", "Too many people ask for this at once: try again in a moment.")
