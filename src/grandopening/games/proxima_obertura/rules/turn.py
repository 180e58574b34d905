"""P3: where a turn and a round begin and end; P6.1 and P6.6: where the game does."""

from ....core.contract import OVER
from ....core.events import emit
from ....core.jit import rule
from .events import E_END, E_FINAL, E_PASS, E_TURN
from .scoring import points_from
from .state import DICE, ENDED_SHOPS, ENDED_STALLED, FINISHED, IMPROVE, NOWHERE, OPEN, SOURCES, TRADE, Board, State
from .window import clear_window

N_SOURCES = len(SOURCES)


@rule
def begin_turn(s: State, sink):
    s.phase = TRADE
    s.actor = s.active
    s.asked = 0
    s.offers = 0
    s.new_shop = NOWHERE
    emit(sink, E_TURN, s.active, s.rounds + 1, 0)


@rule
def pass_step(s: State, sink):
    """P3: only steps 4 and 5 are compulsory."""
    if s.phase == IMPROVE:
        emit(sink, E_PASS, s.active, 3, 0)
        s.phase = DICE
    elif s.phase == OPEN:
        emit(sink, E_PASS, s.active, 2, 0)
        s.phase = IMPROVE
    else:
        emit(sink, E_PASS, s.active, 1, 0)
        s.phase = OPEN


@rule
def end_turn(board: Board, s: State, sink):
    """P3: the next player; after the last one the round ends, and perhaps the game."""
    s.active = (s.active + 1) % board.players
    if s.active > 0:
        begin_turn(s, sink)
        return
    s.rounds += 1
    s.idle = 0 if s.opened > 0 else s.idle + 1
    s.opened = 0
    if s.n_shops >= board.last_shop:
        finish(board, s, ENDED_SHOPS, sink)
    elif s.idle == board.stalled_after:
        finish(board, s, ENDED_STALLED, sink)
    else:
        clear_window(s, sink)


@rule
def finish(board: Board, s: State, end, sink):
    """P6: the points of every player, source by source."""
    s.end = end
    s.phase = FINISHED
    s.actor = OVER
    for seat in range(board.players):
        for source in range(N_SOURCES):
            emit(sink, E_FINAL, seat, source, points_from(board, s, seat, source))
    emit(sink, E_END, end, 0, 0)
