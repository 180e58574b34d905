"""What an outlook of Pròxima Obertura sees, from one seat: the table, every seat's side of the street, the seat's own
hand type by type, those nearest to a shop first, and what it still hopes to draw. Of other hands counts how many cards
they are, and what everybody knows of them: the two types nearest to a shop, and what would improve one.
"""

import numpy as np

from ....bots.outlook import foretell
from ....core.bits import has
from ....core.contract import OVER, SEATS
from ....core.jit import rule
from ..rules.cards import all_of_groups, count, deck_size, groups_in, worth
from ..rules.hidden import ALL_KINDS
from ..rules.state import DECK, DICE, GROUPS, IMPROVE, OPEN, SPACES, TYPES, WINDOW
from .features import (
    FIRST_OF_HAND,
    N_FEATURES,
    ONE,
    STRETCH,
    best_cards,
    gain_of_site,
    gain_of_type,
    measure_hand,
    measure_street,
    own_shops_in_stretch,
)
from .worth import clock_of, estimate

# What is seen, in this order, and how much of each.
OF_TABLE = 20
OF_KNOWN = 5
OF_SEAT = FIRST_OF_HAND + 5 + OF_KNOWN
OF_HAND = N_FEATURES - FIRST_OF_HAND
OF_TYPE = 11
OF_OUTS = 3
SEATS_AT = OF_TABLE
HAND_AT = SEATS_AT + SEATS * OF_SEAT
TYPES_AT = HAND_AT + OF_HAND
OUTS_AT = TYPES_AT + TYPES * OF_TYPE
INPUTS = OUTS_AT + OF_OUTS

ROW = SEATS  # of the desk's features
# In the desk's margins, by space: what a shop there adds to the runs, and own shops where a run has room.
GAINS, ROOMS = 0, SPACES


@rule
def foresee(board, s, viewer, weights, desk):
    """Write the expected points and the chance to win of every seat to the desk, by the outlook."""
    if s.actor == OVER:
        estimate(board, s, viewer, weights, desk)
        return
    desk.evaluations[0] += 1
    look(board, s, viewer, desk, desk.seen[0])
    foretell(board, viewer, desk)


@rule
def look(board, s, viewer, desk, out):
    for i in range(INPUTS):
        out[i] = 0
    look_at_table(board, s, viewer, out)
    for k in range(board.players - 1, -1, -1):  # the viewer last: what the row says of it is used further down
        look_at_seat(board, s, (viewer + k) % board.players, desk.features[ROW], out, SEATS_AT + k * OF_SEAT)
    row = desk.features[ROW]
    measure_hand(board, s, viewer, row)
    for i in range(OF_HAND):
        out[HAND_AT + i] = row[FIRST_OF_HAND + i]
    look_at_sites(board, s, viewer, desk)
    seen = 0
    for k in range(TYPES):
        shop_type = best_type_but(board, s, viewer, seen)
        seen |= 1 << shop_type
        look_at_type(board, s, viewer, shop_type, desk, out, TYPES_AT + k * OF_TYPE)
    look_at_outs(board, s, viewer, out)


@rule
def look_at_table(board, s, viewer, out):
    left = board.last_shop - s.n_shops
    out[0] = clock_of(board, s)
    out[1] = max(0, left)
    out[2] = left <= 0
    out[3] = left == 1
    out[4] = left <= 0 and viewer > s.active  # the last round, with a turn to come,
    out[5] = left <= 0 and viewer <= s.active  # or without
    out[6] = board.players - 1 - s.active
    out[7] = board.players == 3
    out[8] = board.players == 5
    out[9] = s.thieves_met
    out[10] = s.thieves / (deck_size(s) + 1.0)
    out[11] = deck_size(s)
    out[12] = s.rounds
    out[13] = s.idle
    out[14] = count(s.free)
    step = (s.phase >= OPEN) + (s.phase >= IMPROVE) + (s.phase >= DICE) + (s.phase > DICE)
    out[15 + step] = 1


@rule
def look_at_seat(board, s, seat, row, out, at):
    """The features of its side of the street, in the row too."""
    for i in range(N_FEATURES):
        row[i] = 0
    measure_street(board, s, seat, row)
    for i in range(FIRST_OF_HAND):
        out[at + i] = row[i]
    at += FIRST_OF_HAND
    out[at] = s.n_cards[seat]
    for t in range(TYPES):
        out[at + 1] += count(s.known[seat, t])
    out[at + 2] = seat > s.active
    out[at + 3] = (seat - s.active - 1) % board.players
    out[at + 4] = seat == s.active
    look_at_known(board, s, seat, out, at + 5)


