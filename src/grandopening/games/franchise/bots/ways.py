"""The rows of the moves greedy considers: which expansions there are, and which shares."""

import numpy as np

from ....core.bits import bit, has
from ....core.jit import rule
from ..rules.actions import EXPAND_, EXPAND_AGAIN_, EXPAND_FAR_
from ..rules.bonus import can_use_bonus, cash_in
from ..rules.expand import (
    can_expand_far_now,
    can_expand_now,
    can_go_far,
    expand,
    expand_far,
    lay_road,
    list_ways,
    measure_chains,
)
from ..rules.refusals import OK
from ..rules.share import can_share
from ..rules.state import USABLE

# Columns of a move.
SINGLE, CASHED, ROADED, FIRST, SECOND, SHARES, DOUBLED = range(7)
NONE = -1
AFTER = 1  # state of the desk: with the tiles played, or the first expansion made


@rule
def clear_move(row):
    row[SINGLE] = NONE
    row[CASHED] = 0
    row[ROADED] = 0
    row[FIRST] = NONE
    row[SECOND] = NONE
    row[SHARES] = 0
    row[DOUBLED] = NONE


@rule
def list_shares_alone(board, s, desk):
    """Moves 0 to n - 1: to do nothing more, and each share by itself."""
    clear_move(desk.moves[0])
    n = 1
    for place in range(board.n_places):
        if can_share(board, s, place) == OK:
            clear_move(desk.moves[n])
            desk.moves[n, SHARES] = bit(place)
            n += 1
    return n


@rule
def list_expansions(board, s, desk, n):
    """No expansion, or each there is, by the cheapest way; also with the Road tile, and with $10 where that opens
    more."""
    clear_move(desk.moves[n])
    n += 1
    if can_expand_now(s) != OK:
        return n
    after = desk.states[AFTER]
    for tile in range(3):
        desk.states[AFTER] = s
        dearer_than = -1
        if tile == ROADED:
            if s.road[s.actor] != USABLE:
                continue
            lay_road(after, desk.sink)
        elif tile == CASHED:
            if can_use_bonus(board, s) != OK:
                continue
            cash_in(after, desk.sink)
            dearer_than = np.int64(s.cash[s.actor])
        first = n
        n = list_targets(board, after, desk, dearer_than, EXPAND_, FIRST, n)
        for i in range(first, n):
            desk.moves[i, CASHED] = tile == CASHED
            desk.moves[i, ROADED] = tile == ROADED
    return n


@rule
def list_targets(board, s, desk, dearer_than, first_action, column, n):
    """A new row for each place the active player can expand into, for more than the given dollars."""
    found = list_ways(board, s, first_action, desk.legal, 0)
    for i in range(found):
        way = np.int64(desk.legal[i]) - first_action
        if board.price[way] > dearer_than and is_best_way(board, desk, way, i, found, first_action):
            clear_move(desk.moves[n])
            desk.moves[n, column] = first_action + way
            n += 1
    if column == FIRST and can_expand_far_now(s) == OK:
        measure_chains(board, desk.scratch, s.held[s.active])
        for place in range(board.n_places):
            if can_go_far(board, s, place, desk.scratch) == OK:
                clear_move(desk.moves[n])
                desk.moves[n, column] = EXPAND_FAR_ + place
                n += 1
    return n


@rule
def is_best_way(board, desk, way, i, found, first_action):
    """Is there no cheaper way to the same place, nor one as cheap before it?"""
    for j in range(found):
        other = np.int64(desk.legal[j]) - first_action
        cheaper = board.price[other] < board.price[way]
        same = board.price[other] == board.price[way]
        if board.way_to[other] == board.way_to[way] and (cheaper or (same and j < i)):
            return False
    return True


@rule
def target_of(board, action):
    """The place an expansion leads to."""
    if action >= EXPAND_FAR_:
        return np.int64(action - EXPAND_FAR_)
    way = action - EXPAND_ if action < EXPAND_AGAIN_ else action - EXPAND_AGAIN_
    return np.int64(board.way_to[way])


@rule
def list_second_expansions(board, s, desk, n, breadth):
    """F6.2: the best expansions so far, each with every second one; a pair of places once."""
    tried = np.int64(0)
    after = desk.states[AFTER]
    for k in range(min(n, breadth)):
        row = desk.moves[desk.order[k]]
        desk.states[AFTER] = s
        if s.n_markers > 0:
            if tried != 0:
                break
            tried = bit(s.markers[0])
        elif row[FIRST] == NONE or row[CASHED] != 0:
            continue
        else:
            tried |= bit(target_of(board, row[FIRST]))
            make_first_expansion(board, after, row, desk)
        first = n
        if n + 2 * board.n_places < len(desk.moves):
            n = list_targets(board, after, desk, -1, EXPAND_AGAIN_, SECOND, n)
        kept = first
        for i in range(first, n):
            if not has(tried, target_of(board, desk.moves[i, SECOND])):
                desk.moves[kept] = desk.moves[i]
                desk.moves[kept, ROADED] = row[ROADED]
                desk.moves[kept, FIRST] = row[FIRST]
                kept += 1
        n = kept
    return n


@rule
def make_first_expansion(board, s, row, desk):
    if row[ROADED] != 0:
        lay_road(s, desk.sink)
    if row[FIRST] >= EXPAND_FAR_:
        expand_far(board, s, row[FIRST] - EXPAND_FAR_, desk.scratch, desk.sink)
    else:
        expand(board, s, row[FIRST] - EXPAND_, desk.sink)
