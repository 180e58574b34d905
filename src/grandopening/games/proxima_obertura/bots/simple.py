"""The two simple bots of Pròxima Obertura: `sensible` for the lab, and `reference`, the fixed standard.

The reference is frozen: progress is measured against it, so it is never tuned.
"""

import numpy as np

from ....core.jit import rule
from ....core.rng import below
from ..rules.actions import (
    CUT_,
    DISCARD_,
    IMPROVE_,
    OPEN_,
    PASS_,
    PUSH_,
    READY_,
    REFUSE_,
    SITE_,
    STOP_,
    TAKE_,
    USE_,
)
from ..rules.cards import all_of_groups, bit_of, count, groups_in, type_of, value_of, worth
from ..rules.moves import legal
from ..rules.state import (
    CUT,
    DISCARD,
    IMPROVE,
    OPEN,
    PUSH,
    SITE,
    TAKE,
    TRADE,
    VALUES,
)
from .features import best_cards, run_beside


@rule
def is_opening(s):
    """There are no decisions before the first turn."""
    return False


@rule
def sensible(board, s, work):
    """Random, but it opens a shop when it can."""
    n = legal(board, s, work.scratch, work.legal)
    if s.phase == OPEN and n > 1:
        n -= 1  # the last is to pass
    return np.int64(work.legal[below(work.rng, n)])


@rule
def reference(board, s, work):
    """It opens the most valuable shop it can, with its best cards, next to its own shops and with its best push;
    improves the shop that gains most; takes from the window a card that completes a shop; discards its cheapest cards;
    never trades."""
    n = legal(board, s, work.scratch, work.legal)
    best = 0
    most = np.int64(-1000)
    for i in range(n):
        preference = preference_of(board, s, np.int64(work.legal[i]))
        if preference > most:
            best, most = i, preference
    return np.int64(work.legal[best])


@rule
def preference_of(board, s, action):
    """By phase: what each action brings at once. To pass and to refuse count 0."""
    if action in (PASS_, READY_, STOP_, REFUSE_):
        return np.int64(0)
    if s.phase == TRADE or s.phase == TAKE:
        return preference_of_card(board, s, action)
    if s.phase == OPEN:
        return worth(board, best_cards(np.int64(s.cards[s.actor, action - OPEN_]), board.shop_groups))
    if s.phase == SITE:
        space = action - SITE_
        return np.int64(run_beside(board, s, s.actor, space, -1)) + run_beside(board, s, s.actor, space, 1)
    if s.phase == PUSH:
        return action - PUSH_
    if s.phase == IMPROVE:
        return np.int64(board.push[s.shop_pawn[action - IMPROVE_]])
    if s.phase == CUT:
        return -preference_to_keep(s, action - CUT_)
    if s.phase == DISCARD:
        return -preference_to_keep(s, action - DISCARD_)
    if s.phase < DISCARD:
        return np.int64(-1)
    return value_of(action - USE_)


@rule
def preference_of_card(board, s, action):
    """P3.1: only a card of a new group that completes a shop; of these the most valuable. No questions."""
    if action < TAKE_:
        return np.int64(-1)
    card = action - TAKE_
    hand = np.int64(s.cards[s.actor, type_of(card)])
    needed = count(groups_in(hand)) == board.shop_groups - 1 and count(groups_in(hand | bit_of(card))) > count(
        groups_in(hand)
    )
    return 1 + value_of(card) if needed else np.int64(-1)


@rule
def preference_to_keep(s, card):
    """By the number of groups of its type in hand, then by its value; a second card of a group counts by its value
    only."""
    hand = np.int64(s.cards[s.actor, type_of(card)])
    group = all_of_groups(groups_in(bit_of(card)))
    if hand & group & ~(2 * bit_of(card) - 1) != 0:
        return np.int64(value_of(card))
    return VALUES * count(groups_in(hand)) + value_of(card)
