"""The two plain players of Pròxima Obertura: `sensible` for the lab, and `reference`, the yardstick.

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
from ..rules.cards import all_of_groups, bit_of, count, groups_in, type_of, worth
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
def sensible(board, s, desk):
    """Random, but it opens a shop when it can."""
    n = legal(board, s, desk.scratch, desk.legal)
    if s.phase == OPEN and n > 1:
        n -= 1  # the last is to pass
    return np.int64(desk.legal[below(desk.luck, n)])


@rule
def reference(board, s, desk):
    """It opens the most valuable shop it can, with its best cards, next to its own shops and with its best push;
    improves what gains most; takes from the window what makes a shop complete; throws away its cheapest cards; never
    trades."""
    n = legal(board, s, desk.scratch, desk.legal)
    best = 0
    most = np.int64(-1000)
    for i in range(n):
        liking = liking_of(board, s, np.int64(desk.legal[i]))
        if liking > most:
            best, most = i, liking
    return np.int64(desk.legal[best])


@rule
def liking_of(board, s, action):
    """By step of the turn: what each action brings at once. To pass, and to say no, is 0."""
    if action in (PASS_, READY_, STOP_, REFUSE_):
        return np.int64(0)
    if s.phase == TRADE or s.phase == TAKE:
        return liking_of_card(board, s, action)
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
        return -liking_to_keep(s, action - CUT_)
    if s.phase == DISCARD:
        return -liking_to_keep(s, action - DISCARD_)
    if s.phase < DISCARD:
        return np.int64(-1)
    return (action - USE_) % VALUES


@rule
def liking_of_card(board, s, action):
    """P3.1: only a card of a new group that makes a shop complete; the more valuable the better. No questions."""
    if action < TAKE_:
        return np.int64(-1)
    card = action - TAKE_
    hand = np.int64(s.cards[s.actor, type_of(card)])
    needed = count(groups_in(hand)) == board.shop_groups - 1 and count(groups_in(hand | bit_of(card))) > count(
        groups_in(hand)
    )
    return 1 + card % VALUES if needed else np.int64(-1)


@rule
def liking_to_keep(s, card):
    """A card is the better the more groups of its type are in hand, then by its value; a second one of a group is
    not."""
    hand = np.int64(s.cards[s.actor, type_of(card)])
    group = all_of_groups(groups_in(bit_of(card)))
    if hand & group & ~(2 * bit_of(card) - 1) != 0:
        return np.int64(card % VALUES)
    return VALUES * count(groups_in(hand)) + card % VALUES
