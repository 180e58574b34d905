"""Generated from verbs.py by `python -m grandopening.core.generate`: do not edit."""

import numpy as np

from grandopening.core.contract import OVER
from grandopening.core.jit import rule
from grandopening.core.rng import below

from .draws import (
    can_come,
    can_reshuffle,
    draw_result,
    list_deck,
    pick_card,
    reshuffle,
    roll,
    ways_to_come,
    window_result,
)
from .flow import go_on
from .refusals import CUT_FIRST, GAME_OVER, IMPROVE_MUST_FINISH, NOT_NOW, OK, ONE_TRADE, OPEN_MUST_FINISH, WANT_BINDS
from .setup import deal
from .shops import can_improve, can_open, can_push, can_put_in, can_site, choose_site, improve, open_shop, push, put_in
from .state import (
    ADD,
    ANSWER,
    CUT,
    DEAL,
    DICE,
    DISCARD,
    DRAW_LUCK,
    DRAW_THREE,
    FILL,
    GIVE,
    IMPROVE,
    LAY_OUT,
    OFFER,
    OPEN,
    PUSH,
    RENEW,
    SHOW,
    SITE,
    TAKE,
    TRADE,
    USE,
    Board,
    Scratch,
    State,
)
from .thief import can_cut, cut
from .trade import (
    accept,
    ask,
    can_ask,
    can_give,
    can_propose,
    can_show,
    can_want,
    can_want_once_more,
    end_showing,
    give,
    list_shown,
    propose,
    refuse,
    show,
    stop,
    want,
)
from .turn import pass_step
from .window import can_discard, can_take, discard, list_hand, list_window, take

# The number of the first action of each verb.
FIRST_DEAL = 0
FIRST_WINDOW = 125
FIRST_DRAW = 251
FIRST_RESHUFFLE = 377
FIRST_DICE = 378
FIRST_ASK = 414
FIRST_READY = 439
FIRST_SHOW = 440
FIRST_STOP = 565
FIRST_WANT = 566
FIRST_PROPOSE = 691
FIRST_GIVE = 692
FIRST_ACCEPT = 817
FIRST_REFUSE = 818
FIRST_OPEN = 819
FIRST_USE = 824
FIRST_SITE = 949
FIRST_PUSH = 969
FIRST_IMPROVE = 973
FIRST_PASS = 993
FIRST_TAKE = 994
FIRST_DISCARD = 1119
FIRST_CUT = 1244


@rule
def deal_action(card):
    return np.int64(FIRST_DEAL + card)


@rule
def is_deal(action):
    return action >= FIRST_DEAL and action < FIRST_DEAL + 125


@rule
def deal_card(action):
    return action - FIRST_DEAL


@rule
def window_action(card):
    return np.int64(FIRST_WINDOW + card)


@rule
def is_window(action):
    return action >= FIRST_WINDOW and action < FIRST_WINDOW + 126


@rule
def window_card(action):
    return action - FIRST_WINDOW


@rule
def draw_action(card):
    return np.int64(FIRST_DRAW + card)


@rule
def is_draw(action):
    return action >= FIRST_DRAW and action < FIRST_DRAW + 126


@rule
def draw_card(action):
    return action - FIRST_DRAW


@rule
def reshuffle_action():
    return np.int64(FIRST_RESHUFFLE)


@rule
def is_reshuffle(action):
    return action == FIRST_RESHUFFLE


@rule
def dice_action(first, second):
    return np.int64(FIRST_DICE + first * 6 + second)


@rule
def is_dice(action):
    return action >= FIRST_DICE and action < FIRST_DICE + 36


@rule
def dice_first(action):
    return (action - FIRST_DICE) // 6


@rule
def dice_second(action):
    return (action - FIRST_DICE) % 6


@rule
def ask_action(first, second):
    return np.int64(FIRST_ASK + first * 5 + second)


@rule
def is_ask(action):
    return action >= FIRST_ASK and action < FIRST_ASK + 25


@rule
def ask_first(action):
    return (action - FIRST_ASK) // 5


@rule
def ask_second(action):
    return (action - FIRST_ASK) % 5


@rule
def ready_action():
    return np.int64(FIRST_READY)


@rule
def is_ready(action):
    return action == FIRST_READY


@rule
def show_action(card):
    return np.int64(FIRST_SHOW + card)


@rule
def is_show(action):
    return action >= FIRST_SHOW and action < FIRST_SHOW + 125


