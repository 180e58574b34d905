"""P2: set-up."""

from ....core.contract import CHANCE
from ....core.events import emit
from ....core.jit import rule
from ....core.rng import seed_rng
from .cards import move
from .events import E_DEAL
from .state import CARDS, DEAL, DECK, KINDS, LAY_OUT, NO_CARD, NOWHERE, TYPES, Board, State


@rule
def new_game(board: Board, s: State, seed, sink):
    """P2.1: all product cards are shuffled, without the thieves, and dealt from seat 0 on."""
    seed_rng(s, seed)
    for t in range(TYPES):
        s.cards[DECK, t] = (1 << KINDS) - 1
    s.n_cards[DECK] = CARDS
    for seat in range(board.players):
        s.pawns[seat] = board.pawns
    s.free = board.spaces
    s.wanted = NO_CARD
    s.taken = NO_CARD
    s.site = NOWHERE
    s.new_shop = NOWHERE
    s.phase = DEAL
    s.actor = CHANCE


@rule
def deal(board: Board, s: State, card, sink):
    """P2.1: one starting hand after the other; then the window."""
    move(s, card, DECK, s.drawer)
    emit(sink, E_DEAL, s.drawer, card, 0)
    if s.n_cards[s.drawer] == board.dealt:
        s.drawer += 1
    if s.drawer == board.players:
        s.drawer = 0
        s.phase = LAY_OUT
