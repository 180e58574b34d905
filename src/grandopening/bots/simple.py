"""The bots that decide at once: random, sensible, reference and greedy."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game, Position
from ..core.jit import bound, rule
from ..core.rng import MASK, below, next_word, seed_rng
from .brain import brain_of
from .contract import Budget
from .desk import Desk, new_desk
from .planner import Planner

KINDS = ("random", "sensible", "reference", "greedy")
RANDOM, SENSIBLE, REFERENCE, GREEDY = range(len(KINDS))
BREADTH = np.int64(6)  # moves greedy looks at more closely

# What the bound function finds under these names are the rules and players of its game.
legal = sensible = reference = consider = carry_out = None


@rule
def noisy_choice(desk, n, noise):
    """The best move by values to which up to `noise` was added at random."""
    best = 0
    most = -1.0
    for i in range(n):
        value = desk.values[i] + noise * (next_word(desk.luck) / MASK)
        if value > most:
            best, most = i, value
    return best


def _decide(board, view, kind, weights, breadth, noise, desk):
    """Write the plan of the seat to decide: one action, or the several of a whole move."""
    if kind == GREEDY:
        n = consider(board, view, weights, desk, breadth)
        best = desk.order[0] if noise == 0 else noisy_choice(desk, n, noise)
        carry_out(board, view, desk.moves[best], desk)
        return
    desk.plan[0] = 1
    if kind == REFERENCE:
        desk.plan[1] = reference(board, view, desk)
    elif kind == SENSIBLE:
        desk.plan[1] = sensible(board, view, desk)
    else:
        n = legal(board, view, desk.scratch, desk.legal)
        desk.plan[1] = desk.legal[below(desk.luck, n)]


@cache
def decide_of(game: Game) -> Callable[..., Any]:
    return rule(bound(_decide, {**game.functions, **brain_of(game).players}))


class SimpleBot(Planner):
    def __init__(self, method: str, game: Game, seed: int = 0, noise: float = 0.0, name: str = "") -> None:
        self.name = name or method
        self.game = game
        self._kind = KINDS.index(method)
        self._noise = noise
        self._desk = new_desk(game)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        seed_rng(self._desk.luck, seed)
        self.forget_plan()

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        # A bot that is handed more than its view must not profit from it.
        seen = view.view(view.actor)
        weights = brain_of(self.game).weights.table
        decide_of(self.game)(view.setup.board, seen.state, self._kind, weights, BREADTH, self._noise, self._desk)
        return plan_on(self._desk)


def plan_on(desk: Desk) -> list[int]:
    return [int(action) for action in desk.plan[1 : desk.plan[0] + 1]]
