"""The sequence of play: what follows by itself until somebody decides again, or chance acts."""

from ....core.contract import CHANCE
from ....core.jit import rule
from .draws import can_draw, seek_draw
from .state import CUT, DICE, DRAW_LUCK, DRAW_THREE, FILL, LAY_OUT, OPEN, RENEW, WINDOW, Board, State
from .thief import seek_cut
from .turn import begin_turn, end_turn


@rule
def go_on(board: Board, s: State, sink):
    """On to the next decision or draw: cuts, then the window or the draws they interrupted, then the next turn."""
    if s.phase == CUT:
        if seek_cut(board, s):
            return
        s.phase = s.interrupted
    if s.phase == DRAW_LUCK or s.phase == DRAW_THREE:
        if seek_draw(board, s, sink):
            return
        end_turn(board, s, sink)
    if s.phase == LAY_OUT or s.phase == FILL or s.phase == RENEW:
        if s.n_cards[WINDOW] < board.window and can_draw(s):
            s.actor = CHANCE
            return
        leave_window(board, s, sink)
    if s.phase == DICE:
        s.actor = CHANCE


@rule
def leave_window(board: Board, s: State, sink):
    """The window is full. P2.1: after the first one the thieves come into the deck."""
    if s.phase == FILL:
        s.phase = OPEN
        s.actor = s.active
        return
    if s.phase == LAY_OUT:
        s.thieves = board.thieves
    begin_turn(s, sink)
