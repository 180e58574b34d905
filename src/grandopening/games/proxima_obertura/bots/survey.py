"""The moves a search of Pròxima Obertura looks at: those of greedy, at first sight worth what the outlook says, and
when it trades many more. Greedy asks one question and offers what it misses least; a search tries all questions, and
what others may rather want.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.actions import ASK_
from ..rules.cards import lowest, without_lowest
from ..rules.state import KINDS, OFFER, TRADE, TYPES
from .hands import drop, least_card, look_at_hand, take_up, worth_of_hand, worth_with
from .moves import consider
from .replies import judge
from .rows import HAND, LEAST_GAIN, NONE, OFFERING, SINGLE, STOP, ZERO, A, list_takes, put_row
from .worth import estimate

WANTED = 5  # shown cards worth an offer, at most,
SPARED = 6  # and cards of one's own that may go for one
GAIN = 0.001  # of a chance to win, for a point that an offer would gain
EVERY_MOVE = np.int64(64)  # is put in its place


@rule
def survey(board, s, weights, desk, breadth):
    if s.phase == TRADE:
        n = list_questions(board, s, weights, desk)
    elif s.phase == OFFER:
        n = list_all_offers(board, s, weights, desk)
    else:
        n = consider(board, s, weights, desk, breadth)
        judge(board, s, weights, desk, n)
    put_in_order(desk, n, EVERY_MOVE)
    return n


@rule
def list_questions(board, s, weights, desk):
    """P4.1: all of them. Asking costs nothing, so at first sight each is as good as the best card of the window."""
    n = list_takes(board, s, weights, desk)
    judge(board, s, weights, desk, n)
    best = 0.0
    for i in range(n):
        best = max(best, desk.values[i])
    for first in range(TYPES):
        for second in range(first + 1, TYPES):
            desk.values[n] = best
            n = put_row(desk, n, SINGLE, np.int64(ASK_ + first * TYPES + second), NONE, NONE, NONE)
    return n


@rule
def list_all_offers(board, s, weights, desk):
    """P4.3: to stop; and for the cards that would help most, one to three of those that are missed least."""
    base = look_at_hand(board, s, s.actor, weights, desk)
    n = put_row(desk, ZERO, SINGLE, STOP, NONE, NONE, NONE)
    desk.values[0] = 0
    offered_for = ZERO  # bits of the shown cards, counted through
    for _ in range(WANTED):
        place, wanted = most_helpful(board, s, base, offered_for, weights, desk)
        if wanted == NONE:
            break
        offered_for |= np.int64(1) << place
        spared = list_spared(board, s, wanted, weights, desk)
        for given in range(1, 4):
            for first in range(spared - given + 1):
                n = put_offer(board, s, base, n, wanted, first, given, weights, desk)
    estimate(board, s, s.actor, weights, desk)
    for i in range(n):
        desk.values[i] = desk.chance[s.actor] + GAIN * desk.values[i]
    return n


@rule
def most_helpful(board, s, base, offered_for, weights, desk):
    """The shown card that would help most, of those nothing was offered for yet, and which of them it is."""
    wanted, place = NONE, ZERO
    most = base + LEAST_GAIN
    k = 0
    for t in range(TYPES):
        shown = np.int64(s.shown[t])
        while shown != 0:
            card = t * KINDS + lowest(shown)
            shown = without_lowest(shown)
            if (offered_for >> k) & 1 == 0:
                worth = worth_with(board, s, s.actor, card, weights, desk)
                if worth > most:
                    wanted, place, most = card, np.int64(k), worth
            k += 1
    return place, wanted


@rule
def list_spared(board, s, wanted, weights, desk):
    """Write to desk.legal which cards a hand that gets `wanted` misses least. Returns how many."""
    hand = desk.states[HAND]
    desk.states[HAND] = s
    take_up(hand, s.actor, wanted)
    n = 0
    while n < SPARED and hand.n_cards[s.actor] > 1:
        desk.legal[n] = least_card(board, hand, s.actor, wanted, weights, desk)
        drop(hand, s.actor, np.int64(desk.legal[n]))
        n += 1
    return n


@rule
def put_offer(board, s, base, n, wanted, first, given, weights, desk):
    """Some of the spared cards for the wanted one, if that leaves a gain."""
    hand = desk.states[HAND]
    desk.states[HAND] = s
    take_up(hand, s.actor, wanted)
    put_row(desk, n, OFFERING, wanted, NONE, NONE, NONE)
    for k in range(given):
        card = np.int64(desk.legal[first + k])
        desk.moves[n, A + k] = card
        drop(hand, s.actor, card)
    desk.values[n] = worth_of_hand(board, hand, s.actor, weights, desk) - base
    return n + 1 if desk.values[n] >= LEAST_GAIN else n
