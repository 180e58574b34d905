"""M3.2, M3.3: one player asks, another answers."""

from grandopening.core.events import emit
from grandopening.core.jit import rule

from .events import E_ASK, E_PASS, E_REFUSE, E_SELL
from .goods import has_room, to_stall
from .refusals import ASK_ANOTHER, ASK_NEEDS_COINS, ASK_NEEDS_ROOM, OK, SELL_NOT_IN_HAND
from .state import ANSWER, LAY, NO_GOOD


@rule
def can_ask(board, s, other, good):
    """M3.2: another player, with the coins for it and room on the stall. Whether they have the card is their secret."""
    if other >= board.players or other == s.active:
        return ASK_ANOTHER
    if s.coins[s.active] < board.fee:
        return ASK_NEEDS_COINS
    return OK if has_room(board, s, s.active) else ASK_NEEDS_ROOM


@rule
def ask(s, other, good, sink):
    s.asked = good
    s.phase = ANSWER
    s.actor = other
    emit(sink, E_ASK, s.active, other, good)


@rule
def pass_asking(s, sink):
    s.phase = LAY
    emit(sink, E_PASS, s.active, 0, 0)


@rule
def can_sell(s):
    """M3.3: a card of that good from the hand."""
    return OK if s.hand[s.actor, s.asked] > 0 else SELL_NOT_IN_HAND


@rule
def sell(board, s, sink):
    emit(sink, E_SELL, s.actor, s.active, s.asked)
    to_stall(s, s.actor, s.active, s.asked)
    s.coins[s.active] -= board.fee
    s.coins[s.actor] += board.fee
    end_asking(s)


@rule
def refuse(s, sink):
    emit(sink, E_REFUSE, s.actor, s.active, s.asked)
    end_asking(s)


@rule
def end_asking(s):
    s.asked = NO_GOOD
    s.phase = LAY
    s.actor = s.active
