"""The sequence of play: what every verb sets going, and what follows by itself until somebody decides again."""

import numpy as np

from ....core.contract import CHANCE
from ....core.jit import rule
from .actions import (
    ACCEPT_,
    ASK_,
    CUT_,
    DEAL_,
    DICE_,
    DISCARD_,
    DRAW_,
    GIVE_,
    IMPROVE_,
    OPEN_,
    PASS_,
    PROPOSE_,
    PUSH_,
    READY_,
    REFUSE_,
    RESHUFFLE_,
    SHOW_,
    SITE_,
    STOP_,
    TAKE_,
    USE_,
    WANT_,
    WINDOW_,
)
from .draws import can_draw, draw_card, has_to_draw, reshuffle, roll
from .setup import deal
from .shops import add, choose_site, improve, open_shop, push, use
from .state import (
    ADD,
    CUT,
    DICE,
    DRAW_LUCK,
    DRAW_THREE,
    FACES,
    FILL,
    LAY_OUT,
    OPEN,
    RENEW,
    THIEF,
    TYPES,
    WINDOW,
)
from .thief import cut, has_to_cut, meet_thief
from .trade import accept, ask, end_showing, give, propose, refuse, show, stop, want
from .turn import begin_turn, end_turn, pass_step
from .window import discard, take, turn_up


@rule
def apply(board, s, action, scratch, sink):
    """Perform a legal action, and all that follows from it by itself."""
    if action < PASS_:
        apply_result(board, s, action, sink)
        go_on(board, s, sink)
    elif action < TAKE_ and action != PASS_:
        apply_in_trade(board, s, action, sink)
    else:
        apply_in_turn(board, s, action, sink)
        go_on(board, s, sink)


@rule
def apply_result(board, s, action, sink):
    if action >= DICE_:
        roll(board, s, (action - DICE_) // FACES, (action - DICE_) % FACES, sink)
    elif action == RESHUFFLE_:
        reshuffle(board, s, sink)
    elif action == DRAW_ + THIEF or action == WINDOW_ + THIEF:
        meet_thief(board, s, sink)
    elif action >= DRAW_:
        draw_card(s, action - DRAW_, sink)
    elif action >= WINDOW_:
        turn_up(s, action - WINDOW_, sink)
    else:
        deal(board, s, action - DEAL_, sink)


@rule
def apply_in_trade(board, s, action, sink):
    if action < SHOW_:
        ask(board, s, (action - ASK_) // TYPES, (action - ASK_) % TYPES, sink)
    elif action < READY_:
        show(s, action - SHOW_, sink)
    elif action < WANT_:
        end_showing(board, s, sink)
    elif action < STOP_:
        want(board, s, action - WANT_, sink)
    elif action < GIVE_:
        stop(s, sink)
    elif action < PROPOSE_:
        give(s, action - GIVE_, sink)
    elif action < ACCEPT_:
        propose(board, s, sink)
    elif action < REFUSE_:
        accept(s, sink)
    else:
        refuse(board, s, sink)


@rule
def apply_in_turn(board, s, action, sink):
    if action == PASS_:
        pass_step(s, sink)
    elif action < DISCARD_:
        take(s, action - TAKE_, sink)
    elif action < OPEN_:
        discard(board, s, action - DISCARD_, sink)
    elif action < USE_:
        open_shop(s, action - OPEN_, sink)
    elif action < SITE_:
        if s.phase == ADD:
            add(s, action - USE_, sink)
        else:
            use(board, s, action - USE_, sink)
    elif action < PUSH_:
        choose_site(s, action - SITE_, sink)
    elif action < IMPROVE_:
        push(board, s, action - PUSH_, sink)
    elif action < CUT_:
        improve(s, action - IMPROVE_, sink)
    else:
        cut(s, action - CUT_, sink)


@rule
def go_on(board, s, sink):
    """On to the next decision or draw: cuts, then the window or the draws they interrupted, then the next turn."""
    if s.phase == CUT:
        if has_to_cut(board, s):
            return
        s.phase = s.interrupted
    if s.phase == DRAW_LUCK or s.phase == DRAW_THREE:
        if has_to_draw(board, s, sink):
            return
        end_turn(board, s, sink)
    if s.phase == LAY_OUT or s.phase == FILL or s.phase == RENEW:
        if s.n_cards[WINDOW] < board.window and can_draw(s):
            s.actor = CHANCE
            return
        leave_window(board, s, sink)
    if s.phase == DICE:
        s.actor = CHANCE


@rule
def leave_window(board, s, sink):
    """The window is full. P2.1: after the first one the thieves come into the deck."""
    if s.phase == FILL:
        s.phase = OPEN
        s.actor = s.active
        return
    if s.phase == LAY_OUT:
        s.thieves = board.thieves
    begin_turn(s, sink)


@rule
def weight(board, s, action):
    """Thieves are alike: one result, as likely as they are many."""
    if action == DRAW_ + THIEF or action == WINDOW_ + THIEF:
        return np.int64(s.thieves)
    return np.int64(1)
