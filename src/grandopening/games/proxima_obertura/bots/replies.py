"""What search does in Pròxima Obertura where it grows no tree: in the turns of others and when a thief comes. The
candidates are greedy's, evaluated by the value network. Whole games can be played like this, with greedy's questions
and offers: the network is trained on such games.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.dispatch import is_accept
from ..rules.state import ANSWER, CUT, IMPROVE, OPEN, SHOW, TAKE, Board, State
from .candidates import TRIAL, list_candidates, play_move
from .encoder import evaluate_leaf
from .rows import NONE, SHOWING, WHAT, ZERO, A, put_row, type_asked

LEAST_GAIN = 0.002  # of a chance to win: an offer has to raise it by more


@rule
def list_reply_candidates(board: Board, s: State, weights, work, breadth):
    if s.phase == SHOW:
        return list_full_show(s, work)
    n = list_candidates(board, s, weights, work, breadth)
    if s.phase in (ANSWER, CUT, TAKE, OPEN, IMPROVE):
        evaluate_by_network(board, s, weights, work, n)
        put_in_order(work, n, breadth)
    return n


@rule
def list_full_show(s: State, work):
    """P4.2: one candidate, to show all that was asked for. A shown card need not be given, and may bring an offer."""
    n = put_row(work, ZERO, SHOWING, NONE, ZERO, ZERO, NONE)
    for k in range(2):
        t = type_asked(s, np.int64(k))
        work.moves[0, A + k] = np.int64(s.cards[s.actor, t]) & ~np.int64(s.shown[t])
    work.order[0] = 0
    return n


@rule
def evaluate_by_network(board: Board, s: State, weights, work, n):
    """The value of each move is the actor's chance to win after it, by the value network. One determinization is
    enough: the encoder uses no hidden cards."""
    after = work.states[TRIAL]
    for i in range(n):
        work.states[TRIAL] = s
        play_move(board, after, work.moves[i], work)
        evaluate_leaf(board, after, s.actor, weights, work)
        work.values[i] = work.chance[s.actor]
        if s.phase == ANSWER and is_accept(work.moves[i, WHAT]):
            work.values[i] -= LEAST_GAIN
