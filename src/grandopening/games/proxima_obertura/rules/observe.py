"""What a learner sees: plain numbers, seats counted from the viewer (for a spectator from seat 0), and nothing that the
viewer may not know."""

import numpy as np

from ....core.bits import has
from ....core.contract import SEATS
from ....core.jit import rule
from ....core.observing import LARGEST, Part, flags
from .cards import count, deck_size, lowest, without_lowest, worth
from .draws import secret_cards
from .state import (
    CARDS,
    DECK,
    DISCARDS,
    KINDS,
    NO_CARD,
    NOWHERE,
    PAWNS,
    PHASES,
    SHOPS,
    SPACES,
    TYPES,
    WINDOW,
)

N_PHASES = len(PHASES)
PER_TYPE = 3
PER_SEAT = 4 + PAWNS
PER_SPACE = 5 + SEATS + TYPES
SHOWN, WANTED, GIVEN, TAKEN, USED = range(1, 6)

FEW = 127

OBSERVATION = (
    flags("phase", N_PHASES),  # one-hot
    flags("actor", SEATS),  # one-hot: who is to decide
    flags("active", SEATS),  # one-hot: whose turn it is
    # players, rounds finished, idle rounds, shops open, shop that ends the game, offers made, cards discarded for one
    # of the window, deck size, thieves in it, thieves met, discards
    Part("table", 11, 0, (SEATS, LARGEST, FEW, SPACES, SPACES, FEW, FEW, CARDS + FEW, FEW, LARGEST, CARDS)),
    Part("types", TYPES * PER_TYPE, 0, (SPACES, 1, 1)),  # shops open, asked for, being opened or improved
    # plays, hand size, shops, cards to draw, each push pawn unused
    Part("seats", SEATS * PER_SEAT, 0, (1, CARDS, SPACES, CARDS, *(1,) * PAWNS)),
    # open, push, sum of its cards, cards, site or new shop of this turn; whose and which type, one-hot
    Part("spaces", SPACES * PER_SPACE, 0, (1, FEW, FEW, KINDS, *(1,) * (1 + SEATS + TYPES))),
    flags("hand", CARDS),  # the viewer's
    flags("known", SEATS * CARDS),  # what everybody knows to be in each hand, the viewer's too (P4.5)
    flags("window", CARDS),
    flags("discards", CARDS),
    flags("shops", CARDS),
    Part("role", CARDS, 0, USED, True),  # in this decision: shown 1, wanted 2, given 3, taken 4, used 5
    Part("unseen", CARDS, 0, 2, True),  # 1: in the deck or another hand; 2: certainly in another hand
)


@rule
def observe(board, s, viewer, out):
    for i in range(out.shape[0]):
        out[i] = 0
    first = viewer if viewer < board.players else 0
    out[s.phase] = 1
    at = N_PHASES
    if s.actor < SEATS:
        out[at + (s.actor - first) % board.players] = 1
    at += SEATS
    out[at + (s.active - first) % board.players] = 1
    at = observe_table(board, s, out, at + SEATS)
    for t in range(TYPES):
        out[at] = s.of_type[t]
        out[at + 1] = has(s.asked, t)
        out[at + 2] = s.site != NOWHERE and s.building == t
        at += PER_TYPE
    at = observe_seats(board, s, first, out, at)
    at = observe_spaces(board, s, first, out, at)
    observe_cards(board, s, viewer, first, out, at)


@rule
def observe_table(board, s, out, at):
    out[at] = board.players
    out[at + 1] = s.rounds
    out[at + 2] = s.idle
    out[at + 3] = s.n_shops
    out[at + 4] = board.last_shop
    out[at + 5] = s.offers
    out[at + 6] = s.discarded
    out[at + 7] = deck_size(s)
    out[at + 8] = s.thieves
    out[at + 9] = s.thieves_met
    out[at + 10] = s.n_cards[DISCARDS]
    return at + 11


@rule
def observe_seats(board, s, first, out, at):
    for step in range(board.players):
        seat = (first + step) % board.players
        row = at + step * PER_SEAT
        out[row] = 1
        out[row + 1] = s.n_cards[seat]
        out[row + 2] = count(s.held[seat])
        out[row + 3] = s.due[seat]
        for pawn in range(PAWNS):
            out[row + 4 + pawn] = has(s.pawns[seat], pawn)
    return at + SEATS * PER_SEAT


@rule
def observe_spaces(board, s, first, out, at):
    for space in range(SPACES):
        row = at + space * PER_SPACE
        out[row] = has(board.spaces, space)
        out[row + 4] = space == s.site or space == s.new_shop
    for step in range(board.players):
        shops = np.int64(s.held[(first + step) % board.players])
        while shops != 0:
            space = lowest(shops)
            shops = without_lowest(shops)
            row = at + space * PER_SPACE
            out[row + 1] = board.push[s.shop_pawn[space]]
            out[row + 2] = worth(board, s.shop_cards[space])
            out[row + 3] = count(s.shop_cards[space])
            out[row + 5 + step] = 1
            out[row + 5 + SEATS + s.shop_type[space]] = 1
    return at + SPACES * PER_SPACE


@rule
def observe_cards(board, s, viewer, first, out, at):
    """Pile by pile, a number for each card."""
    known, window = at + CARDS, at + (1 + SEATS) * CARDS
    discards, shops, role, unseen = window + CARDS, window + 2 * CARDS, window + 3 * CARDS, window + 4 * CARDS
    for t in range(TYPES):
        here = t * KINDS
        if viewer < board.players:
            spread(s.cards[viewer, t], out, at + here)
        for step in range(board.players):
            spread(s.known[(first + step) % board.players, t], out, known + step * CARDS + here)
        spread(s.cards[WINDOW, t], out, window + here)
        spread(s.cards[DISCARDS, t], out, discards + here)
        spread(s.cards[SHOPS, t], out, shops + here)
        mark(s.shown[t], SHOWN, out, role + here)
        mark(s.given[t], GIVEN, out, role + here)
        hidden = s.cards[DECK, t] | secret_cards(s, t)
        if viewer < board.players:
            hidden &= ~s.cards[viewer, t]
        spread(hidden, out, unseen + here)
        for i in range(s.n_old):
            mark(hidden & s.old[i, t], 2, out, unseen + here)
    if s.wanted != NO_CARD:
        out[role + s.wanted] = WANTED
    if s.taken != NO_CARD:
        out[role + s.taken] = TAKEN
    mark(s.used, USED, out, role + s.building * KINDS)


@rule
def spread(mask, out, at):
    """A 1 for every card of a set, a 0 for every other. (A loop over the length of the row, which the compiler does not
    know, is turned into vector instructions; over KINDS it would be unrolled.)"""
    m, row = np.int64(mask), out[at : at + KINDS]
    for card in range(row.shape[0]):
        row[card] = (m >> card) & 1


@rule
def mark(mask, number, out, at):
    """A number for every card of a small set."""
    m = mask
    while m != 0:
        out[at + lowest(m)] = number
        m = without_lowest(m)
