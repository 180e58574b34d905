"""Games of bots against bots. Where the bots decide at once, a whole game runs compiled; at the decision of one that
thinks the loop comes back to Python."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import numpy as np

from ..core.contract import CHANCE, OVER, Game, Position, Setup
from ..core.jit import INTERPRETED, bound, rule
from ..core.rng import seed_rng
from .contract import Budget
from .kit import METHODS, kit_of
from .search_bot import SearchBot
from .simple import BREADTH, RANDOM, decide_of
from .workspace import VIEW, new_workspace

THINKS = len(METHODS)  # the kind of those that are asked in Python

# What the bound loop finds under these names are the rules and players of its game.
draw = apply = redact = is_opening = decide = None


def _play_on(board, s, first, kinds, weights, work):
    """Play until the game is over, or one that thinks is to decide. Seat 0 is player `first`, the others sit clockwise.
    Each sees only the view of its seat. Decisions before the first turn are drawn, so that games differ."""
    while s.actor != OVER:
        if s.actor == CHANCE:
            apply(board, s, draw(board, s), work.scratch, work.sink)
            continue
        player = (s.actor + first) % board.players
        kind = RANDOM if is_opening(s) else kinds[player]
        if kind == THINKS:
            return
        view = work.states[VIEW]
        work.states[VIEW] = s
        redact(board, view, s.actor)
        decide(board, view, kind, weights[player], BREADTH, 0.0, work)
        for k in range(work.plan[0]):
            apply(board, s, work.plan[k + 1], work.scratch, work.sink)


@cache
def play_on_of(game: Game) -> Callable[..., Any]:
    return rule(bound(_play_on, {**game.functions, **kit_of(game).functions, "decide": decide_of(game)}))


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
    """Bots by name, one for each player. Games come in rounds of as many as there are players: a round is one setup,
    one seed and one opening; in its game k everybody sits k seats further on. The same seed gives the
    same games, however many threads play them."""
    game, players = setups[0].game, setups[0].players
    rounds = -(-games // players)
    states = game.State.many(rounds * players)
    points, won = (np.zeros((rounds * players, players), np.int32) for _ in range(2))
    table = kit_of(game).weights.table
    kinds = np.array([METHODS.index(name) if name in METHODS else THINKS for name in names])
    arguments = kinds, np.array([table if weights is None else weights[player] for player in range(players)])
    todo = count()  # itertools.count hands each number to one thread only

    def work() -> None:
        work = new_workspace(game)
        bots = {player: SearchBot(game) for player in range(players) if kinds[player] == THINKS}
        while (number := next(todo)) < rounds:
            for first in range(players):
                i = number * players + first
                setup = setups[number % len(setups)]
                seed_rng(work.rng, seed + number)
                for bot in bots.values():
                    bot.begin(seed + number)
                _play_one(setup, states[i], seed + number, first, arguments, work, bots, budget)
                game.score(setup.board, states[i], work.points, work.won)
                for seat in range(players):
                    points[i, (seat + first) % players] = work.points[seat]
                    won[i, (seat + first) % players] = work.won[seat]
                progress(1)

    workers = 1 if INTERPRETED else min(threads, rounds)
    with ThreadPoolExecutor(workers) as pool:
        for done in [pool.submit(work) for _ in range(workers)]:
            done.result()
    return Match(players, points, won, states)


def _play_one(
    setup: Setup,
    s: Any,
    seed: int,
    first: int,
    arguments: tuple[Any, ...],
    work: Any,
    bots: dict[int, SearchBot],
    budget: Budget | None,
) -> None:
    game = setup.game
    game.new(setup.board, s, seed, work.sink)
    position = Position(setup, s)
    while True:
        play_on_of(game)(setup.board, s, first, *arguments, work)
        if position.is_over:
            return
        bot = bots[(position.actor + first) % setup.players]
        game.apply(setup.board, s, bot.choose(position, budget), work.scratch, work.sink)
