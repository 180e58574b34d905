"""Which cards a hand can spare, and which would help it: the worth of a hand by the weights of its features."""

import numpy as np

from ....core.contract import SEATS
from ....core.jit import rule
from ..rules.cards import bit_of, lowest, type_of, without_lowest
from ..rules.state import KINDS, TYPES
from .features import FIRST_OF_HAND, N_FEATURES, measure_hand, measure_street
from .worth import clock_of

OWN = SEATS  # row of the desk's features for the hand that is looked at


@rule
def look_at_hand(board, s, seat, weights, desk):
    """Prepare the desk for the functions below; returns the worth of the hand as it is, in points."""
    row = desk.features[OWN]
    for i in range(N_FEATURES):
        row[i] = 0
    measure_street(board, s, seat, row)
    desk.clock[0] = clock_of(board, s)
    return worth_of_hand(board, s, seat, weights, desk)


@rule
def worth_of_hand(board, s, seat, weights, desk):
    row = desk.features[OWN]
    for i in range(FIRST_OF_HAND, N_FEATURES):
        row[i] = 0
    measure_hand(board, s, seat, row)
    at = desk.clock[0] * (len(weights) - 1)
    below = min(int(at), len(weights) - 2)
    part = at - below
    total = 0.0
    for i in range(FIRST_OF_HAND, N_FEATURES):
        total += row[i] * (weights[below, i] + part * (weights[below + 1, i] - weights[below, i]))
    return total


@rule
def worth_without(board, s, seat, card, weights, desk):
    """Of the hand without the card."""
    s.cards[seat, type_of(card)] &= ~bit_of(card)
    s.n_cards[seat] -= 1
    worth = worth_of_hand(board, s, seat, weights, desk)
    s.cards[seat, type_of(card)] |= bit_of(card)
    s.n_cards[seat] += 1
    return worth


@rule
def worth_with(board, s, seat, card, weights, desk):
    """Of the hand with one more card."""
    s.cards[seat, type_of(card)] |= bit_of(card)
    s.n_cards[seat] += 1
    worth = worth_of_hand(board, s, seat, weights, desk)
    s.cards[seat, type_of(card)] &= ~bit_of(card)
    s.n_cards[seat] -= 1
    return worth


@rule
def least_card(board, s, seat, kept, weights, desk):
    """The card whose loss hurts least; `kept`, or -1, is not to go. The worth without it is left in desk.margins[0]."""
    best = np.int64(-1)
    most = -1e9
    for t in range(TYPES):
        mask = np.int64(s.cards[seat, t])
        while mask != 0:
            card = t * KINDS + lowest(mask)
            mask = without_lowest(mask)
            if card != kept:
                worth = worth_without(board, s, seat, card, weights, desk)
                if worth > most:
                    best, most = card, worth
    desk.margins[0] = most
    return best


@rule
def drop(s, seat, card):
    """Take a card out of a trial hand."""
    s.cards[seat, type_of(card)] &= ~bit_of(card)
    s.n_cards[seat] -= 1


@rule
def take_up(s, seat, card):
    """Put a card into a trial hand."""
    s.cards[seat, type_of(card)] |= bit_of(card)
    s.n_cards[seat] += 1
