"""M3.4, M3.5: the stall."""

from grandopening.core.events import emit
from grandopening.core.jit import rule

from .events import E_LAY, E_OPEN, E_WAIT
from .goods import has_room, to_stall, total_of
from .refusals import LAY_NOT_IN_HAND, OK, STALL_EMPTY, STALL_FULL
from .scoring import sell_stall
from .turn import draw_cards


@rule
def can_lay(board, s, good):
    """M3.4: a card of the hand, as long as the stall has room."""
    if s.hand[s.active, good] == 0:
        return LAY_NOT_IN_HAND
    return OK if has_room(board, s, s.active) else STALL_FULL


@rule
def lay(s, good, sink):
    to_stall(s, s.active, s.active, good)
    emit(sink, E_LAY, s.active, good, 0)


@rule
def can_open(s):
    return OK if total_of(s.stall[s.active]) > 0 else STALL_EMPTY


@rule
def open_stall(board, s, sink):
    sell_stall(board, s, s.active, E_OPEN, sink)
    draw_cards(board, s, sink)


@rule
def wait(board, s, sink):
    emit(sink, E_WAIT, s.active, 0, 0)
    draw_cards(board, s, sink)
