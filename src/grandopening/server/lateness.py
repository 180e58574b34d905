"""How late the event loop is: everybody at every table waits as long, whatever they have asked for."""

import asyncio
import time

from .metrics import LOOP_SECONDS

EVERY = 0.05  # seconds


async def note_lateness() -> None:
    """Sleep again and again, and note how much later than it should each sleep has ended."""
    while True:
        due = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_SECONDS.observe(max(0.0, time.perf_counter() - due))
