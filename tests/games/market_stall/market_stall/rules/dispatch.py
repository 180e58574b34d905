"""Generated from verbs.py by `python -m grandopening.core.generate`: do not edit."""

import numpy as np

from grandopening.core.contract import OVER
from grandopening.core.jit import rule
from grandopening.core.rng import below

from .asking import ask, can_ask, can_sell, pass_asking, refuse, sell
from .refusals import GAME_OVER, NOT_NOW, OK
from .selling import can_lay, can_open, lay, open_stall, wait
from .state import ANSWER, ASK, CRIER, DEAL, DRAW, LAY, Board, Scratch, State
from .turn import can_come, name_good, take_card, ways_to_come

# The number of the first action of each verb.
FIRST_DRAW = 0
FIRST_CRIER = 4
FIRST_PASS = 8
FIRST_ASK = 9
FIRST_SELL = 29
FIRST_REFUSE = 30
FIRST_LAY = 31
FIRST_OPEN = 35
FIRST_WAIT = 36


@rule
def draw_action(good):
    return np.int64(FIRST_DRAW + good)


@rule
def is_draw(action):
    return action >= FIRST_DRAW and action < FIRST_DRAW + 4


@rule
def draw_good(action):
    return action - FIRST_DRAW


@rule
def crier_action(good):
    return np.int64(FIRST_CRIER + good)


@rule
def is_crier(action):
    return action >= FIRST_CRIER and action < FIRST_CRIER + 4


@rule
def crier_good(action):
    return action - FIRST_CRIER


@rule
def pass_action():
    return np.int64(FIRST_PASS)


@rule
def is_pass(action):
    return action == FIRST_PASS


@rule
def ask_action(other, good):
    return np.int64(FIRST_ASK + other * 4 + good)


@rule
def is_ask(action):
    return action >= FIRST_ASK and action < FIRST_ASK + 20


@rule
def ask_other(action):
    return (action - FIRST_ASK) // 4


@rule
def ask_good(action):
    return (action - FIRST_ASK) % 4


@rule
def sell_action():
    return np.int64(FIRST_SELL)


@rule
def is_sell(action):
    return action == FIRST_SELL


@rule
def refuse_action():
    return np.int64(FIRST_REFUSE)


@rule
def is_refuse(action):
    return action == FIRST_REFUSE


@rule
def lay_action(good):
    return np.int64(FIRST_LAY + good)


@rule
def is_lay(action):
    return action >= FIRST_LAY and action < FIRST_LAY + 4


@rule
def lay_good(action):
    return action - FIRST_LAY


@rule
def open_action():
    return np.int64(FIRST_OPEN)


@rule
def is_open(action):
    return action == FIRST_OPEN


@rule
def wait_action():
    return np.int64(FIRST_WAIT)


@rule
def is_wait(action):
    return action == FIRST_WAIT


