"""Random games watched through the eyes of their players. Compiled: there are millions of decisions to look at."""

import numpy as np

from grandopening.core.contract import CHANCE, OVER, SEATS, SPECTATOR
from grandopening.core.jit import Entry, rule, specialised
from grandopening.core.rng import below, seed_rng
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.cards import bit_of, count, type_of
from grandopening.games.proxima_obertura.rules.dispatch import apply, draw, legal, refusal
from grandopening.games.proxima_obertura.rules.hidden import imagine, redact
from grandopening.games.proxima_obertura.rules.setup import new_game
from grandopening.games.proxima_obertura.rules.shops import can_finish_building
from grandopening.games.proxima_obertura.rules.state import CARDS, DECK, KINDS, LAY_OUT, PILES, TYPES
from grandopening.games.proxima_obertura.rules.verbs import CODEC

N_ACTIONS = CODEC.n_actions

# What a random game can show to be wrong.
FINE, NO_LEGAL, LOST_CARD, VIEWS_DIFFER, LEGAL_DIFFER, REFUSALS_DIFFER, NOT_AGAIN, IMPOSSIBLE, OWN_HAND = range(9)
GAME_, VIEW, TWIN, DICE_ = range(4)  # the records of a watched game: itself, a view, a twin, and dice of the test's own


@rule
def is_conserved(board, s):
    """125 cards, each in one pile; the thieves in the deck are those there were, less those met, and two a new deck."""
    for t in range(TYPES):
        seen = np.int64(0)
        for pile in range(PILES):
            if seen & s.cards[pile, t] != 0:
                return False
            seen |= s.cards[pile, t]
        if seen != (1 << KINDS) - 1:
            return False
        for seat in range(SEATS):
            if s.known[seat, t] & ~s.cards[seat, t] != 0:
                return False
    for pile in range(PILES):
        n = 0
        for t in range(TYPES):
            n += count(s.cards[pile, t])
        if n != s.n_cards[pile]:
            return False
    if s.phase <= LAY_OUT and s.rounds == 0:
        return s.thieves == 0
    return s.thieves == board.thieves + s.decks * board.thieves_back - s.thieves_met


@rule
def hidden_place(s, viewer, c):
    """The pile of a card that the viewer cannot place; PILES where they can."""
    for pile in range(DECK + 1):
        if pile != viewer and s.cards[pile, type_of(c)] & bit_of(c) != 0:
            if pile < SEATS and s.known[pile, type_of(c)] & bit_of(c) != 0:
                return PILES
            return pile
    return PILES


@rule
def origin_of(s, c):
    for i in range(s.n_old):
        if s.old[i, type_of(c)] & bit_of(c) != 0:
            return i
    return -1


@rule
def swap_hidden(s, viewer, dice):
    """Exchange two cards that the viewer cannot place, of the same deck. (A card that was in a hand when the deck was
    made anew is not in it, and everybody knows that.)"""
    a, b = below(dice, CARDS), below(dice, CARDS)
    at_a, at_b = hidden_place(s, viewer, a), hidden_place(s, viewer, b)
    if at_a < PILES and at_b < PILES and at_a != at_b and origin_of(s, a) == origin_of(s, b):
        s.cards[at_a, type_of(a)] &= ~bit_of(a)
        s.cards[at_b, type_of(a)] |= bit_of(a)
        s.cards[at_b, type_of(b)] &= ~bit_of(b)
        s.cards[at_a, type_of(b)] |= bit_of(b)


@rule
def is_same(words, a, b):
    differences = 0
    for i in range(words.shape[1]):
        differences += words[a, i] != words[b, i]
    return differences == 0


@rule
def is_same_list(a, b, n):
    differences = 0
    for i in range(n):
        differences += a[i] != b[i]
    return differences == 0


@rule
def check_view(board, states, words, viewer, scratch, out, n, more):
    """A twin that differs only in what the viewer may not know: the same view, legal actions and refusals."""
    s, view, twin = states[GAME_], states[VIEW], states[TWIN]
    states[VIEW] = s
    states[TWIN] = s
    redact(board, view, viewer)
    for _ in range(8):
        swap_hidden(twin, viewer, states[DICE_])
    if not can_finish_building(board, twin):
        states[TWIN] = s
    if viewer == s.actor:
        if legal(board, twin, scratch, more) != n or not is_same_list(out, more, n):
            return LEGAL_DIFFER
        if legal(board, view, scratch, more) != n or not is_same_list(out, more, n):
            return LEGAL_DIFFER
        for _ in range(16):
            action = below(states[DICE_], N_ACTIONS)
            code = refusal(board, s, action, scratch)
            if code != refusal(board, view, action, scratch) or code != refusal(board, twin, action, scratch):
                return REFUSALS_DIFFER
    redact(board, twin, viewer)
    if not is_same(words, VIEW, TWIN):
        return VIEWS_DIFFER
    redact(board, twin, viewer)
    return FINE if is_same(words, VIEW, TWIN) else NOT_AGAIN


@rule
def check_imagined(board, states, words, viewer):
    """An imagined game is possible, and looks the same to the viewer."""
    s, view, twin = states[GAME_], states[VIEW], states[TWIN]
    states[VIEW] = s
    redact(board, view, viewer)
    states[TWIN] = view
    imagine(board, twin, viewer, below(states[DICE_], 1 << 30))
    if not is_conserved(board, twin) or not can_finish_building(board, twin):
        return IMPOSSIBLE
    for t in range(TYPES):
        if viewer < SEATS and twin.cards[viewer, t] != s.cards[viewer, t]:
            return OWN_HAND
        for i in range(s.n_old):
            if s.old[i, t] & twin.cards[DECK, t] != 0:
                return IMPOSSIBLE
    redact(board, twin, viewer)
    return FINE if is_same(words, VIEW, TWIN) else VIEWS_DIFFER


def _watch(board, states, words, seed, limit, scratch, sink, out, more, imagining):
    """Play one random game and check a view, or an imagined game, at every decision."""
    s = states[GAME_]
    new_game(board, s, seed, sink)
    seed_rng(states[DICE_], ~seed)
    decisions = 0
    while s.actor != OVER and decisions < limit:
        if not is_conserved(board, s):
            return LOST_CARD
        if s.actor == CHANCE:
            apply(board, s, draw(board, s), scratch, sink)
            continue
        decisions += 1
        n = legal(board, s, scratch, out)
        if n == 0:
            return NO_LEGAL
        # Mostly the seat that decides, else any other, or a spectator.
        viewer = np.int64(s.actor)
        if below(states[DICE_], 3) == 0:
            viewer = below(states[DICE_], board.players + 1)
            viewer = viewer if viewer < board.players else np.int64(SPECTATOR)
        if imagining:
            fault = check_imagined(board, states, words, viewer)
        else:
            fault = check_view(board, states, words, viewer, scratch, out, n, more)
        if fault != FINE:
            return fault
        apply(board, s, out[below(s, n)], scratch, sink)
    return FINE


watch = Entry(specialised(_watch, GAME.rules), eager=True)
