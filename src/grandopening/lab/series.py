"""What is played: series of games, each of one set-up and one line-up, and the tasks they are divided into.

Series and tasks are plain data, so that any thread, process or machine can play them: game number k of a series is the
same game wherever and whenever it is played, unless a bot in it thinks by the clock."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..bots.naming import spelled
from ..core.contract import Refused, Setup
from ..games import game_named
from .players import in_no_time

MOST_GAMES = 512  # of one task
MOST_AT_ONCE = 65_536  # on a GPU


@dataclass(frozen=True)
class Series:
    """With `rotate`, games come in rounds of as many as there are players: all games of a round have one seed, and in
    its game k everybody sits k seats further on. With `random_openings` what is decided before the first turn is drawn
    at random: bots that always decide alike would else play one and the same game."""

    name: str
    game: str
    options: dict[str, Any]
    players: tuple[str, ...]  # in seat order, before anybody moves on
    games: int
    seed: int = 0
    rotate: bool = False
    random_openings: bool = False
    board_file: Any = None

    def set_up(self) -> Setup:
        return game_named(self.game).set_up(self.options, self.board_file)

    def seed_of(self, number: int) -> int:
        return self.seed + (number // len(self.players) if self.rotate else number)

    def seats_of(self, number: int) -> list[int]:
        """Which of the players sits in each seat."""
        n = len(self.players)
        return [(seat + number) % n if self.rotate else seat for seat in range(n)]

    @property
    def thinks(self) -> bool:
        """Whether somebody takes their time over a decision."""
        game = game_named(self.game)
        return any(spelled(name, game).thinks for name in self.players)

    def in_no_time(self) -> "Series":
        game = game_named(self.game)
        return replace(self, players=tuple(in_no_time(name, game) for name in self.players))

    def in_words(self) -> dict[str, Any]:
        return {**asdict(self), "players": list(self.players)}


def series_of(words: dict[str, Any]) -> Series:
    """What `in_words` wrote."""
    return Series(**{**words, "players": tuple(words["players"])})


def checked_players(text: str, setup: Setup) -> tuple[str, ...]:
    """`greedy`, or `greedy,random,random`: those who play, a seat each."""
    names = [name.strip() for name in text.split(",")]
    names = names * setup.players if len(names) == 1 else names
    if len(names) != setup.players:
        raise Refused("option", f"--bots names {len(names)} bots, and {setup.players} play")
    for name in names:
        spelled(name, setup.game)
    return tuple(names)


@dataclass(frozen=True)
class Task:
    """Some games of a series, to be played by one thread."""

    number: int  # of the series
    series: Series
    first: int
    last: int  # not of them any more


def tasks_of(series: Sequence[Series], done: Sequence[set[int]], workers: int) -> Iterator[Task]:
    """The games that are not done yet, a few tasks for each worker; where somebody thinks, each game by itself."""
    for number, (one, known) in enumerate(zip(series, done, strict=True)):
        size = 1 if one.thinks else min(MOST_GAMES, max(len(one.players), one.games // (8 * workers)))
        yield from _tasks(number, one, known, size)


def big_tasks_of(series: Sequence[Series], done: Sequence[set[int]]) -> Iterator[Task]:
    """The same for a GPU, which plays very many games at once."""
    for number, (one, known) in enumerate(zip(series, done, strict=True)):
        yield from _tasks(number, one, known, MOST_AT_ONCE)


def _tasks(number: int, one: Series, known: set[int], size: int) -> Iterator[Task]:
    for first in range(0, one.games, size):
        yield from _gaps(Task(number, one, first, min(first + size, one.games)), known)


def _gaps(task: Task, known: set[int]) -> Iterator[Task]:
    """The parts of a task that are not known."""
    start = task.first
    for k in range(task.first, task.last + 1):
        if k == task.last or k in known:
            if start < k:
                yield replace(task, first=start, last=k)
            start = k + 1
