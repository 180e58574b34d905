"""Bots think in processes of their own, so that the server never waits for them. A dead worker is replaced."""

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import LEVELS as LEVELS_FOR_PEOPLE
from ..bots import bot_named, reasons_for
from ..compiling import load_if_compiled
from ..core.contract import Game, Position
from ..core.jit import policy
from ..games import GAMES, game_named
from ..table.customs import customs_of
from ..table.play import set_up
from ..table.problem import Problem

LEVELS = ("random", *LEVELS_FOR_PEOPLE)  # weakest first
DEFAULT_LEVEL = "shopkeeper"
ATTEMPTS = 3
PATIENCE = 120.0  # seconds, after which a worker is taken for dead; the first question may have to compile


def checked_level(level: str | None) -> str:
    if level is None:
        return DEFAULT_LEVEL
    if level not in LEVELS:
        raise Problem("bad-option", f"There is no bot {level!r}: there are {', '.join(LEVELS)}.")
    return level


def strongest_level() -> str:
    return LEVELS[-1]


@dataclass(frozen=True)
class Question:
    """A position as its seat may see it, and who shall decide."""

    game: str
    options: Mapping[str, Any]
    board: Any
    state: bytes
    level: str
    wants_reasons: bool = False

    @classmethod
    def of(cls, position: Position, level: str, wants_reasons: bool = False) -> "Question":
        setup = position.setup
        view = position.view(position.actor)
        return cls(setup.game.name, setup.options, setup.board_file, view.state.tobytes(), level, wants_reasons)


@dataclass(frozen=True)
class Answer:
    actions: list[int]  # to the end of the turn
    reasons: list[dict[str, Any]]  # for the first, each the id of a sentence and its values


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin_work)
        return self._pool

    def wake(self) -> None:
        """Have a worker ready before it is asked: starting one takes seconds."""
        if self._pool is None:
            self.pool().submit(load)

    async def ask(self, question: Question) -> Answer:
        """What the bot does with its turn."""
        for attempt in range(ATTEMPTS):
            pool = self.pool()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
            except (BrokenProcessPool, TimeoutError):
                if attempt == ATTEMPTS - 1:
                    raise
                if self._pool is pool:  # nobody else has replaced it meanwhile
                    self.close()
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


def _begin_work() -> None:
    """In a worker: Ctrl-C is the server's business, and without a server there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    policy().when_hot = lambda game: None  # the server has it compiled
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def load() -> None:
    """In a worker: get ready before the first question."""
    for name in GAMES:
        load_if_compiled(game_named(name))


def answer(question: Question) -> Answer:
    """In a worker: what the bot does with the rest of its turn, and why it begins so."""
    setup = set_up(question.game, question.options, question.board)
    state = np.frombuffer(bytearray(question.state), setup.game.State.dtype)[0]
    position = Position(setup, state)
    bot = bot_named(_level_now(question.level, setup.game), setup.game, random.getrandbits(32))
    view, seat, actions = position.copy(), position.actor, [bot.choose(position)]
    while True:
        before = position.copy()
        position.apply(actions[-1])
        if position.actor != seat or customs_of(setup.game.name).is_final(before, position):
            return Answer(actions, explained(view, actions) if question.wants_reasons else [])
        actions.append(bot.choose(position))


def _level_now(level: str, game: Game) -> str:
    """Until its game is compiled, the one that searches plays as the one below it: interpreted, a search of a second
    sees hardly anything."""
    return level if load_if_compiled(game) or level != strongest_level() else LEVELS[-2]


def explained(view: Position, actions: list[int]) -> list[dict[str, Any]]:
    """Why these are good, the weightiest reason first."""
    return [{"id": reason.message, "values": {"points": reason.points}} for reason in reasons_for(view, actions)]
