"""Bots think in processes of their own, so that the server never waits for them. A dead worker is replaced."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import LEVELS as LEVELS_FOR_PEOPLE
from ..bots import bot_named
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
PATIENCE = 120.0  # seconds of work, after which a worker is taken for dead
LONGEST_START = 120.0  # seconds until a new process is ready to be asked
LONGEST_QUEUE = 1000  # questions


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

    @classmethod
    def of(cls, position: Position, level: str) -> "Question":
        setup = position.setup
        view = position.view(position.actor)
        return cls(setup.game.name, setup.options, setup.board_file, view.state.tobytes(), level)


@dataclass(frozen=True)
class Answer:
    actions: list[int]  # to the end of the turn


class Worker:
    """A process that answers one question at a time. One that dies or takes too long is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._started: Future[None] = Future()

    def wake(self) -> ProcessPoolExecutor:
        """Be ready before the first question: starting takes seconds."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin_work)
            self._started = self._pool.submit(load)
        return self._pool

    async def ask(self, question: Question) -> Answer:
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BrokenProcessPool):
                return await self._try(question)
        return await self._try(question)

    async def _try(self, question: Question) -> Answer:
        try:
            pool = self.wake()
            await asyncio.wait([asyncio.wrap_future(self._started)], timeout=LONGEST_START)
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise

    def close(self) -> None:
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


class Thinkers:
    """The workers, and the line of those who wait for one: first come, first served."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.workers = [Worker() for _ in range(count)]
        self._free = list(self.workers)  # whoever answered last is warm, and asked next
        self._line: deque[asyncio.Future[Worker]] = deque()
        self._tasks: set[asyncio.Task[Answer]] = set()

    @property
    def waiting(self) -> int:
        """Questions that no worker has begun with."""
        return len(self._line)

    def wake(self) -> None:
        """Have the worker ready that is asked first."""
        self.workers[-1].wake()

    async def ask(self, question: Question) -> Answer:
        """What the bot does with its turn. It may wait as long as others are asked before it."""
        if self.waiting >= LONGEST_QUEUE:
            raise Problem("busy", "The bots have too much to think about: try again in a moment.")
        worker = self._free.pop() if self._free else await self._turn()
        # Whoever no longer waits for the answer leaves the worker busy until it has one.
        task = asyncio.create_task(worker.ask(question))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._answered(worker, done))
        return await asyncio.shield(task)

    async def _turn(self) -> Worker:
        """The worker that is handed to whoever stands at the head of the line. It never lies about meanwhile, where
        somebody who came later could take it."""
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._line.append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place in self._line:
                self._line.remove(place)
            elif not place.cancelled():
                self._hand_on(place.result())
            raise

    def _hand_on(self, worker: Worker) -> None:
        while self._line:
            if not (place := self._line.popleft()).done():  # they still wait
                place.set_result(worker)
                return
        self._free.append(worker)

    def _answered(self, worker: Worker, task: "asyncio.Task[Answer]") -> None:
        self._tasks.discard(task)
        self._hand_on(worker)
        if not task.cancelled():
            task.exception()  # is told to whoever asked, if they are still there

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()


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
    """In a worker: what the bot does with the rest of its turn."""
    setup = set_up(question.game, question.options, question.board)
    state = np.frombuffer(bytearray(question.state), setup.game.State.dtype)[0]
    position = Position(setup, state)
    bot = bot_named(_level_now(question.level, setup.game), setup.game, random.getrandbits(32))
    seat, actions = position.actor, [bot.choose(position)]
    while True:
        before = position.copy()
        position.apply(actions[-1])
        if position.actor != seat or customs_of(setup.game.name).is_final(before, position):
            return Answer(actions)
        actions.append(bot.choose(position))


def _level_now(level: str, game: Game) -> str:
    """Until its game is compiled, the one that searches plays as the one below it: interpreted, a search of a second
    sees hardly anything."""
    return level if load_if_compiled(game) or level != strongest_level() else LEVELS[-2]
