"""Cards by good: a deck, a hand and a stall are how many cards of each good they hold."""

import numpy as np

from grandopening.core.jit import rule

from .state import GOODS


@rule
def total_of(cards):
    """How many cards of all goods together."""
    n = np.int64(0)
    for good in range(GOODS):
        n += cards[good]
    return n


@rule
def has_room(board, s, seat):
    """M1.2: for one more card on the stall."""
    return total_of(s.stall[seat]) < board.room


@rule
def from_deck(s, seat, good):
    """A card from the deck to a hand."""
    s.deck[good] -= 1
    s.hand[seat, good] += 1


@rule
def to_stall(s, source, target, good):
    """A card from a hand to a stall."""
    s.hand[source, good] -= 1
    s.in_hand[source] -= 1
    s.stall[target, good] += 1
