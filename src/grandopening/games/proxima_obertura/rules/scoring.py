"""P6: points by source, and the winners."""

import numpy as np

from ....core.bits import has
from ....core.contract import SEATS
from ....core.jit import rule
from .cards import worth
from .state import FROM_HAND, FROM_ROW, FROM_SHOPS, MOST_SHOPS, SOURCES, SPACES, TYPES, Board, State

N_SOURCES = len(SOURCES)


@rule
def points_from(board: Board, s: State, seat, source):
    """What one source would bring a seat if the game ended now."""
    if source == FROM_SHOPS:
        return points_of_shops(board, s, seat)
    if source == FROM_ROW:
        return points_of_runs(board, s, seat)
    if source == FROM_HAND:
        return points_of_hand(board, s, seat)
    return points_of_types(board, s, seat)


@rule
def shop_value(board: Board, s: State, space):
    """P6.2: the sum of its cards, multiplied by its push."""
    return worth(board, s.shop_cards[space]) * board.push[s.shop_pawn[space]]


@rule
def points_of_shops(board: Board, s: State, seat):
    total = np.int64(0)
    for space in range(SPACES):
        if has(s.held[seat], space):
            total += shop_value(board, s, space)
    return total


@rule
def bonus(board: Board, shops):
    return np.int64(board.bonus[min(np.int64(shops), MOST_SHOPS)])


@rule
def points_of_runs(board: Board, s: State, seat):
    """P6.3: every unbroken run of shops side by side in one row."""
    total = np.int64(0)
    run = 0
    for space in range(SPACES):
        if space > 0 and board.row_of[space] != board.row_of[space - 1]:
            total += bonus(board, run)
            run = 0
        if has(s.held[seat], space):
            run += 1
        else:
            total += bonus(board, run)
            run = 0
    return total + bonus(board, run)


@rule
def points_of_types(board: Board, s: State, seat):
    """P6.3: the shops of each type."""
    total = np.int64(0)
    for t in range(TYPES):
        shops = 0
        for space in range(SPACES):
            if has(s.held[seat], space) and s.shop_type[space] == t:
                shops += 1
        total += bonus(board, shops)
    return total


@rule
def points_of_hand(board: Board, s: State, seat):
    """P6.4: half of the values, rounded down."""
    total = np.int64(0)
    for t in range(TYPES):
        total += worth(board, s.cards[seat, t])
    return total // board.hand_divisor


@rule
def best_shop(board: Board, s: State, seat):
    best = np.int64(0)
    for space in range(SPACES):
        if has(s.held[seat], space):
            best = max(best, shop_value(board, s, space))
    return best


@rule
def score(board: Board, s: State, points, won):
    """P6.5: most points; of those tied, the most valuable single shop; still tied, all of them win."""
    most = np.int64(-1)
    best = np.int64(-1)
    for seat in range(SEATS):
        points[seat] = 0
        won[seat] = 0
    for seat in range(board.players):
        total = np.int64(0)
        for source in range(N_SOURCES):
            total += points_from(board, s, seat, source)
        points[seat] = total
        shop = best_shop(board, s, seat)
        if total > most or (total == most and shop > best):
            most = total
            best = shop
    for seat in range(board.players):
        if points[seat] == most and best_shop(board, s, seat) == best:
            won[seat] = 1
