"""The rows of greedy's candidate moves: which expansions there are, and which shares."""

import numpy as np

from ....core.bits import bit, has
from ....core.jit import rule
from ..rules.bonus import can_use_bonus, cash_in
from ..rules.dispatch import (
    expand_action,
    expand_again_action,
    expand_again_way,
    expand_far_action,
    expand_far_to,
    expand_way,
    is_expand,
    is_expand_far,
)
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
from ..rules.state import USABLE, Board, State

# Columns of a move.
SINGLE, CASHED, ROADED, FIRST, SECOND, SHARES, DOUBLED = range(7)
NONE = -1
AFTER = 1  # of the states of the workspace: with tiles played, or the first expansion made


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
def list_shares_alone(board: Board, s: State, work):
    """Moves 0 to n - 1: to do nothing more, then each share by itself. Returns n."""
    clear_move(work.moves[0])
    n = 1
    for place in range(board.n_places):
        if can_share(board, s, place) == OK:
            clear_move(work.moves[n])
            work.moves[n, SHARES] = bit(place)
            n += 1
    return n


@rule
def list_expansions(board: Board, s: State, work, n):
    """No expansion, or each possible one by its cheapest way; the same with the Road tile; and those that only the
    money of a bonus tile makes possible."""
    clear_move(work.moves[n])
    n += 1
    if can_expand_now(s) != OK:
        return n
    after = work.states[AFTER]
    for tile in range(3):
        work.states[AFTER] = s
        dearer_than = -1
        if tile == ROADED:
            if s.road[s.actor] != USABLE:
                continue
            lay_road(after, work.sink)
        elif tile == CASHED:
            if can_use_bonus(board, s) != OK:
                continue
            cash_in(board, after, work.sink)
            dearer_than = int(s.cash[s.actor])
        first = n
        n = list_targets(board, after, work, dearer_than, FIRST, n)
        for i in range(first, n):
            work.moves[i, CASHED] = tile == CASHED
            work.moves[i, ROADED] = tile == ROADED
    return n


@rule
def list_targets(board: Board, s: State, work, dearer_than, column, n):
    """A new row for each place the active player can expand into at a price above `dearer_than`."""
    found = list_ways(board, s, 0, work.legal, 0)  # the ways themselves: counted from 0
    for i in range(found):
        way = np.int64(work.legal[i])
        if board.price[way] > dearer_than and is_best_way(board, work, way, i, found):
            clear_move(work.moves[n])
            work.moves[n, column] = expand_action(way) if column == FIRST else expand_again_action(way)
            n += 1
    if column == FIRST and can_expand_far_now(s) == OK:
        measure_chains(board, work.scratch, s.held[s.active], s.cash[s.active])
        for place in range(board.n_places):
            if can_go_far(board, s, place, work.scratch) == OK:
                clear_move(work.moves[n])
                work.moves[n, column] = expand_far_action(place)
                n += 1
    return n


@rule
def is_best_way(board: Board, work, way, i, found):
    """Is no other way to the same place cheaper, or as cheap and listed before?"""
    for j in range(found):
        other = np.int64(work.legal[j])
        cheaper = board.price[other] < board.price[way]
        same = board.price[other] == board.price[way]
        if board.way_to[other] == board.way_to[way] and (cheaper or (same and j < i)):
            return False
    return True


@rule
def target_of(board: Board, action):
    """The place an expansion leads to."""
    if is_expand_far(action):
        return np.int64(expand_far_to(action))
    way = expand_way(action) if is_expand(action) else expand_again_way(action)
    return np.int64(board.way_to[way])


@rule
def list_second_expansions(board: Board, s: State, work, n, breadth):
    """F6.2: the best expansions so far, each with every second one; every pair of places only once."""
    tried = np.int64(0)
    after = work.states[AFTER]
    for k in range(min(n, breadth)):
        row = work.moves[work.order[k]]
        work.states[AFTER] = s
        if s.n_markers > 0:
            if tried != 0:
                break
            tried = bit(s.markers[0])
        elif row[FIRST] == NONE or row[CASHED] != 0:
            continue
        else:
            tried |= bit(target_of(board, row[FIRST]))
            make_first_expansion(board, after, row, work)
        first = n
        if n + 2 * board.n_places < len(work.moves):
            n = list_targets(board, after, work, -1, SECOND, n)
        kept = first
        for i in range(first, n):
            if not has(tried, target_of(board, work.moves[i, SECOND])):
                work.moves[kept] = work.moves[i]
                work.moves[kept, ROADED] = row[ROADED]
                work.moves[kept, FIRST] = row[FIRST]
                kept += 1
        n = kept
    return n


@rule
def make_first_expansion(board: Board, s: State, row, work):
    if row[ROADED] != 0:
        lay_road(s, work.sink)
    if is_expand_far(row[FIRST]):
        expand_far(board, s, expand_far_to(row[FIRST]), work.scratch, work.sink)
    else:
        expand(board, s, expand_way(row[FIRST]), work.sink)
