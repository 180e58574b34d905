"""F10: the twelve examples printed in the rulebooks."""

import pytest

from .table import BLACK, BLUE, ORANGE, RED, WHITE, Table


def test_f10_1_income_from_2_2_and_3_empty_spaces():
    table = Table(players=5)
    table.put(WHITE, "Denver", "Denver", "Charlotte", "Omaha")  # 2, 2 and 3 empty
    before = table.cash(WHITE)
    table.turn(WHITE)
    assert table.cash(WHITE) - before == 3


def test_f10_2_detroit_to_chicago():
    table = Table()
    table.put(WHITE, "Detroit")
    table.turn(WHITE, cash=5)
    table.do("expand", "Detroit", "Chicago")
    assert table.cash(WHITE) == 5 - 3


def test_f10_3_shares_in_two_of_four_cities():
    table = Table()
    table.put(WHITE, "Chicago", "Houston", "Dallas", "New York")
    table.turn(WHITE, cash=5)
    table.do("done")
    table.do("share", "Houston")
    table.do("share", "New York")
    assert table.cash(WHITE) == 5 - 2


def test_f10_4_more_than_half_of_a_city_of_six():
    table = Table()
    table.put(WHITE, "Washington", "Washington", "Washington")
    table.put(BLACK, "Washington")
    table.turn(WHITE, cash=1)
    table.do("done")
    table.do("share", "Washington")
    table.end_turn()
    assert table.points(WHITE) == 6


def test_f10_5_a_full_city_of_seven():
    table = Table()
    table.put(ORANGE, "Chicago")
    table.put(BLACK, "Chicago")
    table.put(WHITE, "Chicago", "Chicago")
    table.put(BLACK, "Chicago")
    table.put(RED, "Chicago")
    table.put(BLUE, "Detroit")
    table.turn(BLUE, cash=3)
    table.do("expand", "Detroit", "Chicago")
    table.end_turn()
    assert [table.points(seat) for seat in range(5)] == [0, 3, 0, 0, 0]
    assert table.at("Chicago") == {WHITE: 2, BLACK: 1, ORANGE: 1, RED: 1, BLUE: 1}


def test_f10_6_the_yellow_region():
    table = Table()
    table.put_scored("Phoenix", WHITE, BLACK, BLACK)
    table.put_scored("Albuquerque", WHITE, BLACK, BLACK)
    table.put_scored("Denver", WHITE, RED, BLUE)
    table.put(WHITE, "Pueblo")
    table.put(ORANGE, "Salt Lake City")
    table.put_tie_break(WHITE, "Grand Canyon")
    table.fill_track(6)
    table.turn(ORANGE)
    table.do("expand", "Salt Lake City", "Flagstaff")
    table.end_turn()
    assert [table.points(seat, "regions") for seat in range(5)] == [10, 8, 5, 5, 5]
    assert table.points(ORANGE, "track") == 3


def test_f10_7_three_regions_in_one_turn():
    table = Table()
    for region, cities, towns in (
        ("New York", ("New York", "Pittsburgh"), ()),
        ("Washington", ("Washington", "Charlotte", "Charleston"), ("Raleigh",)),
        ("Texas", ("Houston", "Dallas", "Oklahoma City"), ("El Paso",)),
    ):
        for city in cities:
            table.put_scored(city, BLACK)
        table.put(BLACK, *towns)
        table.put_tie_break(BLACK, region)
    table.fill_track(6)
    table.turn(WHITE)
    table.end_turn()
    assert table.s.on_track == 9
    assert table.points(WHITE, "track") == 3 + 2 + 0
    assert table.points(BLACK, "regions") == 6 + 5 + 5
    assert table.position.is_over


def test_f10_8_from_pittsburgh_to_chicago_and_new_york():
    table = Table()
    table.put(WHITE, "Pittsburgh")
    table.turn(WHITE, cash=8)
    table.do("expand", "Pittsburgh", "Chicago")
    table.do("expand_again", "Pittsburgh", "New York")
    assert table.cash(WHITE) == 0


def test_f10_9_double_share_in_new_york():
    table = Table()
    table.put(WHITE, "New York")
    table.turn(WHITE, cash=5)
    table.do("done")
    table.do("share", "New York")
    table.do("double", "New York")
    table.end_turn()
    assert table.at("New York") == {WHITE: 3}
    assert table.cash(WHITE) == 5 - 1


@pytest.mark.parametrize("cash", [9, 10, 11])
def test_f10_10_final_scoring(cash):
    table = Table()
    table.put(WHITE, "Reno", "Boise", "Fargo", "Pueblo", "Raleigh")
    table.turn(WHITE, cash=cash)
    table.s.bonus[WHITE] = 1
    table.s.idle = 4
    table.end_turn()
    sources = [table.points(WHITE, source) for source in ("towns", "cash", "tiles")]
    assert sources == [5, 3, 4]
    assert table.points(WHITE) == 12


def test_f10_11_boom_counts_four_empty_spaces_as_eight():
    table = Table(boom="Dallas")
    table.put(WHITE, "Dallas")
    table.turn(WHITE)
    events = table.do("stay")
    assert [event[2] for event in events if event[0] == "income"] == [8]


def test_f10_12_a_marker_opens_on_the_space_with_the_highest_number_left():
    table = Table()
    table.put(BLACK, "Chicago", "Chicago")
    table.put(WHITE, "Detroit")
    table.turn(WHITE, cash=3)
    table.do("expand", "Detroit", "Chicago")
    table.end_turn()
    spaces = table.s.space[table.place("Chicago")][:7].tolist()
    assert spaces == [BLACK + 1, BLACK + 1, WHITE + 1, 0, 0, 0, 0]  # the icon, 6, then 5 of 5 to 1
