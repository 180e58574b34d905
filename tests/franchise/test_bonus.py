"""F6: bonus tiles."""

import pytest

from .table import WHITE, Table


def with_tiles(*places: str, cash: int = 20, first: bool = False) -> Table:
    table = Table()
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash, first=first)
    return table


def test_f6_1_not_in_your_first_turn():
    table = with_tiles("Pittsburgh", first=True)
    assert table.why_not("cash") == ("F6.1", "bonus-first-turn")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.why_not("expand_again", "Pittsburgh", "New York") == ("F6.1", "bonus-first-turn")
    table.do("done")
    table.do("share", "Pittsburgh")
    assert table.why_not("cash") == table.why_not("double", "Pittsburgh") == ("F6.1", "bonus-first-turn")


@pytest.mark.parametrize("seat", range(5))
def test_f6_1_the_first_turn_is_each_players_own(seat):
    table = Table()
    table.turn(seat, first=True)
    assert table.why_not("cash") == ("F6.1", "bonus-first-turn")
    table.turn(seat)
    assert table.why_not("cash") is None


def test_f6_1_at_most_one_per_turn():
    table = with_tiles("Pittsburgh")
    table.do("cash")
    assert table.why_not("cash") == ("F6.1", "bonus-one-per-turn")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.why_not("expand_again", "Pittsburgh", "New York") == ("F6.1", "bonus-one-per-turn")
    table.do("done")
    assert table.why_not("cash") == ("F6.1", "bonus-one-per-turn")


def test_f6_1_used_tiles_leave_the_game():
    table = with_tiles("Pittsburgh")
    for left in (2, 1, 0):
        table.do("cash")
        assert table.s.bonus[WHITE] == left
        table.turn(WHITE)
    assert table.why_not("cash") == ("F6.1", "bonus-none")


def test_f6_2_a_second_expansion_to_another_place():
    table = with_tiles("Pittsburgh")
    assert table.why_not("expand_again", "Pittsburgh", "Chicago") == ("F6.2", "again-after-first")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.why_not("expand_again", "Pittsburgh", "Chicago") == ("F6.2", "again-another-place")
    table.do("expand_again", "Pittsburgh", "New York")
    assert table.why_not("expand_again", "Pittsburgh", "Charlotte") == ("F6.1", "bonus-one-per-turn")
    table.end_turn()
    assert table.at("Chicago") == table.at("New York") == {WHITE: 1}


def test_f6_2_from_a_franchise_not_from_the_marker():
    table = with_tiles("Pittsburgh")
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.why_not("expand_again", "Chicago", "Omaha") == ("F3.2", "not-from-there")


def test_f6_2_by_the_same_rules():
    table = with_tiles("Pittsburgh", cash=7)
    table.do("expand", "Pittsburgh", "Chicago")
    assert table.cash(WHITE) == 2
    assert table.why_not("expand_again", "Pittsburgh", "New York") == ("F3.2", "link-too-dear")
    table.s.supply[WHITE] = 0
    assert table.why_not("expand_again", "Pittsburgh", "Indianapolis") == ("F3.6", "supply-empty")


def test_f6_3_a_second_franchise_for_nothing():
    table = with_tiles("Chicago", cash=1)
    table.do("done")
    assert table.why_not("double", "Chicago") == ("F6.3", "double-needs-share")
    table.do("share", "Chicago")
    table.do("double", "Chicago")
    assert table.cash(WHITE) == 0
    table.end_turn()
    assert table.at("Chicago") == {WHITE: 3}


def test_f6_3_the_city_needs_two_empty_spaces():
    table = with_tiles("Minneapolis", "Charlotte")
    table.do("done")
    table.do("share", "Minneapolis")
    table.do("share", "Charlotte")
    assert table.why_not("double", "Minneapolis") == ("F6.3", "double-two-spaces")
    assert table.why_not("double", "Charlotte") is None


def test_f6_3_only_in_phase_3():
    table = with_tiles("Chicago")
    assert table.why_not("double", "Chicago") == ("F3", "not-now")


def test_f6_4_ten_dollars_in_phases_2_and_3():
    for decisions in ([], [("expand", "Pittsburgh", "Chicago")], [("done",)], [("done",), ("share", "Pittsburgh")]):
        table = with_tiles("Pittsburgh")
        for decision in decisions:
            table.do(*decision)
        before = table.cash(WHITE)
        table.do("cash")
        assert table.cash(WHITE) - before == 10


def test_f6_4_not_before_income():
    table = Table(boom="Chicago")
    table.turn(WHITE)
    assert table.why_not("cash") == ("F3", "not-now")
