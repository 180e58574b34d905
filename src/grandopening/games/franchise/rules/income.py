"""F3.1: income; F8.5: the Boom marker counts double."""

import numpy as np

from ....core.bits import has
from ....core.events import emit, emit_part, is_on
from ....core.jit import rule
from .events import E_INCOME
from .ledger import receive
from .state import CHART, EXPAND, PLACES, Board, State


@rule
def empty_spaces_in(board: Board, s: State, place):
    """F3.1: the empty spaces of an unscored city."""
    if has(board.cities & ~s.scored, place):
        return s.city_size[place] - s.filled[place]
    return 0


@rule
def times_counted(s: State, place):
    """F8.5: Boom counts double."""
    return 2 if s.boom == place else 1


@rule
def empty_spaces_of(board: Board, s: State, seat):
    """F3.1: the empty spaces of every unscored city with a franchise of the seat."""
    mine = s.held[seat] & board.cities & ~s.scored
    total = np.int64(0)
    for place in range(PLACES):
        total += ((mine >> place) & 1) * (s.city_size[place] - s.filled[place])
    if s.boom < PLACES and has(mine, s.boom):  # F8.5
        total += s.city_size[s.boom] - s.filled[s.boom]
    return total


@rule
def income_of(board: Board, spaces):
    """F3.1: the chart turns the sum into dollars."""
    return np.int64(board.income[min(spaces, CHART - 1)])


@rule
def collect_income(board: Board, s: State, sink):
    spaces = empty_spaces_of(board, s, s.active)
    dollars = income_of(board, spaces)
    receive(s, s.active, dollars)
    emit(sink, E_INCOME, s.active, spaces, dollars)
    tell_cities(board, s, s.active, sink)
    s.phase = EXPAND


@rule
def tell_cities(board: Board, s: State, seat, sink):
    """The cities that make up an income."""
    if is_on(sink):
        for i in range(s.n_held[seat]):
            place = np.int64(s.held_list[seat, i])
            spaces = empty_spaces_in(board, s, place)
            if spaces > 0:
                emit_part(sink, place, spaces, times_counted(s, place))
