"""P3.2 and P3.3: shops are opened and improved."""

import pytest

from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.state import (
    DICE,
    IMPROVE,
    OPEN,
    SHOPS,
    SITE,
)

from .table import Table, assert_conserved, four_of, set_up


def open_at(table: Table, kind: str, space: int, push: int = 3) -> None:
    """Open a shop with the cards of `four_of`."""
    table.do("open", type=kind)
    for word in four_of(kind):
        table.do("use", card=word)
    table.do("site", space=space)
    table.do("push", value=push)


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
