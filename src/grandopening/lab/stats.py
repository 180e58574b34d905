"""Means with their 95 % intervals, and who is ahead of whom."""

from dataclasses import dataclass
from typing import Any

import numpy as np

Z = 1.96  # standard errors to either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    mean: float
    low: float
    high: float

    def is_above(self, other: "Estimate") -> bool:
        """Surely: the whole interval lies above the whole other."""
        return self.low > other.high

    def in_words(self) -> list[float]:
        return [round(value, 4) for value in (self.mean, self.low, self.high)]


def percent(one: Estimate) -> str:
    return f"{one.mean:.1%} ({one.low:.1%} to {one.high:.1%})"


def number(one: Estimate) -> str:
    return f"{one.mean:.1f} ({one.low:.1f} to {one.high:.1f})"


def estimate(values: Any, together: int = 1, limits: tuple[float, float] | None = None) -> Estimate:
    """The mean of values, of which so many that follow each other belong together and are not independent."""
    values = np.asarray(values, float)
    whole = len(values) // together * together
    groups = values[:whole].reshape(-1, together).mean(axis=1) if whole else values
    mean = float(values.mean())
    half = Z * float(groups.std(ddof=1)) / len(groups) ** 0.5 if len(groups) > 1 else float("inf")
    low, high = limits or (-float("inf"), float("inf"))
    return Estimate(mean, max(low, mean - half), min(high, mean + half))


def share(values: Any, together: int = 1) -> Estimate:
    return estimate(values, together, (0.0, 1.0))


def places(points: Any, won: Any) -> Any:
    """By game and seat: how many are ahead. Winners come first (so the tie-breaks of the rulebooks count), then points
    decide."""
    worth = points + (won > 0) * 10_000
    return (worth[:, None, :] > worth[:, :, None]).sum(axis=2)


def would_change(points: Any, won: Any, gains: Any) -> Any:
    """By game: without these gains, would somebody else have more points than whoever won?"""
    rest = points - gains
    of_winners = np.where(won > 0, rest, -np.inf).max(axis=1)
    return rest.max(axis=1) > of_winners
