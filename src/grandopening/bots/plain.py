"""For a game without bots of its own: every legal action is a candidate, and rollouts are random, to the end.

With these functions the search of `search.py` is a plain Monte-Carlo search: it chooses among the actions of the root,
each in many determinizations.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game
from ..core.jit import PER_GAME, rule, specialised
from ..core.rng import below
from ..core.rules import Rules
from .evaluation import write_result

rules: Rules = PER_GAME  # of the game that a function is specialised for


def _choose_randomly(board, view, work):
    return np.int64(work.legal[below(work.rng, rules.legal(board, view, work.scratch, work.legal))])


def _list_random(board, view, weights, work, breadth):
    """One candidate for a rollout: any legal action."""
    n = rules.legal(board, view, work.scratch, work.legal)
    work.moves[0, 0] = work.legal[below(work.rng, n)]
    work.values[0] = 0
    work.order[0] = 0
    return 1


def _list_all(board, view, weights, work, breadth):
    """Every legal action; at first all are as good as the average seat."""
    n = min(rules.legal(board, view, work.scratch, work.legal), len(work.moves))
    for i in range(n):
        work.moves[i, 0] = work.legal[i]
        work.values[i] = 1 / board.players
        work.order[i] = i
    return n


def _play_move(board, s, move, work):
    """What is illegal in this determinization is left out."""
    work.plan[0] = 0
    if rules.refusal(board, s, move[0], work.scratch) == 0:
        rules.apply(board, s, move[0], work.scratch, work.sink)
        work.plan[0] = 1
        work.plan[1] = move[0]


def _evaluate(board, s, viewer, weights, work):
    """The result of the game, or what it would be if it ended now."""
    work.evaluations[0] += 1
    rules.score(board, s, work.points, work.won)
    write_result(board, work)


@rule
def always(board, s, root):
    return True


@rule
def never(board, s, root):
    return False


@rule
def never_opening(s):
    return False


@cache
def functions_of(game: Game) -> dict[str, Callable[..., Any]]:
    at_random, one, every, play_move, evaluate = (
        specialised(template, game.rules)
        for template in (_choose_randomly, _list_random, _list_all, _play_move, _evaluate)
    )
    return {
        "sensible": at_random,
        "reference": at_random,
        "list_candidates": one,
        "list_search_candidates": every,
        "list_reply_candidates": every,
        "play_move": play_move,
        "evaluate": evaluate,
        "evaluate_leaf": evaluate,
        "may_branch": always,
        "is_horizon": never,
        "is_opening": never_opening,
    }
