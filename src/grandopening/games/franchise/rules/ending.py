"""F7: the end of the game and final scoring."""

from ....core.contract import OVER
from ....core.events import emit
from ....core.jit import rule
from .events import E_END, E_FINAL
from .ledger import gain, influence_of
from .state import ENDED_RED, ENDED_STALLED, FINISHED, FROM_CASH, FROM_TILES, FROM_TOWNS, RUNNING, Board, State


@rule
def ending_of(board: Board, s: State):
    """F7.1: a region tile on a red space; F7.2: a turn in a row of everybody without expanding."""
    if s.on_track >= board.red_from:
        return ENDED_RED
    if s.idle >= board.players:
        return ENDED_STALLED
    return RUNNING


@rule
def town_points(s: State, seat):
    """F7.3: 1 per franchise in a town."""
    return s.towns[seat]


@rule
def cash_points(board: Board, s: State, seat):
    """F7.3: 1 per full $3."""
    return s.cash[seat] // board.dollars_per_point


@rule
def tile_points(board: Board, s: State, seat):
    """F7.3: 4 per bonus tile in hand, usable yet or not."""
    return board.points_per_tile * (s.bonus[seat] + s.fresh_bonus[seat])


@rule
def finish(board: Board, s: State, end, sink):
    """F7.3: final scoring, by source."""
    s.end = end
    s.phase = FINISHED
    s.actor = OVER
    for seat in range(board.players):
        score_source(s, seat, FROM_TOWNS, town_points(s, seat), sink)
        score_source(s, seat, FROM_CASH, cash_points(board, s, seat), sink)
        score_source(s, seat, FROM_TILES, tile_points(board, s, seat), sink)
    emit(sink, E_END, end, 0, 0)


@rule
def score_source(s: State, seat, source, points, sink):
    gain(s, seat, source, points)
    emit(sink, E_FINAL, seat, source, points)


@rule
def score(board: Board, s: State, points, won):
    """F7.3 and F7.4: points as if the game ended now; most influence wins, then more towns, then it is shared."""
    for seat in range(board.players):
        points[seat] = influence_of(s, seat)
        if s.end == RUNNING:
            points[seat] += town_points(s, seat) + cash_points(board, s, seat) + tile_points(board, s, seat)
    for seat in range(board.players):
        won[seat] = 1
        for other in range(board.players):
            behind = points[other] > points[seat]
            if behind or (points[other] == points[seat] and s.towns[other] > s.towns[seat]):
                won[seat] = 0
