"""A round robin of bots: every line-up, every seat; who is ahead of whom, and ratings."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import numpy as np

from ..bots.naming import spelled
from ..core.contract import Refused, Setup
from ..version import VERSION
from .extras import needs
from .results import Results
from .series import Series
from .stats import Estimate, Z, places, share

APART = 1 << 32  # between the first seeds of two line-ups: more rounds than anybody plays


def line_ups(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """All bots at one table or, with more bots than seats, every choice of them; with fewer, every way to fill the
    seats by two different ones at least. In every order around the table, since it matters who plays after whom."""
    choices = combinations(bots, players) if len(bots) >= players else combinations_with_replacement(bots, players)
    for chosen in choices:
        seen = set()
        for order in permutations(chosen[1:]):
            line_up = (chosen[0], *order)
            if len(set(line_up)) > 1 and line_up not in seen:
                seen |= {line_up[k:] + line_up[:k] for k in range(players)}
                yield line_up


def tournament(setup: Setup, bots: Sequence[str], games: int, seed: int) -> Results:
    """About so many games, the same number for each line-up, in whole rounds."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Refused("option", "--bots names those who play each other: two at least, each once")
    for name in bots:
        spelled(name, setup.game)
    with needs("lab"):  # to rate them: better missed now than after all games
        import openskill  # noqa: F401
    tables = list(line_ups(bots, setup.players))
    rounds = max(1, round(games / len(tables) / setup.players))
    return Results(
        "tournament",
        [
            Series(
                " · ".join(table),
                setup.game.name,
                setup.options,
                table,
                rounds * setup.players,
                seed + i * APART,
                rotate=True,
                random_openings=True,
                board_file=setup.board_file,
            )
            for i, table in enumerate(tables)
        ],
    )


class Standings:
    """What a tournament tells."""

    def __init__(self, results: Results) -> None:
        columns = results.columns()
        self.bots = list(dict.fromkeys(name for series in results.series for name in series.players))
        self.series = results.series[0]
        self.seats = len(self.series.players)
        self.games = len(columns["number"])
        index = {name: i for i, name in enumerate(self.bots)}
        self._who = np.array(
            [
                [index[results.series[number].players[player]] for player in results.series[number].seats_of(game)]
                for number, game in zip(columns["series"].tolist(), columns["number"].tolist(), strict=True)
            ]
        )
        self._points, self._won = columns["points"][:, : self.seats], columns["won"][:, : self.seats]
        self._places = places(self._points, self._won)

    def win_share(self, bot: int) -> Estimate:
        """Of the games a seat of this bot has played; the fair share is one in `seats`. Rounds are independent, games
        of one are not."""
        seated = self._who == bot
        played = seated.any(axis=1)
        shares = np.where(seated, self._won, 0).sum(axis=1)[played] / seated.sum(axis=1)[played]
        return share(shares, self.seats)

    def points(self, bot: int) -> float:
        return float(self._points[self._who == bot].mean())

    def ahead(self, bot: int, other: int) -> Estimate:
        """How often a seat of the one comes before a seat of the other at the same table; ties count half."""
        pairs = (self._who == bot)[:, :, None] & (self._who == other)[:, None, :]
        met = pairs.any(axis=(1, 2))
        before = (np.sign(self._places[:, None, :] - self._places[:, :, None]) + 1) / 2
        shares = np.where(pairs, before, 0).sum(axis=(1, 2))[met] / pairs.sum(axis=(1, 2))[met]
        return share(shares, self.seats)

    def ratings(self) -> list[Estimate]:
        """By openskill's Plackett-Luce model, one game after the other; a bot in several seats learns from all."""
        with needs("lab"):
            from openskill.models import PlackettLuce
        model = PlackettLuce()
        known = [model.rating() for _ in self.bots]
        for who, order in zip(self._who.tolist(), self._places.tolist(), strict=True):
            teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in who]
            rated = model.rate(teams, ranks=[float(place) for place in order])
            for bot in set(who):
                mine = [team[0] for team, player in zip(rated, who, strict=True) if player == bot]
                mu, sigma = (sum(getattr(one, part) for one in mine) / len(mine) for part in ("mu", "sigma"))
                known[bot] = model.rating(mu=mu, sigma=sigma)
        return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in known]

    def in_words(self) -> dict[str, Any]:
        ratings = self.ratings()
        everybody = range(len(self.bots))
        return {
            "game": self.series.game,
            "version": VERSION,
            "options": self.series.options,
            "seed": self.series.seed,
            "games": self.games,
            "fair_share": round(1 / self.seats, 4),
            "bots": [
                {
                    "name": self.bots[bot],
                    "rating": ratings[bot].in_words(),
                    "win_share": self.win_share(bot).in_words(),
                    "points_mean": round(self.points(bot), 2),
                    "ahead_of": {
                        self.bots[other]: self.ahead(bot, other).in_words() for other in everybody if other != bot
                    },
                }
                for bot in sorted(everybody, key=lambda bot: -ratings[bot].mean)
            ],
        }
