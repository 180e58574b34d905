"""The value of a hand by its features: which cards it can spare, and which would help it."""

import numpy as np

from ....core.contract import SEATS
from ....core.jit import rule
from ..rules.cards import bit_of, card_of, lowest, type_of, without_lowest
from ..rules.state import TYPES, Board, State
from .evaluation import clock_of
from .features import FIRST_OF_HAND, N_FEATURES, measure_hand, measure_street

OWN = SEATS  # row of the workspace's features for the hand that is evaluated


@rule
def prepare_hand(board: Board, s: State, seat, weights, work):
    """Prepare the workspace for the functions below. Returns the value of the hand as it is, in points."""
    row = work.features[OWN]
    for i in range(N_FEATURES):
        row[i] = 0
    measure_street(board, s, seat, row)
    work.clock[0] = clock_of(board, s)
    return value_of_hand(board, s, seat, weights, work)


@rule
def value_of_hand(board: Board, s: State, seat, weights, work):
    row = work.features[OWN]
    for i in range(FIRST_OF_HAND, N_FEATURES):
        row[i] = 0
    measure_hand(board, s, seat, row)
    at = work.clock[0] * (len(weights) - 1)
    below = min(int(at), len(weights) - 2)
    part = at - below
    total = 0.0
    for i in range(FIRST_OF_HAND, N_FEATURES):
        total += row[i] * (weights[below, i] + part * (weights[below + 1, i] - weights[below, i]))
    return total


@rule
def weight_of(column, weights, work):
    """The weight of one feature at the clock of the workspace; the temperature follows the last feature."""
    at = work.clock[0] * (len(weights) - 1)
    below = min(int(at), len(weights) - 2)
    return weights[below, column] + (at - below) * (weights[below + 1, column] - weights[below, column])


@rule
def drop(s: State, seat, card):
    """Take a card out of a hand in a trial state."""
    s.cards[seat, type_of(card)] &= ~bit_of(card)
    s.n_cards[seat] -= 1


@rule
def take_up(s: State, seat, card):
    """Put a card into a hand in a trial state."""
    s.cards[seat, type_of(card)] |= bit_of(card)
    s.n_cards[seat] += 1


@rule
def value_without(board: Board, s: State, seat, card, weights, work):
    """The value of the hand without the card."""
    drop(s, seat, card)
    value = value_of_hand(board, s, seat, weights, work)
    take_up(s, seat, card)
    return value


@rule
def value_with(board: Board, s: State, seat, card, weights, work):
    """The value of the hand with one more card."""
    take_up(s, seat, card)
    value = value_of_hand(board, s, seat, weights, work)
    drop(s, seat, card)
    return value


@rule
def least_card(board: Board, s: State, seat, kept, weights, work):
    """The card without which the hand has most value, other than `kept`."""
    best = np.int64(-1)
    most = -1e9
    for t in range(TYPES):
        mask = np.int64(s.cards[seat, t])
        while mask != 0:
            card = card_of(t, lowest(mask))
            mask = without_lowest(mask)
            if card != kept:
                value = value_without(board, s, seat, card, weights, work)
                if value > most:
                    best, most = card, value
    return best
