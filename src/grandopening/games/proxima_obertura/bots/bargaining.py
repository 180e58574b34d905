"""P4 as the bots bargain: which offers are not made, and what is not accepted.

An offer makes another hand of its owner's: the wanted card goes, the given ones come. A hand is *no better* than
another if every card of it can be paired with a card of the other, of the same type and group and of at least the same
value, and none of them twice (P1.1). An offer is *dominated* if the hand it makes is no better

- than the owner's hand as it is: a lower card of a group for a higher one; or
- than the hand of an offer that the same owner refused in this trade: the same again, less of it, or more for it.

A trade changes nothing else until an offer is accepted, so whoever refused an offer has no reason to accept one that it
dominates. What was refused is public (P4.4), and lies in the state.
"""

import numpy as np

from ....core.bits import bit
from ....core.jit import rule
from ..rules.cards import all_of_groups, bit_of, count, groups_in, lowest, type_of, without_lowest
from ..rules.state import ANSWER, TYPES, Board, State
from ..rules.trade import owner_of


@rule
def may_offer(board: Board, s: State, offer: State):
    """The offer is the wanted card and the given ones of a state. Bots want each card once in a trade: after a refusal
    they turn to another card, or to another owner."""
    for k in range(s.offers):
        if s.refused_for[k] == offer.wanted:
            return False
    return not is_no_better_than_nothing(offer) and not is_refused_already(board, s, offer)


@rule
def is_no_better_than_nothing(offer: State):
    """The owner's hand as it is dominates the offer."""
    for t in range(TYPES):
        if not has_counterparts(offer.given[t], with_card(0, t, offer.wanted)):
            return False
    return True


@rule
def is_refused_already(board: Board, s: State, offer: State):
    """An offer that the owner has refused in this trade dominates this one."""
    owner = owner_of(board, s, offer.wanted)
    made_before = s.offers - 1 if s.phase == ANSWER else s.offers
    for k in range(made_before):
        if owner_of(board, s, s.refused_for[k]) == owner and is_no_better_than(offer, s.refused[k], s.refused_for[k]):
            return True
    return False


@rule
def is_no_better_than(offer: State, given, wanted):
    """Of two offers to one owner, whose hand has both wanted cards before: what is left is compared."""
    for t in range(TYPES):
        if not has_counterparts(with_card(offer.given[t], t, wanted), with_card(given[t], t, offer.wanted)):
            return False
    return True


@rule
def with_card(cards, shop_type, card):
    """A set of cards of one type with one more card, if that is of the type."""
    return np.int64(cards) | bit_of(card) if type_of(card) == shop_type else np.int64(cards)


@rule
def has_counterparts(cards, others):
    """Of two sets of one type: can every card be paired with one of the others that is as good in the same group?"""
    left = cards
    while left != 0:
        kind = lowest(left)
        left = without_lowest(left)
        if count_as_good(cards, kind) > count_as_good(others, kind):
            return False
    return True


@rule
def count_as_good(cards, kind):
    """How many cards of a set are of the same group as this kind, and of at least its value."""
    return count(cards & all_of_groups(groups_in(bit(kind))) & ~(bit(kind) - 1))
