"""The levels people choose from: each is a method and a budget."""

from dataclasses import dataclass

from .contract import A_SECOND, NONE, Budget


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
