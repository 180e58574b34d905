"""P5: the thief."""

import numpy as np

from ....core.events import emit
from ....core.jit import rule
from .cards import is_in, move
from .events import E_CUT, E_THIEF
from .refusals import CUT_NOT_IN_HAND, OK
from .state import CUT, DISCARDS, LIMITS, Board, State


@rule
def meet_thief(board: Board, s: State, sink):
    """P5.1: shown and put aside. P5.2: cuts go clockwise from the active player."""
    s.thieves -= 1
    s.thieves_met += 1
    s.interrupted = s.phase
    s.phase = CUT
    s.actor = s.active
    emit(sink, E_THIEF, hand_limit(board, s), s.thieves_met, 0)


@rule
def hand_limit(board: Board, s: State):
    """P5.1: it falls with the first thieves of the game."""
    return np.int64(board.limits[min(s.thieves_met, LIMITS) - 1])


@rule
def seek_cut(board: Board, s: State):
    """From the seat that acts on, clockwise, the next one above the limit acts. False when none is left."""
    while s.n_cards[s.actor] <= hand_limit(board, s):
        s.actor = (s.actor + 1) % board.players
        if s.actor == s.active:
            return False
    return True


@rule
def can_cut(s: State, card):
    return OK if is_in(s, card, s.actor) else CUT_NOT_IN_HAND


@rule
def cut(s: State, card, sink):
    move(s, card, s.actor, DISCARDS)
    emit(sink, E_CUT, s.actor, card, 0)