@rule
def list_deal(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for good in range(4):
        if can_come(s, good) == OK:
            out[n] = FIRST_DRAW + good
            n += 1
    return n


@rule
def list_crier(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for good in range(4):
        out[n] = FIRST_CRIER + good
        n += 1
    return n


@rule
def list_ask(board: Board, s: State, scratch: Scratch, out):
    n = 0
    out[n] = FIRST_PASS
    n += 1
    for other in range(board.players):
        for good in range(4):
            if can_ask(board, s, other, good) == OK:
                out[n] = FIRST_ASK + other * 4 + good
                n += 1
    return n


@rule
def list_answer(board: Board, s: State, scratch: Scratch, out):
    n = 0
    if can_sell(s) == OK:
        out[n] = FIRST_SELL
        n += 1
    out[n] = FIRST_REFUSE
    n += 1
    return n


@rule
def list_lay(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for good in range(4):
        if can_lay(board, s, good) == OK:
            out[n] = FIRST_LAY + good
            n += 1
    if can_open(s) == OK:
        out[n] = FIRST_OPEN
        n += 1
    out[n] = FIRST_WAIT
    n += 1
    return n


@rule
def list_draw(board: Board, s: State, scratch: Scratch, out):
    n = 0
    for good in range(4):
        if can_come(s, good) == OK:
            out[n] = FIRST_DRAW + good
            n += 1
    return n


@rule
def legal(board: Board, s: State, scratch: Scratch, out):
    """The legal actions of the actor; with chance to act, the results that can come."""
    if s.phase == DEAL:
        return list_deal(board, s, scratch, out)
    if s.phase == CRIER:
        return list_crier(board, s, scratch, out)
    if s.phase == ASK:
        return list_ask(board, s, scratch, out)
    if s.phase == ANSWER:
        return list_answer(board, s, scratch, out)
    if s.phase == LAY:
        return list_lay(board, s, scratch, out)
    if s.phase == DRAW:
        return list_draw(board, s, scratch, out)
    return 0


@rule
def refusal(board: Board, s: State, action, scratch: Scratch):
    """0, or the code of the rule that forbids the action to whoever acts now."""
    if s.actor == OVER:
        return GAME_OVER
    if action < FIRST_SELL:
        if action < FIRST_PASS:
            if action < FIRST_CRIER:
                if s.phase == DEAL or s.phase == DRAW:
                    return can_come(s, action - FIRST_DRAW)
            else:
                if s.phase == CRIER:
                    return OK
        else:
            if action < FIRST_ASK:
                if s.phase == ASK:
                    return OK
            else:
                if s.phase == ASK:
                    return can_ask(board, s, (action - FIRST_ASK) // 4, (action - FIRST_ASK) % 4)
    else:
        if action < FIRST_LAY:
            if action < FIRST_REFUSE:
                if s.phase == ANSWER:
                    return can_sell(s)
            else:
                if s.phase == ANSWER:
                    return OK
        else:
            if action < FIRST_OPEN:
                if s.phase == LAY:
                    return can_lay(board, s, action - FIRST_LAY)
            else:
                if action < FIRST_WAIT:
                    if s.phase == LAY:
                        return can_open(s)
                else:
                    if s.phase == LAY:
                        return OK
    return NOT_NOW


@rule
def apply(board: Board, s: State, action, scratch: Scratch, sink):
    """Perform a legal action, and all that follows from it by itself."""
    if action < FIRST_SELL:
        if action < FIRST_PASS:
            if action < FIRST_CRIER:
                take_card(board, s, action - FIRST_DRAW, sink)
            else:
                name_good(s, action - FIRST_CRIER, sink)
        else:
            if action < FIRST_ASK:
                pass_asking(s, sink)
            else:
                ask(s, (action - FIRST_ASK) // 4, (action - FIRST_ASK) % 4, sink)
    else:
        if action < FIRST_LAY:
            if action < FIRST_REFUSE:
                sell(board, s, sink)
            else:
                refuse(s, sink)
        else:
            if action < FIRST_OPEN:
                lay(s, action - FIRST_LAY, sink)
            else:
                if action < FIRST_WAIT:
                    open_stall(board, s, sink)
                else:
                    wait(board, s, sink)


@rule
def weight(board: Board, s: State, action):
    """Of a result: how many equally likely ways lead to it."""
    if action >= FIRST_DRAW and action < FIRST_DRAW + 4:
        return np.int64(ways_to_come(s, action - FIRST_DRAW))
    return np.int64(1)


@rule
def draw_draw(board: Board, s: State):
    total = np.int64(0)
    for good in range(4):
        if can_come(s, good) == OK:
            total += ways_to_come(s, good)
    rest = below(s, total)
    for good in range(4):
        if can_come(s, good) == OK:
            rest -= ways_to_come(s, good)
            if rest < 0:
                return np.int64(FIRST_DRAW + good)
    return np.int64(-1)


@rule
def draw_crier(board: Board, s: State):
    return np.int64(FIRST_CRIER + below(s, 4))


@rule
def draw(board: Board, s: State):
    """One of the results that can come, by the generator in the state."""
    if s.phase == DEAL or s.phase == DRAW:
        return draw_draw(board, s)
    if s.phase == CRIER:
        return draw_crier(board, s)
    return np.int64(-1)
