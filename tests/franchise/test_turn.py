"""F3: the five phases of a turn."""

from typing import Any

import pytest

from grandopening.games.franchise import GAME

from .table import BLACK, BLUE, ORANGE, RED, WHITE, Table, set_up

CHARTS = {  # the highest sum of empty spaces for $1 to $6
    2: [3, 10, 16, 22, 30, 39],
    3: [2, 6, 10, 14, 20, 26],
    4: [1, 5, 9, 13, 17, 21],
    5: [1, 4, 8, 12, 15, 18],
}


@pytest.mark.parametrize("players", GAME.players)
def test_f3_1_the_chart_of_the_number_of_players(players):
    income = set_up(players=players).board.income
    for dollars, highest in enumerate(CHARTS[players], start=1):
        assert (income[highest], income[highest + 1]) == (dollars, dollars + 1)
    assert income[100] == 7


def test_f3_1_income_counts_empty_spaces_of_unscored_cities_with_a_franchise():
    table = Table(players=5)
    table.put(WHITE, "Chicago", "Detroit", "Detroit", "Pueblo")
    table.put(BLACK, "Chicago", "New York")
    table.put_scored("Houston", BLACK, WHITE, WHITE)
    before = table.cash(WHITE)
    table.turn(WHITE)  # Chicago 5 and Detroit 2; not New York, not Houston, not the town
    assert table.cash(WHITE) - before == 3


def test_f3_1_a_dollar_without_any_such_city():
    table = Table(players=5)
    table.put(WHITE, "Pueblo")
    before = table.cash(WHITE)
    table.turn(WHITE)
    assert table.cash(WHITE) - before == 1


def expanding(*places: str, cash: int = 20, players: int = 5) -> Table:
    table = Table(players=players)
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash)
    return table


def test_f3_2_along_one_link_for_its_price():
    table = expanding("Kansas City", cash=9)
    table.do("expand", "Kansas City", "Chicago")
    assert table.cash(WHITE) == 1
    assert table.at("Chicago") == {}  # only the marker lies there yet
    table.end_turn()
    assert table.at("Chicago") == {WHITE: 1}


def test_f3_2_at_most_once():
    table = expanding("Detroit")
    table.do("expand", "Detroit", "Chicago")
    assert table.why_not("expand", "Detroit", "New York") == ("F3.2", "already-expanded")


def test_f3_2_or_not_at_all():
    table = expanding("Detroit")
    table.end_turn()
    assert table.position.actor == BLACK


def test_f3_2_a_town_must_be_empty():
    table = Table()
    table.put(WHITE, "Detroit")
    table.put(BLACK, "Indianapolis")
    table.turn(WHITE)
    assert table.why_not("expand", "Detroit", "Indianapolis") == ("F3.2", "town-taken")


def test_f3_2_a_city_must_be_unscored():
    table = Table()
    table.put(WHITE, "Detroit")
    table.put_scored("Chicago", BLACK)
    table.turn(WHITE, cash=20)
    assert table.why_not("expand", "Detroit", "Chicago") == ("F3.2", "city-scored")


def test_f3_2_no_franchise_of_yours_may_be_there():
    table = expanding("Detroit", "Chicago")
    assert table.why_not("expand", "Detroit", "Chicago") == ("F3.2", "already-in-city")


def test_f3_2_from_a_place_with_a_franchise_of_yours_even_a_scored_one():
    table = Table()
    table.put_scored("Detroit", BLACK, WHITE)
    table.put(BLACK, "Pittsburgh")
    table.turn(WHITE, cash=5)
    assert table.why_not("expand", "Detroit", "Chicago") is None
    assert table.why_not("expand", "Pittsburgh", "Chicago") == ("F3.2", "not-from-there")


def test_f3_2_not_without_the_money():
    table = expanding("Detroit", cash=2)
    assert table.why_not("expand", "Detroit", "Chicago") == ("F3.2", "link-too-dear")
    assert table.legal("expand") == {("Detroit", "Indianapolis")}


def test_f3_2_not_through_a_place():
    table = expanding("Detroit")
    assert table.why_not("expand", "Detroit", "Omaha") == ("F3.2", "no link joins Detroit and Omaha")


def test_f3_2_only_one_legal_way_per_link():
    table = expanding("Pittsburgh")
    assert table.legal("expand") == {
        ("Pittsburgh", "Indianapolis"),
        ("Pittsburgh", "Minneapolis"),
        ("Pittsburgh", "New York"),
        ("Pittsburgh", "Charlotte"),
        ("Pittsburgh", "Chicago"),
    }


def sharing(*places: str, cash: int = 20, supply: int | None = None) -> Table:
    table = Table()
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash, supply=supply)
    table.do("done")
    return table


def test_f3_3_a_dollar_for_one_more_franchise_in_the_middle():
    table = sharing("Chicago", "New York", cash=5)
    table.do("share", "Chicago")
    assert (table.cash(WHITE), table.at("Chicago")) == (4, {WHITE: 1})
    table.end_turn()
    assert table.at("Chicago") == {WHITE: 2}
    assert table.at("New York") == {WHITE: 1}


