"""Greedy's candidate moves, for each step of a turn. A move is a row of the workspace: a card taken with what is
discarded for it, a whole shop with its cards, site and push, an offer with all that is given, or a single action.
"""

import numpy as np

from ....bots.evaluation import evaluate_features
from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.actions import (
    ACCEPT_,
    CUT_,
    DISCARD_,
    GIVE_,
    IMPROVE_,
    OPEN_,
    PROPOSE_,
    PUSH_,
    READY_,
    SHOW_,
    SITE_,
    TAKE_,
    USE_,
    WANT_,
)
from ..rules.cards import lowest, without_lowest
from ..rules.flow import apply
from ..rules.moves import legal, refusal
from ..rules.refusals import OK
from ..rules.state import (
    ADD,
    ANSWER,
    IMPROVE,
    KINDS,
    OFFER,
    OPEN,
    PUSH,
    SHOW,
    SITE,
    TAKE,
    TRADE,
    USE,
    VALUES,
)
from .evaluation import evaluate
from .features import FAVOUR, ONE, run_beside
from .rows import (
    IMPROVING,
    NONE,
    PASS,
    SHOP,
    SHOWING,
    SINGLE,
    TAKING,
    VERB,
    WHAT,
    ZERO,
    A,
    B,
    C,
    best_push,
    best_question,
    evaluate_losses,
    list_improvements,
    list_offers,
    list_other_pushes,
    list_shops,
    list_shows,
    list_takes,
    put_row,
    type_asked,
)

TRIAL = 0  # of the states of the workspace
QUESTION_VALUE = 0.0002  # of a chance to win, for each point that a question may bring
OFFER_VALUE = 0.003  # the same, for an offer

# Numba compiles a function anew for each literal it is called with, but not for these.
READY, PROPOSE = np.int64(READY_), np.int64(PROPOSE_)


@rule
def act(board, s, action, work):
    """One action of a move. What is illegal in this position is left out."""
    if refusal(board, s, action, work.scratch) == OK:
        apply(board, s, action, work.scratch, work.sink)
        work.plan[0] += 1
        work.plan[work.plan[0]] = action


@rule
def act_with_all(board, s, first_action, shop_type, cards, work):
    """The same verb with every card of a set of one type."""
    while cards != 0:
        act(board, s, first_action + shop_type * KINDS + lowest(cards), work)
        cards = without_lowest(cards)


@rule
def act_with_each(board, s, first_action, row, work):
    """The same verb with the cards in the last columns."""
    for column in range(A, C + 1):
        if row[column] != NONE:
            act(board, s, first_action + row[column], work)


@rule
def play_move(board, s, row, work):
    """Play a candidate move, and write its actions to the plan."""
    work.plan[0] = 0
    verb, what = row[VERB], row[WHAT]
    if verb == SINGLE:
        act(board, s, what, work)
    elif verb == TAKING:
        act(board, s, TAKE_ + what, work)
        act_with_each(board, s, np.int64(DISCARD_), row, work)
    elif verb == SHOP:
        act(board, s, OPEN_ + what, work)
        act_with_all(board, s, np.int64(USE_), what, row[A], work)
        act(board, s, SITE_ + row[B], work)
        act(board, s, PUSH_ + row[C], work)
    elif verb == IMPROVING:
        act(board, s, IMPROVE_ + what, work)
        act(board, s, USE_ + row[A], work)
    elif verb == SHOWING:
        act_with_all(board, s, np.int64(SHOW_), type_asked(s, ZERO), row[A], work)
        act_with_all(board, s, np.int64(SHOW_), type_asked(s, ONE), row[B], work)
        act(board, s, READY, work)
    else:
        act(board, s, WANT_ + what, work)
        act_with_each(board, s, np.int64(GIVE_), row, work)
        act(board, s, PROPOSE, work)


@rule
def evaluate_moves(board, s, weights, work, first, last):
    """Moves first to last - 1: the value of each is the actor's chance to win after it."""
    trial = work.states[TRIAL]
    for i in range(first, last):
        work.states[TRIAL] = s
        play_move(board, trial, work.moves[i], work)
        finish_building(board, trial, work)
        evaluate(board, trial, s.actor, weights, work)
        if s.phase == ANSWER and work.moves[i, WHAT] == ACCEPT_:
            work.features[s.active, FAVOUR] = 1
            evaluate_features(board, weights, work)
        work.values[i] = work.chance[s.actor]


