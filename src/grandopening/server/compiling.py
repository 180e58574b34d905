"""The first compilation of the rulebooks, in a process of its own, while the server already listens."""

import asyncio
import sys
from collections.abc import Iterator

from ..compiling import compile_rules
from ..core.jit import CACHE, INTERPRETED
from ..games import game_named
from ..table.customs import CUSTOMS
from ..table.seats import Head, Seat
from ..table.table import Table, options_for
from ..table.views import View
from .thinking import loading as load_bots

MARK = "table.compiled"
MOVES = 60


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
        await asyncio.to_thread(load_tables)
        self.done, self.is_ready = 1.0, True


def load_tables() -> None:
    """Load the compiled rules by using them as a table does."""
    for name in CUSTOMS:
        list(_moves(name))


def steps() -> Iterator[tuple[float, str]]:
    """Everything tables and bots use, by using it: about how much is done, and of which game."""
    for number, name in enumerate(CUSTOMS):
        for done in compile_rules(game_named(name)):
            yield (number + 0.8 * done) / (2 * len(CUSTOMS)), name
        for step in _moves(name):
            yield (number + 0.8 + 0.2 * step / MOVES) / (2 * len(CUSTOMS)), name
    for done, name in load_bots():
        yield 0.5 + 0.5 * done, name


def _moves(name: str) -> Iterator[int]:
    """Play a little with everything switched on, and show each position."""
    options = {option.name: option.values[-1] for option in game_named(name).options if option.name != "players"}
    players = game_named(name).players[0]
    seats = [Seat("person", "", "", key="a") for _ in range(players)]
    table = Table(Head("", name, 0, options_for(name, options, players), seats, "a", 0.0, 0.0))
    table.start(0.0)
    for step in range(MOVES):
        moves = View(table).for_key("a", [], 0.0).moves
        assert table.actor is not None
        table.move(table.actor, moves[step % len(moves)].entry, 0.0)
        yield step


if __name__ == "__main__":
    for done, what in steps():
        print(f"{done:.2f} {what}", flush=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / MARK).touch()
