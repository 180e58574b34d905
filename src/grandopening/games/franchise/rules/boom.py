"""F8.4: the Boom marker."""

import numpy as np

from ....core.bits import has
from ....core.events import emit
from ....core.jit import rule
from .events import E_BOOM
from .income import collect_income
from .ledger import is_city
from .refusals import (
    BOOM_ALREADY_THERE,
    BOOM_NOT_A_CITY,
    BOOM_NOT_LINKED,
    NO_SUCH_PLACE,
    OK,
    REGION_IS_OUT,
)
from .state import BOOM, BOOM_START, Board, State
from .turn import begin_turn


@rule
def boom_reach(board: Board, s: State):
    """F8.4: the cities one link away, or over links that pass only through towns and scored cities."""
    through = board.playing & ~(board.cities & ~s.scored)
    reached = board.near[s.boom] & board.playing
    edge = reached & through
    while edge != 0:
        found = np.int64(0)
        for place in range(board.n_places):
            if has(edge, place):
                found |= board.near[place]
        found &= board.playing & ~reached
        reached |= found
        edge = found & through
    return reached & board.cities


@rule
def can_boom(board: Board, s: State, place):
    return can_reach(board, s, place, boom_reach(board, s) if s.phase == BOOM else np.int64(0))


@rule
def list_booms(board: Board, s: State, first, out, n):
    reach = boom_reach(board, s) if s.phase == BOOM else np.int64(0)
    asked = reach if s.phase == BOOM else board.playing  # of the others the answer is known
    for place in range(board.n_places):
        if has(asked, place) and can_reach(board, s, place, reach) == OK:
            out[n] = first + place
            n += 1
    return n


@rule
def can_reach(board: Board, s: State, place, reach):
    """F8.4: the first player chooses any city that plays; later it moves to a linked one, scored or not."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(board.playing, place):
        return REGION_IS_OUT
    if not is_city(board, place):
        return BOOM_NOT_A_CITY
    if s.phase == BOOM:
        if s.boom == place:
            return BOOM_ALREADY_THERE
        if not has(reach, place):
            return BOOM_NOT_LINKED
    return OK


@rule
def place_boom(board: Board, s: State, place, sink):
    """F8.4: in a turn, income follows; after the first placing, the first turn."""
    s.boom = place
    emit(sink, E_BOOM, s.actor, place, 0)
    if s.phase == BOOM_START:
        begin_turn(board, s, 0, sink)
    else:
        collect_income(board, s, sink)


@rule
def stay(board: Board, s: State, sink):
    """F8.4: the marker need not move."""
    collect_income(board, s, sink)
