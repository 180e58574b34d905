"""Shares and means with their 95 % intervals, and who is ahead of whom."""

from dataclasses import dataclass
from math import inf, nan, sqrt
from typing import Any

import numpy as np

Z = 1.959964  # standard errors to either side that hold 95 % of a normal distribution
FEW = {1: 12.7062, 2: 4.3027}  # the same for Student's t with so many degrees of freedom
DEALS = 4000  # fair lotteries, to see how far seats come apart by chance


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


def in_percent(one: Estimate) -> str:
    """The same where a heading says what it is, and several stand side by side."""
    return f"{100 * one.mean:.1f} ({100 * one.low:.1f}–{100 * one.high:.1f})"


def number(one: Estimate) -> str:
    return f"{one.mean:.1f} ({one.low:.1f} to {one.high:.1f})"


def students_t(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the first terms of Fisher and Cornish's expansion."""
    z = Z
    return FEW.get(freedom) or (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def estimate(values: Any) -> Estimate:
    """The mean of independent values."""
    values = np.asarray(values, float)
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return mean_of(float(values.mean()), deviation, len(values))


def mean_of(mean: float, deviation: float, n: int) -> Estimate:
    """The same, from what is known of the values: their mean and standard deviation."""
    half = students_t(n - 1) * deviation / sqrt(n) if n > 1 else inf
    return Estimate(mean, mean - half, mean + half)


def wilson(mean: float, n: float) -> Estimate:
    """A share of n independent games, with Wilson's interval: it stays within 0 and 1, and is as wide as it should be
    where all games, or none, were won."""
    if n == 0:
        return Estimate(nan, 0.0, 1.0)
    middle, of_share = mean + Z * Z / (2 * n), mean * (1 - mean)
    half = Z * sqrt(max(0.0, of_share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    # Rounding must not leave the mean outside.
    return Estimate(mean, min(mean, max(0.0, (middle - half) / scale)), max(mean, min(1.0, (middle + half) / scale)))


def share(values: Any, together: int = 1) -> Estimate:
    """The mean of values from 0 to 1, of which so many that follow each other belong together and are not independent:
    they count as so many independent ones as would scatter like their means (the effective sample size), at least one
    for each group and at most all."""
    values = np.asarray(values, float)
    if not len(values):
        return wilson(nan, 0)
    mean, groups = float(values.mean()), values[: len(values) // together * together].reshape(-1, together).mean(axis=1)
    if len(groups) < 2:
        return wilson(mean, max(1, len(groups)))
    scattered, of_share = float(groups.var(ddof=1)), mean * (1 - mean)
    if of_share < 1e-12:
        return wilson(mean, len(groups))
    effective = len(groups) * of_share / scattered if scattered else inf
    return wilson(mean, min(max(effective, len(groups)), len(values)))


def spread_by_chance(games: int, seats: int) -> float:
    """How far the luckiest and the unluckiest of equal seats come apart in so many games: 95 % of the time no more."""
    wins = np.random.default_rng(0).multinomial(games, [1 / seats] * seats, DEALS)
    return float(np.quantile((wins.max(axis=1) - wins.min(axis=1)) / games, 0.95))


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
