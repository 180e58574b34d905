"""F3.4: opening what was prepared, and F4: scoring cities."""

from ....core.bits import has
from ....core.events import emit, emit_part, is_on
from ....core.jit import rule
from .events import E_FULL, E_MAJORITY, E_OPEN, E_TIE_BREAK
from .ledger import clear_city, gain, is_city, put_franchise, spend_franchise
from .milestones import check_milestones, note_city
from .state import FROM_CITIES, Board, State


@rule
def open_all(board: Board, s: State, sink):
    """F3.4 and F3.7: markers first, then middles, each in board order."""
    if s.n_markers == 2 and s.markers[1] < s.markers[0]:
        open_place(board, s, s.markers[1], 1, sink)
        open_place(board, s, s.markers[0], 1, sink)
    else:
        for i in range(s.n_markers):
            open_place(board, s, s.markers[i], 1, sink)
    if s.shared != 0:
        for place in range(board.n_places):
            if has(s.shared, place):
                open_place(board, s, place, 2 if has(s.doubled, place) else 1, sink)


@rule
def open_place(board: Board, s: State, place, franchises, sink):
    """F3.4: put them down; after each city: does it score? (F4.1: a pair is one opening.)"""
    for _ in range(franchises):
        put_franchise(board, s, s.active, place)
        emit(sink, E_OPEN, s.active, place, 0)
    if is_city(board, place):
        score_city(board, s, place, sink)
    check_milestones(board, s, sink)


@rule
def majority_of(size):
    """F4.1: more than half of the spaces."""
    return size // 2 + 1


@rule
def points_of_full(size):
    """F4.3: what a city without a majority pays."""
    return size // 2


@rule
def has_majority(s: State, place):
    return s.franchises[place, s.active] >= majority_of(s.city_size[place])


@rule
def leader_of(board: Board, s: State, place):
    """F4.3: most franchises; a tie goes to whoever of the tied stands on the earliest space."""
    leader = s.active
    for i in range(s.filled[place] - 1, -1, -1):
        seat = s.space[place, i] - 1
        if s.franchises[place, seat] >= s.franchises[place, leader]:
            leader = seat
    return leader


@rule
def score_city(board: Board, s: State, place, sink):
    """F4.1 to F4.5."""
    size = s.city_size[place]
    if has_majority(s, place):
        winner, points, kind = s.active, size, E_MAJORITY
    elif s.filled[place] == size:
        winner, points, kind = leader_of(board, s, place), points_of_full(size), E_FULL
    else:
        return
    gain(s, winner, FROM_CITIES, points)
    emit(sink, kind, winner, place, points)
    tell_standing(board, s, place, sink)
    note_city(board, s, size)
    clear_city(board, s, place, winner)
    mark_tie_break(s, board.region_of[place], sink)


@rule
def tell_standing(board: Board, s: State, place, sink):
    """Who stood how in a city that scores."""
    if is_on(sink):
        for seat in range(board.players):
            if s.franchises[place, seat] > 0:
                emit_part(sink, seat, s.franchises[place, seat], s.city_size[place])


@rule
def mark_tie_break(s: State, region, sink):
    """F4.5: the first city scored in a region puts the active player's marker beside its tile."""
    if s.tie_break[region] == 0:
        s.tie_break[region] = s.active + 1
        spend_franchise(s, s.active)
        emit(sink, E_TIE_BREAK, s.active, region, 0)
