"""What a position of Pròxima Obertura is worth, to those who know what the viewer knows."""

from ...core.contract import OVER
from ...core.jit import rule
from ...games.proxima.scoring import score
from ...games.proxima.state import DICE, IMPROVE, OPEN, TAKE, TRADE
from ..weigh import note_result, weigh
from .features import measure


@rule
def clock_of(board, s):
    """How much of the game is to come, from 1 down to 0: the shops that are still to be opened (P6.1)."""
    return max(0.0, (float(board.last_shop) - s.n_shops) / board.last_shop)


@rule
def estimate(board, s, viewer, weights, desk):
    """Write the expected points and the chance to win of every seat to the desk."""
    desk.evaluations[0] += 1
    if s.actor == OVER:
        score(board, s, desk.points, desk.won)
        note_result(board, desk)
        return
    measure(board, s, viewer, desk.features)
    desk.clock[0] = clock_of(board, s)
    weigh(board, weights, desk)


@rule
def may_branch(board, s, root):
    """The steps of the turn that the root is in, where its own actor decides and knows its hand: beyond, too much is
    hidden and drawn for a tree."""
    own = s.actor == root.actor and is_in_turn(board, s, root)
    return own and (s.phase == TRADE or s.phase == TAKE or s.phase == OPEN or s.phase == IMPROVE)


@rule
def is_in_turn(board, s, root):
    """Steps 1 to 3 (P3.1 to P3.3)."""
    return s.active == root.active and s.rounds == root.rounds and s.phase < DICE
