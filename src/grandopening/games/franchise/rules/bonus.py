"""F6: bonus tiles. One function says whether one may be used now, one uses it."""

from ....core.events import emit
from ....core.jit import rule
from .events import E_CASH
from .ledger import receive
from .refusals import BONUS_FIRST_TURN, BONUS_NEXT_TURN, BONUS_NONE, BONUS_ONE_PER_TURN, OK
from .state import Board, State


@rule
def can_use_bonus(board: Board, s: State):
    """F6.1: not in your first turn, at most one per turn; F8.2: one just won waits for the next turn."""
    if s.turn <= board.players:
        return BONUS_FIRST_TURN
    if s.bonus_played != 0:
        return BONUS_ONE_PER_TURN
    if s.bonus[s.active] > 0:
        return OK
    if s.fresh_bonus[s.active] > 0:
        return BONUS_NEXT_TURN
    return BONUS_NONE


@rule
def use_bonus(s: State):
    """F6.1: a used tile leaves the game."""
    s.bonus[s.active] -= 1
    s.used_bonus[s.active] += 1
    s.bonus_played = 1


@rule
def cash_in(board: Board, s: State, sink):
    """F6.4: dollars from the bank, at any decision of phases 2 and 3."""
    use_bonus(s)
    receive(s, s.active, board.cash_tile)
    emit(sink, E_CASH, s.active, board.cash_tile, 0)
