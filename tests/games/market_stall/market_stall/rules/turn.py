"""M2, M3.1, M3.6 and M4.1: set-up and draws, and where a turn, a day and the game begin and end."""

from grandopening.core.contract import CHANCE, OVER
from grandopening.core.events import emit
from grandopening.core.jit import rule
from grandopening.core.rng import seed_rng

from .events import E_CRIER, E_DRAW, E_END, E_TURN
from .goods import from_deck
from .refusals import NOT_IN_DECK, OK
from .scoring import sell_the_rest
from .state import ASK, CRIER, DEAL, DRAW, ENDED_DAYS, ENDED_SOLD_OUT, FINISHED, GOODS, NO_GOOD


@rule
def new_game(board, s, seed, sink):
    """M2.1: everybody has coins, and draws a first hand."""
    seed_rng(s, seed)
    for good in range(GOODS):
        s.deck[good] = board.deck[good]
        s.in_deck += board.deck[good]
    for seat in range(board.players):
        s.coins[seat] = board.purse
    s.crier = NO_GOOD
    s.asked = NO_GOOD
    s.due = board.dealt
    s.phase = DEAL
    s.actor = CHANCE


@rule
def can_come(s, good):
    return OK if s.deck[good] > 0 else NOT_IN_DECK


@rule
def ways_to_come(s, good):
    """M1.1: cards of one good are alike, so a good is as likely as the deck has cards of it."""
    return s.deck[good]


@rule
def take_card(board, s, good, sink):
    """M2.1, M3.6: one card; then the next one that is due, the next hand, or the next turn."""
    s.in_deck -= 1
    s.in_hand[s.drawer] += 1
    s.due -= 1
    from_deck(s, s.drawer, good)
    emit(sink, E_DRAW, s.drawer, good, 0)
    if s.due > 0 and s.in_deck > 0:
        return
    if s.phase == DRAW:
        end_turn(board, s, sink)
    elif s.drawer + 1 < board.players:
        s.drawer += 1
        s.due = board.dealt
    else:
        begin_turn(s, sink)


@rule
def begin_turn(s, sink):
    s.phase = CRIER
    s.actor = CHANCE
    s.turn += 1
    emit(sink, E_TURN, s.active, s.days + 1, 0)


@rule
def name_good(s, good, sink):
    """M3.1."""
    s.crier = good
    s.phase = ASK
    s.actor = s.active
    emit(sink, E_CRIER, good, 0, 0)


@rule
def draw_cards(board, s, sink):
    """M3.6: the end of a turn."""
    s.crier = NO_GOOD
    s.drawer = s.active
    s.due = board.draws
    s.phase = DRAW
    s.actor = CHANCE
    if s.in_deck == 0:
        end_turn(board, s, sink)


@rule
def end_turn(board, s, sink):
    """M2.2, M4.1: the next seat; after the last one the day is over, and perhaps the game."""
    s.due = 0
    s.active = (s.active + 1) % board.players
    if s.active == 0:
        s.days += 1
        if s.days == board.days:
            finish(board, s, ENDED_DAYS, sink)
            return
        if s.in_deck == 0:
            finish(board, s, ENDED_SOLD_OUT, sink)
            return
    begin_turn(s, sink)


@rule
def finish(board, s, end, sink):
    sell_the_rest(board, s, sink)
    s.end = end
    s.phase = FINISHED
    s.actor = OVER
    emit(sink, E_END, end, 0, 0)
