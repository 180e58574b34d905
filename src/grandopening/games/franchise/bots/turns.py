"""The turns greedy considers. A move is a whole turn in one row of the desk: tiles played, one or two expansions, a set
of shares, perhaps a double share. Before the first turn, and for Boom, it is a single action.

Looking at every turn there is would be out of reach (two expansions times all sets of shares), so: each expansion with
the shares that look good by themselves; the best of them with a second expansion; the best of all, share by share.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.bits import has
from ....core.jit import rule
from ..rules.actions import (
    CASH_,
    CHOOSE_TILE_,
    DONE_,
    DOUBLE_,
    DRAW_REGION_,
    EXPAND_,
    EXPAND_AGAIN_,
    PLACE_CITY_,
    PLACE_REGION_,
    ROAD_,
    SHARE_,
    START_,
)
from ..rules.bonus import can_use_bonus
from ..rules.flow import apply, legal, refusal
from ..rules.refusals import OK
from ..rules.state import CASH_TILE, EXPAND, SHARE, SHARE_PRICE, SIZE, TILES
from .ways import (
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
from .worth import estimate

TRIAL = 0  # state of the desk

# Numba compiles a function anew for each literal it is called with, but not for these.
ZERO, CASH, ROAD, DONE = np.int64(0), np.int64(CASH_), np.int64(ROAD_), np.int64(DONE_)


@rule
def act(board, s, action, desk):
    """One action of a plan. What became impossible on the way is left out."""
    if refusal(board, s, action, desk.scratch) == OK:
        apply(board, s, action, desk.scratch, desk.sink)
        desk.plan[0] += 1
        desk.plan[desk.plan[0]] = action


@rule
def carry_out(board, s, row, desk):
    """Perform a move, and write its actions to the plan."""
    desk.plan[0] = 0
    if row[SINGLE] != NONE:
        act(board, s, row[SINGLE], desk)
        return
    if row[CASHED] != 0:
        act(board, s, CASH, desk)
    if s.phase == EXPAND:
        if row[ROADED] != 0:
            act(board, s, ROAD, desk)
        if row[FIRST] != NONE:
            act(board, s, row[FIRST], desk)
        if row[SECOND] != NONE:
            act(board, s, row[SECOND], desk)
        act(board, s, DONE, desk)
    for place in range(board.n_places):
        if has(row[SHARES], place):
            act(board, s, SHARE_ + place, desk)
    if row[DOUBLED] != NONE:
        act(board, s, DOUBLE_ + row[DOUBLED], desk)
    act(board, s, DONE, desk)


@rule
def value_moves(board, s, weights, desk, first, last):
    """Try moves first to last - 1: the actor's chance to win after each."""
    trial = desk.states[TRIAL]
    for i in range(first, last):
        desk.states[TRIAL] = s
        carry_out(board, trial, desk.moves[i], desk)
        estimate(board, trial, s.actor, weights, desk)
        desk.values[i] = desk.chance[s.actor]


@rule
def consider(board, s, weights, desk, breadth):
    """Write the moves worth a look to the desk, valued; the best `breadth` of them first in its order. Returns how many
    there are."""
    if s.phase == EXPAND or s.phase == SHARE:
        return consider_turns(board, s, weights, desk, breadth)
    n = legal(board, s, desk.scratch, desk.legal)
    for i in range(n):
        clear_move(desk.moves[i])
        desk.moves[i, SINGLE] = desk.legal[i]
        desk.values[i] = liking_of(board, desk.moves[i, SINGLE])
    if desk.moves[0, SINGLE] >= START_:
        value_moves(board, s, weights, desk, ZERO, n)
    put_in_order(desk, n, breadth)
    return n


