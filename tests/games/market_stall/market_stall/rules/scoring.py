"""M1.3, M3.5, M4: what a stall brings, and who wins."""

import numpy as np

from grandopening.core.contract import SEATS
from grandopening.core.events import emit, emit_part, is_on
from grandopening.core.jit import rule

from .events import E_FINAL
from .state import GOODS


@rule
def counted(s, seat, good):
    """M3.5: the cards of a good on a stall, one more if the crier named it."""
    n = np.int64(s.stall[seat, good])
    return n + 1 if n > 0 and good == s.crier else n


@rule
def worth_of(board, s, seat):
    """What the stall would bring now."""
    coins = np.int64(0)
    for good in range(GOODS):
        coins += board.price[counted(s, seat, good)]
    return coins


@rule
def sell_stall(board, s, seat, event, sink):
    """M3.5: the whole stall, told good by good."""
    coins = worth_of(board, s, seat)
    emit(sink, event, seat, coins, 0)
    if is_on(sink):
        for good in range(GOODS):
            n = counted(s, seat, good)
            if n > 0:
                emit_part(sink, good, n, board.price[n])
    s.coins[seat] += coins
    for good in range(GOODS):
        s.stall[seat, good] = 0


@rule
def sell_the_rest(board, s, sink):
    """M4.2: every stall. The crier is silent by then."""
    for seat in range(board.players):
        sell_stall(board, s, seat, E_FINAL, sink)


@rule
def score(board, s, points, won):
    """M4.2, M4.3: coins, and what the stalls would bring; all who have most win."""
    most = np.int64(-1)
    for seat in range(SEATS):
        points[seat] = 0
        won[seat] = 0
    for seat in range(board.players):
        points[seat] = s.coins[seat] + worth_of(board, s, seat)
        most = max(most, np.int64(points[seat]))
    for seat in range(board.players):
        if points[seat] == most:
            won[seat] = 1
