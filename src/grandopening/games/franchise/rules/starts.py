"""F2.3, F2.4: where everybody starts; F8.4: and where the Boom marker does."""

from ....core.bits import has
from ....core.events import emit
from ....core.jit import rule
from .events import E_START
from .ledger import is_city, put_franchise, set_aside
from .refusals import NO_SUCH_PLACE, OK, REGION_IS_OUT, START_IN_A_TOWN, START_TOWN_TAKEN
from .state import BOOM_START, START, Board, State
from .turn import begin_turn


@rule
def begin_starts(board: Board, s: State, sink):
    """F2.3: the last player starts first; F2.4: in the introductory start nobody chooses."""
    s.phase = START
    s.actor = board.players - 1
    if board.introductory != 0:
        for seat in range(board.players - 1, -1, -1):
            open_start(board, s, seat, board.start_towns[seat, 0], sink)
            open_start(board, s, seat, board.start_towns[seat, 1], sink)
        begin_boom(board, s, sink)


@rule
def can_start(board: Board, s: State, place):
    """F2.3: one franchise on a free town that plays."""
    if place >= board.n_places:
        return NO_SUCH_PLACE
    if not has(board.playing, place):
        return REGION_IS_OUT
    if is_city(board, place):
        return START_IN_A_TOWN
    if not has(s.open, place):
        return START_TOWN_TAKEN
    return OK


@rule
def start(board: Board, s: State, place, sink):
    open_start(board, s, s.actor, place, sink)
    if s.actor > 0:
        s.actor -= 1
    else:
        begin_boom(board, s, sink)


@rule
def open_start(board: Board, s: State, seat, place, sink):
    set_aside(s, seat)
    put_franchise(board, s, seat, place)
    emit(sink, E_START, seat, place, 0)


@rule
def begin_boom(board: Board, s: State, sink):
    """F8.4: after the starts the first player puts the Boom marker; without it the first turn begins."""
    if board.boom != 0:
        s.phase = BOOM_START
        s.actor = 0
    else:
        begin_turn(board, s, 0, sink)
