"""Greedy's candidate moves. A move is a whole turn, one row of the workspace: tiles played, one or two expansions, a
set of shares, perhaps a double share. Before the first turn, and for Boom, it is a single action.

There are too many turns to evaluate all (two expansions times all sets of shares). So the candidates are: each
expansion with the shares that are good by themselves; the best of these with a second expansion; then the best of all
with single shares added or dropped.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.bits import has
from ....core.jit import rule
from ..rules.bonus import can_use_bonus
from ..rules.dispatch import (
    apply,
    cash_action,
    choose_tile_tile,
    done_action,
    double_action,
    expand_again_way,
    expand_way,
    is_choose_tile,
    is_expand,
    is_place_city,
    is_place_region,
    legal,
    place_city_size,
    place_region_tile,
    refusal,
    road_action,
    share_action,
)
from ..rules.refusals import OK
from ..rules.state import EXPAND, SHARE, START, Board, State
from .evaluation import evaluate
from .rows import (
    CASHED,
    DOUBLED,
    FIRST,
    NONE,
    ROADED,
    SECOND,
    SHARES,
    SINGLE,
    clear_move,
    list_expansions,
    list_second_expansions,
    list_shares_alone,
)

TRIAL = 0  # of the states of the workspace

ZERO = np.int64(0)  # Numba compiles a function anew for each literal it is called with, but not for this


@rule
def act(board: Board, s: State, action, work):
    """One action of a move. What became illegal on the way is left out."""
    if refusal(board, s, action, work.scratch) == OK:
        apply(board, s, action, work.scratch, work.sink)
        work.plan[0] += 1
        work.plan[work.plan[0]] = action


@rule
def play_move(board: Board, s: State, row, work):
    """Play a candidate move, and write its actions to the plan."""
    work.plan[0] = 0
    if row[SINGLE] != NONE:
        act(board, s, row[SINGLE], work)
        return
    if row[CASHED] != 0:
        act(board, s, cash_action(), work)
    if s.phase == EXPAND:
        if row[ROADED] != 0:
            act(board, s, road_action(), work)
        if row[FIRST] != NONE:
            act(board, s, row[FIRST], work)
        if row[SECOND] != NONE:
            act(board, s, row[SECOND], work)
        act(board, s, done_action(), work)
    for place in range(board.n_places):
        if has(row[SHARES], place):
            act(board, s, share_action(place), work)
    if row[DOUBLED] != NONE:
        act(board, s, double_action(row[DOUBLED]), work)
    act(board, s, done_action(), work)


@rule
def evaluate_moves(board: Board, s: State, weights, work, first, last):
    """Moves first to last - 1: the value of each is the actor's chance to win after it."""
    trial = work.states[TRIAL]
    for i in range(first, last):
        work.states[TRIAL] = s
        play_move(board, trial, work.moves[i], work)
        evaluate(board, trial, s.actor, weights, work)
        work.values[i] = work.chance[s.actor]


@rule
def list_candidates(board: Board, s: State, weights, work, breadth):
    """Write the candidate moves and their values to the workspace, the best `breadth` of them first in its order.
    Returns how many there are."""
    if s.phase == EXPAND or s.phase == SHARE:
        return list_turn_candidates(board, s, weights, work, breadth)
    n = legal(board, s, work.scratch, work.legal)
    for i in range(n):
        clear_move(work.moves[i])
        work.moves[i, SINGLE] = work.legal[i]
        work.values[i] = preference_of(board, work.moves[i, SINGLE])
    if s.phase >= START:
        evaluate_moves(board, s, weights, work, ZERO, n)
    put_in_order(work, n, breadth)
    return n


@rule
def preference_of(board: Board, action):
    """F8.6 and F9: laying out the board gives nobody an advantage yet, so it has no value: large tiles first."""
    if is_place_city(action):
        return place_city_size(action)
    if is_place_region(action):
        return sum_of_values(board, place_region_tile(action))
    return sum_of_values(board, choose_tile_tile(action)) if is_choose_tile(action) else ZERO


@rule
def sum_of_values(board: Board, tile):
    return np.int64(board.tile_values[tile, 0]) + board.tile_values[tile, 1] + board.tile_values[tile, 2]


@rule
def list_turn_candidates(board: Board, s: State, weights, work, breadth):
    singles = list_shares_alone(board, s, work)
    evaluate_moves(board, s, weights, work, ZERO, singles)
    n = singles
    if s.phase == EXPAND:
        n = list_expansions(board, s, work, n)
    else:
        clear_move(work.moves[n])
        work.moves[n, CASHED] = can_use_bonus(board, s) == OK
        n += 1
    add_shares(board, s, work, singles, singles, n)
    evaluate_moves(board, s, weights, work, singles, n)
    put_in_order(work, n, breadth)
    if s.phase == EXPAND and can_use_bonus(board, s) == OK:
        first = n
        n = list_second_expansions(board, s, work, n, breadth)
        add_shares(board, s, work, singles, first, n)
        evaluate_moves(board, s, weights, work, first, n)
        put_in_order(work, n, breadth)
    for k in range(min(n, breadth)):
        n = improve_shares(board, s, weights, work, singles, work.order[k], n)
    put_in_order(work, n, breadth)
    return n


@rule
def add_shares(board: Board, s: State, work, singles, first, last):
    """Add to moves first to last - 1 the shares that are worth their price by themselves, best first, while there is
    money."""
    for i in range(first, last):
        row = work.moves[i]
        dollars = money_for_shares(board, s, row)
        while dollars > 0:
            best = 0
            for k in range(1, singles):
                if work.moves[k, SHARES] & row[SHARES] == 0 and work.values[k] > work.values[best]:
                    best = k
            if best == 0:
                break
            row[SHARES] |= work.moves[best, SHARES]
            dollars -= board.share_price


@rule
def money_for_shares(board: Board, s: State, row):
    """The money left after the expansions of a move."""
    dollars = np.int64(s.cash[s.actor])
    if row[CASHED] != 0:
        dollars += board.cash_tile
    if is_expand(row[FIRST]) and row[ROADED] == 0:
        dollars -= board.price[expand_way(row[FIRST])]
    if row[SECOND] != NONE:
        dollars -= board.price[expand_again_way(row[SECOND])]
    return dollars


@rule
def improve_shares(board: Board, s: State, weights, work, singles, i, n):
    """Add or drop single shares where that gives a better value; then list the best double share (F6.3) as a new
    move."""
    if i < singles:  # the moves of one share must stay as they are
        work.moves[n] = work.moves[i]
        work.values[n] = work.values[i]
        i = n
        n += 1
    for k in range(1, singles):
        work.moves[n] = work.moves[i]
        work.moves[n, SHARES] ^= work.moves[k, SHARES]
        evaluate_moves(board, s, weights, work, n, n + 1)
        if work.values[n] > work.values[i]:
            work.moves[i] = work.moves[n]
            work.values[i] = work.values[n]
    row = work.moves[i]
    if row[SECOND] != NONE or row[CASHED] != 0 or can_use_bonus(board, s) != OK:
        return n
    work.moves[n] = row
    work.values[n] = -1
    for place in range(board.n_places):
        if has(row[SHARES] | s.shared, place) and s.city_size[place] - s.filled[place] >= 2:
            work.moves[n + 1] = row
            work.moves[n + 1, DOUBLED] = place
            evaluate_moves(board, s, weights, work, n + 1, n + 2)
            if work.values[n + 1] > work.values[n]:
                work.moves[n] = work.moves[n + 1]
                work.values[n] = work.values[n + 1]
    return n + 1 if work.values[n] >= 0 else n
