"""M1.2: what each player may know: everything but the cards of the other hands, and so of the deck.

A view is a state like any other. The cards its viewer cannot see are dealt to the same hands in as large numbers, but
in a fixed order: so views of two games that differ only in what the viewer may not know are the same bytes.
"""

from grandopening.core.contract import OVER
from grandopening.core.jit import rule
from grandopening.core.rng import below, forget_rng, seed_rng

from .goods import total_of
from .state import GOODS


@rule
def redact(board, s, viewer):
    """Wipe what that seat may not know. At the end all hands are open (M4.2)."""
    forget_rng(s)
    if s.actor != OVER:
        deal_unseen(board, s, viewer, False)


@rule
def imagine(board, s, viewer, seed):
    """Deal what the viewer cannot see at random."""
    seed_rng(s, seed)
    if s.actor != OVER:
        deal_unseen(board, s, viewer, True)


@rule
def deal_unseen(board, s, viewer, at_random):
    """The other hands go back into the deck, and each gets as many cards as it had."""
    for seat in range(board.players):
        if seat != viewer:
            for good in range(GOODS):
                s.deck[good] += s.hand[seat, good]
                s.hand[seat, good] = 0
    for seat in range(board.players):
        if seat != viewer:
            for _ in range(s.in_hand[seat]):
                good = nth_card(s, below(s, total_of(s.deck)) if at_random else 0)
                s.deck[good] -= 1
                s.hand[seat, good] += 1


@rule
def nth_card(s, n):
    """The good of the card that has n others of the deck before it."""
    good = 0
    while n >= s.deck[good]:
        n -= s.deck[good]
        good += 1
    return good
