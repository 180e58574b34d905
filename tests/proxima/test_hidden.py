"""P8: what each player may know, at every decision of many random games."""

import itertools

import numpy as np
import pytest

from grandopening.core.contract import CHANCE, OVER, SPECTATOR, Refused
from grandopening.core.events import new_sink
from grandopening.core.jit import INTERPRETED, Entry, specialised
from grandopening.core.struct import copy_of, words_of
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.cards import bit_of, type_of
from grandopening.games.proxima_obertura.rules.draws import reshuffle
from grandopening.games.proxima_obertura.rules.hidden import imagine
from grandopening.games.proxima_obertura.rules.state import (
    CARDS,
    DECK,
    FINISHED,
    IMPROVE,
    OPEN,
    PILES,
    SHOW,
    TYPES,
    USE,
    WINDOW,
)

from .table import WORDS, Table, card, four_of, set_up
from .watch import FINE, hidden_place, origin_of, watch

# For each number of players. `./test --all` watches many more.
FEW, MANY = ((0, 1), (1, 2)) if INTERPRETED else ((0, 80), (80, 400))
LIMIT = 60 if INTERPRETED else 1 << 30


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("imagining", [False, True], ids=["redact", "imagine"])
@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.slow)], ids=["few", "many"])
def test_p8_1_at_every_decision(players, imagining, games):
    board, scratch, sink = set_up(players).board, GAME.Scratch.new(), new_sink()
    out, more = np.zeros(GAME.max_legal, np.int32), np.zeros(GAME.max_legal, np.int32)
    for seed in range(*games):
        states = GAME.State.many(4)
        fault = watch(board, states, words_of(states), seed, LIMIT, scratch, sink, out, more, imagining)
        assert fault == FINE, f"seed {seed}, after {states[0].rounds} rounds"


def test_p8_1_what_is_public_stays_in_the_view():
    table = Table(hands={0: ["food.1.1"], 1: ["food.2.1", "home.2.1", "wear.1.1"], 2: ["food.3.1"]}, thieves_met=2)
    table.do("ask", types=["food", "home"])
    table.do("show", card="food.2.1")
    for viewer in (0, 2, SPECTATOR):
        seen = Table()
        seen.position = table.position.view(viewer)
        assert seen.known(1) == ["food.2.1"]
        for name in GAME.State.fields:
            if name not in ("rng", "cards"):
                assert np.array_equal(getattr(seen.s, name), getattr(table.s, name)), name
        assert seen.s.n_cards[1] == 3
        assert seen.pile(WINDOW) == table.pile(WINDOW)
        assert set(seen.pile(1)) != set(table.pile(1))
        assert seen.s.rng.tolist() == [0, 0, 0, 0]
    own = Table()
    own.position = table.position.view(1)
    assert own.pile(1) == table.pile(1)


def test_p8_1_at_the_end_all_hands_are_open():
    table = Table(hands={1: ["food.2.1"]}, phase=FINISHED, actor=OVER)
    for viewer in (0, SPECTATOR):
        view = table.position.view(viewer).state
        table.s.rng[:] = 0
        assert view.tobytes() == table.s.tobytes()


def test_p8_2_cards_in_mid_decision():
    """A card leaves the hand with use, discard, cut or accept; it is public from then on."""
    table = Table(hands={0: [*four_of("food"), "home.1.1"]}, phase=OPEN)
    table.do("open", type="food")
    table.do("use", card="food.1.1")
    view = table.position.view(2).state
    assert (view.n_cards[0], view.used, view.phase, view.building) == (4, 1, USE, 1)


def test_a_seat_that_is_not_to_decide_has_no_legal_action():
    table = Table(hands={1: ["food.2.1"]}, phase=SHOW, actor=1, asked=0b110)
    for action in table.legal("show"):
        for seat in (0, 2, 3):
            with pytest.raises(Refused) as refused:
                table.enter({"seat": seat, "do": "show", "card": action})
            assert refused.value.rule == "P3"
    fresh = Table.fresh()
    assert fresh.position.actor == CHANCE
    with pytest.raises(Refused) as refused:
        fresh.enter({"seat": 0, "do": "pass"})
    assert refused.value.rule == "P3"


# How often a hidden card is imagined where


def _imagine_often(board, s, viewer, twin, n, seen):
    """How often each card was in each pile."""
    for seed in range(n):
        twin[0] = s
        imagine(board, twin[0], viewer, seed)
        for pile in range(DECK + 1):
            for c in range(CARDS):
                if twin[0].cards[pile, type_of(c)] & bit_of(c) != 0:
                    seen[pile, c] += 1


imagine_often = Entry(specialised(_imagine_often, GAME.rules), eager=True)


