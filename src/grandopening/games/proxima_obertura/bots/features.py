"""The features of greedy's evaluation of Pròxima Obertura: a row of numbers for each seat, most of them in points.

Of the viewer's hand the cards count, of other hands only how many cards they are.
"""

import numpy as np

from ....core.bits import has
from ....core.jit import rule
from ..rules.cards import ONE_PER_GROUP, all_of_groups, count, groups_in, worth
from ..rules.scoring import bonus, points_of_hand, points_of_runs, points_of_shops, points_of_types
from ..rules.state import GROUPS, LIMITS, PAWNS, SPACES, TYPES, VALUES, Board, State

FEATURES = (
    "constant",
    "wait",  # turns of others before the seat's next turn
    "shops",  # points of the shops (P6.2)
    "runs",  # and of those side by side,
    "types",  # and of one type (P6.3)
    "number",  # shops open
    "run_best",  # the most a new shop would add to the runs,
    "run_rest",  # and the sum of that over all other free spaces
    "room_one",  # stretches of four spaces without shops of others: with one of the seat's own,
    "room_two",  # with two,
    "room_three",  # with three
    "type_next",  # the most a new shop would add to the types
    "push_best",  # the best push left
    "push_rest",  # all others together
    "favour",  # a trade it asked for was accepted
    "hidden",  # cards in a hand the viewer does not see
    "hand",  # points of the hand (P6.4)
    "over",  # cards a thief would take
    "ready",  # the best shop the hand can open, by its push
    "ready_more",  # the values of the others it can open
    "near",  # the best shop that needs one more card, by its push
    "near_more",  # the values of the others
    "far",  # types that need more, of which it has at least two groups
    "type_near",  # what the next shop of a type would add, times the part of it that is in hand
    "improve",  # what the hand can add to shops
)
N_FEATURES = len(FEATURES)
(
    CONSTANT,
    WAIT,
    SHOPS,
    RUNS,
    TYPES_,
    NUMBER,
    RUN_BEST,
    RUN_REST,
    ROOM_ONE,
    ROOM_TWO,
    ROOM_THREE,
    TYPE_NEXT,
    PUSH_BEST,
    PUSH_REST,
    FAVOUR,
    HIDDEN,
    HAND,
    OVER,
    READY,
    READY_MORE,
    NEAR,
    NEAR_MORE,
    FAR,
    TYPE_NEAR,
    IMPROVE,
) = range(N_FEATURES)
FIRST_OF_HAND = HAND  # from here on, features are about a hand

ONE = np.int64(1)
STRETCH = 4  # shops side by side that pay most (P6.3)
BLOCKED = np.int64(-1)
PAIR = 2  # groups of a type that are worth counting


@rule
def measure(board: Board, s: State, viewer, features):
    """Write the features of every seat, as far as the viewer knows them."""
    for seat in range(board.players):
        row = features[seat]
        for i in range(N_FEATURES):
            row[i] = 0
        measure_street(board, s, seat, row)
        if seat == viewer:
            measure_hand(board, s, seat, row)
        else:
            row[HIDDEN] = s.n_cards[seat]


@rule
def measure_street(board: Board, s: State, seat, row):
    row[CONSTANT] = 1
    row[WAIT] = (seat - s.active) % board.players
    row[SHOPS] = points_of_shops(board, s, seat)
    row[RUNS] = points_of_runs(board, s, seat)
    row[TYPES_] = points_of_types(board, s, seat)
    row[NUMBER] = count(s.held[seat])
    for pawn in range(PAWNS):
        if has(s.pawns[seat], pawn):
            row[PUSH_REST] += board.push[pawn]
            row[PUSH_BEST] = max(row[PUSH_BEST], board.push[pawn])
    row[PUSH_REST] -= row[PUSH_BEST]
    if row[PUSH_BEST] > 0 and row[NUMBER] > 0:
        measure_runs(board, s, seat, row)
        measure_room(board, s, seat, row)
        for t in range(TYPES):
            row[TYPE_NEXT] = max(row[TYPE_NEXT], gain_of_type(board, s, seat, t))


@rule
def measure_runs(board: Board, s: State, seat, row):
    """What a shop on each free space would add to the runs of a seat."""
    for space in range(SPACES):
        if has(s.free, space):
            gain = gain_of_site(board, s, seat, space)
            row[RUN_REST] += gain
            row[RUN_BEST] = max(row[RUN_BEST], gain)
    row[RUN_REST] -= row[RUN_BEST]


