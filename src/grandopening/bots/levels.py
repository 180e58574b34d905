"""The levels people choose from: each is a method and a budget."""

from dataclasses import dataclass

from .contract import A_SECOND, NONE, Budget


@dataclass(frozen=True)
class Level:
    method: str
    budget: Budget = NONE
    noise: float = 0.0  # of a chance to win: moves up to so much worse may pass for the best


LEVELS = {
    "newcomer": Level("greedy", noise=0.12),
    "shopkeeper": Level("greedy"),
    "manager": Level("search", A_SECOND),
}