@rule
def show_card(action):
    return action - FIRST_SHOW


@rule
def stop_action():
    return np.int64(FIRST_STOP)


@rule
def is_stop(action):
    return action == FIRST_STOP


@rule
def want_action(card):
    return np.int64(FIRST_WANT + card)


@rule
def is_want(action):
    return action >= FIRST_WANT and action < FIRST_WANT + 125


@rule
def want_card(action):
    return action - FIRST_WANT


@rule
def propose_action():
    return np.int64(FIRST_PROPOSE)


@rule
def is_propose(action):
    return action == FIRST_PROPOSE


@rule
def give_action(card):
    return np.int64(FIRST_GIVE + card)


@rule
def is_give(action):
    return action >= FIRST_GIVE and action < FIRST_GIVE + 125


@rule
def give_card(action):
    return action - FIRST_GIVE


@rule
def accept_action():
    return np.int64(FIRST_ACCEPT)


@rule
def is_accept(action):
    return action == FIRST_ACCEPT


@rule
def refuse_action():
    return np.int64(FIRST_REFUSE)


@rule
def is_refuse(action):
    return action == FIRST_REFUSE


@rule
def open_action(type):
    return np.int64(FIRST_OPEN + type)


@rule
def is_open(action):
    return action >= FIRST_OPEN and action < FIRST_OPEN + 5


@rule
def open_type(action):
    return action - FIRST_OPEN


@rule
def use_action(card):
    return np.int64(FIRST_USE + card)


@rule
def is_use(action):
    return action >= FIRST_USE and action < FIRST_USE + 125


@rule
def use_card(action):
    return action - FIRST_USE


@rule
def site_action(space):
    return np.int64(FIRST_SITE + space)


@rule
def is_site(action):
    return action >= FIRST_SITE and action < FIRST_SITE + 20


@rule
def site_space(action):
    return action - FIRST_SITE


@rule
def push_action(value):
    return np.int64(FIRST_PUSH + value)


@rule
def is_push(action):
    return action >= FIRST_PUSH and action < FIRST_PUSH + 4


@rule
def push_value(action):
    return action - FIRST_PUSH


@rule
def improve_action(space):
    return np.int64(FIRST_IMPROVE + space)


@rule
def is_improve(action):
    return action >= FIRST_IMPROVE and action < FIRST_IMPROVE + 20


@rule
def improve_space(action):
    return action - FIRST_IMPROVE


@rule
def pass_action():
    return np.int64(FIRST_PASS)


@rule
def is_pass(action):
    return action == FIRST_PASS


@rule
def take_action(card):
    return np.int64(FIRST_TAKE + card)


@rule
def is_take(action):
    return action >= FIRST_TAKE and action < FIRST_TAKE + 125


@rule
def take_card(action):
    return action - FIRST_TAKE


@rule
def discard_action(card):
    return np.int64(FIRST_DISCARD + card)


@rule
def is_discard(action):
    return action >= FIRST_DISCARD and action < FIRST_DISCARD + 125


@rule
def discard_card(action):
    return action - FIRST_DISCARD


@rule
def cut_action(card):
    return np.int64(FIRST_CUT + card)


@rule
def is_cut(action):
    return action >= FIRST_CUT and action < FIRST_CUT + 125


@rule
def cut_card(action):
    return action - FIRST_CUT


