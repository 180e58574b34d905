"""What a position of Pròxima Obertura is worth, to those who know what the viewer knows."""

from ...core.contract import OVER
from ...core.jit import rule
from ...games.proxima.scoring import score
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
