"""The levels people choose from: each is a method and a budget."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..core.contract import Game
from .contract import A_SECOND, NONE, Budget
from .kit import kit_of
from .policy_bot import ships_policy


@dataclass(frozen=True)
class Level:
    method: str
    budget: Budget = NONE
    noise: float = 0.0  # added to values of moves, at random: at most so much of a chance to win


LEVELS = {
    "newcomer": Level("greedy", noise=0.12),
    "shopkeeper": Level("greedy"),
    "manager": Level("search", A_SECOND),
}
# Of a game without bots of its own.
PLAIN_LEVELS = {
    "newcomer": Level("random"),
    "shopkeeper": Level("search", Budget(playouts=100)),
    "manager": Level("search", A_SECOND),
}


CHAMPION = Level("champion", A_SECOND)  # of a game that comes with a policy network


def levels_of(game: Game) -> Mapping[str, Level]:
    """Weakest first."""
    levels = LEVELS if "greedy" in kit_of(game).methods else PLAIN_LEVELS
    return {**levels, "champion": CHAMPION} if ships_policy(game) else levels
