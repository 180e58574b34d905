"""Cards and sets of cards. A card is a number, type by type; the cards of a pile are a bit mask for each type.

`move` is the only function that takes a card from one pile to another.
"""

import numpy as np

from ....core.bits import bit
from ....core.contract import SEATS
from ....core.jit import rule
from .state import DECK, GROUPS, KINDS, TYPES, VALUES, Board, State

GROUP_BITS = (1 << VALUES) - 1  # the cards of the first group of a type
ONE_PER_GROUP = sum(1 << (VALUES * group) for group in range(GROUPS))
LAST_GROUP = VALUES * (GROUPS - 1)  # its first card


@rule
def type_of(card):
    return card // KINDS


@rule
def card_of(card_type, kind):
    """The card with this bit in the mask of its type."""
    return card_type * KINDS + kind


@rule
def value_of(card):
    """Which of the values it has, from the lowest, 0."""
    return card % VALUES


@rule
def bit_of(card):
    """The card in the mask of its type."""
    return bit(card % KINDS)


@rule
def count(mask):
    """How many members a set has (of at most 32)."""
    n = np.int64(mask)
    n -= (n >> 1) & 0x55555555
    n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    return ((n * 0x01010101) >> 24) & 0xFF


@rule
def lowest(mask):
    """The smallest member of a set that is not empty."""
    m = np.int64(mask)
    return count((m & -m) - 1)


@rule
def without_lowest(mask):
    m = np.int64(mask)
    return m & (m - 1)


@rule
def groups_in(mask):
    """The groups a set of cards of one type has, as a set with the first card of each."""
    m = np.int64(mask)
    return (m | (m >> 1) | (m >> 2) | (m >> 3) | (m >> 4)) & ONE_PER_GROUP


@rule
def all_of_groups(groups):
    """Every card of the groups in such a set."""
    return np.int64(groups) * GROUP_BITS


@rule
def worth(board: Board, mask):
    """The sum of the values of a set of cards of one type."""
    total = np.int64(0)
    for value in range(VALUES):
        in_groups = (np.int64(mask) >> value) & ONE_PER_GROUP
        # The product has in each group the sum of all groups up to there: in the last one, of all.
        total += ((in_groups * ONE_PER_GROUP >> LAST_GROUP) & GROUP_BITS) * board.value[value]
    return total


@rule
def is_in(s: State, card, pile):
    return s.cards[pile, type_of(card)] & bit_of(card) != 0


@rule
def move(s: State, card, source, target):
    """The one way a card changes its pile. What leaves a hand is no longer known to be in it (P4.5)."""
    t = type_of(card)
    b = bit_of(card)
    s.cards[source, t] &= ~b
    s.n_cards[source] -= 1
    if source < SEATS:
        s.known[source, t] &= ~b
    s.cards[target, t] |= b
    s.n_cards[target] += 1


@rule
def reveal(s: State, seat, card):
    """P4.5: everybody knows that the card is in that hand, until it leaves it."""
    s.known[seat, type_of(card)] |= bit_of(card)


@rule
def move_all(s: State, source, target):
    """A whole public pile onto another."""
    for t in range(TYPES):
        s.cards[target, t] |= s.cards[source, t]
        s.cards[source, t] = 0
    s.n_cards[target] += s.n_cards[source]
    s.n_cards[source] = 0


@rule
def deck_size(s: State):
    return np.int64(s.n_cards[DECK]) + s.thieves


@rule
def list_cards(s: State, pile, out, n):
    """All cards of a pile."""
    for t in range(TYPES):
        mask = np.int64(s.cards[pile, t])
        while mask != 0:
            out[n] = t * KINDS + lowest(mask)
            n += 1
            mask = without_lowest(mask)
    return n
