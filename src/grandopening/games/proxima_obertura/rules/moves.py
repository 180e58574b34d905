"""What may be done now, and why not: `refusal` hands every action to the rule beside its effect, and `legal` lists the
candidates that no rule refuses."""

from ....core.contract import CHANCE, OVER
from ....core.jit import rule
from .actions import (
    ACCEPT_,
    ASK_,
    CUT_,
    DICE_,
    DISCARD_,
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
)
from .cards import deck_size, list_cards
from .draws import can_come, can_reshuffle, first_result
from .refusals import (
    CUT_FIRST,
    GAME_OVER,
    IMPROVE_MUST_FINISH,
    NOT_NOW,
    OK,
    ONE_TRADE,
    OPEN_MUST_FINISH,
    WANT_BINDS,
)
from .shops import can_add, can_improve, can_open, can_push, can_site, can_use
from .state import (
    ADD,
    ANSWER,
    CARDS,
    CUT,
    DEAL,
    DECK,
    DICE,
    DISCARD,
    FACES,
    GIVE,
    IMPROVE,
    OFFER,
    OPEN,
    PUSHES,
    SHOW,
    SITE,
    SPACES,
    TAKE,
    THIEF,
    TRADE,
    TYPES,
    USE,
    WINDOW,
)
from .thief import can_cut
from .trade import can_ask, can_give, can_propose, can_show, can_want, list_shown
from .window import can_discard, can_take


@rule
def legal(board, s, scratch, out):
    """The legal actions of the actor; with chance to act, the results that can come."""
    n = 0
    for i in range(candidates(s, out)):
        if refusal(board, s, out[i], scratch) == OK:
            out[n] = out[i]
            n += 1
    return n


@rule
def candidates(s, out):
    """All actions that can be legal in this phase, and few others."""
    if s.actor == OVER:
        return 0
    if s.actor == CHANCE:
        return candidates_of_chance(s, out)
    if s.phase == CUT:
        return list_cards(s, s.actor, CUT_, out, 0)
    return candidates_of_trade(s, out) if s.phase < OPEN else candidates_of_shops(s, out)


@rule
def candidates_of_trade(s, out):
    """Step 1."""
    if s.phase == TRADE:
        n = list_pairs(out)
        out[n] = PASS_
        return list_cards(s, WINDOW, TAKE_, out, n + 1)
    if s.phase == SHOW:
        out[0] = READY_
        return list_cards(s, s.actor, SHOW_, out, 1)
    if s.phase == OFFER:
        out[0] = STOP_
        return list_shown(s, WANT_, out, 1)
    if s.phase == GIVE:
        out[0] = PROPOSE_
        return list_cards(s, s.actor, GIVE_, out, 1)
    if s.phase == ANSWER:
        out[0] = ACCEPT_
        out[1] = REFUSE_
        return 2
    if s.phase == TAKE:
        out[0] = PASS_
        return list_cards(s, WINDOW, TAKE_, out, 1)
    return list_cards(s, s.actor, DISCARD_, out, 0)


@rule
def list_pairs(out):
    n = 0
    for first in range(TYPES):
        for second in range(first + 1, TYPES):
            out[n] = ASK_ + first * TYPES + second
            n += 1
    return n


@rule
def candidates_of_shops(s, out):
    """Steps 2 and 3."""
    if s.phase == OPEN:
        return list_numbers(OPEN_, TYPES, out, True)
    if s.phase == USE or s.phase == ADD:
        return list_cards(s, s.actor, USE_, out, 0)
    if s.phase == SITE:
        return list_numbers(SITE_, SPACES, out, False)
    if s.phase == IMPROVE:
        return list_numbers(IMPROVE_, SPACES, out, True)
    return list_numbers(PUSH_, PUSHES, out, False)


@rule
def list_numbers(first, n, out, or_pass):
    for i in range(n):
        out[i] = first + i
    if or_pass:
        out[n] = PASS_
        n += 1
    return n


@rule
def candidates_of_chance(s, out):
    if s.phase == DICE:
        return list_numbers(DICE_, FACES * FACES, out, False)
    if deck_size(s) == 0:
        out[0] = RESHUFFLE_
        return 1
    n = list_cards(s, DECK, first_result(s), out, 0)
    if s.thieves > 0:
        out[n] = first_result(s) + THIEF
        n += 1
    return n


