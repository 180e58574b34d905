"""F5: scoring regions at the end of a turn, with the tiles of F8.7."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit, emit_part, is_on
from ....core.jit import rule
from .events import E_BONUS_BACK, E_DEVELOPMENT_TILE, E_REGION, E_REGION_DOLLARS, E_ROAD_TILE, E_TRACK
from .ledger import gain, receive
from .milestones import check_milestones, note_region
from .state import BONUS, COUNT, DEVELOPMENT, DOLLARS, FRESH, FROM_REGIONS, FROM_TRACK, ROAD, Board, State


@rule
def score_regions(board: Board, s: State, sink):
    """F5.1 and F5.5: every region whose places are all done, one after the other in board order."""
    for region in range(board.n_regions):
        if s.left[region] == 0 and has(s.laid, region):
            pay_region(board, s, region, sink)
            move_tile_to_track(board, s, region, sink)
            note_region(s)
            check_milestones(board, s, sink)


@rule
def pay_region(board: Board, s: State, region, sink):
    """F5.2: most, second, and everyone else with at least one franchise."""
    paid = 0
    for rank in range(board.players):
        seat = next_in_rank(board, s, region, paid)
        if seat < 0:
            break
        paid |= 1 << seat
        pay_rank(board, s, region, seat, column_of(board, rank), sink)


@rule
def column_of(board: Board, rank):
    """Which of the three values of a tile a rank gets. F5.3: with two players the second gets the third."""
    return 2 if rank == 1 and board.players == 2 else min(rank, 2)


@rule
def value_of(board: Board, s: State, tile, column):
    """F8.7: in influence, or in dollars."""
    value = np.int64(board.tile_values[tile, column])
    return max(0, value + s.on_track) if board.tile_kind[tile] == COUNT else value


@rule
def next_in_rank(board: Board, s: State, region, paid):
    """F5.4: of those not yet paid the one with most franchises; ties go clockwise from the owner of the tie-break
    marker. -1: nobody is left."""
    best = -1
    most = 0
    owner = s.tie_break[region] - 1
    for step in range(board.players):
        seat = (owner + step) % board.players
        count = s.in_region[region, seat]
        if not has(paid, seat) and count > most:
            best, most = seat, count
    return best


@rule
def pay_rank(board: Board, s: State, region, seat, column, sink):
    """F8.7: what a rank earns, by the kind of tile."""
    tile = s.tile[region]
    kind = board.tile_kind[tile]
    value = value_of(board, s, tile, column)
    if kind == DOLLARS:
        receive(s, seat, value)
        emit(sink, E_REGION_DOLLARS, seat, region, value)
        tell_standing(board, s, region, sink)
        return
    gain(s, seat, FROM_REGIONS, value)
    emit(sink, E_REGION, seat, region, value)
    tell_standing(board, s, region, sink)
    if column == 0:
        give_extra(s, kind, region, seat, sink)


@rule
def tell_standing(board: Board, s: State, region, sink):
    """Who stood how in a region that scores, and who has its tie-break marker."""
    if is_on(sink):
        for seat in range(board.players):
            if s.in_region[region, seat] > 0:
                emit_part(sink, seat, s.in_region[region, seat], s.tie_break[region] == seat + 1)


@rule
def give_extra(s: State, kind, region, seat, sink):
    """F8.7: what the most in a region wins besides influence; nothing where there is nothing to take."""
    if kind == BONUS and s.used_bonus[seat] > 0:
        s.used_bonus[seat] -= 1
        s.fresh_bonus[seat] += 1
        emit(sink, E_BONUS_BACK, seat, region, 0)
    elif kind == DEVELOPMENT and s.far_taken == 0:
        s.far_taken = 1
        s.far[seat] = FRESH
        emit(sink, E_DEVELOPMENT_TILE, seat, region, 0)
    elif kind == ROAD and s.road_taken == 0:
        s.road_taken = 1
        s.road[seat] = FRESH
        emit(sink, E_ROAD_TILE, seat, region, 0)


@rule
def move_tile_to_track(board: Board, s: State, region, sink):
    """F5.5: to the first free space of the region track, which pays the active player."""
    value = board.track_value[s.on_track]
    s.on_track += 1
    s.laid &= ~bit(region)
    gain(s, s.active, FROM_TRACK, value)
    emit(sink, E_TRACK, s.active, region, value)