@rule
def gain_of_site(board: Board, s: State, seat, space):
    """What a shop on a free space would add to the runs of a seat (P6.3)."""
    before = run_beside(board, s, seat, space, -1)
    after = run_beside(board, s, seat, space, 1)
    return bonus(board, before + after + 1) - bonus(board, before) - bonus(board, after)


@rule
def measure_room(board: Board, s: State, seat, row):
    """Where a run can still grow to its full length."""
    for first in range(SPACES - STRETCH + 1):
        shops = own_shops_in_stretch(board, s, seat, first)
        if shops > 0 and shops < STRETCH:
            row[ROOM_ONE + shops - 1] += 1


@rule
def own_shops_in_stretch(board: Board, s: State, seat, first):
    """How many shops the seat has on the stretch that begins with a space; BLOCKED if others have any there."""
    stretch = ((ONE << STRETCH) - 1) << first
    is_one_row = board.row_of[first] == board.row_of[first + STRETCH - 1]
    if not is_one_row or stretch & ~np.int64(s.free | s.held[seat]) != 0:
        return BLOCKED
    return count(stretch & s.held[seat])


@rule
def run_beside(board: Board, s: State, seat, space, step):
    """How many shops of the seat stand in a run on one side of a space."""
    n = 0
    at = space + step
    while at >= 0 and at < SPACES and board.row_of[at] == board.row_of[space] and has(s.held[seat], at):
        n += 1
        at += step
    return n


@rule
def own_shops_beside(board: Board, s: State, seat, space):
    """How many shops of the seat stand in runs on both sides of a space."""
    return np.int64(run_beside(board, s, seat, space, -1)) + run_beside(board, s, seat, space, 1)


@rule
def gain_of_type(board: Board, s: State, seat, shop_type):
    """What one more shop of the type would add (P6.3)."""
    if s.of_type[shop_type] >= board.most_of_type:
        return np.int64(0)
    shops = 0
    for space in range(SPACES):
        if has(s.held[seat], space) and s.shop_type[space] == shop_type:
            shops += 1
    return bonus(board, shops + 1) - bonus(board, shops)


@rule
def sites_of(board: Board, s: State, shop_type):
    """The spaces where a shop of the type may still be opened (P3.2), as a set."""
    return np.int64(s.free & ~s.barred[shop_type]) if s.of_type[shop_type] < board.most_of_type else np.int64(0)


@rule
def best_cards(cards, groups_wanted):
    """Of a set of cards of one type the most valuable card of each group, from at most so many groups."""
    left = np.int64(cards)
    best = np.int64(0)
    for value in range(VALUES - 1, -1, -1):
        found = left & (np.int64(ONE_PER_GROUP) << value)
        while found != 0 and groups_wanted > 0:
            card = found & -found
            found &= found - 1
            best |= card
            left &= ~all_of_groups(groups_in(card))
            groups_wanted -= 1
    return best


@rule
def measure_hand(board: Board, s: State, seat, row):
    """The features of the hand must be 0 before."""
    row[HAND] = points_of_hand(board, s, seat)
    limit = np.int64(board.limits[min(np.int64(s.thieves_met), LIMITS - 1)])
    row[OVER] = max(0, s.n_cards[seat] - limit)
    wanted = np.int64(board.shop_groups)
    for t in range(TYPES):
        hand = np.int64(s.cards[seat, t])
        groups = count(groups_in(hand))
        if groups >= PAIR and row[PUSH_BEST] > 0 and sites_of(board, s, t) != 0:
            value = worth(board, best_cards(hand, wanted))
            if groups >= wanted:
                row[READY_MORE] += value
                row[READY] = max(row[READY], value)
            elif groups == wanted - 1:
                row[NEAR_MORE] += value
                row[NEAR] = max(row[NEAR], value)
            else:
                row[FAR] += 1
            if row[NUMBER] > 0:
                row[TYPE_NEAR] += gain_of_type(board, s, seat, t) * min(groups, wanted) / wanted
    row[READY_MORE] -= row[READY]
    row[NEAR_MORE] -= row[NEAR]
    row[READY] *= row[PUSH_BEST]
    row[NEAR] *= row[PUSH_BEST]
    measure_improvements(board, s, seat, row)


@rule
def measure_improvements(board: Board, s: State, seat, row):
    for space in range(SPACES):
        if has(s.held[seat], space):
            groups = groups_in(s.shop_cards[space])
            if count(groups) < GROUPS:
                fitting = ~all_of_groups(groups) & s.cards[seat, s.shop_type[space]]
                row[IMPROVE] += worth(board, best_cards(fitting, ONE)) * board.push[s.shop_pawn[space]]
