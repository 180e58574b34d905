"""The encoder of Pròxima Obertura's value network: the inputs for one viewer. They are the table, every seat's side of
the street, the viewer's hand type by type (those nearest to a shop first) and the cards it can still hope for. Of other
hands: how many cards they are, and what everybody knows of them (the two types nearest to a shop, and what would
improve one).
"""

import numpy as np

from ....bots.value_network import forward
from ....core.bits import has
from ....core.contract import OVER, SEATS
from ....core.jit import rule
from ..rules.cards import all_of_groups, count, deck_size, groups_in, worth
from ..rules.hidden import ALL_KINDS
from ..rules.state import ANSWER, CUT, DECK, DICE, GROUPS, IMPROVE, OPEN, SHOW, SPACES, TYPES, WINDOW, Board, State
from .evaluation import clock_of, evaluate
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
    sites_of,
)

# How many inputs each part has, and where it begins.
TABLE_SIZE = 20
KNOWN_SIZE = 5
SEAT_SIZE = FIRST_OF_HAND + 5 + KNOWN_SIZE
HAND_SIZE = N_FEATURES - FIRST_OF_HAND
TYPE_SIZE = 11
OUTS_SIZE = 3
SEATS_AT = TABLE_SIZE
HAND_AT = SEATS_AT + SEATS * SEAT_SIZE
TYPES_AT = HAND_AT + HAND_SIZE
OUTS_AT = TYPES_AT + TYPES * TYPE_SIZE
INPUTS = OUTS_AT + OUTS_SIZE

ROW = SEATS  # of the workspace's features
# In the workspace's margins, by space: what a shop there adds to the runs, and the own shops of a stretch around it.
GAINS, ROOMS = 0, SPACES


@rule
def evaluate_leaf(board: Board, s: State, viewer, weights, work):
    """Write the expected points and the chance to win of every seat to the workspace, by the value network."""
    if s.actor == OVER:
        evaluate(board, s, viewer, weights, work)
        return
    work.evaluations[0] += 1
    encode(board, s, viewer, work, work.activations[0])
    forward(board, viewer, work)


@rule
def is_sampled(s: State):
    """Training examples are the positions in which a search evaluates (see `is_horizon`)."""
    return s.phase in (DICE, OPEN)


@rule
def is_sampled_after(phase):
    """They are also the positions after decisions that the network makes alone (see `replies.py`), and after shops."""
    return phase in (SHOW, ANSWER, OPEN, CUT)


@rule
def encode(board: Board, s: State, viewer, work, out):
    for i in range(INPUTS):
        out[i] = 0
    encode_table(board, s, viewer, out)
    for k in range(board.players - 1, -1, -1):  # the viewer last: its row is used below
        encode_seat(board, s, (viewer + k) % board.players, work.features[ROW], out, SEATS_AT + k * SEAT_SIZE)
    row = work.features[ROW]
    measure_hand(board, s, viewer, row)
    for i in range(HAND_SIZE):
        out[HAND_AT + i] = row[FIRST_OF_HAND + i]
    encode_sites(board, s, viewer, work)
    done = 0
    for k in range(TYPES):
        shop_type = best_type_but(board, s, viewer, done)
        done |= 1 << shop_type
        encode_type(board, s, viewer, shop_type, work, out, TYPES_AT + k * TYPE_SIZE)
    encode_outs(board, s, viewer, out)


@rule
def encode_table(board: Board, s: State, viewer, out):
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
    step = 0
    if s.phase >= OPEN:
        step = 1 if s.phase < IMPROVE else 2 if s.phase < DICE else 3 if s.phase == DICE else 4
    out[15 + step] = 1


@rule
def encode_seat(board: Board, s: State, seat, row, out, at):
    """The features of its side of the street, which stay in the row."""
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
    encode_known(board, s, seat, out, at + 5)


@rule
def encode_known(board: Board, s: State, seat, out, at):
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
def encode_sites(board: Board, s: State, seat, work):
    for space in range(SPACES):
        work.margins[GAINS + space] = 0
        work.margins[ROOMS + space] = 0
        if has(s.free, space):
            work.margins[GAINS + space] = gain_of_site(board, s, seat, space)
    for first in range(SPACES - STRETCH + 1):
        shops = float(own_shops_in_stretch(board, s, seat, first))
        for space in range(first, first + STRETCH):
            work.margins[ROOMS + space] = max(work.margins[ROOMS + space], shops)


@rule
def best_type_but(board: Board, s: State, seat, but):
    """The type nearest to a shop, then the most valuable, of those not encoded yet."""
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
def encode_type(board: Board, s: State, seat, shop_type, work, out, at):
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
            out[at + 8] = max(out[at + 8], work.margins[GAINS + space])
            out[at + 9] = max(out[at + 9], work.margins[ROOMS + space])
        if has(s.held[seat], space) and s.shop_type[space] == shop_type:
            out[at + 10] += 1


@rule
def unseen_by(s: State, viewer, shop_type):
    """The cards of a type whose place the viewer does not know: in the deck, or in another hand."""
    cards = np.int64(s.cards[DECK, shop_type])
    for seat in range(SEATS):
        if seat != viewer:
            cards |= np.int64(s.cards[seat, shop_type]) & ~np.int64(s.known[seat, shop_type])
    return cards


@rule
def encode_outs(board: Board, s: State, seat, out):
    """Shops that can still be improved (P3.3), by their push: all of them, and the cards for them that may be drawn or
    taken."""
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
