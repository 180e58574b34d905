"""The offers of Pròxima Obertura that are worth making (P4.3): those that gain something, that bots may make
(bargaining.py), and that their owner is likely to accept, as far as the seat can know.

The hidden cards of the owners are dealt in several ways that may be. In each of them an owner accepts as greedy does;
what search accepts is not quite the same, but alike.
"""

from math import exp, log

import numpy as np

from ....core.jit import rule
from ..rules.cards import bit_of, card_of, lowest, type_of, without_lowest
from ..rules.dispatch import stop_action
from ..rules.hidden import imagine
from ..rules.state import TYPES, Board, State
from ..rules.trade import owner_of
from .bargaining import may_offer
from .evaluation import evaluate
from .features import FAVOUR, HIDDEN, N_FEATURES
from .hands import drop, least_card, prepare_hand, take_up, value_of_hand, value_with, weight_of
from .rows import ACCEPTED, HAND, MOST_CARDS, NONE, OFFERING, SINGLE, WHAT, ZERO, A, put_row

DEAL = 2  # of the states of the workspace: one way in which the hidden cards may lie
DEALS = 8
LEAST_ACCEPTED = 3  # in so many of them, or an offer is not made
LEAST_GAIN = 1.0  # points: an offer must gain as much
MOST_SPARED = 6  # own cards that may be given for one
OFFER_VALUE = 0.003  # of a chance to win, for each point that an offer is expected to gain


@rule
def list_offers(board: Board, s: State, weights, work, most_wanted):
    """To stop; and for each of the cards that would help most, some of those that the hand misses least. The value of
    an offer grows with what it would gain, times the part of the deals in which it is accepted."""
    base = prepare_hand(board, s, s.actor, weights, work)
    n = put_row(work, ZERO, SINGLE, stop_action(), NONE, NONE, NONE)
    work.values[0] = 0
    looked_at = ZERO  # bit k: the k-th shown card
    for _ in range(most_wanted):
        number, wanted = most_helpful(board, s, base, looked_at, weights, work)
        if wanted == NONE:
            break
        looked_at |= np.int64(1) << number
        spared = list_spared(board, s, wanted, weights, work)
        for given in range(1, MOST_CARDS + 1):
            for first in range(spared - given + 1):
                n = put_offer(board, s, base, n, wanted, first, given, weights, work)
    n = keep_likely(board, s, n, weights, work)
    evaluate(board, s, s.actor, weights, work)
    for i in range(n):
        work.values[i] = work.chance[s.actor] + OFFER_VALUE * work.values[i]
    return n


@rule
def most_helpful(board: Board, s: State, base, looked_at, weights, work):
    """Of the shown cards that were not looked at yet, the one that would help most: its number and the card."""
    wanted, number = NONE, ZERO
    most = base + LEAST_GAIN
    k = 0
    for t in range(TYPES):
        shown = np.int64(s.shown[t])
        while shown != 0:
            card = card_of(t, lowest(shown))
            shown = without_lowest(shown)
            if (looked_at >> k) & 1 == 0:
                value = value_with(board, s, s.actor, card, weights, work)
                if value > most:
                    wanted, number, most = card, np.int64(k), value
            k += 1
    return number, wanted


@rule
def list_spared(board: Board, s: State, wanted, weights, work):
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
def put_offer(board: Board, s: State, base, n, wanted, first, given, weights, work):
    """Some of the spared cards for the wanted one, if that may be offered and leaves enough gain."""
    hand = work.states[HAND]
    work.states[HAND] = s
    hand.wanted = wanted
    take_up(hand, s.actor, wanted)
    put_row(work, n, OFFERING, wanted, NONE, NONE, NONE)
    for k in range(given):
        card = np.int64(work.legal[first + k])
        work.moves[n, A + k] = card
        hand.given[type_of(card)] |= bit_of(card)
        drop(hand, s.actor, card)
    work.values[n] = value_of_hand(board, hand, s.actor, weights, work) - base
    return n + 1 if work.values[n] >= LEAST_GAIN and may_offer(board, s, hand) else n


@rule
def keep_likely(board: Board, s: State, n, weights, work):
    """Drop the offers that are accepted in too few deals. Returns how many moves are left; the first is to stop."""
    for i in range(n):
        work.moves[i, ACCEPTED] = 0
    deal = work.states[DEAL]
    for seed in range(DEALS if n > 1 else 0):
        work.states[DEAL] = s
        imagine(board, deal, s.actor, seed)
        for owner in range(board.players):
            if owner != s.actor:
                count_accepted(board, deal, owner, n, weights, work)
    kept = 1
    for i in range(1, n):
        accepted = work.moves[i, ACCEPTED]
        work.moves[i, ACCEPTED] = 0
        if accepted >= LEAST_ACCEPTED:
            work.values[kept] = work.values[i] * accepted / DEALS
            work.moves[kept] = work.moves[i]
            kept += 1
    return kept


@rule
def count_accepted(board: Board, deal: State, owner, n, weights, work):
    """Add 1 to the offers that this owner accepts in this deal."""
    is_prepared = False
    base = 0.0
    for i in range(1, n):
        row = work.moves[i]
        if owner_of(board, deal, row[WHAT]) == owner:
            if not is_prepared:
                base = prepare_hand(board, deal, owner, weights, work)
                evaluate(board, deal, owner, weights, work)
                is_prepared = True
            gain = value_after(board, deal, owner, row, weights, work) - base
            if gain > least_gain(deal.active, owner, row, weights, work):
                row[ACCEPTED] += 1


@rule
def value_after(board: Board, deal: State, owner, row, weights, work):
    """The value of the owner's hand after the trade."""
    drop(deal, owner, row[WHAT])
    for k in range(A, A + MOST_CARDS):
        if row[k] != NONE:
            take_up(deal, owner, row[k])
    value = value_of_hand(board, deal, owner, weights, work)
    for k in range(A, A + MOST_CARDS):
        if row[k] != NONE:
            drop(deal, owner, row[k])
    take_up(deal, owner, row[WHAT])
    return value


@rule
def least_gain(asker, owner, row, weights, work):
    """How many points an owner must gain, so that their chance to win grows although the asker gains too: solved from
    the softmax of `evaluate_features`, whose result before the trade is in work.chance."""
    temperature = weight_of(N_FEATURES, weights, work)
    given = 0
    for k in range(A, A + MOST_CARDS):
        given += row[k] != NONE
    gain = weight_of(FAVOUR, weights, work) + (1 - given) * weight_of(HIDDEN, weights, work)
    others = max(1 - work.chance[owner], 1e-9)
    return temperature * log(1 + work.chance[asker] * (exp(gain / temperature) - 1) / others)
