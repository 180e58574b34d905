"""Games of bots against bots. Where the bots decide at once, a whole game runs compiled; at the decision of one that
thinks the loop comes back to Python."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from ..core.contract import Position, Setup
from ..core.jit import INTERPRETED
from ..core.playing import play_through
from .contract import Budget
from .deciding import Party
from .naming import bot_named, spelled


@dataclass
class Match:
    """Points and victories, by game and player (not seat)."""

    players: int
    points: Any
    won: Any
    states: Any

    def shares(self, player: int) -> Any:
        """The player's part of each victory: shared ones count 1/k."""
        return self.won[:, player] / self.won.sum(axis=1)

    def interval(self, player: int) -> tuple[float, float, float]:
        """The player's share of victories, and the ends of its 95 % interval: the normal one of the means of the
        rounds, since the games of a round share their opening and are not independent."""
        rounds = self.shares(player).reshape(-1, self.players).mean(axis=1)
        mean = float(rounds.mean())
        half = 1.96 * float(rounds.std(ddof=1)) / len(rounds) ** 0.5 if len(rounds) > 1 else 1.0
        return mean, max(0.0, mean - half), min(1.0, mean + half)


def play_match(
    setups: Sequence[Setup],
    names: Sequence[str],
    games: int,
    seed: int = 0,
    threads: int = 1,
    budget: Budget | None = None,
    weights: Sequence[Any] | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Match:
    """Bots by name, one for each player; the budget is for those whose names say nothing about it. Games come in rounds
    of as many as there are players: a round is one setup, one seed and one opening; in its game k everybody sits k
    seats further on. The same seed gives the same games, however many threads play them."""
    game, players = setups[0].game, setups[0].players
    rounds = -(-games // players)
    numbers = np.arange(rounds * players)
    seats = (np.arange(players) + numbers[:, None] % players) % players  # by game and seat: the player
    states, seeds = game.State.many(len(numbers)), seed + numbers // players
    points, won = (np.zeros((len(numbers), players), np.int32) for _ in range(2))
    asked = [spelled(name, game) for name in names]
    party = Party(game, asked, seats, weights=weights, random_openings=True, own_rng=True)
    todo = count()  # itertools.count hands each number to one thread only

    def work() -> None:
        tools, decisions = party.tools(), np.zeros(len(numbers), np.int64)
        bots = {player: bot_named(name, game) for player, name in enumerate(names) if asked[player].thinks}
        while (i := next(todo)) < len(numbers):
            for bot in bots.values():
                bot.begin(int(seeds[i]))

            def ask(position: Position, seated: Any = seats[i]) -> int:
                player = int(seated[position.actor])
                return bots[player].choose(position, None if asked[player].playouts else budget)

            setup = setups[i // players % len(setups)]
            play_through(party.loops(), setup, states, i, seeds, tools, decisions, ask)
            scores, winners = Position(setup, states[i]).score()
            points[i, seats[i]] = scores
            won[i, seats[i]] = [seat in winners for seat in range(players)]
            progress(1)

    workers = 1 if INTERPRETED else min(threads, len(numbers))
    with ThreadPoolExecutor(workers) as pool:
        for done in [pool.submit(work) for _ in range(workers)]:
            done.result()
    return Match(players, points, won, states)
