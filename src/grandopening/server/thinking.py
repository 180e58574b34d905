"""Bots think in processes of their own, so that the server never waits for them. A dead worker is replaced."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar

import numpy as np

from ..bots import bot_named, levels_of
from ..compiling import can_keep, load_if_compiled
from ..core.contract import Game, Position
from ..core.jit import policy
from ..cores import usable_cores
from ..games import GAMES, game_named
from ..table.customs import customs_of
from ..table.play import set_up
from ..table.problem import Problem
from ..table.review import Review, review_of
from .kept_bots import KeptBots

DEFAULT_LEVEL = "shopkeeper"
ATTEMPTS = 3
PATIENCE = 120.0  # seconds of work, after which a worker is taken for dead
LONGEST_START = 120.0  # seconds until a new process is ready to be asked
LONGEST_QUEUE = 1000  # questions
TABLES = 1000  # whose last worker is remembered


@cache
def levels_for(game: str) -> tuple[str, ...]:
    """Weakest first."""
    return ("random", *levels_of(game_named(game)))


def checked_level(level: str | None, game: str) -> str:
    if level is None:
        return DEFAULT_LEVEL
    if level not in levels_for(game):
        raise Problem("bad-option", f"There is no bot {level!r}: there are {', '.join(levels_for(game))}.")
    return level


def strongest_level(game: str) -> str:
    return levels_for(game)[-1]


@dataclass(frozen=True)
class Question:
    """A position as its seat may see it, and who shall decide."""

    game: str
    options: Mapping[str, Any]
    board: Any
    state: bytes
    level: str
    table: str = ""  # where the same seat may be asked again

    @classmethod
    def of(cls, position: Position, level: str, table: str = "") -> "Question":
        setup = position.setup
        view = position.view(position.actor)
        return cls(setup.game.name, setup.options, setup.board_file, view.state.tobytes(), level, table)


@dataclass(frozen=True)
class ReviewQuestion:
    """A game to be looked at again, by somebody who may know what this seat did; None: everything."""

    game: str
    options: Mapping[str, Any]
    board: Any
    log: Sequence[Mapping[str, Any]]
    viewer: int | None


@dataclass(frozen=True)
class Answer:
    actions: list[int]  # to the end of the turn


Asked = TypeVar("Asked")
Told = TypeVar("Told")


class Unanswered(Exception):
    """Nobody elsewhere thinks about a question."""


class Others(Protocol):
    async def ask(self, question: Question) -> Answer: ...

    async def close(self) -> None: ...


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

    async def ask(self, question: Asked, work: Callable[[Asked], Told]) -> Told:
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BrokenProcessPool):
                return await self._try(question, work)
        return await self._try(question, work)

    async def _try(self, question: Asked, work: Callable[[Asked], Told]) -> Told:
        try:
            pool = self.wake()
            await asyncio.wait([asyncio.wrap_future(self._started)], timeout=LONGEST_START)
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, work, question)
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

    def __init__(self, workers: int | None = None, others: "Others | None" = None) -> None:
        self._others = others  # who think for all servers of a database
        count = workers or max(1, min(4, usable_cores() - 1))
        self.workers = [Worker() for _ in range(count)]
        self._free = list(self.workers)  # whoever answered last is warm, and asked next
        self._line: deque[asyncio.Future[Worker]] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.elsewhere = 0  # how many of those there are
        self._last: dict[str, Worker] = {}  # by table: it may know how its bots went on

    @property
    def waiting(self) -> int:
        """Questions that no worker has begun with."""
        return len(self._line)

    def wake(self) -> None:
        """Have the worker ready that is asked first."""
        self.workers[-1].wake()

    async def ask(self, question: Question) -> Answer:
        """What the bot does with its turn. It may wait as long as others are asked before it; where nobody here is free
        and somebody elsewhere might be, they are asked first."""
        if not self._free and self.elsewhere and self._others:
            with contextlib.suppress(Unanswered):
                return await self._others.ask(question)
        return await self._ask(question, answer, question.table)

    async def review(self, question: ReviewQuestion) -> Review:
        """What became of every turn of a game, in the same line."""
        return await self._ask(question, review, "")

    async def _ask(self, question: Asked, work: Callable[[Asked], Told], table: str) -> Told:
        if self.waiting >= LONGEST_QUEUE:
            raise Problem("busy", "The bots have too much to think about: try again in a moment.")
        worker = self._take(table) if self._free else await self._turn()
        self._remember(table, worker)
        # Whoever no longer waits for the answer leaves the worker busy until it has one.
        task = asyncio.create_task(worker.ask(question, work))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._answered(worker, done))
        return await asyncio.shield(task)

    def _take(self, table: str) -> Worker:
        """A free one: that which was asked last at this table, if it can be."""
        last = self._last.get(table)
        if last is None or last not in self._free:
            return self._free.pop()
        self._free.remove(last)
        return last

    def _remember(self, table: str, worker: Worker) -> None:
        if table:
            self._last.pop(table, None)
            self._last[table] = worker
            if len(self._last) > TABLES:
                del self._last[next(iter(self._last))]

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

    def _answered(self, worker: Worker, task: "asyncio.Task[Any]") -> None:
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


_kept = KeptBots()


def answer(question: Question) -> Answer:
    """In a worker: what the bot does with the rest of its turn."""
    setup = set_up(question.game, question.options, question.board)
    state = np.frombuffer(bytearray(question.state), setup.game.State.dtype)[0]
    position = Position(setup, state)
    seat, level = position.actor, _level_now(question.level, setup.game)
    bot = _kept.bot_of((question.table, seat, level), lambda: bot_named(level, setup.game, random.getrandbits(32)))
    actions = [bot.choose(position)]
    while True:
        before = position.copy()
        position.apply(actions[-1])
        if position.actor != seat or customs_of(setup.game.name).is_final(before, position):
            return Answer(actions)
        actions.append(bot.choose(position))


def review(question: ReviewQuestion) -> Review:
    """In a worker: interpreted it would take many minutes."""
    setup = set_up(question.game, question.options, question.board)
    if not load_if_compiled(setup.game):
        if not can_keep(setup.game):
            raise Problem("no-reviews", "This server has nowhere to keep compiled rules, and reviews need them.")
        raise Problem("busy", "The rulebook is being compiled: try again in a minute.")
    return review_of(setup, question.log, question.viewer)


def _level_now(level: str, game: Game) -> str:
    """Until its game is compiled, one that searches for a while plays as one that does not: interpreted, a search of a
    second sees hardly anything."""
    known = levels_of(game).get(level)
    return level if known is None or not known.budget.seconds or load_if_compiled(game) else DEFAULT_LEVEL
