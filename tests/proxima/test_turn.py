"""P3: a turn."""

import pytest

from grandopening.core.contract import CHANCE, Refused
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.state import (
    DECK,
    DICE,
    DISCARDS,
    DRAW_LUCK,
    DRAW_THREE,
    FILL,
    IMPROVE,
    OPEN,
    SHOPS,
    SITE,
    TRADE,
    WINDOW,
)

from .table import DEFAULT_WINDOW, Table, assert_conserved, four_of, set_up

HAND = ["food.1.1", "food.1.2", "food.1.3", "home.1.1"]


def open_at(table: Table, kind: str, space: int, push: int = 3) -> None:
    """Open a shop with the cards of `four_of`."""
    table.do("open", type=kind)
    for word in four_of(kind):
        table.do("use", card=word)
    table.do("site", space=space)
    table.do("push", value=push)


def test_p3_steps_in_order():
    """1 to 3 may be passed; then dice and draws come by themselves, and the next turn."""
    table = Table(hands={0: HAND})
    for phase in (TRADE, OPEN, IMPROVE):
        assert table.s.phase == phase
        assert table.position.actor == 0
        table.do("pass")
    assert table.s.phase == DICE
    assert table.position.actor == CHANCE
    table.comes("dice", faces=[5, 5])
    assert table.s.phase == DRAW_THREE
    table.draw_all(["home.2.1", "home.2.2", "home.2.3"])
    assert (table.s.phase, table.position.actor) == (TRADE, 1)


def test_p3_1_take_from_the_window():
    table = Table(hands={0: HAND})
    assert set(table.legal("take")) == set(DEFAULT_WINDOW)
    table.do("take", card="leisure.5.4")
    assert table.verbs() == {"discard"}
    for word in HAND[:3]:
        # P8.2: it stays in the window until the third discard, and cannot be one of the three.
        assert "leisure.5.4" in table.pile(WINDOW)
        assert table.why_not("discard", card="leisure.5.4") == "P3.1 discard-not-in-hand"
        table.do("discard", card=word)
    assert table.pile(0) == ["home.1.1", "leisure.5.4"]
    assert table.known(0) == ["leisure.5.4"]
    assert table.pile(DISCARDS) == HAND[:3]
    assert (table.s.phase, table.position.actor) == (FILL, CHANCE)
    table.comes("window", card="wear.1.1")
    assert set(table.pile(WINDOW)) == {"wear.1.1", *DEFAULT_WINDOW[:3]}
    assert (table.s.phase, table.position.actor) == (OPEN, 0)


def test_p3_1_take_needs_three_cards():
    table = Table(hands={0: HAND[:2]})
    assert table.why_not("take", card="leisure.5.4") == "P3.1 take-needs-cards"
    assert table.why_not("take", card="leisure.5.5") == "P3.1 take-not-in-window"
    assert table.verbs() == {"ask", "pass"}


def test_p3_1_take_with_just_three_cards():
    table = Table(hands={0: HAND[:3]})
    table.do("take", card="leisure.5.1")
    for word in HAND[:3]:
        table.do("discard", card=word)
    assert table.pile(0) == ["leisure.5.1"]


def test_p3_1_a_trade_that_fails_leaves_the_window():
    table = Table(players=3, hands={0: HAND})
    table.do("ask", types=["food", "home"])
    table.do("ready")
    table.do("ready")
    table.do("stop")
    assert table.verbs() == {"take", "pass"}
    assert table.why_not("ask", types=["food", "home"]) == "P3.1 one-trade"
    table.do("take", card="leisure.5.1")
    assert table.verbs() == {"discard"}


def test_p3_1_no_window_after_a_trade():
    table = Table(players=3, hands={0: HAND, 1: ["wear.1.1"]})
    table.do("ask", types=["food", "wear"])
    table.do("show", card="wear.1.1")
    table.do("ready")
    table.do("ready")
    table.do("want", card="wear.1.1")
    table.do("give", card="food.1.1")
    table.do("propose")
    table.do("accept")
    assert table.s.phase == OPEN
    assert table.why_not("take", card="leisure.5.1") == "P3 not-now"


