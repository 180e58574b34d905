"""The moves greedy considers, step by step of a turn. A move is a row of the desk: a card taken with what is discarded
for it, a whole shop with its cards, site and push, an offer with all that is given, or a single action.
"""

import numpy as np

from ....bots.order import put_in_order
from ....bots.weigh import weigh
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
    list_improvements,
    list_offers,
    list_other_pushes,
    list_shops,
    list_shows,
    list_takes,
    put_row,
    type_asked,
    value_losses,
)
from .worth import estimate

TRIAL = 0  # state of the desk
HOPE = 0.0002  # of a chance to win, for a point that a question may bring
LUCK = 0.003  # the same, for an offer

# Numba compiles a function anew for each literal it is called with, but not for these.
READY, PROPOSE = np.int64(READY_), np.int64(PROPOSE_)


@rule
def act(board, s, action, desk):
    """One action of a plan. What is impossible in this position is left out."""
    if refusal(board, s, action, desk.scratch) == OK:
        apply(board, s, action, desk.scratch, desk.sink)
        desk.plan[0] += 1
        desk.plan[desk.plan[0]] = action


@rule
def act_with_all(board, s, first_action, shop_type, cards, desk):
    """The same verb with every card of a set of one type."""
    while cards != 0:
        act(board, s, first_action + shop_type * KINDS + lowest(cards), desk)
        cards = without_lowest(cards)


@rule
def act_with_each(board, s, first_action, row, desk):
    """The same verb with the cards in the last columns."""
    for column in range(A, C + 1):
        if row[column] != NONE:
            act(board, s, first_action + row[column], desk)


@rule
def carry_out(board, s, row, desk):
    """Perform a move, and write its actions to the plan."""
    desk.plan[0] = 0
    verb, what = row[VERB], row[WHAT]
    if verb == SINGLE:
        act(board, s, what, desk)
    elif verb == TAKING:
        act(board, s, TAKE_ + what, desk)
        act_with_each(board, s, np.int64(DISCARD_), row, desk)
    elif verb == SHOP:
        act(board, s, OPEN_ + what, desk)
        act_with_all(board, s, np.int64(USE_), what, row[A], desk)
        act(board, s, SITE_ + row[B], desk)
        act(board, s, PUSH_ + row[C], desk)
    elif verb == IMPROVING:
        act(board, s, IMPROVE_ + what, desk)
        act(board, s, USE_ + row[A], desk)
    elif verb == SHOWING:
        act_with_all(board, s, np.int64(SHOW_), type_asked(s, ZERO), row[A], desk)
        act_with_all(board, s, np.int64(SHOW_), type_asked(s, ONE), row[B], desk)
        act(board, s, READY, desk)
    else:
        act(board, s, WANT_ + what, desk)
        act_with_each(board, s, np.int64(GIVE_), row, desk)
        act(board, s, PROPOSE, desk)


@rule
def value_moves(board, s, weights, desk, first, last):
    """Try moves first to last - 1: the actor's chance to win after each."""
    trial = desk.states[TRIAL]
    for i in range(first, last):
        desk.states[TRIAL] = s
        carry_out(board, trial, desk.moves[i], desk)
        finish_building(board, trial, desk)
        estimate(board, trial, s.actor, weights, desk)
        if s.phase == ANSWER and desk.moves[i, WHAT] == ACCEPT_:
            desk.features[s.active, FAVOUR] = 1
            weigh(board, weights, desk)
        desk.values[i] = desk.chance[s.actor]


@rule
def finish_building(board, s, desk):
    """A shop that is half open is finished by habit: its best cards, beside one's own shops, with the best push."""
    seat = s.actor
    while s.actor == seat and (s.phase == USE or s.phase == SITE or s.phase == PUSH or s.phase == ADD):
        n = legal(board, s, desk.scratch, desk.legal)
        best = 0
        most = -1
        for i in range(n):
            action = np.int64(desk.legal[i])
            value = liking_of(board, s, action)
            if value > most:
                best, most = i, value
        apply(board, s, np.int64(desk.legal[best]), desk.scratch, desk.sink)


@rule
def liking_of(board, s, action):
    if action >= PUSH_:
        return action - PUSH_
    if action >= SITE_:
        return np.int64(run_beside(board, s, s.actor, action - SITE_, -1)) + run_beside(
            board, s, s.actor, action - SITE_, 1
        )
    return (action - USE_) % VALUES


@rule
def consider(board, s, weights, desk, breadth):
    """Write the moves worth a look to the desk, valued; the best `breadth` of them first in its order. Returns how many
    there are."""
    if s.phase == OPEN:
        n = consider_shops(board, s, weights, desk, breadth)
    elif s.phase == TRADE or s.phase == TAKE:
        n = consider_cards(board, s, weights, desk)
    elif s.phase == IMPROVE:
        n = list_improvements(board, s, desk)
        value_moves(board, s, weights, desk, ZERO, n)
    elif s.phase == SHOW:
        n = list_shows(board, s, weights, desk)
    elif s.phase == OFFER:
        n = consider_offers(board, s, weights, desk)
    else:
        n = consider_actions(board, s, weights, desk)
    put_in_order(desk, n, breadth)
    return n


@rule
def consider_shops(board, s, weights, desk, breadth):
    n = put_row(desk, ZERO, SINGLE, PASS, NONE, NONE, NONE)
    n = list_shops(board, s, desk, n, best_push(board, s))
    value_moves(board, s, weights, desk, ZERO, n)
    put_in_order(desk, n, breadth)
    first = n
    n = list_other_pushes(board, s, desk, n, breadth)
    value_moves(board, s, weights, desk, first, n)
    return n


@rule
def consider_cards(board, s, weights, desk):
    """Step 1. A question costs nothing, and the window is still there after it: so it is as good as the best card."""
    n = list_takes(board, s, weights, desk)
    value_moves(board, s, weights, desk, ZERO, n)
    if s.phase == TRADE:
        question, hope = best_question(board, s, weights, desk)
        if hope > 0:
            best = 0.0
            for i in range(n):
                best = max(best, desk.values[i])
            desk.values[n] = best + HOPE * hope
            n = put_row(desk, n, SINGLE, question, NONE, NONE, NONE)
    return n


@rule
def consider_offers(board, s, weights, desk):
    """Every offer is worth what it would gain, as likely as that is."""
    n = list_offers(board, s, weights, desk)
    estimate(board, s, s.actor, weights, desk)
    for i in range(n):
        desk.values[i] = desk.chance[s.actor] + LUCK * desk.values[i]
    return n


@rule
def consider_actions(board, s, weights, desk):
    """The rest: answers, cards to be cut, and the parts of moves that somebody else began."""
    n = legal(board, s, desk.scratch, desk.legal)
    is_loss = True
    for i in range(n):
        action = np.int64(desk.legal[i])
        card = NONE
        if action >= CUT_:
            card = action - CUT_
        elif action >= DISCARD_ and action < OPEN_:
            card = action - DISCARD_
        elif action >= GIVE_ and action < PROPOSE_:
            card = action - GIVE_
        elif action != PROPOSE_:
            is_loss = False
        put_row(desk, i, SINGLE, action, card, NONE, NONE)
    if is_loss:
        value_losses(board, s, weights, desk, n)
    else:
        value_moves(board, s, weights, desk, ZERO, n)
    return n
