"""The bots that decide at once: random, sensible, reference and greedy."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game, Position
from ..core.jit import PER_GAME, Entry, rule, specialised
from ..core.rng import MASK, below, next_word, seed_rng
from ..core.rules import Rules
from .contract import Budget
from .kit import METHODS, bots_of, kit_of
from .planning import PlanningBot
from .workspace import Workspace, new_workspace

RANDOM, SENSIBLE, REFERENCE, GREEDY = range(len(METHODS))
BREADTH = np.int64(6)  # candidate moves that greedy refines

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # and its bots, as bots/kit.py lists them


@rule
def noisy_choice(work, n, noise):
    """The best move by values to which up to `noise` was added at random."""
    best = 0
    most = -1.0
    for i in range(n):
        value = work.values[i] + noise * (next_word(work.rng) / MASK)
        if value > most:
            best, most = i, value
    return best


def _decide(board, view, method, weights, breadth, noise, work):
    """Write the plan of the seat to decide: one action, or the several of a whole move."""
    if method == GREEDY:
        n = bots.list_candidates(board, view, weights, work, breadth)
        best = work.order[0] if noise == 0 else noisy_choice(work, n, noise)
        bots.play_move(board, view, work.moves[best], work)
        return
    work.plan[0] = 1
    if method == REFERENCE:
        work.plan[1] = bots.reference(board, view, work)
    elif method == SENSIBLE:
        work.plan[1] = bots.sensible(board, view, work)
    else:
        n = rules.legal(board, view, work.scratch, work.legal)
        work.plan[1] = work.legal[below(work.rng, n)]


@cache
def decide_of(game: Game) -> Callable[..., Any]:
    return specialised(_decide, game.rules, bots=bots_of(game))


@cache
def decide_entry(game: Game) -> Entry:
    return Entry(decide_of(game))


class SimpleBot(PlanningBot):
    def __init__(self, method: str, game: Game, seed: int = 0, noise: float = 0.0, name: str = "") -> None:
        self.name = name or method
        self.game = game
        self._method = METHODS.index(method)
        self._noise = noise
        self._work = new_workspace(game)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        seed_rng(self._work.rng, seed)
        self.forget_plan()

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        weights = kit_of(self.game).weights.table
        decide_entry(self.game)(
            view.setup.board, view.copy().state, self._method, weights, BREADTH, self._noise, self._work
        )
        return plan_in(self._work)


def plan_in(work: Workspace) -> list[int]:
    return [int(action) for action in work.plan[1 : work.plan[0] + 1]]
