"""Threads of its own for each kind of work that takes long: whoever floods one kind makes nobody else wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..table.problem import Problem

T = TypeVar("T")


class Pool:
    def __init__(self, name: str, threads: int, longest_queue: int = 1000) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most = threads + longest_queue
        self.count = 0  # of what is asked for and not done

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        if self.count >= self._most:
            raise Problem("busy", "Too many people ask for this at once: try again in a moment.")
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
