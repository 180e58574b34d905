"""What the bots know of each game: compiled functions with the same signatures for every game.

    sensible(board, view, desk) -> action
    reference(board, view, desk) -> action
    consider(board, view, weights, desk, breadth) -> n    write the moves worth a look to the desk, best first
    carry_out(board, s, move, desk)                       perform a move, write its actions to desk.plan
    estimate(board, s, viewer, weights, desk)             write expected points and chances to win to the desk
    is_opening(s)                                         is this a decision before the first turn?

A move is a row of the desk; it stands for all actions of its seat until somebody else, or chance, is to act.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from ..core.contract import Game
from ..games import GAMES
from .weights import Weights


@dataclass(frozen=True, eq=False)
class Brain:
    game: Game
    weights: Weights
    players: Mapping[str, Callable[..., Any]] = field(repr=False)  # the compiled functions, by the names above


@cache
def brain_of(game: Game) -> Brain:
    brain: Brain = import_module(f".{GAMES[game.name]}", __package__).BRAIN
    return brain
