"""What a position of Franchise is worth: expected points of each seat, and its chance to win."""

import numpy as np

from ....bots.weigh import note_result, weigh
from ....core.bits import has
from ....core.contract import OVER
from ....core.jit import rule
from ..rules.ending import score
from ..rules.state import START
from .features import measure

PLACES_PER_PLAYER = 8  # about what the board has to be opened at the beginning, until the red spaces


@rule
def clock_of(board, s):
    """How much of the game is to come, from 1 down to 0: the places that must still be opened or scored for a tile to
    reach a red space (F7.1), in the regions that need least."""
    regions = np.int64(board.red_from) - s.on_track
    places = np.int64(0)
    for missing in range(1, 64):
        if regions <= 0:
            break
        for region in range(board.n_regions):
            if regions > 0 and s.left[region] == missing and has(s.laid, region):
                places += missing
                regions -= 1
    return min(1.0, places / (PLACES_PER_PLAYER * board.players))


@rule
def estimate(board, s, viewer, weights, desk):
    """Write the expected points and the chance to win of every seat to the desk. (Nothing is hidden from any
    viewer.)"""
    desk.evaluations[0] += 1
    if s.actor == OVER:
        score(board, s, desk.points, desk.won)
        note_result(board, desk)
        return
    measure(board, s, desk.features, desk.standing)
    desk.clock[0] = clock_of(board, s)
    weigh(board, weights, desk)


@rule
def may_branch(board, s, root):
    """Nothing is hidden: the moves are the same in every playout. Only tiles drawn during the set-up differ."""
    return s.phase >= START


@rule
def is_path_end(board, s, root):
    """There is no natural one: as far as the settings say."""
    return False