def test_f3_3_once_per_city_and_turn():
    table = sharing("Chicago", "New York")
    table.do("share", "Chicago")
    assert table.why_not("share", "Chicago") == ("F3.3", "share-once")
    assert table.why_not("share", "New York") is None


def test_f3_3_not_without_the_dollar():
    table = sharing("Chicago", "New York", cash=1)
    table.do("share", "Chicago")
    assert table.why_not("share", "New York") == ("F3.3", "share-too-dear")


def test_f3_3_only_unscored_cities_with_a_franchise_of_yours():
    table = Table()
    table.put(WHITE, "Chicago", "Pueblo")
    table.put_scored("Detroit", BLACK, WHITE)
    table.turn(WHITE, cash=20)
    table.do("expand", "Chicago", "New York")
    table.do("done")
    assert table.why_not("share", "New York") == ("F3.3", "share-not-in-city")  # only a marker yet
    assert table.why_not("share", "Boise") == ("F3.3", "not-a-city")
    assert table.why_not("share", "Pueblo") == ("F3.3", "not-a-city")
    assert table.why_not("share", "Detroit") == ("F3.3", "share-city-scored")
    assert table.legal("share") == {("Chicago",)}


def test_f3_3_the_last_empty_space_is_enough():
    table = Table()
    table.put(WHITE, "Minneapolis")
    table.turn(WHITE, cash=1)
    table.do("done")
    table.do("share", "Minneapolis")
    table.end_turn()
    assert table.is_scored("Minneapolis")


def opened(events: list[tuple[Any, ...]]) -> list[int]:
    return [event[2] for event in events if event[0] == "open"]


def test_f3_4_markers_first_then_middles():
    """Los Angeles stands before New York in board order, but New York has the marker."""
    table = Table()
    table.put(WHITE, "Los Angeles", "Pittsburgh")
    table.turn(WHITE, cash=20)
    table.do("expand", "Pittsburgh", "New York")
    table.do("done")
    table.do("share", "Los Angeles")
    assert opened(table.end_turn()) == [table.place("New York"), table.place("Los Angeles")]


def test_f3_4_the_next_empty_space():
    table = Table()
    table.put(WHITE, "Detroit")
    table.put(BLACK, "Chicago", "Chicago")
    table.turn(WHITE, cash=3)
    table.do("expand", "Detroit", "Chicago")
    table.end_turn()
    assert table.s.space[table.place("Chicago"), :3].tolist() == [BLACK + 1, BLACK + 1, WHITE + 1]


def test_f3_5_then_the_next_player_clockwise():
    table = Table(players=5)
    for seat in (WHITE, BLACK, ORANGE, RED, BLUE):
        table.put(seat, ["Reno", "Pueblo", "Boise", "Fargo", "Memphis"][seat])
    table.turn(BLUE)
    table.do("expand", "Memphis", "Kansas City")
    table.end_turn()
    assert (table.position.actor, table.s.active) == (WHITE, WHITE)
    table.end_turn()
    assert table.position.actor == BLACK


def test_f3_6_no_expanding_with_an_empty_supply():
    table = expanding("Detroit")
    table.s.supply[WHITE] = 0
    assert table.why_not("expand", "Detroit", "Chicago") == ("F3.6", "supply-empty")
    assert table.legal("expand") == set()


def test_f3_6_markers_and_middles_count_at_once():
    table = Table()
    table.put(WHITE, "Detroit", "New York", "Phoenix")
    table.turn(WHITE, cash=20, supply=3)
    table.do("expand", "Detroit", "Chicago")
    assert table.supply(WHITE) == 2
    table.do("done")
    table.do("share", "Detroit")
    table.do("share", "New York")
    assert table.supply(WHITE) == 0
    assert table.why_not("share", "Phoenix") == ("F3.6", "supply-empty")
    assert table.why_not("double", "New York") == ("F3.6", "supply-empty")


def test_f3_7_each_in_board_order():
    table = Table()
    table.put(WHITE, "Pittsburgh", "Denver", "Houston", "Los Angeles")
    table.turn(WHITE, cash=20)
    table.do("expand", "Pittsburgh", "New York")
    table.do("expand_again", "Pittsburgh", "Chicago")
    table.do("done")
    for city in ("Houston", "Los Angeles", "Denver"):
        table.do("share", city)
    order = ["Chicago", "New York", "Los Angeles", "Denver", "Houston"]
    assert opened(table.end_turn()) == [table.place(name) for name in order]


def test_f3_7_what_an_earlier_city_gives_back_serves_a_later_tie_break():
    """An empty supply: Los Angeles is won and gives franchises back, and one of them marks Detroit's region."""
    table = Table()
    table.put(WHITE, "Los Angeles", "Los Angeles", "Los Angeles", "Detroit", "Detroit")
    table.put_tie_break(BLACK, "California")
    table.turn(WHITE, cash=20, supply=2)
    table.do("done")
    table.do("share", "Detroit")
    table.do("share", "Los Angeles")
    assert table.supply(WHITE) == 0
    table.end_turn()
    assert (table.s.spent[WHITE], table.supply(WHITE)) == (1, 3 + 2 - 1)
