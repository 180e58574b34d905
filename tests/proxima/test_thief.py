"""P5: the thief, and new decks."""

import pytest

from grandopening.core.contract import CHANCE, Refused
from grandopening.games.proxima_obertura.rules.state import (
    CUT,
    DECK,
    DICE,
    DISCARDS,
    DRAW_LUCK,
    DRAW_THREE,
    OPEN,
    RENEW,
    SHOPS,
    TRADE,
    WINDOW,
)

from .table import WORDS, Table, four_of


def cards(kind: str, n: int) -> list[str]:
    return [word for word in WORDS if word.startswith(kind)][:n]


def drawing(due: int = 3, **facts: object) -> Table:
    """Seat 0 draws its three cards."""
    return Table(phase=DRAW_THREE, actor=CHANCE, drawer=0, due=[due, 0, 0, 0, 0], **facts)  # type: ignore[arg-type]


def cut_all(table: Table) -> list[int]:
    """Everybody cuts the first card they have; in which order the seats did."""
    order = []
    while table.s.phase == CUT:
        order.append(table.position.actor)
        assert table.verbs() == {"cut"}
        table.do("cut", card=table.legal("cut")[0])
    return order


@pytest.mark.parametrize(("met", "limit"), [(0, 12), (1, 10), (2, 8), (3, 8), (9, 8)])
def test_p5_1_limits_fall(met, limit):
    hands = {0: cards("food", 13), 1: cards("home", 9), 2: cards("wear", 11), 3: cards("appl", 2)}
    table = drawing(hands=hands, thieves_met=met)
    assert table.comes("draw", card="thief") == ["thief"]
    assert table.s.thieves_met == met + 1
    sizes = [13, 9, 11, 2]
    assert cut_all(table) == [seat for seat in range(4) for _ in range(max(0, sizes[seat] - limit))]
    assert [int(n) for n in table.s.n_cards[:4]] == [min(size, limit) for size in sizes]
    # Then the drawer takes another card for the same draw.
    assert (table.position.actor, table.s.drawer, table.s.due[0]) == (CHANCE, 0, 3)
    assert table.s.thieves == 3


def test_p5_1_each_chooses():
    table = drawing(hands={0: cards("food", 13)})
    table.comes("draw", card="thief")
    assert table.legal("cut") == cards("food", 13)
    assert table.why_not("cut", card="home.1.1") == "P5.1 cut-not-in-hand"
    assert table.why_not("pass") == "P5.1 cut-first"
    table.do("cut", card="food.2.2")
    assert table.pile(DISCARDS) == ["food.2.2"]
    assert table.position.actor == CHANCE


def test_p5_1_nobody_above_the_limit():
    table = drawing(hands={0: cards("food", 12)})
    table.comes("draw", card="thief")
    assert (table.position.actor, table.s.phase) == (CHANCE, DRAW_THREE)


def test_p5_1_two_thieves_in_a_row():
    table = drawing(hands={0: cards("food", 13), 1: cards("home", 11)})
    table.comes("draw", card="thief")
    assert cut_all(table) == [0]
    table.comes("draw", card="thief")
    assert cut_all(table) == [0, 0, 1]
    table.comes("draw", card="thief")
    assert cut_all(table) == [0, 0, 1, 1]
    table.comes("draw", card="wear.1.1")
    assert (table.s.due[0], table.s.thieves, table.s.thieves_met) == (2, 1, 3)


def test_p5_1_while_the_dice_give():
    """A thief drawn by another seat: cuts from the active player, then that seat goes on drawing."""
    hands = {seat: cards(kind, 13) for seat, kind in enumerate(("food", "home", "wear", "appl"))}
    table = Table(hands=hands, phase=DRAW_LUCK, active=1, actor=CHANCE, drawer=3, due=[0, 0, 0, 2, 0])
    table.comes("draw", card="thief")
    assert cut_all(table) == [1, 2, 3, 0]
    assert (table.s.drawer, table.s.due[3], table.s.phase) == (3, 2, DRAW_LUCK)


def test_p5_1_in_the_window_after_a_take():
    table = Table(hands={0: cards("food", 15), 2: cards("home", 14)})
    table.do("take", card="leisure.5.1")
    for word in cards("food", 3):
        table.do("discard", card=word)
    table.comes("window", card="thief")
    assert cut_all(table) == [0, 2, 2]  # twelve of the old hand and the taken card make thirteen
    assert len(table.pile(WINDOW)) == 3
    table.comes("window", card="thief")
    assert cut_all(table) == [0, 0, 2, 2]
    table.comes("window", card="wear.1.1")
    assert (table.s.phase, table.position.actor) == (OPEN, 0)


