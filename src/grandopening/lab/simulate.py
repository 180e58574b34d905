"""Games played to their end, by random legal decisions or by bots, counted, and on request written down."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

import numpy as np

from ..core.contract import SEATS, Setup
from ..version import VERSION
from .facts import Columns, facts_of
from .play import Games
from .results import Results
from .series import Series, tasks_of
from .stats import Estimate, mean_of, wilson

RECORDED = 16  # games between two looks at who waits for them


@dataclass
class Tally:
    """What finished games add up to."""

    setup: Setup
    games: int = 0
    decisions: int = 0
    length: int = 0
    points: Any = field(default_factory=lambda: np.zeros(SEATS))
    squares: Any = field(default_factory=lambda: np.zeros(SEATS))  # of the points
    wins: Any = field(default_factory=lambda: np.zeros(SEATS))
    ends: Counter[str] = field(default_factory=Counter)
    first: tuple[Any, ...] = ()  # what is told of the first game,
    are_alike: bool = True  # and whether all others went as it did

    def add(self, columns: Columns) -> None:
        for row in zip(columns["points"].tolist(), columns["decisions"].tolist(), strict=True):
            self.first = self.first or row
            self.are_alike = self.are_alike and row == self.first
        self.games += len(columns["points"])
        self.decisions += int(columns["decisions"].sum())
        self.length += int(columns["length"].sum())
        self.points += columns["points"].sum(axis=0)
        self.squares += (columns["points"].astype(float) ** 2).sum(axis=0)
        self.wins += columns["won"].sum(axis=0)
        self.ends.update(columns["end"].tolist())

    @property
    def unit(self) -> str:
        """What the length of a game is counted in."""
        return facts_of(self.setup.game).unit

    @property
    def is_one_game(self) -> bool:
        """Whether one game was played again and again: then shares and intervals mean nothing."""
        return self.games > 1 and self.are_alike

    def win_share(self, seat: int) -> Estimate:
        return wilson(float(self.wins[seat]) / self.games, self.games)

    def mean_points(self, seat: int) -> Estimate:
        mean, n = float(self.points[seat]) / self.games, self.games
        variance = max(0.0, float(self.squares[seat]) - n * mean * mean) / (n - 1) if n > 1 else 0.0
        return mean_of(mean, sqrt(variance), n)

    def in_words(self) -> dict[str, Any]:
        """For programs: the same seed gives the same object. Intervals are [mean, low, high]."""
        seats = range(self.setup.players)
        return {
            "game": self.setup.game.name,
            "version": VERSION,
            "options": self.setup.options,
            "games": self.games,
            "decisions_mean": round(self.decisions / self.games, 3),
            f"{self.unit}_mean": round(self.length / self.games, 3),
            "points_mean": [self.mean_points(seat).in_words() for seat in seats],
            "win_share": [self.win_share(seat).in_words() for seat in seats],
            "ends": dict(sorted(self.ends.items())),
            "one_game": self.is_one_game,
        }


def simulation(setup: Setup, players: Sequence[str], games: int, seed: int, random_openings: bool = False) -> Results:
    """So many games, game i with seed + i."""
    name = ", ".join(dict.fromkeys(players))
    series = Series(
        name,
        setup.game.name,
        setup.options,
        tuple(players),
        games,
        seed,
        random_openings=random_openings,
        board_file=setup.board_file,
    )
    return Results("simulate", [series])


def simulate_records(results: Results) -> Iterator[tuple[Columns, list[dict[str, Any]]]]:
    """The games of a simulation in their order, some at a time: what is told of them, and their records.

    They are played in a thread of their own: Ctrl-C would be lost if it came while Numba takes arguments apart."""
    with ThreadPoolExecutor(1) as thread:
        for task in tasks_of(results.series, results.done(), workers=1):
            for first in range(task.first, task.last, RECORDED):
                games = Games(replace(task, first=first, last=min(first + RECORDED, task.last)))
                yield thread.submit(games.play_recorded).result()
