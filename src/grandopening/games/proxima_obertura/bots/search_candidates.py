"""The candidate moves of a search in Pròxima Obertura: those of greedy, with their values by the value network, and
many more in a trade. Greedy has one question, and offers the cards it misses least; a search tries every question, and
also offers cards that others may want more.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.cards import card_of, lowest, without_lowest
from ..rules.dispatch import ask_action, stop_action
from ..rules.state import OFFER, TRADE, TYPES
from .candidates import list_candidates
from .evaluation import evaluate
from .hands import drop, least_card, prepare_hand, take_up, value_of_hand, value_with
from .replies import evaluate_by_network
from .rows import HAND, LEAST_GAIN, MOST_CARDS, NONE, OFFERING, SINGLE, ZERO, A, list_takes, put_row

MOST_WANTED = 5  # shown cards for which offers are listed
MOST_SPARED = 6  # own cards that may be given for one
OFFER_VALUE = 0.001  # of a chance to win, for each point that an offer would gain
ORDERED = np.int64(64)  # more moves than a node has children


@rule
def list_search_candidates(board, s, weights, work, breadth):
    if s.phase == TRADE:
        n = list_questions(board, s, weights, work)
    elif s.phase == OFFER:
        n = list_all_offers(board, s, weights, work)
    else:
        n = list_candidates(board, s, weights, work, breadth)
        evaluate_by_network(board, s, weights, work, n)
    put_in_order(work, n, ORDERED)
    return n


@rule
def list_questions(board, s, weights, work):
    """P4.1: all of them. A question costs nothing, so each has the value of the best card of the window."""
    n = list_takes(board, s, weights, work)
    evaluate_by_network(board, s, weights, work, n)
    best = 0.0
    for i in range(n):
        best = max(best, work.values[i])
    for first in range(TYPES):
        for second in range(first + 1, TYPES):
            work.values[n] = best
            n = put_row(work, n, SINGLE, ask_action(first, second), NONE, NONE, NONE)
    return n


@rule
def list_all_offers(board, s, weights, work):
    """P4.3: to stop; and for each card that would help most, one or more of the cards that the hand misses least."""
    base = prepare_hand(board, s, s.actor, weights, work)
    n = put_row(work, ZERO, SINGLE, stop_action(), NONE, NONE, NONE)
    work.values[0] = 0
    offered_for = ZERO  # bit k: the k-th shown card
    for _ in range(MOST_WANTED):
        number, wanted = most_helpful(board, s, base, offered_for, weights, work)
        if wanted == NONE:
            break
        offered_for |= np.int64(1) << number
        spared = list_spared(board, s, wanted, weights, work)
        for given in range(1, MOST_CARDS + 1):
            for first in range(spared - given + 1):
                n = put_offer(board, s, base, n, wanted, first, given, weights, work)
    evaluate(board, s, s.actor, weights, work)
    for i in range(n):
        work.values[i] = work.chance[s.actor] + OFFER_VALUE * work.values[i]
    return n


@rule
def most_helpful(board, s, base, offered_for, weights, work):
    """Of the shown cards for which no offer is listed yet, the one that would help most: its number and the card."""
    wanted, number = NONE, ZERO
    most = base + LEAST_GAIN
    k = 0
    for t in range(TYPES):
        shown = np.int64(s.shown[t])
        while shown != 0:
            card = card_of(t, lowest(shown))
            shown = without_lowest(shown)
            if (offered_for >> k) & 1 == 0:
                value = value_with(board, s, s.actor, card, weights, work)
                if value > most:
                    wanted, number, most = card, np.int64(k), value
            k += 1
    return number, wanted


@rule
def list_spared(board, s, wanted, weights, work):
    """Write to work.legal the cards that a hand with `wanted` misses least. Returns how many."""
    hand = work.states[HAND]
    work.states[HAND] = s
    take_up(hand, s.actor, wanted)
    n = 0
    while n < MOST_SPARED and hand.n_cards[s.actor] > 1:
        work.legal[n] = least_card(board, hand, s.actor, wanted, weights, work)
        drop(hand, s.actor, np.int64(work.legal[n]))
        n += 1
    return n


@rule
def put_offer(board, s, base, n, wanted, first, given, weights, work):
    """Some of the spared cards for the wanted one, if that leaves enough gain."""
    hand = work.states[HAND]
    work.states[HAND] = s
    take_up(hand, s.actor, wanted)
    put_row(work, n, OFFERING, wanted, NONE, NONE, NONE)
    for k in range(given):
        card = np.int64(work.legal[first + k])
        work.moves[n, A + k] = card
        drop(hand, s.actor, card)
    work.values[n] = value_of_hand(board, hand, s.actor, weights, work) - base
    return n + 1 if work.values[n] >= LEAST_GAIN else n
