"""What a search of Pròxima Obertura does where it grows no tree: in the turns of others and when a thief
comes. The moves are greedy's, judged by the outlook. Whole games can be played like this, with greedy's own questions
and offers: the outlook is learned from such games (bench/learn.py).
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.actions import ACCEPT_
from ..rules.state import ANSWER, CUT, IMPROVE, OPEN, SHOW, TAKE
from .moves import TRIAL, carry_out, consider
from .rows import NONE, SHOWING, WHAT, ZERO, A, put_row, type_asked
from .sight import foresee

# Of a chance to win, that an offer has to bring: whoever is refused offers more, as often as it still may (P4.4).
OF_PATIENCE = 0.06


@rule
def reply(board, s, weights, desk, breadth):
    if s.phase == SHOW:
        return show_all(s, desk)
    n = consider(board, s, weights, desk, breadth)
    if s.phase in (ANSWER, CUT, TAKE, OPEN, IMPROVE):
        judge(board, s, weights, desk, n)
        put_in_order(desk, n, breadth)
    return n


@rule
def show_all(s, desk):
    """P4.2: all that was asked for. What is shown need not be given, and may bring an offer."""
    n = put_row(desk, ZERO, SHOWING, NONE, ZERO, ZERO, NONE)
    for k in range(2):
        t = type_asked(s, np.int64(k))
        desk.moves[0, A + k] = np.int64(s.cards[s.actor, t]) & ~np.int64(s.shown[t])
    desk.order[0] = 0
    return n


@rule
def price(board, s):
    """What an offer has to bring to be accepted."""
    return OF_PATIENCE * (board.offers - s.offers)


@rule
def judge(board, s, weights, desk, n):
    """The actor's chance to win after each of the moves, by the outlook. One look suffices: it sees no hidden cards."""
    after = desk.states[TRIAL]
    for i in range(n):
        desk.states[TRIAL] = s
        carry_out(board, after, desk.moves[i], desk)
        foresee(board, after, s.actor, weights, desk)
        desk.values[i] = desk.chance[s.actor]
        if s.phase == ANSWER and desk.moves[i, WHAT] == ACCEPT_:
            desk.values[i] -= price(board, s)
