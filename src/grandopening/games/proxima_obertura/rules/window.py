"""P3.1: take from the window instead of trading; P3.6: the window between rounds."""

from ....core.events import emit
from ....core.jit import rule
from .cards import is_in, list_cards, move, move_all, reveal
from .events import E_DISCARD, E_TAKE, E_WINDOW, E_WINDOW_CLEARED
from .refusals import DISCARD_NOT_IN_HAND, OK, TAKE_NEEDS_CARDS, TAKE_NOT_IN_WINDOW
from .state import DECK, DISCARD, DISCARDS, FILL, NO_CARD, RENEW, WINDOW, Board, State


@rule
def can_take(board: Board, s: State, card):
    """P3.1: one of the window, with enough cards in hand to discard for it."""
    if not is_in(s, card, WINDOW):
        return TAKE_NOT_IN_WINDOW
    return OK if s.n_cards[s.active] >= board.take_price else TAKE_NEEDS_CARDS


@rule
def list_window(s: State, out, n):
    return list_cards(s, WINDOW, out, n)


@rule
def list_hand(s: State, out, n):
    """The hand of whoever decides."""
    return list_cards(s, s.actor, out, n)


@rule
def take(s: State, card, sink):
    """P8.2: it stays in the window until the last discard."""
    s.taken = card
    s.phase = DISCARD
    emit(sink, E_TAKE, s.active, card, 0)


@rule
def can_discard(s: State, card):
    return OK if is_in(s, card, s.active) else DISCARD_NOT_IN_HAND


@rule
def discard(board: Board, s: State, card, sink):
    """P3.1: with the last card the taken one comes to the hand, known to everybody (P4.5), and the window is filled."""
    move(s, card, s.active, DISCARDS)
    s.discarded += 1
    emit(sink, E_DISCARD, s.active, card, 0)
    if s.discarded == board.take_price:
        move(s, s.taken, WINDOW, s.active)
        reveal(s, s.active, s.taken)
        s.taken = NO_CARD
        s.discarded = 0
        s.phase = FILL


@rule
def turn_up(s: State, card, sink):
    move(s, card, DECK, WINDOW)
    emit(sink, E_WINDOW, card, 0, 0)


@rule
def clear_window(s: State, sink):
    """P3.6: all cards of the window are discarded, and new ones turned up one by one."""
    emit(sink, E_WINDOW_CLEARED, s.n_cards[WINDOW], 0, 0)
    move_all(s, WINDOW, DISCARDS)
    s.phase = RENEW
