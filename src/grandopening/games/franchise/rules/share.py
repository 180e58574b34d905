"""F3.3: market share, and F6.3: the double share."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit
from ....core.jit import rule
from .bonus import can_use_bonus, use_bonus
from .events import E_DOUBLE, E_SHARE
from .ledger import is_city, pay, set_aside
from .refusals import (
    DOUBLE_NEEDS_SHARE,
    DOUBLE_TWO_SPACES,
    NO_SUCH_PLACE,
    NOT_A_CITY,
    OK,
    SHARE_CITY_SCORED,
    SHARE_NOT_IN_CITY,
    SHARE_ONCE,
    SHARE_TOO_DEAR,
    SUPPLY_EMPTY,
)
from .state import Board, State


@rule
def can_share(board: Board, s: State, place):
    """F3.3: $1 for one more franchise in the middle of an unscored city of yours, once per city and turn."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not is_city(board, place):
        return NOT_A_CITY
    if has(s.scored, place):
        return SHARE_CITY_SCORED
    if not has(s.held[s.active], place):
        return SHARE_NOT_IN_CITY
    if has(s.shared, place):
        return SHARE_ONCE
    if s.cash[s.active] < board.share_price:
        return SHARE_TOO_DEAR
    if s.supply[s.active] <= 0:
        return SUPPLY_EMPTY
    return OK


@rule
def share(board: Board, s: State, place, sink):
    """F3.3: pay and put the franchise in the middle."""
    pay(s, s.active, board.share_price)
    set_aside(s, s.active)
    s.shared |= bit(place)
    emit(sink, E_SHARE, s.active, place, board.share_price)


@rule
def can_double(board: Board, s: State, place):
    """F6.3: the bonus tile puts a second one, free, beside the first; the city needs two empty spaces."""
    code = can_use_bonus(board, s)
    if code != OK:
        return code
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(s.shared, place):
        return DOUBLE_NEEDS_SHARE
    if s.city_size[place] - s.filled[place] < 2:
        return DOUBLE_TWO_SPACES
    if s.supply[s.active] <= 0:
        return SUPPLY_EMPTY
    return OK


@rule
def double(s: State, place, sink):
    """F6.3: the second franchise is free."""
    use_bonus(s)
    set_aside(s, s.active)
    s.doubled |= bit(place)
    emit(sink, E_DOUBLE, s.active, place, 0)


@rule
def list_shares(board: Board, s: State, first, out, n):
    for i in range(s.n_held[s.active]):
        place = np.int64(s.held_list[s.active, i])
        if can_share(board, s, place) == OK:
            out[n] = first + place
            n += 1
    return n


@rule
def list_doubles(board: Board, s: State, first, out, n):
    if s.shared != 0 and can_use_bonus(board, s) == OK:
        for place in range(board.n_places):
            if can_double(board, s, place) == OK:
                out[n] = first + place
                n += 1
    return n
