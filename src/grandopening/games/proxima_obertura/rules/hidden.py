"""P8: what each player may know.

Every decision is public the moment it is made, every card that leaves a hand too. Secret are the cards of the other
hands that P4.5 does not make known, and what is left in the deck. Of those a viewer knows how many each hand holds, and
from which deck: a deck made of discards (P5.3) holds no card that was in a hand then.

A view is a state like any other. The cards its viewer cannot place lie in the same hands and the deck in as large
numbers as in the game, deck by deck, but in a fixed order: so views of two games that differ only in what the viewer
may not know are the same bytes. What is certain in another hand is `known`.
"""

import numpy as np

from ....core.contract import OVER, SEATS
from ....core.jit import rule
from ....core.rng import below, forget_rng, seed_rng
from .cards import count
from .draws import nth
from .shops import can_finish_building
from .state import DECK, KINDS, TYPES, Board, State

ALL_KINDS = (1 << KINDS) - 1


@rule
def redact(board: Board, s: State, viewer):
    """P8.1; at the end all hands are open."""
    forget_rng(s)
    if s.actor != OVER:
        deal_unseen(s, viewer, False)


@rule
def imagine(board: Board, s: State, viewer, seed):
    """Deal what the viewer cannot place at random. A seat that has begun to open or improve a shop has the cards for
    it: deal again until it does, so that all hands that can be are equally likely."""
    seed_rng(s, seed)
    if s.actor != OVER:
        deal_unseen(s, viewer, True)
        while not can_finish_building(board, s):
            deal_unseen(s, viewer, True)


@rule
def deal_unseen(s: State, viewer, at_random):
    """Deck by deck: all that came from it and lies where the viewer cannot see goes back into the deck, and as many
    cards of it to each hand as before."""
    for origin in range(s.n_old + 1):
        for seat in range(SEATS):
            if seat != viewer:
                for t in range(TYPES):
                    back = s.cards[seat, t] & ~s.known[seat, t] & cards_from(s, origin, t)
                    s.cards[seat, t] &= ~back
                    s.cards[DECK, t] |= back
        for seat in range(SEATS):
            if seat != viewer:
                for _ in range(missing_cards(s, seat)):
                    deal_one(s, seat, origin, at_random)


@rule
def cards_from(s: State, origin, shop_type):
    """The cards that can have come from one of the old decks, oldest first, or from the one in use, the last."""
    if origin < s.n_old:
        return np.int64(s.old[origin, shop_type])
    cards = np.int64(ALL_KINDS)
    for i in range(s.n_old):
        cards &= ~np.int64(s.old[i, shop_type])
    return cards


@rule
def missing_cards(s: State, seat):
    n = np.int64(s.n_cards[seat])
    for t in range(TYPES):
        n -= count(s.cards[seat, t])
    return n


@rule
def deal_one(s: State, seat, origin, at_random):
    """One card of an origin from the deck to a hand: the first, or any."""
    n = np.int64(0)
    if at_random:
        for t in range(TYPES):
            n += count(s.cards[DECK, t] & cards_from(s, origin, t))
        n = below(s, n)
    for t in range(TYPES):
        here = s.cards[DECK, t] & cards_from(s, origin, t)
        if n < count(here):
            card = np.int64(1) << nth(here, n)
            s.cards[DECK, t] &= ~card
            s.cards[seat, t] |= card
            return
        n -= count(here)