def imagined(table: Table, viewer: int, n: int) -> np.ndarray:
    seen = np.zeros((DECK + 1, CARDS), np.int64)
    view = copy_of(table.position.view(viewer).state)
    imagine_often(table.position.setup.board, view, viewer, GAME.State.many(1), n, seen)
    return seen


def assert_as_often_as(seen: np.ndarray, chances: dict[tuple[int, int], float], n: int) -> None:
    for (pile, c), chance in chances.items():
        # Five standard deviations: once in a million.
        assert abs(seen[pile, c] - n * chance) <= 5 * (n * chance * (1 - chance)) ** 0.5 + 1e-9, (pile, WORDS[c])


def played_until(players: int, seed: int, decks: int) -> Table:
    """A random game at a decision some cards after that many decks were used up."""
    table = Table.fresh(players, seed)
    dice = np.random.default_rng(seed)
    while table.s.decks < decks or table.position.actor == CHANCE or table.s.n_cards[DECK] > 30:
        if table.position.actor == CHANCE:
            table.position.apply(table.position.draw())
        else:
            table.position.apply(int(dice.choice(table.position.legal())))
    return table


@pytest.mark.parametrize(("players", "seed", "decks"), [(4, 1, 0), (3, 2, 0), (4, 4, 2), (5, 6, 3)])
def test_imagine_as_often_as_it_should(players, seed, decks):
    """Every card the viewer cannot place is in each hand as often as that hand has slots for cards of its deck."""
    n = 300 if INTERPRETED else 20_000
    table = played_until(players, seed, decks)
    s, viewer = table.s, table.position.actor
    origins: dict[int, list[tuple[int, int]]] = {}
    for c in range(CARDS):
        pile = int(hidden_place(s, viewer, c))
        if pile < PILES:
            origins.setdefault(int(origin_of(s, c)), []).append((pile, c))
    assert (len(origins) > 1) == (decks > 0)
    chances: dict[tuple[int, int], float] = {}
    for places in origins.values():
        for pile in range(DECK + 1):
            slots = sum(place == pile for place, _ in places)
            chances |= {(pile, c): slots / len(places) for _, c in places}
    assert_as_often_as(imagined(table, viewer, n), chances, n)


def test_imagine_with_a_shop_half_opened():
    """Of a seat that is opening a shop everybody knows that it has the cards: all such hands are equally likely."""
    unseen = ["food.2.1", "food.2.2", "food.3.1", "food.4.1", "food.5.1", "home.1.1", "home.1.2", "wear.1.1"]
    hand = ["food.2.1", "food.3.1", "food.4.1", "home.1.1"]
    table = Table(hands={1: ["food.1.1", *hand]}, deck=[w for w in unseen if w not in hand], phase=OPEN, active=1)
    table.do("open", type="food")
    table.do("use", card="food.1.1")
    possible = [h for h in itertools.combinations(unseen, 4) if len({w[:6] for w in h if w < "g"}) >= 3]
    assert 1 < len(possible) < 70
    chances = {(1, card(w)): sum(w in h for h in possible) / len(possible) for w in unseen}
    n = 300 if INTERPRETED else 20_000
    for viewer in (0, SPECTATOR):
        assert_as_often_as(imagined(table, viewer, n), chances, n)


def test_imagine_with_a_shop_being_improved():
    table = Table(hands={1: ["food.5.1", "home.1.1"]}, deck=["food.5.2", "wear.1.1"], phase=IMPROVE, active=1)
    table.open_shop(1, 3, four_of("food", 3), 0)
    table.do("improve", space=3)
    # One of the two fitting cards and any other, or both: five of the six hands.
    n = 300 if INTERPRETED else 20_000
    seen = imagined(table, 2, n)
    chances = {(1, card("food.5.1")): 3 / 5, (1, card("food.5.2")): 3 / 5, (1, card("wear.1.1")): 2 / 5}
    assert_as_often_as(seen, chances, n)


def test_many_decks_back():
    """More decks than are remembered one by one: the oldest count as one, and imagined games stay possible."""
    table = Table(hands={0: ["food.1.1"], 1: ["home.1.1"]}, deck=[], thieves=0)
    s, board = table.s, table.position.setup.board
    for kind in range(24):
        for seat, name in enumerate(("wear", "leisure")):
            word = f"{name}.{kind // 5 + 1}.{kind % 5 + 1}"
            if word not in table.pile(WINDOW):
                table.put(word, seat)
        reshuffle(board, s, new_sink())
    assert s.n_old == len(s.old)
    held = [int(s.cards[0, t] | s.cards[1, t]) for t in range(TYPES)]
    assert [int(np.bitwise_or.reduce(s.old[:, t])) for t in range(TYPES)] == held
    for t in range(TYPES):
        for i, j in itertools.combinations(range(len(s.old)), 2):
            assert s.old[i, t] & s.old[j, t] == 0
