"""The rows of the moves greedy considers in Pròxima Obertura, and the cards in them."""

import numpy as np

from ....core.bits import has
from ....core.jit import rule
from ..rules.actions import ASK_, PASS_, STOP_
from ..rules.cards import all_of_groups, bit_of, groups_in, lowest, without_lowest
from ..rules.refusals import OK
from ..rules.shops import can_improve, can_open, unused_pawn
from ..rules.state import GROUPS, KINDS, PAWNS, PUSHES, SPACES, TYPES, VALUES, WINDOW
from ..rules.window import can_take
from .features import ONE, best_cards
from .hands import drop, least_card, look_at_hand, take_up, worth_of_hand, worth_with, worth_without

# Columns of a move, and what they hold by verb:
#   SINGLE    the action
#   TAKING    the card of the window, the three discarded for it
#   SHOP      its type, the set of its cards, the space, the push
#   IMPROVING the space, the card
#   SHOWING   -, the cards shown of each of the two types asked for
#   OFFERING  the card wanted, one to three cards for it
VERB, WHAT, A, B, C = range(5)
# (int64, since Numba compiles a function anew for each literal it is called with.)
SINGLE, TAKING, SHOP, IMPROVING, SHOWING, OFFERING = (np.int64(verb) for verb in range(6))
NONE, ZERO, PASS, STOP = np.int64(-1), np.int64(0), np.int64(PASS_), np.int64(STOP_)
HAND = 1  # state of the desk: a hand that is tried out

SPARE = 1.0  # points: what is worth less to its hand may be shown
LEAST_GAIN = 1.0  # points: less is not worth an offer
HOPED_VALUE = VALUES // 2  # index of the value of a card one may hope for


@rule
def put_row(desk, n, verb, what, a, b, c):
    row = desk.moves[n]
    row[VERB] = verb
    row[WHAT] = what
    row[A] = a
    row[B] = b
    row[C] = c
    return n + 1


@rule
def list_takes(board, s, weights, desk):
    """To pass; each card of the window for the three that are missed least."""
    n = put_row(desk, ZERO, SINGLE, PASS, NONE, NONE, NONE)
    look_at_hand(board, s, s.actor, weights, desk)
    for t in range(TYPES):
        window = np.int64(s.cards[WINDOW, t])
        while window != 0:
            card = t * KINDS + lowest(window)
            window = without_lowest(window)
            if can_take(board, s, card) == OK:
                hand = desk.states[HAND]
                desk.states[HAND] = s
                take_up(hand, s.actor, card)
                n = put_row(desk, n, TAKING, card, NONE, NONE, NONE)
                for k in range(3):
                    desk.moves[n - 1, A + k] = least_card(board, hand, s.actor, card, weights, desk)
                    drop(hand, s.actor, desk.moves[n - 1, A + k])
    return n


@rule
def best_question(board, s, weights, desk):
    """P4.1: the two types a card of which would help most. Returns the action and the points hoped for."""
    base = look_at_hand(board, s, s.actor, weights, desk)
    first, second = 0, 1
    most, next_most = -1.0, -1.0
    for t in range(TYPES):
        hope = 0.0
        for group in range(GROUPS):
            card = t * KINDS + group * VALUES + HOPED_VALUE
            if s.cards[s.actor, t] & bit_of(card) == 0:
                hope = max(hope, worth_with(board, s, s.actor, card, weights, desk) - base)
        if hope > most:
            second, next_most = first, most
            first, most = t, hope
        elif hope > next_most:
            second, next_most = t, hope
    return ASK_ + min(first, second) * TYPES + max(first, second), most + next_most


