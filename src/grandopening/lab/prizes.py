"""What the games of one series tell: how fair and how long they are, where points come from and what decides them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from .facts import Columns, facts_of
from .results import Results
from .stats import Estimate, estimate, share, would_change

DECIDES = (
    "decides: of the games in which it paid anybody, those in which without it somebody else would have had more "
    "points than the winner."
)
FAIR = "The dashed line is the fair share."


class Figures:
    """What the games of one series tell."""

    def __init__(self, results: Results, number: int) -> None:
        self.series = results.series[number]
        self.setup = self.series.set_up()
        self.facts = facts_of(self.setup.game)
        self.seats = len(self.series.players)
        self.columns: Columns = results.columns(number)
        self.names = results.names
        self.games = len(self.columns["number"])
        self.points = self.columns["points"][:, : self.seats]
        self.won = self.columns["won"][:, : self.seats]

    def win_share(self, seat: int) -> Estimate:
        return share(self.won[:, seat])

    def win_shares(self) -> list[Estimate]:
        return [self.win_share(seat) for seat in range(self.seats)]

    def length(self) -> Estimate:
        return estimate(self.columns["length"])

    def decisions(self) -> float:
        return float(self.columns["decisions"].mean())

    def mean_points(self) -> Estimate:
        """Of a seat. One value a game: points at one table are not independent."""
        return estimate(self.points.mean(axis=1))

    def margin(self) -> Estimate:
        """How far the winner is ahead of the next."""
        best = np.sort(self.points, axis=1)
        return estimate(best[:, -1] - best[:, -2])

    def ends(self) -> dict[str, float]:
        words, counts = np.unique(self.columns["end"], return_counts=True)
        return {str(word): float(count / self.games) for word, count in zip(words, counts, strict=True)}

    def sources(self, of_winners: bool = False) -> dict[str, float]:
        """Points of a seat by where they come from."""
        if not self.facts.sources:
            return {}
        paid = self.columns["sources"][:, : self.seats]
        chosen = paid[self.won > 0] if of_winners else paid.reshape(-1, paid.shape[2])
        return {source: float(mean) for source, mean in zip(self.facts.sources, chosen.mean(axis=0), strict=True)}

    def prizes(self, column: str) -> Iterator["Prize"]:
        """Everything of this kind that paid anybody, what decides most first."""
        gains = self.columns[column][:, :, : self.seats]
        found = [self.prize(name, gains[:, i]) for i, name in enumerate(self.names[column]) if gains[:, i].any()]
        return iter(sorted(found, key=lambda prize: -prize.decided.mean))

    def prize(self, name: str, gains: Any, rows: Any = slice(None)) -> "Prize":
        return Prize(name, self.points[rows], self.won[rows], gains)

    def in_words(self) -> dict[str, Any]:
        return {
            "name": self.series.name,
            "options": self.series.options,
            "players": list(self.series.players),
            "games": self.games,
            "win_share": [one.in_words() for one in self.win_shares()],
            "points_mean": [round(float(mean), 2) for mean in self.points.mean(axis=0)],
            "margin": self.margin().in_words(),
            self.facts.unit: self.length().in_words(),
            "decisions_mean": round(self.decisions(), 1),
            "ends": {end: round(part, 4) for end, part in self.ends().items()},
            "sources": {name: round(mean, 2) for name, mean in self.sources().items()},
            **{column: [one.in_words() for one in self.prizes(column)] for column in self.facts.prizes},
        }


class Prize:
    """A region, a city, a space: what it paid in the games in which it paid anybody, and what that decided."""

    def __init__(self, name: str, points: Any, won: Any, gains: Any) -> None:
        paid = np.flatnonzero(gains.any(axis=1))
        gains = gains[paid]
        order = np.sort(gains, axis=1)[:, ::-1]
        best = gains.argmax(axis=1)
        self.name = name
        self.games = len(paid)
        self.paid = len(paid) / len(points)  # in how many of the games
        self.total = estimate(gains.sum(axis=1))
        self.ranks = [float(order[:, rank].mean()) for rank in range(order.shape[1])]
        self.taker = share(won[paid, best])  # how often whoever got most of it wins the game
        self.decided = share(would_change(points[paid], won[paid], gains))

    def in_words(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "paid": round(self.paid, 4),
            "points": self.total.in_words(),
            "taker_wins": self.taker.in_words(),
            "decides": self.decided.in_words(),
        }
