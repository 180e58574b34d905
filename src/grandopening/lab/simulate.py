"""Games played to their end, by random legal decisions or by bots, counted, and on request written down."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..core.contract import SEATS, Setup
from .facts import Columns, facts_of
from .play import Games
from .results import Results
from .series import Series, tasks_of

RECORDED = 16  # games between two looks at who waits for them


@dataclass
class Tally:
    """What finished games add up to."""

    setup: Setup
    games: int = 0
    decisions: int = 0
    length: int = 0
    points: Any = field(default_factory=lambda: np.zeros(SEATS))
    wins: Any = field(default_factory=lambda: np.zeros(SEATS))
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, columns: Columns) -> None:
        self.games += len(columns["points"])
        self.decisions += int(columns["decisions"].sum())
        self.length += int(columns["length"].sum())
        self.points += columns["points"].sum(axis=0)
        self.wins += columns["won"].sum(axis=0)
        self.ends.update(columns["end"].tolist())

    @property
    def unit(self) -> str:
        """What the length of a game is counted in."""
        return facts_of(self.setup.game).unit

    def in_words(self) -> dict[str, Any]:
        """For programs: the same seed gives the same object."""
        seats = self.setup.players
        return {
            "game": self.setup.game.name,
            "options": self.setup.options,
            "games": self.games,
            "decisions_mean": round(self.decisions / self.games, 3),
            f"{self.unit}_mean": round(self.length / self.games, 3),
            "points_mean": [round(float(p) / self.games, 3) for p in self.points[:seats]],
            "win_share": [round(float(w) / self.games, 4) for w in self.wins[:seats]],
            "ends": dict(sorted(self.ends.items())),
        }


def simulation(setup: Setup, players: Sequence[str], games: int, seed: int) -> Results:
    """So many games, game i with seed + i."""
    name = ", ".join(dict.fromkeys(players))
    series = Series(name, setup.game.name, setup.options, tuple(players), games, seed, board_file=setup.board_file)
    return Results("simulate", [series])


def simulate_records(results: Results) -> Iterator[tuple[Columns, list[dict[str, Any]]]]:
    """The games of a simulation in their order, some at a time: what is told of them, and their records.

    They are played in a thread of their own: Ctrl-C would be lost if it came while Numba takes arguments apart."""
    with ThreadPoolExecutor(1) as thread:
        for task in tasks_of(results.series, results.done(), workers=1):
            for first in range(task.first, task.last, RECORDED):
                games = Games(replace(task, first=first, last=min(first + RECORDED, task.last)))
                yield thread.submit(games.play_recorded).result()
