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


class Numbering:
    """By which numbers learners know what they can do: as actions of the codec, or as decisions alone, from 0 on."""

    def __init__(self, game: Game, name: str) -> None:
        codec = game.codec
        decisions = [action for verb in codec.verbs if not verb.chance for action in codec.actions_of(verb.word)]
        if name not in ("actions", "decisions"):
            raise ValueError(f"no numbering {name!r}: choose actions or decisions")
        self.name = name
        self.number, self.action_at = np.zeros(0, np.int32), np.zeros(0, np.int32)  # without room: nothing is changed
        self.size = codec.n_actions
        if name == "decisions":
            self.action_at, self.size = np.array(decisions, np.int32), len(decisions)
            self.number = np.full(codec.n_actions, -1, np.int32)
            self.number[self.action_at] = np.arange(self.size)

    def action(self, number: int) -> int:
        """The codec's."""
        return int(self.action_at[number]) if len(self.action_at) else number


def _game(game: "str | Game") -> Game:
    return game_named(game) if isinstance(game, str) else game


def observation_slices(game: str | Game) -> dict[str, slice]:
    """Where each named part lies in an observation."""
    slices, at = {}, 0
    for part in _game(game).observation:
        slices[part.name] = slice(at, at + part.size)
        at += part.size
    return slices


def observation_size(game: Game) -> int:
    return sum(part.size for part in game.observation)


def observation_bounds(game: str | Game) -> tuple[Any, Any]:
    """The least and the greatest that each number of an observation can be."""
    parts = _game(game).observation
    low, high = (np.concatenate([np.resize(part[at], part.size) for part in parts]) for at in (2, 3))
    return low.astype(OBSERVED), high.astype(OBSERVED)


def observation_categories(game: str | Game) -> Any:
    """Which numbers of an observation are names, not amounts: to be embedded or made one-hot."""
    return np.concatenate([np.full(part.size, part.is_category) for part in _game(game).observation])


def constants(game: str | Setup, **options: Any) -> dict[str, Any]:
    """What never changes in a game of this set-up and no observation repeats: the links of the map, the spaces beside
    each other."""
    setup = set_up(game, options)
    return setup.game.constants(setup)


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


@rule
def win_shares(players, won, out):
    """The victory, divided among those who have it."""
    winners = 0
    for seat in range(players):
        winners += won[seat]
    for seat in range(players):
        out[seat] = won[seat] / winners if winners else 0.0


def rewards_of(position: Position) -> list[float]:
    """The reward of each seat; only the end of a game brings any."""
    players = position.setup.players
    rewards = np.zeros(players)
    if position.is_over:
        points, winners = position.score()
        won = np.array([seat in winners for seat in range(players)], np.int32)
        rank_rewards(players, np.array(points, np.int32), won, rewards)
    return [float(reward) for reward in rewards]