@rule
def finish_building(board, s, work):
    """Finish a shop that is half open in the plain way: its best cards, beside own shops, with the best push."""
    seat = s.actor
    while s.actor == seat and (s.phase == USE or s.phase == SITE or s.phase == PUSH or s.phase == ADD):
        n = legal(board, s, work.scratch, work.legal)
        best = 0
        most = -1
        for i in range(n):
            action = np.int64(work.legal[i])
            value = preference_of(board, s, action)
            if value > most:
                best, most = i, value
        apply(board, s, np.int64(work.legal[best]), work.scratch, work.sink)


@rule
def preference_of(board, s, action):
    if action >= PUSH_:
        return action - PUSH_
    if action >= SITE_:
        return np.int64(run_beside(board, s, s.actor, action - SITE_, -1)) + run_beside(
            board, s, s.actor, action - SITE_, 1
        )
    return (action - USE_) % VALUES


@rule
def list_candidates(board, s, weights, work, breadth):
    """Write the candidate moves and their values to the workspace, the best `breadth` of them first in its order.
    Returns how many there are."""
    if s.phase == OPEN:
        n = list_shop_candidates(board, s, weights, work, breadth)
    elif s.phase == TRADE or s.phase == TAKE:
        n = list_card_candidates(board, s, weights, work)
    elif s.phase == IMPROVE:
        n = list_improvements(board, s, work)
        evaluate_moves(board, s, weights, work, ZERO, n)
    elif s.phase == SHOW:
        n = list_shows(board, s, weights, work)
    elif s.phase == OFFER:
        n = list_offer_candidates(board, s, weights, work)
    else:
        n = list_action_candidates(board, s, weights, work)
    put_in_order(work, n, breadth)
    return n


@rule
def list_shop_candidates(board, s, weights, work, breadth):
    n = put_row(work, ZERO, SINGLE, PASS, NONE, NONE, NONE)
    n = list_shops(board, s, work, n, best_push(board, s))
    evaluate_moves(board, s, weights, work, ZERO, n)
    put_in_order(work, n, breadth)
    first = n
    n = list_other_pushes(board, s, work, n, breadth)
    evaluate_moves(board, s, weights, work, first, n)
    return n


@rule
def list_card_candidates(board, s, weights, work):
    """Step 1. A question costs nothing, and the window is still there after it: so its value is at least that of the
    best card."""
    n = list_takes(board, s, weights, work)
    evaluate_moves(board, s, weights, work, ZERO, n)
    if s.phase == TRADE:
        question, hope = best_question(board, s, weights, work)
        if hope > 0:
            best = 0.0
            for i in range(n):
                best = max(best, work.values[i])
            work.values[n] = best + QUESTION_VALUE * hope
            n = put_row(work, n, SINGLE, question, NONE, NONE, NONE)
    return n


@rule
def list_offer_candidates(board, s, weights, work):
    """The value of an offer grows with what it would gain."""
    n = list_offers(board, s, weights, work)
    evaluate(board, s, s.actor, weights, work)
    for i in range(n):
        work.values[i] = work.chance[s.actor] + OFFER_VALUE * work.values[i]
    return n


@rule
def list_action_candidates(board, s, weights, work):
    """All other decisions: answers, cards to be cut, and parts of moves that are already begun."""
    n = legal(board, s, work.scratch, work.legal)
    is_loss = True
    for i in range(n):
        action = np.int64(work.legal[i])
        card = NONE
        if action >= CUT_:
            card = action - CUT_
        elif action >= DISCARD_ and action < OPEN_:
            card = action - DISCARD_
        elif action >= GIVE_ and action < PROPOSE_:
            card = action - GIVE_
        elif action != PROPOSE_:
            is_loss = False
        put_row(work, i, SINGLE, action, card, NONE, NONE)
    if is_loss:
        evaluate_losses(board, s, weights, work, n)
    else:
        evaluate_moves(board, s, weights, work, ZERO, n)
    return n
