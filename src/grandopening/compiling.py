"""Is the compiled code of a game there, and the steps that make it, so that whoever waits can be shown how far it is.

python -m grandopening.compiling franchise      everything that a table and its bots use; prints how much is done
"""

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from .bots import bot_named, levels_of
from .bots.evaluator import Evaluator
from .core.batch import play_random
from .core.compiled_code import cache_root, folders_for, is_safe, read_content, write_content
from .core.contract import CHANCE, Game, Position
from .core.jit import INTERPRETED, compile_when_called, files_of, load_entries
from .core.single import calls_of
from .games import GAMES, folder_of, game_named
from .table.seats import Head, Seat
from .table.table import Table, options_for
from .table.views import View

log = logging.getLogger("grandopening")

RULES, TABLE = "rules", "table"  # what simulations need, and what tables and their bots need
MOVES = 60
LOWEST_PRIORITY = 19


def is_compiled(game: Game, what: str = RULES) -> bool:
    """Whether this version of the rules has been through all the steps before, for this processor, and everything that
    they made is still there and whole. A mark is written after the last step; it names the files they used."""
    if INTERPRETED:
        return True
    folders = folders_for(game.rules.__file__)
    marks = filter(None, (read_content(folder / _mark_of(what)) for folder in folders))
    return any(all(_is_whole(name, folders) for name in mark.decode().split()) for mark in marks)


def _is_whole(name: str, folders: Sequence[Path]) -> bool:
    return any(read_content(folder / name) is not None for folder in folders)


def _mark(game: Game, what: str) -> None:
    with suppress(OSError):  # a full or read-only disk: then nothing else was kept either
        mark = folders_for(game.rules.__file__)[0] / _mark_of(what)
        write_content(mark, "\n".join(files_of(folder_of(game.name))).encode())


def _mark_of(what: str) -> str:
    return f"{what}.compiled"


def can_keep(game: Game) -> bool:
    """Whether what is compiled for a game can be kept for others, and for the next time."""
    folder = folders_for(game.rules.__file__)[0]
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return is_safe(folder) and os.access(folder, os.W_OK)


def compile_rules(game: Game) -> Iterator[float]:
    """Compile what a simulation uses, by using it; yields about how much of it is done."""
    compile_when_called(folder_of(game.name))
    yield from (0.8 * done for done in _single_calls(game))
    play_random([game.set_up()], games=1)
    _mark(game, RULES)
    yield 1.0


def _single_calls(game: Game) -> Iterator[float]:
    position = game.set_up().begin(0)
    yield 0.15
    action = position.legal()[0]
    yield 0.4
    position.copy().draw()
    position.apply(action)
    yield 0.95
    position.view(0)
    position.score()
    yield 1.0


def compile_table(game: Game) -> Iterator[float]:
    """Compile what a table and its bots use, by using it."""
    compile_when_called(folder_of(game.name))
    yield from (0.35 * done for done in _single_calls(game))
    yield from (0.35 + 0.05 * done for done in _moves(game))
    yield from (0.4 + 0.5 * done for done in _bots(game))
    _review(game)
    yield 1.0
    _mark(game, TABLE)


def _moves(game: Game) -> Iterator[float]:
    """Play a little with everything switched on, and show each position."""
    options = {option.name: option.values[-1] for option in game.options if option.name != "players"}
    players = game.players[0]
    seats = [Seat("person", "", "", key="a") for _ in range(players)]
    table = Table(Head("", game.name, 0, options_for(game.name, options, players), seats, "a", 0.0, 0.0))
    table.start(0.0)
    for step in range(MOVES):
        moves = View(table).for_key("a", [], 0.0).moves
        if not moves:
            return  # the game is over
        entry = moves[step % len(moves)].entry
        table.move(entry["seat"], entry, 0.0)
        yield step / MOVES


def _bots(game: Game) -> Iterator[float]:
    """Let all of them decide, twice each: a search keeps its tree from one decision to the next."""
    position, levels = game.set_up().begin(0), levels_of(game)
    for number, level in enumerate(levels, start=1):
        bot, at = bot_named(level, game), position.copy()
        for _ in range(2):
            _skip_chance(at)
            plan = bot.plan(at)
            for action in plan:
                at.apply(action)
        yield number / len(levels)


def _review(game: Game) -> None:
    """Estimate the chances of a position with each kind of knowledge, and compare a move with others."""
    position, evaluator = game.set_up().begin(0), Evaluator(game)
    _skip_chance(position)
    for viewer in (None, 0):
        evaluator.chances(position, viewer)
    evaluator.compared(position, evaluator.moves(position.view(position.actor))[0])


def _skip_chance(position: Position) -> None:
    while position.actor == CHANCE:
        position.perform(position.draw())


_loaded: set[Path] = set()


def load_if_compiled(game: Game) -> bool:
    """Whether the game runs compiled here from now on: its code is loaded as soon as it is on the disk."""
    folder = folder_of(game.name)
    if folder not in _loaded and is_compiled(game, TABLE):
        load_entries(folder)
        _loaded.add(folder)
    return folder in _loaded


class Behind:
    """The compilation of some games in processes of their own, one for each, while this one goes on interpreted. When a
    game is compiled, its code is loaded here, in another thread."""

    def __init__(self) -> None:
        self.done: dict[str, float] = {}  # by game, from 0 to 1
        self._processes: dict[str, subprocess.Popen[str]] = {}
        self._is_closed = False
        self._untold = threading.Lock()  # of whoever tells first that nothing can be kept

    def begin(self, names: Sequence[str] = GAMES) -> None:
        self.done.update(dict.fromkeys(names, 0.0))
        for name in names:
            threading.Thread(target=self._see_through, args=(name,), daemon=True).start()

    @property
    def is_ready(self) -> bool:
        return bool(self.done) and all(done == 1.0 for done in self.done.values())

    def prefer(self, name: str) -> None:
        """Somebody waits for this game: the others may take longer."""
        if os.name == "posix" and self.done.get(name, 1.0) < 1.0:
            for other, process in self._processes.items():
                if other != name and process.poll() is None:
                    os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY)

    def close(self) -> None:
        self._is_closed = True
        for process in self._processes.values():
            process.terminate()

    def _see_through(self, name: str) -> None:
        try:
            game = game_named(name)
            if self._is_made(game):
                # Their entries are to be loaded too: what is made only when it is first called would stay interpreted.
                game.room("table")
                calls_of(game)
                load_entries(folder_of(name))
            elif not self._is_closed and self._untold.acquire(blocking=False):
                log.warning("no compiled code can be kept in %s: rules stay interpreted", cache_root())
        except Exception:
            log.exception("the rules of %s could not be compiled: they stay interpreted", name)
        self.done[name] = 1.0

    def _is_made(self, game: Game) -> bool:
        """Whether the code is on disk, whole; compiled now if it is not, where it can be kept."""
        if is_compiled(game, TABLE):
            return True
        if can_keep(game):
            self._compile(game.name)
        return is_compiled(game, TABLE)

    def _compile(self, name: str) -> None:
        command = (sys.executable, "-m", __name__, name)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            self._processes[name] = process
            assert process.stdout is not None
            for line in process.stdout:
                self.done[name] = min(0.99, float(line))
        if process.returncode > 0:  # a signal: it was ended on purpose
            raise subprocess.CalledProcessError(process.returncode, command)


def begin_behind(names: Sequence[str]) -> None:
    """Until this process ends."""
    behind = Behind()
    behind.begin(names)
    atexit.register(behind.close)


def main(name: str) -> None:
    for done in compile_table(game_named(name)):
        print(f"{done:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
