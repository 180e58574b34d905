"""M1.2: what each player may know: everything but the cards of the other hands.

In a view all cards that its viewer cannot see lie in the deck, and the other hands are empty; how many cards a hand and
the deck hold everybody may count. So views of two games that differ only in what is hidden are the same bytes.
"""

from grandopening.core.contract import OVER
from grandopening.core.jit import rule
from grandopening.core.rng import below, forget_rng, seed_rng

from .goods import from_deck, total_of
from .state import GOODS


@rule
def redact(board, s, viewer):
    """Wipe what that seat may not know. At the end all hands are open (M4.2)."""
    forget_rng(s)
    if s.actor == OVER:
        return
    for seat in range(board.players):
        if seat != viewer:
            for good in range(GOODS):
                s.deck[good] += s.hand[seat, good]
                s.hand[seat, good] = 0


@rule
def imagine(board, s, viewer, seed):
    """Deal what the viewer of this view cannot see at random: to every other hand as many cards as it holds."""
    seed_rng(s, seed)
    if s.actor == OVER:
        return
    for seat in range(board.players):
        if seat != viewer:
            for _ in range(s.in_hand[seat]):
                from_deck(s, seat, nth_card(s, below(s, total_of(s.deck))))


@rule
def nth_card(s, n):
    """The good of the card that has n others of the deck before it."""
    good = 0
    while n >= s.deck[good]:
        n -= s.deck[good]
        good += 1
    return good
