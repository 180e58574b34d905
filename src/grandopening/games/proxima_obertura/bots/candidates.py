"""Greedy's candidate moves, for each step of a turn. A move is a row of the workspace: a card taken with what is
discarded for it, a whole shop with its cards, site and push, an offer with all that is given, or a single action.
"""

import numpy as np

from ....bots.evaluation import evaluate_features
from ....bots.order import put_in_order
from ....core.jit import rule
from ..rules.cards import card_of, lowest, value_of, without_lowest
from ..rules.dispatch import (
    apply,
    cut_card,
    discard_action,
    discard_card,
    give_action,
    give_card,
    improve_action,
    is_accept,
    is_cut,
    is_discard,
    is_give,
    is_propose,
    is_push,
    is_site,
    legal,
    open_action,
    pass_action,
    propose_action,
    push_action,
    push_value,
    ready_action,
    refusal,
    refuse_action,
    show_action,
    site_action,
    site_space,
    take_action,
    use_action,
    use_card,
    want_action,
)
from ..rules.refusals import OK
from ..rules.state import (
    ADD,
    ANSWER,
    IMPROVE,
    OFFER,
    OPEN,
    PUSH,
    SHOW,
    SITE,
    TAKE,
    TRADE,
    USE,
    Board,
    State,
)
from .bargaining import is_refused_already
from .evaluation import evaluate
from .features import FAVOUR, ONE, own_shops_beside
from .offers import list_offers
from .rows import (
    IMPROVING,
    NONE,
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
    list_other_pushes,
    list_shops,
    list_shows,
    list_takes,
    put_row,
    type_asked,
)

TRIAL = 0  # of the states of the workspace
QUESTION_VALUE = 0.0002  # of a chance to win, for each point that a question may bring
MOST_WANTED = np.int64(3)  # shown cards for which offers are listed


@rule
def act(board: Board, s: State, action, work):
    """One action of a move. What is illegal in this position is left out."""
    if refusal(board, s, action, work.scratch) == OK:
        apply(board, s, action, work.scratch, work.sink)
        work.plan[0] += 1
        work.plan[work.plan[0]] = action


@rule
def use_all(board: Board, s: State, shop_type, cards, work):
    """Every card of a set of one type."""
    while cards != 0:
        act(board, s, use_action(card_of(shop_type, lowest(cards))), work)
        cards = without_lowest(cards)


@rule
def show_all(board: Board, s: State, shop_type, cards, work):
    while cards != 0:
        act(board, s, show_action(card_of(shop_type, lowest(cards))), work)
        cards = without_lowest(cards)


@rule
def play_move(board: Board, s: State, row, work):
    """Play a candidate move, and write its actions to the plan."""
    work.plan[0] = 0
    verb, what = row[VERB], row[WHAT]
    if verb == SINGLE:
        act(board, s, what, work)
    elif verb == TAKING:
        act(board, s, take_action(what), work)
        for column in range(A, C + 1):
            if row[column] != NONE:
                act(board, s, discard_action(row[column]), work)
    elif verb == SHOP:
        act(board, s, open_action(what), work)
        use_all(board, s, what, row[A], work)
        act(board, s, site_action(row[B]), work)
        act(board, s, push_action(row[C]), work)
    elif verb == IMPROVING:
        act(board, s, improve_action(what), work)
        act(board, s, use_action(row[A]), work)
    elif verb == SHOWING:
        show_all(board, s, type_asked(s, ZERO), row[A], work)
        show_all(board, s, type_asked(s, ONE), row[B], work)
        act(board, s, ready_action(), work)
    else:
        act(board, s, want_action(what), work)
        for column in range(A, C + 1):
            if row[column] != NONE:
                act(board, s, give_action(row[column]), work)
        act(board, s, propose_action(), work)


@rule
def evaluate_moves(board: Board, s: State, weights, work, first, last):
    """Moves first to last - 1: the value of each is the actor's chance to win after it."""
    trial = work.states[TRIAL]
    for i in range(first, last):
        work.states[TRIAL] = s
        play_move(board, trial, work.moves[i], work)
        finish_building(board, trial, work)
        evaluate(board, trial, s.actor, weights, work)
        if s.phase == ANSWER and is_accept(work.moves[i, WHAT]):
            work.features[s.active, FAVOUR] = 1
            evaluate_features(board, weights, work)
        work.values[i] = work.chance[s.actor]


@rule
def finish_building(board: Board, s: State, work):
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
def preference_of(board: Board, s: State, action):
    if is_push(action):
        return push_value(action)
    if is_site(action):
        return own_shops_beside(board, s, s.actor, site_space(action))
    return value_of(use_card(action))


@rule
def list_candidates(board: Board, s: State, weights, work, breadth):
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
        n = list_offers(board, s, weights, work, MOST_WANTED)
    elif s.phase == ANSWER and is_refused_already(board, s, s):
        n = put_row(work, ZERO, SINGLE, refuse_action(), NONE, NONE, NONE)
    else:
        n = list_action_candidates(board, s, weights, work)
    put_in_order(work, n, breadth)
    return n


@rule
def list_shop_candidates(board: Board, s: State, weights, work, breadth):
    n = put_row(work, ZERO, SINGLE, pass_action(), NONE, NONE, NONE)
    n = list_shops(board, s, work, n, best_push(board, s))
    evaluate_moves(board, s, weights, work, ZERO, n)
    put_in_order(work, n, breadth)
    first = n
    n = list_other_pushes(board, s, work, n, breadth)
    evaluate_moves(board, s, weights, work, first, n)
    return n


@rule
def list_card_candidates(board: Board, s: State, weights, work):
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
def list_action_candidates(board: Board, s: State, weights, work):
    """All other decisions: answers, cards to be cut, and parts of moves that are already begun."""
    n = legal(board, s, work.scratch, work.legal)
    is_loss = True
    for i in range(n):
        action = np.int64(work.legal[i])
        card = NONE
        if is_cut(action):
            card = cut_card(action)
        elif is_discard(action):
            card = discard_card(action)
        elif is_give(action):
            card = give_card(action)
        elif not is_propose(action):
            is_loss = False
        put_row(work, i, SINGLE, action, card, NONE, NONE)
    if is_loss:
        evaluate_losses(board, s, weights, work, n)
    else:
        evaluate_moves(board, s, weights, work, ZERO, n)
    return n
