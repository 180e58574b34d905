"""What a learner sees: plain numbers, seats counted from the viewer (for a spectator from seat 0), and nothing that the
viewer may not know."""

from grandopening.core.contract import SEATS
from grandopening.core.jit import rule
from grandopening.core.observing import Part, flags

from .state import GOODS, PHASES

N_PHASES = len(PHASES)
PER_SEAT = 3 + GOODS

OBSERVATION = (
    flags("phase", N_PHASES),  # one-hot
    flags("actor", SEATS),  # one-hot: who is to decide
    flags("active", SEATS),  # one-hot: whose turn it is
    Part("table", 4),  # players, days, days finished, cards in the deck
    Part("goods", 2 * GOODS),  # one-hot: named by the crier; asked for
    Part("seats", SEATS * PER_SEAT),  # plays, coins, cards in hand, and on the stall of each good
    Part("hand", GOODS),  # the viewer's
    Part("unseen", GOODS),  # in the deck or another hand
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
    at += SEATS
    out[at] = board.players
    out[at + 1] = board.days
    out[at + 2] = s.days
    out[at + 3] = s.in_deck
    at += 4
    for good in range(GOODS):
        out[at + good] = s.crier == good
        out[at + GOODS + good] = s.asked == good
    observe_cards(board, s, viewer, first, out, at + 2 * GOODS)


@rule
def observe_cards(board, s, viewer, first, out, at):
    hand, unseen = at + SEATS * PER_SEAT, at + SEATS * PER_SEAT + GOODS
    for step in range(board.players):
        seat = (first + step) % board.players
        row = at + step * PER_SEAT
        out[row] = 1
        out[row + 1] = s.coins[seat]
        out[row + 2] = s.in_hand[seat]
        for good in range(GOODS):
            out[row + 3 + good] = s.stall[seat, good]
            if seat == viewer:
                out[hand + good] = s.hand[seat, good]
            else:
                out[unseen + good] += s.hand[seat, good]
    for good in range(GOODS):
        out[unseen + good] += s.deck[good]
