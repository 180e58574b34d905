"""The two simple bots of Pròxima Obertura: `sensible` for the lab, and `reference`, the fixed standard.

The reference is frozen: progress is measured against it, so it is never tuned.
"""

import numpy as np

from ....core.jit import rule
from ....core.rng import below
from ..rules.cards import all_of_groups, bit_of, count, groups_in, type_of, value_of, worth
from ..rules.dispatch import (
    cut_card,
    discard_card,
    improve_space,
    is_pass,
    is_ready,
    is_refuse,
    is_stop,
    is_take,
    legal,
    open_type,
    push_value,
    site_space,
    take_card,
    use_card,
)
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
    Board,
    State,
)
from .features import best_cards, own_shops_beside


@rule
def is_opening(s: State):
    """There are no decisions before the first turn."""
    return False


@rule
def sensible(board: Board, s: State, work):
    """Random, but it opens a shop when it can."""
    n = legal(board, s, work.scratch, work.legal)
    if s.phase == OPEN and n > 1:
        kept = 0
        for i in range(n):
            if not is_pass(work.legal[i]):
                work.legal[kept] = work.legal[i]
                kept += 1
        n = kept
    return np.int64(work.legal[below(work.rng, n)])


@rule
def reference(board: Board, s: State, work):
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
def preference_of(board: Board, s: State, action):
    """By phase: what each action brings at once. To pass and to refuse count 0."""
    if is_pass(action) or is_ready(action) or is_stop(action) or is_refuse(action):
        return np.int64(0)
    if s.phase == TRADE or s.phase == TAKE:
        return preference_of_card(board, s, action)
    if s.phase == OPEN:
        return worth(board, best_cards(np.int64(s.cards[s.actor, open_type(action)]), board.shop_groups))
    if s.phase == SITE:
        return own_shops_beside(board, s, s.actor, site_space(action))
    if s.phase == PUSH:
        return push_value(action)
    if s.phase == IMPROVE:
        return np.int64(board.push[s.shop_pawn[improve_space(action)]])
    if s.phase == CUT:
        return -preference_to_keep(s, cut_card(action))
    if s.phase == DISCARD:
        return -preference_to_keep(s, discard_card(action))
    if s.phase < DISCARD:
        return np.int64(-1)
    return value_of(use_card(action))


@rule
def preference_of_card(board: Board, s: State, action):
    """P3.1: only a card of a new group that completes a shop; of these the most valuable. No questions."""
    if not is_take(action):
        return np.int64(-1)
    card = take_card(action)
    hand = np.int64(s.cards[s.actor, type_of(card)])
    needed = count(groups_in(hand)) == board.shop_groups - 1 and count(groups_in(hand | bit_of(card))) > count(
        groups_in(hand)
    )
    return 1 + value_of(card) if needed else np.int64(-1)


@rule
def preference_to_keep(s: State, card):
    """By the number of groups of its type in hand, then by its value; a second card of a group counts by its value
    only."""
    hand = np.int64(s.cards[s.actor, type_of(card)])
    group = all_of_groups(groups_in(bit_of(card)))
    if hand & group & ~(2 * bit_of(card) - 1) != 0:
        return np.int64(value_of(card))
    return VALUES * count(groups_in(hand)) + value_of(card)