@rule
def liking_of(board, action):
    """F8.6 and F9: laying out the board helps nobody yet, so it is a matter of taste: big tiles first."""
    if action >= START_:
        return np.int64(0)
    if action >= PLACE_CITY_ and action < DRAW_REGION_:
        return (action - PLACE_CITY_) % (SIZE + 1)
    tile = (action - PLACE_REGION_) % TILES if action >= PLACE_REGION_ else action - CHOOSE_TILE_
    return np.int64(board.tile_values[tile, 0]) + board.tile_values[tile, 1] + board.tile_values[tile, 2]


@rule
def consider_turns(board, s, weights, desk, breadth):
    singles = list_shares_alone(board, s, desk)
    value_moves(board, s, weights, desk, ZERO, singles)
    n = singles
    if s.phase == EXPAND:
        n = list_expansions(board, s, desk, n)
    else:
        clear_move(desk.moves[n])
        desk.moves[n, CASHED] = can_use_bonus(board, s) == OK
        n += 1
    add_wishes(board, s, desk, singles, singles, n)
    value_moves(board, s, weights, desk, singles, n)
    put_in_order(desk, n, breadth)
    if s.phase == EXPAND and can_use_bonus(board, s) == OK:
        first = n
        n = list_second_expansions(board, s, desk, n, breadth)
        add_wishes(board, s, desk, singles, first, n)
        value_moves(board, s, weights, desk, first, n)
        put_in_order(desk, n, breadth)
    for k in range(min(n, breadth)):
        n = vary_shares(board, s, weights, desk, singles, desk.order[k], n)
    put_in_order(desk, n, breadth)
    return n


@rule
def add_wishes(board, s, desk, singles, first, last):
    """To moves first to last - 1 add the shares that are worth their price by themselves, the best ones first, as far
    as the money goes."""
    for i in range(first, last):
        row = desk.moves[i]
        dollars = money_for_shares(board, s, row)
        while dollars > 0:
            best = 0
            for k in range(1, singles):
                if desk.moves[k, SHARES] & row[SHARES] == 0 and desk.values[k] > desk.values[best]:
                    best = k
            if best == 0:
                break
            row[SHARES] |= desk.moves[best, SHARES]
            dollars -= SHARE_PRICE


@rule
def money_for_shares(board, s, row):
    """What is left of the money after the expansions of a move."""
    dollars = np.int64(s.cash[s.actor])
    if row[CASHED] != 0:
        dollars += CASH_TILE
    if row[FIRST] != NONE and row[FIRST] < EXPAND_AGAIN_ and row[ROADED] == 0:
        dollars -= board.price[row[FIRST] - EXPAND_]
    if row[SECOND] != NONE:
        dollars -= board.price[row[SECOND] - EXPAND_AGAIN_]
    return dollars


@rule
def vary_shares(board, s, weights, desk, singles, i, n):
    """Add or drop one share after the other where that helps; then the best double share (F6.3), as a move of its
    own."""
    if i < singles:  # those name the cities there are, and stay
        desk.moves[n] = desk.moves[i]
        desk.values[n] = desk.values[i]
        i = n
        n += 1
    for k in range(1, singles):
        desk.moves[n] = desk.moves[i]
        desk.moves[n, SHARES] ^= desk.moves[k, SHARES]
        value_moves(board, s, weights, desk, n, n + 1)
        if desk.values[n] > desk.values[i]:
            desk.moves[i] = desk.moves[n]
            desk.values[i] = desk.values[n]
    row = desk.moves[i]
    if row[SECOND] != NONE or row[CASHED] != 0 or can_use_bonus(board, s) != OK:
        return n
    desk.moves[n] = row
    desk.values[n] = -1
    for place in range(board.n_places):
        if has(row[SHARES] | s.shared, place) and s.city_size[place] - s.filled[place] >= 2:
            desk.moves[n + 1] = row
            desk.moves[n + 1, DOUBLED] = place
            value_moves(board, s, weights, desk, n + 1, n + 2)
            if desk.values[n + 1] > desk.values[n]:
                desk.moves[n] = desk.moves[n + 1]
                desk.values[n] = desk.values[n + 1]
    return n + 1 if desk.values[n] >= 0 else n