@rule
def list_deal(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_DEAL + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def list_lay_out(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_WINDOW + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def list_trade(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for first in range(5):
        for second in range(5):
            if can_ask(first, second) == OK:
                out[n] = FIRST_ASK + first * 5 + second
                n += 1
    out[n] = FIRST_PASS
    n += 1
    end = list_window(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_take(board, s, card) == OK:
            out[n] = FIRST_TAKE + card
            n += 1
    return n


@rule
def list_show(board: Board, s: State, scratch: Scratch, out):
    n = 0
    out[n] = FIRST_READY
    n += 1
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_show(s, card) == OK:
            out[n] = FIRST_SHOW + card
            n += 1
    return n


@rule
def list_offer(board: Board, s: State, scratch: Scratch, out):
    n = 0
    out[n] = FIRST_STOP
    n += 1
    end = list_shown(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_want(board, s, card) == OK:
            out[n] = FIRST_WANT + card
            n += 1
    return n


@rule
def list_give(board: Board, s: State, scratch: Scratch, out):
    n = 0
    if can_propose(s) == OK:
        out[n] = FIRST_PROPOSE
        n += 1
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_give(s, card) == OK:
            out[n] = FIRST_GIVE + card
            n += 1
    return n


@rule
def list_answer(board: Board, s: State, scratch: Scratch, out):
    n = 0
    out[n] = FIRST_ACCEPT
    n += 1
    out[n] = FIRST_REFUSE
    n += 1
    return n


@rule
def list_take(board: Board, s: State, scratch: Scratch, out):
    n = 0
    out[n] = FIRST_PASS
    n += 1
    end = list_window(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_take(board, s, card) == OK:
            out[n] = FIRST_TAKE + card
            n += 1
    return n


@rule
def list_discard(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_discard(s, card) == OK:
            out[n] = FIRST_DISCARD + card
            n += 1
    return n


@rule
def list_fill(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_WINDOW + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def list_open(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for type in range(5):
        if can_open(board, s, type) == OK:
            out[n] = FIRST_OPEN + type
            n += 1
    out[n] = FIRST_PASS
    n += 1
    return n


@rule
def list_use(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_put_in(s, card) == OK:
            out[n] = FIRST_USE + card
            n += 1
    return n


@rule
def list_site(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for space in range(20):
        if can_site(board, s, space) == OK:
            out[n] = FIRST_SITE + space
            n += 1
    return n


@rule
def list_push(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for value in range(4):
        if can_push(board, s, value) == OK:
            out[n] = FIRST_PUSH + value
            n += 1
    return n


@rule
def list_improve(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for space in range(20):
        if can_improve(s, space) == OK:
            out[n] = FIRST_IMPROVE + space
            n += 1
    out[n] = FIRST_PASS
    n += 1
    return n


@rule
def list_add(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_put_in(s, card) == OK:
            out[n] = FIRST_USE + card
            n += 1
    return n


@rule
def list_dice(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for first in range(6):
        for second in range(6):
            out[n] = FIRST_DICE + first * 6 + second
            n += 1
    return n


@rule
def list_draw_luck(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_DRAW + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def list_draw_three(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_DRAW + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def list_cut(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_hand(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_cut(s, card) == OK:
            out[n] = FIRST_CUT + card
            n += 1
    return n


@rule
def list_renew(board: Board, s: State, scratch: Scratch, out):
    n = 0
    end = list_deck(s, out, n)
    for i in range(n, end):
        card = np.int64(out[i])
        if can_come(s, card) == OK:
            out[n] = FIRST_WINDOW + card
            n += 1
    if can_reshuffle(s) == OK:
        out[n] = FIRST_RESHUFFLE
        n += 1
    return n


@rule
def legal(board: Board, s: State, scratch: Scratch, out):
    """The legal actions of the actor; with chance to act, the results that can come."""
    if s.phase == DEAL:
        return list_deal(board, s, scratch, out)
    if s.phase == LAY_OUT:
        return list_lay_out(board, s, scratch, out)
    if s.phase == TRADE:
        return list_trade(board, s, scratch, out)
    if s.phase == SHOW:
        return list_show(board, s, scratch, out)
    if s.phase == OFFER:
        return list_offer(board, s, scratch, out)
    if s.phase == GIVE:
        return list_give(board, s, scratch, out)
    if s.phase == ANSWER:
        return list_answer(board, s, scratch, out)
    if s.phase == TAKE:
        return list_take(board, s, scratch, out)
    if s.phase == DISCARD:
        return list_discard(board, s, scratch, out)
    if s.phase == FILL:
        return list_fill(board, s, scratch, out)
    if s.phase == OPEN:
        return list_open(board, s, scratch, out)
    if s.phase == USE:
        return list_use(board, s, scratch, out)
    if s.phase == SITE:
        return list_site(board, s, scratch, out)
    if s.phase == PUSH:
        return list_push(board, s, scratch, out)
    if s.phase == IMPROVE:
        return list_improve(board, s, scratch, out)
    if s.phase == ADD:
        return list_add(board, s, scratch, out)
    if s.phase == DICE:
        return list_dice(board, s, scratch, out)
    if s.phase == DRAW_LUCK:
        return list_draw_luck(board, s, scratch, out)
    if s.phase == DRAW_THREE:
        return list_draw_three(board, s, scratch, out)
    if s.phase == CUT:
        return list_cut(board, s, scratch, out)
    if s.phase == RENEW:
        return list_renew(board, s, scratch, out)
    return 0


@rule
def refusal(board: Board, s: State, action, scratch: Scratch):
    """0, or the code of the rule that forbids the action to whoever acts now."""
    if s.actor == OVER:
        return GAME_OVER
    if action < FIRST_GIVE:
        if action < FIRST_ASK:
            if action < FIRST_DRAW:
                if action < FIRST_WINDOW:
                    if s.phase == DEAL:
                        return can_come(s, action - FIRST_DEAL)
                else:
                    if s.phase == LAY_OUT or s.phase == FILL or s.phase == RENEW:
                        return can_come(s, action - FIRST_WINDOW)
            else:
                if action < FIRST_RESHUFFLE:
                    if s.phase == DRAW_LUCK or s.phase == DRAW_THREE:
                        return can_come(s, action - FIRST_DRAW)
                else:
                    if action < FIRST_DICE:
                        if (
                            s.phase == DEAL
                            or s.phase == LAY_OUT
                            or s.phase == FILL
                            or s.phase == RENEW
                            or s.phase == DRAW_LUCK
                            or s.phase == DRAW_THREE
                        ):
                            return can_reshuffle(s)
                    else:
                        if s.phase == DICE:
                            return OK
        else:
            if action < FIRST_STOP:
                if action < FIRST_READY:
                    if s.phase == TRADE:
                        return can_ask((action - FIRST_ASK) // 5, (action - FIRST_ASK) % 5)
                    if s.phase == TAKE:
                        return ONE_TRADE
                else:
                    if action < FIRST_SHOW:
                        if s.phase == SHOW:
                            return OK
                    else:
                        if s.phase == SHOW:
                            return can_show(s, action - FIRST_SHOW)
            else:
                if action < FIRST_WANT:
                    if s.phase == OFFER:
                        return OK
                    if s.phase == GIVE:
                        return WANT_BINDS
                else:
                    if action < FIRST_PROPOSE:
                        if s.phase == OFFER:
                            return can_want(board, s, action - FIRST_WANT)
                        if s.phase == TAKE:
                            return can_want_once_more(board, s, action - FIRST_WANT)
                        if s.phase == GIVE:
                            return WANT_BINDS
                    else:
                        if s.phase == GIVE:
                            return can_propose(s)
    else:
        if action < FIRST_PUSH:
            if action < FIRST_OPEN:
                if action < FIRST_ACCEPT:
                    if s.phase == GIVE:
                        return can_give(s, action - FIRST_GIVE)
                else:
                    if action < FIRST_REFUSE:
                        if s.phase == ANSWER:
                            return OK
                    else:
                        if s.phase == ANSWER:
                            return OK
            else:
                if action < FIRST_USE:
                    if s.phase == OPEN:
                        return can_open(board, s, action - FIRST_OPEN)
                else:
                    if action < FIRST_SITE:
                        if s.phase == USE or s.phase == ADD:
                            return can_put_in(s, action - FIRST_USE)
                    else:
                        if s.phase == SITE:
                            return can_site(board, s, action - FIRST_SITE)
        else:
            if action < FIRST_TAKE:
                if action < FIRST_IMPROVE:
                    if s.phase == PUSH:
                        return can_push(board, s, action - FIRST_PUSH)
                else:
                    if action < FIRST_PASS:
                        if s.phase == IMPROVE:
                            return can_improve(s, action - FIRST_IMPROVE)
                    else:
                        if s.phase == TRADE or s.phase == TAKE or s.phase == OPEN or s.phase == IMPROVE:
                            return OK
                        if s.phase == USE:
                            return OPEN_MUST_FINISH
                        if s.phase == SITE:
                            return OPEN_MUST_FINISH
                        if s.phase == PUSH:
                            return OPEN_MUST_FINISH
                        if s.phase == ADD:
                            return IMPROVE_MUST_FINISH
            else:
                if action < FIRST_DISCARD:
                    if s.phase == TRADE or s.phase == TAKE:
                        return can_take(board, s, action - FIRST_TAKE)
                else:
                    if action < FIRST_CUT:
                        if s.phase == DISCARD:
                            return can_discard(s, action - FIRST_DISCARD)
                    else:
                        if s.phase == CUT:
                            return can_cut(s, action - FIRST_CUT)
    if s.phase == CUT:
        return CUT_FIRST
    return NOT_NOW


@rule
def apply(board: Board, s: State, action, scratch: Scratch, sink):
    """Perform a legal action, and all that follows from it by itself."""
    if action < FIRST_GIVE:
        if action < FIRST_ASK:
            if action < FIRST_DRAW:
                if action < FIRST_WINDOW:
                    deal(board, s, action - FIRST_DEAL, sink)
                else:
                    window_result(board, s, action - FIRST_WINDOW, sink)
            else:
                if action < FIRST_RESHUFFLE:
                    draw_result(board, s, action - FIRST_DRAW, sink)
                else:
                    if action < FIRST_DICE:
                        reshuffle(board, s, sink)
                    else:
                        roll(board, s, (action - FIRST_DICE) // 6, (action - FIRST_DICE) % 6, sink)
        else:
            if action < FIRST_STOP:
                if action < FIRST_READY:
                    ask(board, s, (action - FIRST_ASK) // 5, (action - FIRST_ASK) % 5, sink)
                else:
                    if action < FIRST_SHOW:
                        end_showing(board, s, sink)
                    else:
                        show(s, action - FIRST_SHOW, sink)
            else:
                if action < FIRST_WANT:
                    stop(s, sink)
                else:
                    if action < FIRST_PROPOSE:
                        want(board, s, action - FIRST_WANT, sink)
                    else:
                        propose(board, s, sink)
    else:
        if action < FIRST_PUSH:
            if action < FIRST_OPEN:
                if action < FIRST_ACCEPT:
                    give(s, action - FIRST_GIVE, sink)
                else:
                    if action < FIRST_REFUSE:
                        accept(s, sink)
                    else:
                        refuse(board, s, sink)
            else:
                if action < FIRST_USE:
                    open_shop(s, action - FIRST_OPEN, sink)
                else:
                    if action < FIRST_SITE:
                        put_in(board, s, action - FIRST_USE, sink)
                    else:
                        choose_site(s, action - FIRST_SITE, sink)
        else:
            if action < FIRST_TAKE:
                if action < FIRST_IMPROVE:
                    push(board, s, action - FIRST_PUSH, sink)
                else:
                    if action < FIRST_PASS:
                        improve(s, action - FIRST_IMPROVE, sink)
                    else:
                        pass_step(s, sink)
            else:
                if action < FIRST_DISCARD:
                    take(s, action - FIRST_TAKE, sink)
                else:
                    if action < FIRST_CUT:
                        discard(board, s, action - FIRST_DISCARD, sink)
                    else:
                        cut(s, action - FIRST_CUT, sink)
    if (action >= FIRST_DEAL and action < FIRST_DEAL + 414) or (action >= FIRST_OPEN and action < FIRST_OPEN + 550):
        go_on(board, s, sink)


@rule
def weight(board: Board, s: State, action):
    """Of a result: how many equally likely ways lead to it."""
    if action >= FIRST_WINDOW and action < FIRST_WINDOW + 126:
        return np.int64(ways_to_come(s, action - FIRST_WINDOW))
    if action >= FIRST_DRAW and action < FIRST_DRAW + 126:
        return np.int64(ways_to_come(s, action - FIRST_DRAW))
    return np.int64(1)


@rule
def draw_deal_or_reshuffle(board: Board, s: State):
    value = pick_card(s)
    if value >= 0:
        return np.int64(FIRST_DEAL + value)
    return np.int64(FIRST_RESHUFFLE)


@rule
def draw_window_or_reshuffle(board: Board, s: State):
    value = pick_card(s)
    if value >= 0:
        return np.int64(FIRST_WINDOW + value)
    return np.int64(FIRST_RESHUFFLE)


@rule
def draw_dice(board: Board, s: State):
    return np.int64(FIRST_DICE + below(s, 36))


@rule
def draw_draw_or_reshuffle(board: Board, s: State):
    value = pick_card(s)
    if value >= 0:
        return np.int64(FIRST_DRAW + value)
    return np.int64(FIRST_RESHUFFLE)


@rule
def draw(board: Board, s: State):
    """One of the results that can come, by the generator in the state."""
    if s.phase == DEAL:
        return draw_deal_or_reshuffle(board, s)
    if s.phase == LAY_OUT or s.phase == FILL or s.phase == RENEW:
        return draw_window_or_reshuffle(board, s)
    if s.phase == DICE:
        return draw_dice(board, s)
    if s.phase == DRAW_LUCK or s.phase == DRAW_THREE:
        return draw_draw_or_reshuffle(board, s)
    return np.int64(-1)
