"""F3.1: income, with the Boom marker of F8.4 and F8.5."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit
from ....core.jit import rule
from .actions import E_BOOM, E_INCOME
from .ledger import is_city, receive
from .refusals import (
    BOOM_ALREADY_THERE,
    BOOM_CITY_SCORED,
    BOOM_NOT_A_CITY,
    BOOM_NOT_LINKED,
    NO_SUCH_PLACE,
    OK,
    REGION_IS_OUT,
)
from .state import BOOM, CHART, EXPAND


@rule
def empty_spaces_of(board, s, seat):
    """F3.1: the empty spaces of every unscored city with a franchise of the seat; F8.5: Boom counts double."""
    total = np.int64(0)
    for i in range(s.n_held[seat]):
        place = np.int64(s.held_list[seat, i])
        if has(board.cities & ~s.scored, place):
            empty = s.city_size[place] - s.filled[place]
            total += 2 * empty if s.boom == place else empty
    return total


@rule
def collect_income(board, s, sink):
    """F3.1: the chart turns the sum into dollars."""
    spaces = empty_spaces_of(board, s, s.active)
    dollars = board.income[min(spaces, CHART - 1)]
    receive(s, s.active, dollars)
    emit(sink, E_INCOME, s.active, spaces, dollars)
    s.phase = EXPAND


@rule
def boom_reach(board, s):
    """F8.4: the unscored cities one link away, or over links that pass only through towns and scored cities."""
    through = board.playing & ~(board.cities & ~s.scored)
    reached = board.near[s.boom] & board.playing
    passed = np.int64(0)
    while reached & through & ~passed != 0:
        for place in range(board.n_places):
            if has(reached & through & ~passed, place):
                passed |= bit(place)
                reached |= board.near[place] & board.playing
    return reached & board.cities & ~s.scored


@rule
def can_boom(board, s, place, reach):
    """F8.4: the first player chooses any city that plays; later it moves to a linked, unscored one."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(board.playing, place):
        return REGION_IS_OUT
    if not is_city(board, place):
        return BOOM_NOT_A_CITY
    if s.phase == BOOM:
        if has(s.scored, place):
            return BOOM_CITY_SCORED
        if s.boom == place:
            return BOOM_ALREADY_THERE
        if not has(reach, place):
            return BOOM_NOT_LINKED
    return OK


@rule
def move_boom(s, place, sink):
    s.boom = place
    emit(sink, E_BOOM, s.actor, place, 0)