def test_p3_2_open_a_shop():
    table = Table(hands={0: [*four_of("food", 2), "food.1.5", "home.1.1"]}, phase=OPEN)
    assert table.legal("open") == [1]
    table.do("open", type="food")
    assert table.why_not("pass") == "P3.2 open-must-finish"
    assert table.why_not("use", card="home.1.1") == "P3.2 use-other-type"
    assert table.why_not("use", card="food.5.5") == "P3.2 use-not-in-hand"
    table.do("use", card="food.1.5")
    assert "food.1.5" not in table.pile(0)  # P8.2
    assert table.why_not("use", card="food.1.2") == "P3.2 use-same-group"
    for word in ("food.2.2", "food.3.2", "food.4.2"):
        table.do("use", card=word)
    assert table.s.phase == SITE
    table.do("site", space=7)
    assert table.legal("push") == [1, 2, 3]
    assert table.why_not("push", value=0) == "P1.4 push-no-such"
    assert table.do("push", value=2) == ["shop"]
    s = table.s
    assert (s.phase, s.n_shops, s.of_type[1], s.shop_type[7], s.shop_pawn[7]) == (IMPROVE, 1, 1, 1, 2)
    assert (s.held[0], s.pawns[0]) == (1 << 7, 0b11011)
    assert table.pile(0) == ["food.1.2", "home.1.1"]
    assert table.pile(SHOPS) == ["food.1.5", "food.2.2", "food.3.2", "food.4.2"]
    assert_conserved(set_up(), s)


def test_p3_2_four_different_groups():
    table = Table(hands={0: ["food.1.1", "food.1.2", "food.2.1", "food.3.1", "home.4.1"]}, phase=OPEN)
    assert table.why_not("open", type="food") == "P3.2 open-needs-groups"
    assert table.verbs() == {"pass"}


def test_p3_2_at_most_one_shop_a_turn():
    table = Table(hands={0: four_of("food") + four_of("home")}, phase=OPEN)
    open_at(table, "food", 0)
    assert table.why_not("open", type="home") == "P3 not-now"


@pytest.mark.parametrize("players", GAME.players)
def test_p3_2_neighbours_of_one_type(players):
    """Every pair of spaces: a second shop of the type goes anywhere but beside or in front, another type anywhere."""
    streets = [space for space in range(20) if int(set_up(players).board.spaces) >> space & 1]
    for first in streets:
        table = Table(players, hands={0: four_of("food", 1) + four_of("home", 1)}, phase=SITE)
        table.open_shop(1, first, four_of("food", 2), 4)
        row, at = divmod(first, 10)
        for kind, building in (("food", 1), ("home", 2)):
            table.s.building = building
            for second in range(20):
                other_row, other_at = divmod(second, 10)
                if second not in streets:
                    expected = "P1.3 site-closed"
                elif second == first:
                    expected = "P3.2 site-taken"
                elif kind == "food" and abs(at - other_at) <= 1:
                    # One place apart in the same row, or up to one to the side across the street.
                    assert row != other_row or abs(at - other_at) == 1
                    expected = "P3.2 site-neighbour-same-type"
                else:
                    expected = ""
                assert table.why_not("site", space=second) == expected
            legal = [space for space in streets if table.why_not("site", space=space) == ""]
            assert table.legal("site") == legal


def test_p3_2_at_most_four_of_a_type():
    table = Table(hands={0: four_of("food", 5)}, phase=OPEN)
    for value, space in zip((1, 2, 3), (0, 3, 6), strict=True):
        table.open_shop(1, space, four_of("food", value), value)
    assert table.legal("open") == [1]
    table.open_shop(2, 9, four_of("food", 4), 0)
    assert table.why_not("open", type="food") == "P3.2 open-type-full"


def test_p3_2_not_beyond_the_pawns():
    for players in GAME.players:
        table = Table(players, hands={0: four_of("food", 5)}, phase=OPEN, pawns=[1, 31, 31, 31, 31])
        assert table.legal("open") == [1]
        table.s.pawns[0] = 0
        assert table.why_not("open", type="food") == "P3.2 open-no-pawn"


def test_p3_2_open_needs_a_space():
    """`open` is legal only where it can be completed: one barred street is enough to refuse it."""
    table = Table(3, hands={0: four_of("food", 5)}, phase=OPEN)
    for value, space in zip((1, 2, 3), (2, 5, 8), strict=True):
        table.open_shop(1, space, four_of("food", value), value)
    # 2, 5 and 8 bar 1-3, 4-6, 7-8 and what is in front of them: nothing is left of this street.
    assert table.why_not("open", type="food") == "P3.2 open-no-space"
    assert table.verbs() == {"pass"}


def test_p3_3_improve():
    table = Table(hands={0: ["food.5.5", "food.5.4", "food.1.5", "home.5.5"]}, phase=IMPROVE)
    table.open_shop(0, 3, four_of("food"), 4)
    assert table.legal("improve") == [3]
    table.do("improve", space=3)
    assert table.legal("use") == ["food.5.4", "food.5.5"]
    assert table.why_not("use", card="food.1.5") == "P3.3 add-missing-group"
    assert table.why_not("use", card="home.5.5") == "P3.3 add-missing-group"
    assert table.why_not("use", card="food.5.3") == "P3.3 add-not-in-hand"
    assert table.why_not("pass") == "P3.3 improve-must-finish"
    table.do("use", card="food.5.5")
    assert table.s.phase == DICE
    table.s.phase, table.s.actor = IMPROVE, 0
    assert table.why_not("improve", space=3) == "P3.3 improve-once"


