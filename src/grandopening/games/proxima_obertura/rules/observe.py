"""What a learner sees: plain numbers, seats counted from the viewer (for a spectator from seat 0), and nothing that the
viewer may not know."""

import numpy as np

from ....core.bits import bit, has
from ....core.contract import SEATS
from ....core.jit import apart_rule, inlined_rule
from ....core.observing import LARGEST, Part, clear, copy_bits, flags, seat_after, steps_to
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
    Board,
    State,
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
    Part("hand", CARDS, 0, 1, is_private=True),  # the viewer's
    flags("known", SEATS * CARDS),  # what everybody knows to be in each hand, the viewer's too (P4.5)
    flags("window", CARDS),
    flags("discards", CARDS),
    flags("shops", CARDS),
    Part("role", CARDS, 0, USED, True),  # in this decision: shown 1, wanted 2, given 3, taken 4, used 5
    Part("unseen", CARDS, 0, 2, True),  # 1: in the deck or another hand; 2: certainly in another hand
)


@apart_rule
def observe(board: Board, s: State, viewer, out):
    """Every number is written, zeros too."""
    first = np.int64(viewer) if viewer < board.players else 0
    copy_bits(bit(s.phase), N_PHASES, out, 0)
    at = N_PHASES
    copy_bits(bit(steps_to(first, s.actor, board.players)) if s.actor < SEATS else 0, SEATS, out, at)
    copy_bits(bit(steps_to(first, s.active, board.players)), SEATS, out, at + SEATS)
    at = observe_table(board, s, out, at + 2 * SEATS)
    for t in range(TYPES):
        out[at] = s.of_type[t]
        out[at + 1] = has(s.asked, t)
        out[at + 2] = s.site != NOWHERE and s.building == t
        at += PER_TYPE
    at = observe_seats(board, s, first, out, at)
    at = observe_spaces(board, s, first, out, at)
    observe_cards(board, s, viewer, first, out, at)


@inlined_rule
def observe_table(board: Board, s: State, out, at):
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


@inlined_rule
def observe_seats(board: Board, s: State, first, out, at):
    for step in range(SEATS):
        row = at + step * PER_SEAT
        if step < board.players:
            seat = seat_after(first, step, board.players)
            out[row] = 1
            out[row + 1] = s.n_cards[seat]
            out[row + 2] = count(s.held[seat])
            out[row + 3] = s.due[seat]
            copy_bits(s.pawns[seat], PAWNS, out, row + 4)
        else:
            clear(PER_SEAT, out, row)
    return at + SEATS * PER_SEAT


@inlined_rule
def observe_spaces(board: Board, s: State, first, out, at):
    clear(SPACES * PER_SPACE, out, at)
    for space in range(SPACES):
        out[at + space * PER_SPACE] = has(board.spaces, space)
    if s.site != NOWHERE:
        out[at + s.site * PER_SPACE + 4] = 1
    if s.new_shop != NOWHERE:
        out[at + s.new_shop * PER_SPACE + 4] = 1
    for step in range(board.players):
        shops = np.int64(s.held[seat_after(first, step, board.players)])
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


@inlined_rule
def observe_cards(board: Board, s: State, viewer, first, out, at):
    """Pile by pile, a number for each card."""
    if viewer < board.players:
        observe_pile(s.cards[viewer], out, at)
    else:
        clear(CARDS, out, at)
    at += CARDS
    for step in range(SEATS):
        if step < board.players:
            observe_pile(s.known[seat_after(first, step, board.players)], out, at)
        else:
            clear(CARDS, out, at)
        at += CARDS
    observe_pile(s.cards[WINDOW], out, at)
    observe_pile(s.cards[DISCARDS], out, at + CARDS)
    observe_pile(s.cards[SHOPS], out, at + 2 * CARDS)
    observe_roles(s, out, at + 3 * CARDS)
    observe_unseen(board, s, viewer, out, at + 4 * CARDS)


@inlined_rule
def observe_pile(masks, out, at):
    for t in range(TYPES):
        copy_bits(masks[t], KINDS, out, at + t * KINDS)


@inlined_rule
def observe_roles(s: State, out, at):
    clear(CARDS, out, at)
    for t in range(TYPES):
        mark(s.shown[t], SHOWN, out, at + t * KINDS)
        mark(s.given[t], GIVEN, out, at + t * KINDS)
    if s.wanted != NO_CARD:
        out[at + s.wanted] = WANTED
    if s.taken != NO_CARD:
        out[at + s.taken] = TAKEN
    mark(s.used, USED, out, at + s.building * KINDS)


@inlined_rule
def observe_unseen(board: Board, s: State, viewer, out, at):
    """What may be in the deck or in another hand, and what is certainly in a hand: it was before the deck was new."""
    for t in range(TYPES):
        hidden = s.cards[DECK, t] | secret_cards(s, t)
        if viewer < board.players:
            hidden &= ~s.cards[viewer, t]
        old = np.int64(0)
        for i in range(s.n_old):
            old |= s.old[i, t]
        old &= hidden
        for kind in range(KINDS):
            out[at + t * KINDS + kind] = ((hidden >> kind) & 1) + ((old >> kind) & 1)


@inlined_rule
def mark(mask, number, out, at):
    """A number for every card of a small set."""
    m = np.int64(mask)
    while m != 0:
        out[at + lowest(m)] = number
        m = without_lowest(m)