@rule
def list_shows(board, s, weights, desk):
    """P4.2: nothing, or all cards of the types asked for that the hand can spare."""
    base = look_at_hand(board, s, s.actor, weights, desk)
    n = put_row(desk, ZERO, SHOWING, NONE, ZERO, ZERO, NONE)
    n = put_row(desk, n, SHOWING, NONE, ZERO, ZERO, NONE)
    column = A
    for t in range(TYPES):
        if has(s.asked, t):
            mask = np.int64(s.cards[s.actor, t]) & ~np.int64(s.shown[t])
            while mask != 0:
                card = t * KINDS + lowest(mask)
                mask = without_lowest(mask)
                if base - worth_without(board, s, s.actor, card, weights, desk) < SPARE:
                    desk.moves[1, column] |= bit_of(card)
            column += 1
    desk.values[0] = 0
    desk.values[1] = 1
    return n


@rule
def list_offers(board, s, weights, desk):
    """P4.3: to stop, or for each shown card as many as this is the how manieth offer, of those that are missed least;
    if that leaves a gain. The gain is written to the values."""
    base = look_at_hand(board, s, s.actor, weights, desk)
    n = put_row(desk, ZERO, SINGLE, STOP, NONE, NONE, NONE)
    desk.values[0] = 0
    for t in range(TYPES):
        shown = np.int64(s.shown[t])
        while shown != 0:
            card = t * KINDS + lowest(shown)
            shown = without_lowest(shown)
            given = min(np.int64(s.offers) + 1, 3)
            if s.n_cards[s.actor] < given:
                continue
            hand = desk.states[HAND]
            desk.states[HAND] = s
            take_up(hand, s.actor, card)
            n = put_row(desk, n, OFFERING, card, NONE, NONE, NONE)
            for k in range(given):
                desk.moves[n - 1, A + k] = least_card(board, hand, s.actor, card, weights, desk)
                drop(hand, s.actor, desk.moves[n - 1, A + k])
            gain = worth_of_hand(board, hand, s.actor, weights, desk) - base
            desk.values[n - 1] = gain
            if gain < LEAST_GAIN:
                n -= 1
    return n


@rule
def list_shops(board, s, desk, n, pushed):
    """P3.2: every type and space there is, with the best cards and this push."""
    for t in range(TYPES):
        if can_open(board, s, t) == OK:
            cards = best_cards(np.int64(s.cards[s.actor, t]), np.int64(board.shop_groups))
            for space in range(SPACES):
                if has(s.free & ~s.barred[t], space):
                    n = put_row(desk, n, SHOP, t, cards, space, pushed)
    return n


@rule
def best_push(board, s):
    push = 0
    for value in range(PUSHES):
        if unused_pawn(board, s.pawns[s.actor], value) < PAWNS:
            push = value
    return push


@rule
def list_other_pushes(board, s, desk, n, breadth):
    """The best shops found so far, with every other push."""
    for k in range(min(n, breadth)):
        row = desk.moves[desk.order[k]]
        if row[VERB] == SHOP:
            for value in range(row[C]):
                if unused_pawn(board, s.pawns[s.actor], value) < PAWNS:
                    n = put_row(desk, n, SHOP, row[WHAT], row[A], row[B], value)
    return n


@rule
def list_improvements(board, s, desk):
    """P3.3: to pass, or the best card for each shop."""
    n = put_row(desk, ZERO, SINGLE, PASS, NONE, NONE, NONE)
    for space in range(SPACES):
        if can_improve(s, space) == OK:
            t = np.int64(s.shop_type[space])
            fitting = ~all_of_groups(groups_in(s.shop_cards[space])) & s.cards[s.actor, t]
            n = put_row(desk, n, IMPROVING, space, t * KINDS + lowest(best_cards(fitting, ONE)), NONE, NONE)
    return n


@rule
def value_losses(board, s, weights, desk, n):
    """Cards that go, one each in moves 0 to n - 1: what the hand is worth without it."""
    look_at_hand(board, s, s.actor, weights, desk)
    for i in range(n):
        card = desk.moves[i, A]
        if card == NONE:
            desk.values[i] = 1e9  # nothing has to go any more
        else:
            desk.values[i] = worth_without(board, s, s.actor, card, weights, desk)


@rule
def type_asked(s, number):
    """The first or second of the types asked for."""
    for t in range(TYPES):
        if has(s.asked, t):
            if number == 0:
                return np.int64(t)
            number -= 1
    return ZERO
