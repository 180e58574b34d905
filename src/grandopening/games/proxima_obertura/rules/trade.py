"""P4: trading. Ask for two types; the others show cards; offer for one of them; its owner answers."""

from ....core.bits import bit, has
from ....core.events import emit
from ....core.jit import rule
from .cards import bit_of, is_in, lowest, move, reveal, type_of, without_lowest
from .events import E_ACCEPT, E_ASK, E_GIVE, E_PROPOSE, E_READY, E_REFUSE, E_SHOW, E_STOP, E_WANT
from .refusals import (
    ASK_TWO_TYPES,
    GIVE_ALREADY,
    GIVE_AT_LEAST_ONE,
    GIVE_NOT_IN_HAND,
    OFFERS_USED_UP,
    OK,
    ONE_TRADE,
    SHOW_ALREADY,
    SHOW_NOT_ASKED,
    SHOW_NOT_IN_HAND,
    WANT_NEEDS_CARDS,
    WANT_NOT_SHOWN,
)
from .state import ANSWER, GIVE, KINDS, MOST_OFFERS, NO_CARD, OFFER, OPEN, SHOW, TAKE, TYPES, Board, State


@rule
def can_ask(first, second):
    """P4.1: two different types, named in the order of P1.1."""
    return OK if first < second else ASK_TWO_TYPES


@rule
def ask(board: Board, s: State, first, second, sink):
    s.asked = bit(first) | bit(second)
    s.phase = SHOW
    s.actor = (s.active + 1) % board.players
    emit(sink, E_ASK, s.active, first, second)


@rule
def can_show(s: State, card):
    """P4.2: hand cards of the types asked for, each once."""
    if not is_in(s, card, s.actor):
        return SHOW_NOT_IN_HAND
    if not has(s.asked, type_of(card)):
        return SHOW_NOT_ASKED
    return OK if s.shown[type_of(card)] & bit_of(card) == 0 else SHOW_ALREADY


@rule
def show(s: State, card, sink):
    s.shown[type_of(card)] |= bit_of(card)
    reveal(s, s.actor, card)
    emit(sink, E_SHOW, s.actor, card, 0)


@rule
def end_showing(board: Board, s: State, sink):
    """P4.2: one after the other clockwise; then the active player offers, or stops."""
    emit(sink, E_READY, s.actor, 0, 0)
    s.actor = (s.actor + 1) % board.players
    if s.actor == s.active:
        s.phase = OFFER


@rule
def can_want(board: Board, s: State, card):
    """P4.3, P4.4: one of the shown cards, with something to offer for it."""
    if s.offers == board.offers:
        return OFFERS_USED_UP
    if s.shown[type_of(card)] & bit_of(card) == 0:
        return WANT_NOT_SHOWN
    return OK if s.n_cards[s.active] > 0 else WANT_NEEDS_CARDS


@rule
def can_want_once_more(board: Board, s: State, card):
    """P3.1: after a trade that came to nothing there is no other."""
    code = can_want(board, s, card)
    return code if code != OK else ONE_TRADE


@rule
def list_shown(s: State, out, n):
    """All shown cards."""
    for t in range(TYPES):
        mask = s.shown[t]
        while mask != 0:
            out[n] = t * KINDS + lowest(mask)
            n += 1
            mask = without_lowest(mask)
    return n


@rule
def want(board: Board, s: State, card, sink):
    s.wanted = card
    s.phase = GIVE
    emit(sink, E_WANT, s.active, card, owner_of(board, s, card))


@rule
def owner_of(board: Board, s: State, card):
    """The seat that has the card in hand."""
    for seat in range(board.players):
        if is_in(s, card, seat):
            return seat
    return 0


@rule
def can_give(s: State, card):
    """P4.3: a card of one's own hand, each once."""
    if not is_in(s, card, s.active):
        return GIVE_NOT_IN_HAND
    return OK if s.given[type_of(card)] & bit_of(card) == 0 else GIVE_ALREADY


@rule
def give(s: State, card, sink):
    s.given[type_of(card)] |= bit_of(card)
    reveal(s, s.active, card)
    emit(sink, E_GIVE, s.active, card, 0)


@rule
def can_propose(s: State):
    """P4.3: at least one card for it."""
    for t in range(TYPES):
        if s.given[t] != 0:
            return OK
    return GIVE_AT_LEAST_ONE


@rule
def propose(board: Board, s: State, sink):
    s.offers += 1
    s.phase = ANSWER
    s.actor = owner_of(board, s, s.wanted)
    emit(sink, E_PROPOSE, s.active, s.actor, s.offers)


@rule
def accept(s: State, sink):
    """P4.4: the cards change hands, known to everybody, and the trade is over."""
    owner = s.actor
    emit(sink, E_ACCEPT, owner, s.wanted, s.active)
    for t in range(TYPES):
        mask = s.given[t]
        while mask != 0:
            card = t * KINDS + lowest(mask)
            move(s, card, s.active, owner)
            reveal(s, owner, card)
            mask = without_lowest(mask)
    move(s, s.wanted, owner, s.active)
    reveal(s, s.active, s.wanted)
    withdraw_offer(s)
    end_trade(s, OPEN)


@rule
def refuse(board: Board, s: State, sink):
    """P4.4: another offer, as long as there are any left. Everybody remembers this one until the trade is over."""
    emit(sink, E_REFUSE, s.actor, s.wanted, s.active)
    s.refused_for[s.offers - 1] = s.wanted
    for t in range(TYPES):
        s.refused[s.offers - 1, t] = s.given[t]
    withdraw_offer(s)
    s.phase = OFFER
    s.actor = s.active
    if s.offers == board.offers:
        end_trade(s, TAKE)


@rule
def stop(s: State, sink):
    """P3.1: a trade that comes to nothing still leaves the window."""
    emit(sink, E_STOP, s.active, 0, 0)
    end_trade(s, TAKE)


@rule
def withdraw_offer(s: State):
    s.wanted = NO_CARD
    for t in range(TYPES):
        s.given[t] = 0


@rule
def end_trade(s: State, phase):
    s.phase = phase
    s.actor = s.active
    for t in range(TYPES):
        s.shown[t] = 0
    for offer in range(MOST_OFFERS):
        s.refused_for[offer] = 0
        for t in range(TYPES):
            s.refused[offer, t] = 0
