"""What the bots know of each game: compiled functions with the same signatures for every game.

    sensible(board, view, desk) -> action
    reference(board, view, desk) -> action
    consider(board, view, weights, desk, breadth) -> n    write the moves worth a look to the desk, best first
    carry_out(board, s, move, desk)                       perform a move, write its actions to desk.plan
    estimate(board, s, viewer, weights, desk)             write expected points and chances to win to the desk
    survey(board, view, weights, desk, breadth) -> n      as consider: the moves a search looks at
    reply(board, view, weights, desk, breadth) -> n       as consider: where a search grows no tree
    foresee(board, s, viewer, weights, desk)              as estimate: what a search expects where its path ends
    may_branch(board, s, root)                            can a search keep moves here, whatever it has imagined?
    is_path_end(board, s, root)                           is this as far as a search looks, from that root?
    is_opening(s)                                         is this a decision before the first turn?

A move is a row of the desk; it stands for all actions of its seat until somebody else, or chance, is to act.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game
from .outlook import NO_OUTLOOK, Outlook
from .weights import Weights

# Settings of a search, as the compiled functions get them.
ROOT_WIDTH, ROOT_BREADTH, WIDTH, BREADTH, CURIOSITY, WARMTH, JITTER, PATIENCE, PLIES, TRUST = range(10)


@dataclass(frozen=True)
class Settings:
    """How a search goes about its work."""

    root_width: int = 24  # moves of the position itself that are tried,
    root_breadth: int = 6  # and how many of them greedy looks at more closely
    width: int = 8  # the same, further down
    breadth: int = 2
    curiosity: float = 0.3  # how much it counts that a move was little tried
    warmth: float = 0.05  # of a chance to win: a move worse by this gets 1/e of the attention
    jitter: float = 0.002  # of a chance to win: by so much opinions differ, so that threads look at different things
    patience: int = 0  # visits of a position before its moves are looked at
    plies: int = 8  # moves of greedy at the end of a path, before it is judged
    trust: float = 1.0  # visits that the first opinion of a move counts for
    thoughts: int = 1  # decisions of a turn that are thought about: each gets its part of the budget

    def as_array(self) -> Any:
        return np.array(astuple(self)[: TRUST + 1], float)


@dataclass(frozen=True, eq=False)
class Brain:
    game: Game
    reasons: Mapping[str, Sequence[str]]  # what a hint may say, and the features behind it
    weights: Weights
    settings: Settings
    idle: int  # the action that does nothing more
    players: Mapping[str, Callable[..., Any]] = field(repr=False)  # the compiled functions, by the names above
    outlook: Outlook = field(default=NO_OUTLOOK, repr=False)


@cache
def brain_of(game: Game) -> Brain:
    brain: Brain = game.room("bots").BRAIN
    return brain
