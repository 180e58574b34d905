"""What a position of Pròxima Obertura is worth, to those who know what the viewer knows."""

from ....bots.weigh import note_result, weigh
from ....core.contract import OVER
from ....core.jit import rule
from ..rules.scoring import score
from ..rules.state import CUT, DICE, IMPROVE, OFFER, OPEN, TAKE, TRADE
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
    """The decisions of the root's own seat in its turn: beyond, too much is hidden and drawn for a tree."""
    own = s.actor == root.actor and s.actor == root.active and not is_path_end(board, s, root)
    return own and (s.phase == TRADE or s.phase == OFFER or s.phase == TAKE or s.phase == OPEN or s.phase == IMPROVE)


@rule
def is_path_end(board, s, root):
    """The first step of a turn is judged where the second begins; the second and third where the dice are thrown: that
    is where the outlook has learned what to expect."""
    end = OPEN if root.phase < OPEN else DICE
    phase = s.interrupted if s.phase == CUT else s.phase
    return phase >= end or s.active != root.active or s.rounds != root.rounds
