"""The first compilation of the rulebooks, in a process of its own, while the server already listens."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from ..compiling import compile_rules
from ..core.jit import INTERPRETED, cache_of
from ..games import GAMES, folder_of, game_named
from ..table.seats import Head, Seat
from ..table.table import Table, options_for
from ..table.views import View
from .thinking import loading as load_bots

MOVES = 60


class Compiler:
    """How far the compilation is."""

    def __init__(self) -> None:
        self.is_ready = False
        self._done = dict.fromkeys(GAMES, 0.0)

    @property
    def done(self) -> float:
        return sum(self._done.values()) / len(self._done)

    @property
    def what(self) -> str:
        """The game that is waited for longest."""
        return min(self._done, key=lambda name: self._done[name])

    async def run(self) -> None:
        """Fill the cache on disk in other processes, one a game, whose progress can be shown; then load it here."""
        await asyncio.gather(*(self._compile(name) for name in GAMES if not (INTERPRETED or mark_of(name).exists())))
        await asyncio.to_thread(load_tables)
        self._done, self.is_ready = dict.fromkeys(GAMES, 1.0), True

    async def _compile(self, name: str) -> None:
        command = (sys.executable, "-m", __name__, name)
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self._done[name] = float(line)
            await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()


def mark_of(name: str) -> Path:
    return cache_of(folder_of(name) / "rules") / "table.compiled"


def load_tables() -> None:
    """Load the compiled rules by using them as a table does."""
    for name in GAMES:
        list(_moves(name))


def steps(name: str) -> Iterator[float]:
    """Everything tables and bots use, by using it: about how much is done."""
    for done in compile_rules(game_named(name)):
        yield 0.3 * done
    for step in _moves(name):
        yield 0.3 + 0.1 * step / MOVES
    for done in load_bots(name):
        yield 0.4 + 0.6 * done


def _moves(name: str) -> Iterator[int]:
    """Play a little with everything switched on, and show each position."""
    options = {option.name: option.values[-1] for option in game_named(name).options if option.name != "players"}
    players = game_named(name).players[0]
    seats = [Seat("person", "", "", key="a") for _ in range(players)]
    table = Table(Head("", name, 0, options_for(name, options, players), seats, "a", 0.0, 0.0))
    table.start(0.0)
    for step in range(MOVES):
        moves = View(table).for_key("a", [], 0.0).moves
        if not moves:
            return  # the game is over
        entry = moves[step % len(moves)].entry
        table.move(entry["seat"], entry, 0.0)
        yield step


if __name__ == "__main__":
    for done in steps(sys.argv[1]):
        print(f"{done:.2f}", flush=True)
    mark_of(sys.argv[1]).parent.mkdir(parents=True, exist_ok=True)
    mark_of(sys.argv[1]).touch()
