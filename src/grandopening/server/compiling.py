"""The first compilation of the rulebooks, in a process of its own, while the server already listens."""

import asyncio
import logging
import sys
import time
from collections.abc import Iterator

from ..core.jit import CACHE, INTERPRETED
from ..games import game_named
from ..table.customs import CUSTOMS
from ..table.seats import Head, Seat
from ..table.table import Table, options_for
from ..table.views import View

log = logging.getLogger("grandopening.server")


class Compiler:
    """How far the compilation is."""

    def __init__(self) -> None:
        self.is_ready = False
        self.done = 0.0
        self.what = ""

    async def run(self) -> None:
        """Fill the cache on disk in another process, whose progress can be shown; then load it here."""
        if not INTERPRETED and not (CACHE / MARK).exists():
            command = (sys.executable, "-m", __name__)
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            try:
                assert process.stdout is not None
                async for line in process.stdout:
                    done, _, self.what = line.decode().strip().partition(" ")
                    self.done = float(done)
                await process.wait()
            finally:
                if process.returncode is None:
                    process.terminate()
        await asyncio.to_thread(lambda: list(steps()))
        self.done, self.is_ready = 1.0, True


MARK = "table.compiled"


def steps() -> Iterator[tuple[float, str]]:
    """Everything a table uses, by using it."""
    for name in CUSTOMS:
        yield 0.0, name
        options = {option.name: option.values[-1] for option in game_named(name).options if option.name != "players"}
        seats = [Seat("person", "A", "red", key="a"), Seat("person", "B", "blue", key="a")]
        head = Head("", name, 0, options_for(name, options, 2), seats, "a", 0.0, 0.0)
        table = Table(head)
        table.start(0.0)
        yield 0.4, name
        for step in range(1, 60):
            view = View(table)
            moves = view.for_key("a", [], time.time()).moves
            if not moves:
                break
            assert table.actor is not None
            table.move(table.actor, moves[step % len(moves)].entry, 0.0)
            yield 0.4 + step / 100, name
    yield 1.0, ""


if __name__ == "__main__":
    for done, what in steps():
        print(f"{done:.2f} {what}", flush=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / MARK).touch()
