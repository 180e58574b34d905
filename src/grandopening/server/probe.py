"""Whether the storage works, found out by writing to it."""

import asyncio
import time
from contextvars import Context

from ..table.problem import Problem
from .store import Store

EVERY = 5.0  # seconds: whoever asks more often gets the last answer, so that nobody can keep the disk busy by it
PATIENCE = 2.0  # seconds, after which a write that has not come back is told


class Probe:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._at = -EVERY
        self._try: asyncio.Task[None] | None = None

    async def trouble(self) -> str | None:
        """What is wrong, in a sentence. It answers soon, also when a disk does not."""
        if self._try is None or (self._try.done() and time.monotonic() - self._at >= EVERY):
            # In a context of its own: what is found belongs to no request.
            self._try = asyncio.create_task(self.store.try_out(), context=Context())
            self._at = time.monotonic()
        await asyncio.wait([self._try], timeout=PATIENCE)
        if not self._try.done():
            self.store.trouble.late(PATIENCE)
        elif (error := self._try.exception()) and not isinstance(error, Problem):
            raise error
        return self.store.trouble.sentence
