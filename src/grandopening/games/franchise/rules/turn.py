"""F3: where a turn begins and ends."""

from ....core.events import emit
from ....core.jit import rule
from .ending import ending_of, finish
from .events import E_TURN
from .income import collect_income
from .opening import open_all
from .regions import score_regions
from .state import BOOM, EXPAND, FRESH, RUNNING, SHARE, USABLE, WAITING, Board, State


@rule
def begin_turn(board: Board, s: State, seat, sink):
    """F3: what was won since the last turn can be used from now on. Then Boom (F8.4) and income (F3.1)."""
    s.active = seat
    s.actor = seat
    s.turn += 1
    s.n_markers = 0
    s.markers[0] = 0
    s.markers[1] = 0
    s.shared = 0
    s.doubled = 0
    s.bonus_played = 0
    s.bonus[seat] += s.fresh_bonus[seat]
    s.fresh_bonus[seat] = 0
    if s.road[seat] == FRESH:
        s.road[seat] = USABLE
    if s.far[seat] == FRESH:
        s.far[seat] = USABLE
    emit(sink, E_TURN, seat, s.turn, 0)
    if board.boom != 0:
        s.phase = BOOM
    else:
        collect_income(board, s, sink)


@rule
def end_expanding(s: State):
    """The end of phase 2. F8.8: a Road tile that found no link goes back to its owner."""
    if s.road[s.active] == WAITING:
        s.road[s.active] = USABLE
    s.phase = SHARE


@rule
def end_phase(board: Board, s: State, sink):
    """F3: done with phase 2, or with phase 3 and so with the turn."""
    if s.phase == EXPAND:
        end_expanding(s)
    else:
        end_turn(board, s, sink)


@rule
def end_turn(board: Board, s: State, sink):
    """F3.4 and F3.5: open, score cities and regions; then the end of the game, or the next player clockwise."""
    open_all(board, s, sink)
    score_regions(board, s, sink)
    s.idle = 0 if s.n_markers > 0 else s.idle + 1
    end = ending_of(board, s)
    if end != RUNNING:
        finish(board, s, end, sink)
    else:
        begin_turn(board, s, (s.active + 1) % board.players, sink)
