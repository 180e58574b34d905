"""P3.4, P3.5: the dice and what is drawn; P5.3: a new deck."""

import numpy as np

from ....core.contract import CHANCE, SEATS
from ....core.events import emit
from ....core.jit import rule
from ....core.rng import below
from .cards import count, deck_size, is_in, list_cards, lowest, move, move_all, without_lowest
from .events import E_DICE, E_DRAW, E_LUCK, E_MISSED, E_RESHUFFLE
from .refusals import CARD_NOT_IN_DECK, DECK_EMPTY, DECK_NOT_EMPTY, NO_THIEF_IN_DECK, OK
from .state import DECK, DISCARDS, DRAW_LUCK, DRAW_THREE, KINDS, OLD_DECKS, THIEF, TYPES, Board, State
from .thief import meet_thief
from .window import turn_up


@rule
def can_come(s: State, card):
    """P2.1: a card that is in the deck; P5.3: an empty one is made anew first."""
    if deck_size(s) == 0:
        return DECK_EMPTY
    if card == THIEF:
        return OK if s.thieves > 0 else NO_THIEF_IN_DECK
    return OK if is_in(s, card, DECK) else CARD_NOT_IN_DECK


@rule
def ways_to_come(s: State, card):
    """Thieves are alike: one result, as likely as they are many."""
    return s.thieves if card == THIEF else 1


@rule
def list_deck(s: State, out, n):
    n = list_cards(s, DECK, out, n)
    if s.thieves > 0:
        out[n] = THIEF
        n += 1
    return n


@rule
def pick_card(s: State):
    """Every card of the deck is equally likely. -1: it is empty."""
    if deck_size(s) == 0:
        return np.int64(-1)
    rest = below(s, deck_size(s))
    return np.int64(THIEF) if rest >= s.n_cards[DECK] else nth_card(s, DECK, rest)


@rule
def nth_card(s: State, pile, n):
    """The card that has n others of the pile before it."""
    for t in range(TYPES):
        here = count(s.cards[pile, t])
        if n < here:
            return t * KINDS + nth(s.cards[pile, t], n)
        n -= here
    return np.int64(THIEF)


@rule
def nth(mask, n):
    """The member of a set that has n others before it."""
    m = np.int64(mask)
    for _ in range(n):
        m = without_lowest(m)
    return lowest(m)


@rule
def roll(board: Board, s: State, first, second, sink):
    """P3.4: each player whose colour shows draws, once even if both dice show it."""
    s.dice[0] = first
    s.dice[1] = second
    emit(sink, E_DICE, first, second, 0)
    for seat in range(board.players):
        if seat == s.dice[0] or seat == s.dice[1]:
            s.due[seat] = board.luck + count(s.held[seat])
            emit(sink, E_LUCK, seat, s.due[seat], 0)
    s.phase = DRAW_LUCK
    s.drawer = s.active


@rule
def seek_draw(board: Board, s: State, sink):
    """On to the next card that is due. P3.4: clockwise from the active player, each seat all its cards; P3.5: then the
    active player three. False when all is drawn."""
    while True:
        if s.due[s.drawer] > 0:
            if can_draw(s):
                s.actor = CHANCE
                return True
            miss(s, sink)
        elif s.phase == DRAW_LUCK:
            s.drawer = (s.drawer + 1) % board.players
            if s.drawer == s.active:
                s.phase = DRAW_THREE
                s.due[s.active] = board.draws
        else:
            return False


@rule
def can_draw(s: State):
    """P5.3: without deck and discards a draw is missed."""
    return deck_size(s) > 0 or s.n_cards[DISCARDS] > 0


@rule
def miss(s: State, sink):
    emit(sink, E_MISSED, s.drawer, s.due[s.drawer], 0)
    s.due[s.drawer] = 0


@rule
def draw_result(board: Board, s: State, card, sink):
    if card == THIEF:
        meet_thief(board, s, sink)
    else:
        draw_card(s, card, sink)


@rule
def window_result(board: Board, s: State, card, sink):
    if card == THIEF:
        meet_thief(board, s, sink)
    else:
        turn_up(s, card, sink)


@rule
def draw_card(s: State, card, sink):
    move(s, card, DECK, s.drawer)
    s.due[s.drawer] -= 1
    emit(sink, E_DRAW, s.drawer, card, 0)


@rule
def can_reshuffle(s: State):
    return OK if deck_size(s) == 0 else DECK_NOT_EMPTY


@rule
def reshuffle(board: Board, s: State, sink):
    """P5.3: the discards and two of the thieves are the new deck."""
    remember_old_deck(s)
    emit(sink, E_RESHUFFLE, s.n_cards[DISCARDS], board.thieves_back, 0)
    move_all(s, DISCARDS, DECK)
    s.thieves = board.thieves_back
    s.decks += 1


@rule
def remember_old_deck(s: State):
    """All that is secret now is in hands, and not in the new deck, which is made of public cards: whoever watches
    knows that (P8.1), for as long as such a card stays secret. So every deck leaves a set of cards behind."""
    kept = np.int64(0)
    for i in range(s.n_old):
        left = np.int64(0)
        for t in range(TYPES):
            s.old[kept, t] = s.old[i, t] & secret_cards(s, t)
            left |= s.old[kept, t]
        if left != 0:
            kept += 1
    if kept == OLD_DECKS:
        merge_oldest(s)
        kept -= 1
    for t in range(TYPES):
        s.old[kept, t] = 0
        rest = secret_cards(s, t)
        for i in range(kept):
            rest &= ~np.int64(s.old[i, t])
        s.old[kept, t] = rest
    for i in range(kept + 1, OLD_DECKS):
        for t in range(TYPES):
            s.old[i, t] = 0
    s.n_old = kept + 1


@rule
def secret_cards(s: State, shop_type):
    """Of all hands together."""
    cards = np.int64(0)
    for seat in range(SEATS):
        cards |= s.cards[seat, shop_type] & ~s.known[seat, shop_type]
    return cards


@rule
def merge_oldest(s: State):
    """Room for one more: of the two oldest decks nobody remembers which card came from which."""
    for t in range(TYPES):
        s.old[0, t] |= s.old[1, t]
        for i in range(2, OLD_DECKS):
            s.old[i - 1, t] = s.old[i, t]