def test_p3_3_only_own_shops_of_earlier_turns():
    table = Table(hands={0: [*four_of("food"), "food.5.5", "home.5.1"]}, phase=OPEN)
    table.open_shop(1, 10, four_of("home"), 4)
    table.open_shop(0, 19, four_of("wear"), 0)
    open_at(table, "food", 3)
    assert table.why_not("improve", space=3) == "P3.3 improve-just-opened"
    assert table.why_not("improve", space=10) == "P3.3 improve-not-yours"
    assert table.why_not("improve", space=4) == "P3.3 improve-not-yours"
    assert table.why_not("improve", space=19) == "P3.3 improve-needs-card"
    assert table.verbs() == {"pass"}
    table.do("pass")
    table.comes("dice", faces=[5, 5])
    table.draw_all(["wear.5.1", "wear.5.2", "wear.5.3"])
    # From the next turn on it can be improved.
    table.s.active = table.s.actor = 0
    table.do("pass")
    table.do("pass")
    assert table.legal("improve") == [3, 19]


@pytest.mark.parametrize(("faces", "due"), [([0, 2], {0: 1, 2: 3}), ([2, 2], {2: 3}), ([5, 3], {}), ([1, 4], {1: 2})])
def test_p3_4_dice(faces, due):
    """One card plus one per open shop for each colour that shows, once; blank and unused colours nothing."""
    table = Table(3, phase=DICE, active=1, actor=CHANCE)
    table.open_shop(2, 11, four_of("food"), 0)
    table.open_shop(2, 15, four_of("food", 2), 1)
    table.open_shop(1, 18, four_of("home"), 1)
    table.comes("dice", faces=faces)
    drawn = []
    while table.s.phase in (DRAW_LUCK, DRAW_THREE) and table.s.active == 1:
        drawn.append((int(table.s.drawer), int(table.s.phase)))
        table.comes("draw", card=table.pile(DECK)[0])
    # Clockwise from the active player, each all its cards; then the active player three (P3.5).
    order = [seat for seat in (1, 2, 0) for _ in range(due.get(seat, 0))]
    assert drawn == [(seat, DRAW_LUCK) for seat in order] + [(1, DRAW_THREE)] * 3


def test_p3_5_draw_three_secretly():
    table = Table(hands={0: HAND}, phase=DICE, actor=CHANCE)
    table.comes("dice", faces=[5, 5])
    for word in ("wear.1.1", "wear.1.2", "wear.1.3"):
        with pytest.raises(Refused):
            table.enter({"chance": "draw", "seat": 1, "card": word})
        table.comes("draw", card=word)
    assert set(table.pile(0)) == {*HAND, "wear.1.1", "wear.1.2", "wear.1.3"}
    assert table.known(0) == []


def test_p3_6_new_window_between_rounds():
    table = Table(3, active=2)
    table.pass_to_dice()
    table.comes("dice", faces=[5, 5])
    table.draw_all(["wear.1.1", "wear.1.2"])
    assert table.comes("draw", card="wear.1.3") == ["draw", "window_cleared"]
    assert set(table.pile(DISCARDS)) == set(DEFAULT_WINDOW)
    assert table.pile(WINDOW) == []
    for i, word in enumerate(("wear.2.1", "wear.2.2", "wear.2.3", "wear.2.4")):
        assert table.position.actor == CHANCE
        assert len(table.pile(WINDOW)) == i
        table.comes("window", card=word)
    assert (table.s.phase, table.position.actor, table.s.rounds) == (TRADE, 0, 1)


def test_p3_6_not_after_the_last_round():
    table = Table(3, active=2, n_shops=12)
    table.pass_to_dice()
    table.comes("dice", faces=[5, 5])
    table.draw_all(["wear.1.1", "wear.1.2", "wear.1.3"])
    assert table.position.is_over
    assert set(table.pile(WINDOW)) == set(DEFAULT_WINDOW)


def test_every_refused_verb_names_a_rule():
    """Whatever one tries in whatever phase: legal, or a code with a rule."""
    recorder = Table.fresh(3)
    for step in range(400):
        legal = set(recorder.position.legal())
        if recorder.position.actor != CHANCE or step % 7 == 0:
            for action in range(step % 13, GAME.codec.n_actions, 13):
                refusal = recorder.position.refusal(action)
                assert (refusal is None) == (action in legal)
                assert refusal is None or refusal.rule.startswith("P")
        recorder.act(
            recorder.position.draw() if recorder.position.actor == CHANCE else sorted(legal)[step % len(legal)]
        )
