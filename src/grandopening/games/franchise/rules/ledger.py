"""The only functions that move money, franchises and points. Conservation (40 franchises each, no debts) is theirs."""

import numpy as np

from ....core.bits import bit, has
from ....core.contract import SEATS
from ....core.jit import rule
from .state import SIZE, Board, State


@rule
def is_city(board: Board, place):
    return has(board.cities, place)


@rule
def receive(s: State, seat, dollars):
    s.cash[seat] += dollars


@rule
def pay(s: State, seat, dollars):
    s.cash[seat] -= dollars


@rule
def gain(s: State, seat, source, points):
    s.points[seat, source] += points


@rule
def influence_of(s: State, seat):
    total = np.int64(0)
    for source in range(s.points.shape[1]):
        total += s.points[seat, source]
    return total


@rule
def set_aside(s: State, seat):
    """F3.6: what is put down this turn leaves the supply at once; markers stand for a franchise set aside."""
    s.supply[seat] -= 1


@rule
def spend_franchise(s: State, seat):
    """A tie-break marker or a milestone mark: a franchise that never comes back (F4.5, F8.2), or, with none in supply,
    a mere marker."""
    if s.supply[seat] > 0:
        s.supply[seat] -= 1
        s.spent[seat] += 1


@rule
def put_franchise(board: Board, s: State, seat, place):
    """F3.4: one franchise set aside before goes on the town, or on the city's next empty space."""
    region = board.region_of[place]
    s.franchises[place, seat] += 1
    s.in_region[region, seat] += 1
    if not has(s.held[seat], place):
        s.held[seat] |= bit(place)
        s.held_list[seat, s.n_held[seat]] = place
        s.n_held[seat] += 1
    if is_city(board, place):
        s.space[place, s.filled[place]] = seat + 1
        s.filled[place] += 1
    else:
        s.towns[seat] += 1
        s.open &= ~bit(place)
        s.left[region] -= 1


@rule
def clear_city(board: Board, s: State, place, winner):
    """F4.4: the tile goes; the winner takes all but one franchise back, everybody else's stay."""
    region = board.region_of[place]
    back = s.franchises[place, winner] - 1
    s.franchises[place, winner] = 1
    s.in_region[region, winner] -= back
    s.supply[winner] += back
    for seat in range(SEATS):
        s.in_scored[seat] += s.franchises[place, seat]
    for i in range(SIZE):
        s.space[place, i] = 0
    s.filled[place] = 0
    s.scored |= bit(place)
    s.open &= ~bit(place)
    s.left[region] -= 1
