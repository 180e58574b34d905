"""Greedy's evaluation of a position of Pròxima Obertura, from what the viewer knows."""

from ....bots.evaluation import evaluate_features, write_result
from ....core.contract import OVER
from ....core.jit import rule
from ..rules.scoring import score
from ..rules.state import CUT, DICE, IMPROVE, OFFER, OPEN, TAKE, TRADE, Board, State
from .features import measure


@rule
def clock_of(board: Board, s: State):
    """How much of the game is to come, from 1 down to 0: the part of the shops that must still be opened (P6.1)."""
    return max(0.0, (float(board.last_shop) - s.n_shops) / board.last_shop)


@rule
def evaluate(board: Board, s: State, viewer, weights, work):
    """Write the expected points and the chance to win of every seat to the workspace."""
    work.evaluations[0] += 1
    if s.actor == OVER:
        score(board, s, work.points, work.won)
        write_result(board, work)
        return
    measure(board, s, viewer, work.features)
    work.clock[0] = clock_of(board, s)
    evaluate_features(board, weights, work)


@rule
def may_branch(board: Board, s: State, root: State):
    """Only decisions of the root's seat in its own turn: beyond them too much is hidden and random for a tree."""
    own = s.actor == root.actor and s.actor == root.active and not is_horizon(board, s, root)
    return own and (s.phase == TRADE or s.phase == OFFER or s.phase == TAKE or s.phase == OPEN or s.phase == IMPROVE)


@rule
def is_horizon(board: Board, s: State, root: State):
    """A search in step 1 of a turn evaluates where step 2 begins; one in steps 2 and 3 before the dice. These are the
    positions the value network was trained on."""
    end = OPEN if root.phase < OPEN else DICE
    phase = s.interrupted if s.phase == CUT else s.phase
    return phase >= end or s.active != root.active or s.rounds != root.rounds
