"""Greedy's evaluation of a position of Franchise: expected points of each seat, and its chance to win."""

import numpy as np

from ....bots.evaluation import evaluate_features, write_result
from ....core.bits import has
from ....core.contract import OVER
from ....core.jit import rule
from ..rules.ending import score
from ..rules.state import START, Board, State
from .features import measure

PLACES_PER_PLAYER = 8  # about as many places are opened or scored in a game, for each player


@rule
def clock_of(board: Board, s: State):
    """How much of the game is to come, from 1 down to 0: how many places must still be opened or scored until a tile
    reaches a red space (F7.1), if the regions that need fewest come first."""
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
def evaluate(board: Board, s: State, viewer, weights, work):
    """Write the expected points and the chance to win of every seat to the workspace. Nothing is hidden from any
    viewer."""
    work.evaluations[0] += 1
    if s.actor == OVER:
        score(board, s, work.points, work.won)
        write_result(board, work)
        return
    measure(board, s, work.features, work.standing)
    work.clock[0] = clock_of(board, s)
    evaluate_features(board, weights, work)


@rule
def may_branch(board: Board, s: State, root: State):
    """Nothing is hidden: moves are the same in every determinization, except while tiles are drawn in the set-up."""
    return s.phase >= START


@rule
def is_horizon(board: Board, s: State, root: State):
    """None: a rollout is as long as the settings say."""
    return False
