"""Where the games of a batch live: in NumPy arrays here, or on a GPU (cuda.py)."""

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from ..core.contract import Game
from ..core.jit import INTERPRETED
from .loops import ask_nobody, loops_of
from .memory import Memory
from .opponents import Seating, ask_of

log = logging.getLogger("grandopening")


class Device(Protocol):
    asked: Any  # by game: how often opponents decided

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Memory there, all zero."""

    def copied(self, array: Any) -> Any:
        """A NumPy array, there."""

    def copy(self, array: Any) -> Any:
        """Of an array that is there."""

    def to_host(self, array: Any) -> Any:
        """As a NumPy array."""

    def fill(self, array: Any, values: Any) -> None:
        """Copy values from anywhere into an array there. Raises ValueError where they are not as many."""

    def move(self, target: Any, to: Any, source: Any, rows: Any) -> None:
        """Row rows[k] of one array becomes row to[k] of another; indices are NumPy arrays, or there already."""

    def run(self, what: int, memory: Memory) -> None:
        """Do one thing to every game."""


class Cpu:
    """Games in NumPy arrays, dealt to threads that run without Python's lock."""

    def __init__(self, game: Game, n: int, threads: int, seating: Seating | None) -> None:
        if threads < 1:
            raise ValueError(f"{threads} threads: ask for one at least")
        self._loops = loops_of(game, ask_of(game, on_gpu=False) if seating else ask_nobody)
        self._game = game.name
        threads = 1 if INTERPRETED else min(threads, n)
        # Whole cache lines of everything to each thread.
        step = -(-n // threads)
        self._parts = [(first, min(first + step, n)) for first in range(0, n, step)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.asked = np.zeros(n, np.int64)
        nobody = np.zeros(1, np.int64), 0
        self._own = [seating.for_a_thread(self.asked) if seating else nobody for _ in self._parts]

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def copied(self, array: Any) -> Any:
        return array

    def copy(self, array: Any) -> Any:
        return array.copy()

    def to_host(self, array: Any) -> Any:
        return array

    def fill(self, array: Any, values: Any) -> None:
        values = np.asarray(values)
        if values.shape != array.shape:
            raise ValueError(f"values of the shape {values.shape} for {array.shape}: one for each game is needed")
        np.copyto(array, values, casting="same_kind")

    def move(self, target: Any, to: Any, source: Any, rows: Any) -> None:
        target[to] = source[rows]

    def run(self, what: int, memory: Memory) -> None:
        loop = self._loops[what]
        if not (INTERPRETED or loop.is_compiled or loop.load()):
            step = loop.function.__name__.strip("_")
            log.warning("Compiling %r of a batch of %s, once per version: that can take a minute.", step, self._game)

        def part(k: int) -> None:
            plan, bots = self._own[k]
            loop(memory._replace(plan=plan, bots=bots), *self._parts[k])

        if self._pool is None:
            part(0)
        else:
            list(self._pool.map(part, range(len(self._parts))))
