"""What every environment gives a learner: a set-up by name, the layout of observations, and rewards."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.contract import Game, Position, Setup
from ..core.jit import rule
from ..games import game_named

# The type of all numbers in an observation: as small as the largest of them, a sum of points or dollars, allows.
OBSERVED = np.int16


def set_up(game: str | Setup, options: Mapping[str, Any]) -> Setup:
    """A game by its name and options, or laid out already (on a board file of one's own)."""
    if isinstance(game, str):
        return game_named(game).set_up(options)
    if options:
        raise TypeError(f"a set-up has its options already: {', '.join(options)} cannot be given with it")
    return game


def observation_slices(game: str | Game) -> dict[str, slice]:
    """Where each named part lies in an observation."""
    slices, at = {}, 0
    for name, size in (game_named(game) if isinstance(game, str) else game).observation:
        slices[name] = slice(at, at + size)
        at += size
    return slices


def observation_size(game: Game) -> int:
    return sum(size for _, size in game.observation)


def observation_of(position: Position, viewer: int) -> Any:
    """What one seat sees now."""
    setup = position.setup
    out = np.zeros(observation_size(setup.game), OBSERVED)
    position.observe(viewer, out)
    return out


@rule
def rank_rewards(players, points, won, out):
    """Rewards by final ranking: of the other seats, the share one has beaten less the share one is beaten by.

    Winners come before all others (so the tie-breaks of the rulebooks count), then points decide. Alone at the top is
    1, alone at the bottom -1, equals get the same, and the sum is 0 whatever happens."""
    for seat in range(players):
        balance = 0
        for other in range(players):
            ahead = won[seat] - won[other]
            if ahead == 0:
                ahead = points[seat] - points[other]
            if ahead > 0:
                balance += 1
            elif ahead < 0:
                balance -= 1
        out[seat] = balance / (players - 1)


def rewards_of(position: Position) -> list[float]:
    """The reward of each seat; only the end of a game brings any."""
    players = position.setup.players
    rewards = np.zeros(players)
    if position.is_over:
        points, winners = position.score()
        won = np.array([seat in winners for seat in range(players)], np.int32)
        rank_rewards(players, np.array(points, np.int32), won, rewards)
    return [float(reward) for reward in rewards]
