"""The rows of greedy's candidate moves in Pròxima Obertura, and the cards in them."""

import numpy as np

from ....core.bits import has
from ....core.jit import rule
from ..data import load_data
from ..rules.cards import all_of_groups, bit_of, card_of, groups_in, lowest, without_lowest
from ..rules.dispatch import ask_action, pass_action
from ..rules.refusals import OK
from ..rules.shops import can_improve, can_open, unused_pawn
from ..rules.state import GROUPS, PAWNS, PUSHES, SPACES, TYPES, VALUES, WINDOW, Board, State
from ..rules.window import can_take
from .features import ONE, best_cards, sites_of
from .hands import drop, least_card, prepare_hand, take_up, value_with, value_without

# Columns of a move, and what they hold by verb:
#   SINGLE    the action
#   TAKING    the card of the window, the cards discarded for it
#   SHOP      its type, the set of its cards, the space, the push
#   IMPROVING the space, the card
#   SHOWING   -, the cards shown of each of the two types asked for
#   OFFERING  the card wanted, the cards given for it
VERB, WHAT, A, B, C = range(5)
ACCEPTED = C + 1  # while offers are compared: in how many deals each is accepted
MOST_CARDS = C - A + 1  # that a row has room for
assert load_data().numbers["take_price"] <= MOST_CARDS
# (int64, since Numba compiles a function anew for each literal it is called with.)
SINGLE, TAKING, SHOP, IMPROVING, SHOWING, OFFERING = (np.int64(verb) for verb in range(6))
NONE, ZERO = np.int64(-1), np.int64(0)
HAND = 1  # of the states of the workspace: for trials with a hand

SPARE = 1.0  # points: a card whose loss costs the hand less than this may be shown
HOPED_VALUE = VALUES // 2  # an average card of a group


@rule
def put_row(work, n, verb, what, a, b, c):
    row = work.moves[n]
    row[VERB] = verb
    row[WHAT] = what
    row[A] = a
    row[B] = b
    row[C] = c
    return n + 1


@rule
def list_takes(board: Board, s: State, weights, work):
    """To pass; each card of the window for the cards that the hand misses least."""
    n = put_row(work, ZERO, SINGLE, pass_action(), NONE, NONE, NONE)
    prepare_hand(board, s, s.actor, weights, work)
    for t in range(TYPES):
        window = np.int64(s.cards[WINDOW, t])
        while window != 0:
            card = card_of(t, lowest(window))
            window = without_lowest(window)
            if can_take(board, s, card) == OK:
                hand = work.states[HAND]
                work.states[HAND] = s
                take_up(hand, s.actor, card)
                n = put_row(work, n, TAKING, card, NONE, NONE, NONE)
                for k in range(board.take_price):
                    work.moves[n - 1, A + k] = least_card(board, hand, s.actor, card, weights, work)
                    drop(hand, s.actor, work.moves[n - 1, A + k])
    return n


@rule
def best_question(board: Board, s: State, weights, work):
    """P4.1: the two types of which a card would help most. Returns the action and the points it may bring."""
    base = prepare_hand(board, s, s.actor, weights, work)
    first, second = 0, 1
    most, next_most = -1.0, -1.0
    for t in range(TYPES):
        hope = 0.0
        for group in range(GROUPS):
            card = card_of(t, group * VALUES + HOPED_VALUE)
            if s.cards[s.actor, t] & bit_of(card) == 0:
                hope = max(hope, value_with(board, s, s.actor, card, weights, work) - base)
        if hope > most:
            second, next_most = first, most
            first, most = t, hope
        elif hope > next_most:
            second, next_most = t, hope
    return ask_action(min(first, second), max(first, second)), most + next_most


@rule
def list_shows(board: Board, s: State, weights, work):
    """P4.2: nothing, or all cards of the types asked for that the hand can spare."""
    base = prepare_hand(board, s, s.actor, weights, work)
    n = put_row(work, ZERO, SHOWING, NONE, ZERO, ZERO, NONE)
    n = put_row(work, n, SHOWING, NONE, ZERO, ZERO, NONE)
    column = A
    for t in range(TYPES):
        if has(s.asked, t):
            mask = np.int64(s.cards[s.actor, t]) & ~np.int64(s.shown[t])
            while mask != 0:
                card = card_of(t, lowest(mask))
                mask = without_lowest(mask)
                if base - value_without(board, s, s.actor, card, weights, work) < SPARE:
                    work.moves[1, column] |= bit_of(card)
            column += 1
    work.values[0] = 0
    work.values[1] = 1
    return n


@rule
def list_shops(board: Board, s: State, work, n, pushed):
    """P3.2: every type on every space, with the best cards and this push."""
    for t in range(TYPES):
        if can_open(board, s, t) == OK:
            cards = best_cards(np.int64(s.cards[s.actor, t]), np.int64(board.shop_groups))
            sites = sites_of(board, s, t)
            for space in range(SPACES):
                if has(sites, space):
                    n = put_row(work, n, SHOP, t, cards, space, pushed)
    return n


@rule
def best_push(board: Board, s: State):
    push = 0
    for value in range(PUSHES):
        if unused_pawn(board, s.pawns[s.actor], value) < PAWNS:
            push = value
    return push


@rule
def list_other_pushes(board: Board, s: State, work, n, breadth):
    """The best shops found so far, with every other push."""
    for k in range(min(n, breadth)):
        row = work.moves[work.order[k]]
        if row[VERB] == SHOP:
            for value in range(row[C]):
                if unused_pawn(board, s.pawns[s.actor], value) < PAWNS:
                    n = put_row(work, n, SHOP, row[WHAT], row[A], row[B], value)
    return n


@rule
def list_improvements(board: Board, s: State, work):
    """P3.3: to pass, or the best card for each shop."""
    n = put_row(work, ZERO, SINGLE, pass_action(), NONE, NONE, NONE)
    for space in range(SPACES):
        if can_improve(s, space) == OK:
            t = np.int64(s.shop_type[space])
            fitting = ~all_of_groups(groups_in(s.shop_cards[space])) & s.cards[s.actor, t]
            n = put_row(work, n, IMPROVING, space, card_of(t, lowest(best_cards(fitting, ONE))), NONE, NONE)
    return n


@rule
def evaluate_losses(board: Board, s: State, weights, work, n):
    """Moves 0 to n - 1 each lose a card: their values are those of the hand without it."""
    prepare_hand(board, s, s.actor, weights, work)
    for i in range(n):
        card = work.moves[i, A]
        if card == NONE:
            work.values[i] = 1e9  # no more cards are lost
        else:
            work.values[i] = value_without(board, s, s.actor, card, weights, work)


@rule
def type_asked(s: State, number):
    """The first or second of the types asked for."""
    for t in range(TYPES):
        if has(s.asked, t):
            if number == 0:
                return np.int64(t)
            number -= 1
    return ZERO