@rule
def look_at_known(board, s, seat, out, at):
    """The cards of a hand that everybody knows (P4.5): groups and worth of the two types nearest to a shop, and what
    the best of them would add to one of the seat's shops (P3.3)."""
    for t in range(TYPES):
        known = np.int64(s.known[seat, t])
        if known != 0 and sites_of(board, s, t) != 0:
            groups = float(min(count(groups_in(known)), board.shop_groups))
            points = float(worth(board, best_cards(known, np.int64(board.shop_groups))))
            if groups > out[at] or (groups == out[at] and points > out[at + 1]):
                out[at + 2], out[at + 3] = out[at], out[at + 1]
                out[at], out[at + 1] = groups, points
            elif groups > out[at + 2] or (groups == out[at + 2] and points > out[at + 3]):
                out[at + 2], out[at + 3] = groups, points
    for space in range(SPACES):
        if has(s.held[seat], space):
            fitting = ~all_of_groups(groups_in(s.shop_cards[space])) & s.known[seat, s.shop_type[space]]
            if fitting != 0:
                gain = worth(board, best_cards(fitting, ONE)) * board.push[s.shop_pawn[space]]
                out[at + 4] = max(out[at + 4], gain)


@rule
def look_at_sites(board, s, seat, desk):
    for space in range(SPACES):
        desk.margins[GAINS + space] = 0
        desk.margins[ROOMS + space] = 0
        if has(s.free, space):
            desk.margins[GAINS + space] = gain_of_site(board, s, seat, space)
    for first in range(SPACES - STRETCH + 1):
        shops = float(own_shops_in_stretch(board, s, seat, first))
        for space in range(first, first + STRETCH):
            desk.margins[ROOMS + space] = max(desk.margins[ROOMS + space], shops)


@rule
def sites_of(board, s, shop_type):
    """Where a shop of the type may still be opened (P3.2)."""
    return np.int64(s.free & ~s.barred[shop_type]) if s.of_type[shop_type] < board.most_of_type else np.int64(0)


@rule
def best_type_but(board, s, seat, but):
    """The type nearest to a shop, then the most valuable, of those not seen yet."""
    best = 0
    most = -1
    for t in range(TYPES):
        if not has(but, t):
            hand = np.int64(s.cards[seat, t])
            nearness = 0
            if sites_of(board, s, t) != 0:
                groups = min(count(groups_in(hand)), board.shop_groups)
                nearness = 100 * groups + worth(board, best_cards(hand, np.int64(board.shop_groups)))
            if nearness > most:
                best, most = t, nearness
    return best


@rule
def look_at_type(board, s, seat, shop_type, desk, out, at):
    hand = np.int64(s.cards[seat, shop_type])
    sites = sites_of(board, s, shop_type)
    missing = ~all_of_groups(groups_in(hand)) & ALL_KINDS
    out[at] = count(groups_in(hand))
    out[at + 1] = worth(board, best_cards(hand, np.int64(board.shop_groups)))
    out[at + 2] = worth(board, best_cards(hand, np.int64(GROUPS)))
    out[at + 3] = sites != 0
    out[at + 4] = count(sites)
    out[at + 5] = gain_of_type(board, s, seat, shop_type)
    out[at + 6] = count(unseen_by(s, seat, shop_type) & missing)
    out[at + 7] = count(groups_in(s.cards[WINDOW, shop_type] & missing))
    for space in range(SPACES):
        if has(sites, space):
            out[at + 8] = max(out[at + 8], desk.margins[GAINS + space])
            out[at + 9] = max(out[at + 9], desk.margins[ROOMS + space])
        if has(s.held[seat], space) and s.shop_type[space] == shop_type:
            out[at + 10] += 1


@rule
def unseen_by(s, viewer, shop_type):
    """The cards of a type that the viewer cannot place: in the deck, or in another hand."""
    cards = np.int64(s.cards[DECK, shop_type])
    for seat in range(SEATS):
        if seat != viewer:
            cards |= np.int64(s.cards[seat, shop_type]) & ~np.int64(s.known[seat, shop_type])
    return cards


@rule
def look_at_outs(board, s, seat, out):
    """Shops that can still be improved (P3.3), by their push: all, and those whose card may be drawn or taken."""
    for space in range(SPACES):
        groups = groups_in(s.shop_cards[space])
        if has(s.held[seat], space) and count(groups) < GROUPS:
            t = s.shop_type[space]
            fitting = ~all_of_groups(groups) & ALL_KINDS
            push = board.push[s.shop_pawn[space]]
            out[OUTS_AT] += push
            if s.cards[seat, t] & fitting == 0:
                out[OUTS_AT + 1] += push * count(fitting & unseen_by(s, seat, t))
                out[OUTS_AT + 2] += push * count(fitting & s.cards[WINDOW, t])
