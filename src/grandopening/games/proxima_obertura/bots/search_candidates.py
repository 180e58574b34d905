"""The candidate moves of a search in Pròxima Obertura: those of greedy, with their values by the value network, and
many more in a trade. Greedy has one question, and offers the cards it misses least; a search tries every question, and
also offers cards that others may want more.
"""

import numpy as np

from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.dispatch import ask_action
from ..rules.state import OFFER, TRADE, TYPES, Board, State
from .candidates import list_candidates
from .offers import list_offers
from .replies import evaluate_by_network
from .rows import NONE, SINGLE, list_takes, put_row

MOST_WANTED = np.int64(5)  # shown cards for which offers are listed
ORDERED = np.int64(64)  # more moves than a node has children


@rule
def list_search_candidates(board: Board, s: State, weights, work, breadth):
    if s.phase == TRADE:
        n = list_questions(board, s, weights, work)
    elif s.phase == OFFER:
        n = list_offers(board, s, weights, work, MOST_WANTED)
    else:
        n = list_candidates(board, s, weights, work, breadth)
        evaluate_by_network(board, s, weights, work, n)
    put_in_order(work, n, ORDERED)
    return n


@rule
def list_questions(board: Board, s: State, weights, work):
    """P4.1: all of them. A question costs nothing, so each has the value of the best card of the window."""
    n = list_takes(board, s, weights, work)
    evaluate_by_network(board, s, weights, work, n)
    best = 0.0
    for i in range(n):
        best = max(best, work.values[i])
    for first in range(TYPES):
        for second in range(first + 1, TYPES):
            work.values[n] = best
            n = put_row(work, n, SINGLE, ask_action(first, second), NONE, NONE, NONE)
    return n