def test_p5_2_between_rounds_from_seat_0():
    hands = {seat: cards(kind, 13) for seat, kind in enumerate(("food", "home", "wear"))}
    table = Table(3, hands=hands, phase=DRAW_THREE, active=2, actor=CHANCE, drawer=2, due=[0, 0, 1, 0, 0])
    table.comes("draw", card="leisure.1.1")
    table.comes("window", card="leisure.1.2")
    table.comes("window", card="thief")
    assert cut_all(table) == [0, 1, 2, 2]
    assert (table.s.phase, len(table.pile(WINDOW))) == (RENEW, 1)
    for word in ("leisure.1.3", "leisure.1.4", "leisure.1.5"):
        table.comes("window", card=word)
    assert (table.s.phase, table.position.actor) == (TRADE, 0)


def test_p5_3_reshuffle():
    """Empty deck: the discards and two thieves; the count of thieves goes on."""
    table = drawing(deck=[], discards=cards("food", 6), thieves=0, thieves_met=4)
    with pytest.raises(Refused) as refused:
        table.comes("draw", card="food.1.1")
    assert refused.value.rule == "P5.3"
    assert table.verbs() == {"reshuffle"}
    assert table.comes("reshuffle") == ["reshuffle"]
    assert (table.pile(DECK), table.pile(DISCARDS), table.s.thieves) == (cards("food", 6), [], 2)
    assert len(table.position.legal()) == 7
    table.comes("draw", card="thief")
    assert table.s.thieves_met == 5
    table.comes("draw", card="thief")
    with pytest.raises(Refused) as refused:
        table.comes("draw", card="thief")
    assert refused.value.rule == "P5.3"


def test_p5_3_not_while_cards_are_left():
    table = drawing(deck=["food.1.1"], thieves=0)
    with pytest.raises(Refused) as refused:
        table.comes("reshuffle")
    assert refused.value.rule == "P5.3"


def test_p5_3_thief_as_the_last_card():
    """What the cuts discard is the new deck."""
    table = drawing(deck=[], hands={1: cards("food", 10)}, thieves=1, thieves_met=3)
    table.comes("draw", card="thief")
    assert cut_all(table) == [1, 1]
    assert table.verbs() == {"reshuffle"}
    table.comes("reshuffle")
    assert (table.pile(DECK), table.s.thieves) == (cards("food", 2), 2)


def test_p5_3_thief_as_the_last_card_and_nothing_cut():
    table = drawing(deck=[], thieves=1, thieves_met=3)
    assert table.comes("draw", card="thief") == ["thief", "missed", "turn"]
    assert (table.s.phase, table.position.actor) == (TRADE, 1)


def test_p5_3_no_discards_the_draw_is_missed():
    """Even with thieves put aside. Every seat misses what it should draw, and play goes on."""
    table = Table(phase=DICE, deck=[], thieves=0, actor=CHANCE)
    table.open_shop(2, 3, four_of("food"), 0)
    assert table.comes("dice", faces=[2, 1]) == ["dice", "luck", "luck", "missed", "missed", "missed", "turn"]
    assert (table.s.phase, table.position.actor, table.s.thieves) == (TRADE, 1, 0)


def test_p5_3_deck_ends_in_the_middle_of_the_draws():
    table = drawing(deck=["food.1.1"], thieves=0)
    assert table.comes("draw", card="food.1.1") == ["draw", "missed", "turn"]


def test_p5_3_window_is_always_filled():
    """After a take there are three discards, between rounds four: with an empty deck they are the new one."""
    table = Table(deck=[], thieves=0, hands={0: cards("food", 3)})
    table.do("take", card="leisure.5.1")
    for word in cards("food", 3):
        table.do("discard", card=word)
    assert table.verbs() == {"reshuffle"}
    table.comes("reshuffle")
    for card in ("thief", "thief", "food.1.2"):
        table.comes("window", card=card)
    assert (table.s.phase, len(table.pile(WINDOW))) == (OPEN, 4)

    table = Table(3, deck=[], thieves=0, phase=DICE, active=2, actor=CHANCE)
    table.comes("dice", faces=[5, 5])
    assert (table.s.phase, table.pile(WINDOW)) == (RENEW, [])
    table.comes("reshuffle")
    for card in ("leisure.5.4", "thief", "leisure.5.2", "leisure.5.1", "thief", "leisure.5.3"):
        table.comes("window", card=card)
    assert (table.s.phase, len(table.pile(WINDOW))) == (TRADE, 4)


def test_thieves_are_as_likely_as_they_are_many():
    table = drawing(deck=cards("food", 6), thieves=2)
    results = table.position.legal()
    weights = [int(table.position.setup.game.rules.weight(table.position.setup.board, table.s, a)) for a in results]
    assert weights == [1] * 6 + [2]
    drawn = [table.position.draw() for _ in range(8000)]
    for action, weight in zip(results, weights, strict=True):
        assert abs(drawn.count(action) - 1000 * weight) < 160


def test_unnamed_cards_of_a_table_are_out_of_play():
    assert len(drawing(deck=[]).pile(SHOPS)) == 121