@rule
def refusal(board, s, action, scratch):
    """0, or the code of the rule that forbids the action to whoever acts now."""
    if s.actor == OVER:
        return GAME_OVER
    if s.actor == CHANCE:
        return refusal_of_result(s, action)
    if s.phase == CUT:
        return can_cut(s, action - CUT_) if is_verb(action, CUT_, CARDS) else CUT_FIRST
    if s.phase == TRADE or (s.phase >= TAKE and s.phase < OPEN):
        return refusal_of_taking(board, s, action)
    if s.phase < OPEN:
        return refusal_in_trade(board, s, action)
    return refusal_of_opening(board, s, action) if s.phase < IMPROVE else refusal_of_improving(s, action)


@rule
def is_verb(action, first, span):
    return action >= first and action < first + span


@rule
def refusal_of_taking(board, s, action):
    """Step 1, outside of a trade."""
    if s.phase == DISCARD:
        return can_discard(s, action - DISCARD_) if is_verb(action, DISCARD_, CARDS) else NOT_NOW
    if action == PASS_:
        return OK
    if is_verb(action, TAKE_, CARDS):
        return can_take(board, s, action - TAKE_)
    if is_verb(action, ASK_, TYPES * TYPES):
        return can_ask((action - ASK_) // TYPES, (action - ASK_) % TYPES) if s.phase == TRADE else ONE_TRADE
    if is_verb(action, WANT_, CARDS) and s.phase == TAKE:
        code = can_want(board, s, action - WANT_)
        return code if code != OK else ONE_TRADE
    return NOT_NOW


@rule
def refusal_in_trade(board, s, action):
    """Step 1, from the question to the answer."""
    if s.phase == SHOW:
        if action == READY_:
            return OK
        return can_show(s, action - SHOW_) if is_verb(action, SHOW_, CARDS) else NOT_NOW
    if s.phase == OFFER:
        if action == STOP_:
            return OK
        return can_want(board, s, action - WANT_) if is_verb(action, WANT_, CARDS) else NOT_NOW
    if s.phase == GIVE:
        if is_verb(action, GIVE_, CARDS):
            return can_give(s, action - GIVE_)
        if action == PROPOSE_:
            return can_propose(s)
        return WANT_BINDS if action == STOP_ or is_verb(action, WANT_, CARDS) else NOT_NOW
    if action == ACCEPT_:
        return OK
    return OK if action == REFUSE_ else NOT_NOW


@rule
def refusal_of_opening(board, s, action):
    """Step 2."""
    if s.phase == OPEN:
        if action == PASS_:
            return OK
        return can_open(board, s, action - OPEN_) if is_verb(action, OPEN_, TYPES) else NOT_NOW
    if action == PASS_:
        return OPEN_MUST_FINISH
    if s.phase == USE:
        return can_use(s, action - USE_) if is_verb(action, USE_, CARDS) else NOT_NOW
    if s.phase == SITE:
        return can_site(board, s, action - SITE_) if is_verb(action, SITE_, SPACES) else NOT_NOW
    return can_push(board, s, action - PUSH_) if is_verb(action, PUSH_, PUSHES) else NOT_NOW


@rule
def refusal_of_improving(s, action):
    """Step 3."""
    if s.phase == IMPROVE:
        if action == PASS_:
            return OK
        return can_improve(s, action - IMPROVE_) if is_verb(action, IMPROVE_, SPACES) else NOT_NOW
    if action == PASS_:
        return IMPROVE_MUST_FINISH
    return can_add(s, action - USE_) if is_verb(action, USE_, CARDS) else NOT_NOW


@rule
def refusal_of_result(s, action):
    if s.phase == DICE:
        return OK if is_verb(action, DICE_, FACES * FACES) else NOT_NOW
    if action == RESHUFFLE_:
        return can_reshuffle(s)
    n = CARDS if s.phase == DEAL else CARDS + 1
    return can_come(s, action - first_result(s)) if is_verb(action, first_result(s), n) else NOT_NOW
