"""F4: scoring a city."""

from .table import BLACK, BLUE, ORANGE, RED, WHITE, Table


def share(table: Table, city: str, seat: int = WHITE) -> None:
    table.turn(seat, cash=20)
    table.do("done")
    table.do("share", city)
    table.end_turn()


def test_f4_1_not_at_half():
    table = Table()
    table.put(WHITE, "Houston", "Houston")
    share(table, "Houston")  # three of six
    assert not table.is_scored("Houston")


def test_f4_1_at_more_than_half():
    table = Table()
    table.put(WHITE, "Houston", "Houston", "Houston")
    share(table, "Houston")
    assert table.is_scored("Houston")


def test_f4_1_when_the_last_space_is_filled():
    table = Table()
    table.put(WHITE, "Detroit")
    table.put(BLACK, "Detroit", "Detroit")
    share(table, "Detroit")
    assert table.is_scored("Detroit")


def test_f4_1_only_the_active_player_counts():
    """Black holds more than half (from before), white opens: the city is neither full nor white's."""
    table = Table()
    table.put(BLACK, "Phoenix", "Phoenix", "Phoenix")
    table.put(WHITE, "Dallas")
    table.turn(WHITE, cash=20)
    table.do("expand", "Dallas", "Phoenix")
    table.end_turn()
    assert not table.is_scored("Phoenix")


def test_f4_1_a_pair_is_one_opening():
    """The first of the two makes more than half already: still both lie there before the city scores, once."""
    table = Table()
    table.put(WHITE, "Charlotte")
    table.turn(WHITE, cash=20)
    table.do("done")
    table.do("share", "Charlotte")
    table.do("double", "Charlotte")
    events = table.end_turn()
    assert [event[0] for event in events if event[0] in ("open", "majority", "full")] == ["open", "open", "majority"]
    assert table.at("Charlotte") == {WHITE: 1}
    assert table.supply(WHITE) == 40 - 1 - 1  # the one that stayed and the tie-break marker


def test_f4_2_more_than_half_gains_the_size():
    table = Table()
    table.put(WHITE, "New York", "New York", "New York", "New York")
    share(table, "New York")
    assert table.points(WHITE) == table.points(WHITE, "cities") == 8


def test_f4_2_also_when_the_city_is_full():
    table = Table()
    table.put(BLACK, "St. Louis")
    table.put(WHITE, "St. Louis")
    share(table, "St. Louis")
    assert (table.points(WHITE), table.points(BLACK)) == (3, 0)


def test_f4_3_most_franchises_gain_half_rounded_down():
    table = Table()
    table.put(BLACK, "Phoenix", "Phoenix")
    table.put(ORANGE, "Phoenix")
    table.put(WHITE, "Phoenix")
    table.put(RED, "Dallas")
    table.turn(RED, cash=20)
    table.do("expand", "Dallas", "Phoenix")
    table.end_turn()
    assert [table.points(seat) for seat in range(5)] == [0, 2, 0, 0, 0]


def test_f4_3_a_tie_goes_to_the_earliest_space_of_the_tied():
    table = Table()
    table.put(RED, "Houston")  # earliest of all, but not among the tied
    table.put(BLACK, "Houston")
    table.put(WHITE, "Houston")
    table.put(BLACK, "Houston")
    table.put(BLUE, "Houston")
    share(table, "Houston")
    assert [table.points(seat) for seat in range(5)] == [0, 3, 0, 0, 0]


def test_f4_4_the_gainer_takes_all_but_one_back():
    table = Table()
    table.put(WHITE, "New York", "New York", "New York", "New York")
    table.put(BLACK, "New York", "New York")
    assert (table.supply(WHITE), table.supply(BLACK)) == (36, 38)
    share(table, "New York")
    assert table.at("New York") == {WHITE: 1, BLACK: 2}
    assert table.supply(WHITE) == 36 - 1 + 4 - 1  # the share, four back, the tie-break marker
    assert table.supply(BLACK) == 38


def test_f4_4_without_its_tile_the_city_gives_no_income_and_no_shares():
    table = Table()
    table.put(WHITE, "Minneapolis")
    share(table, "Minneapolis")
    before = table.cash(WHITE)
    table.turn(WHITE)
    assert table.cash(WHITE) - before == 1
    table.do("done")
    assert table.why_not("share", "Minneapolis") == ("F3.3", "share-city-scored")


def test_f4_5_the_active_player_marks_the_first_city_scored_in_a_region():
    """Black gains the city, white who filled it puts the tie-break marker."""
    table = Table()
    table.put(BLACK, "Detroit", "Detroit")
    table.put(WHITE, "Detroit")
    share(table, "Detroit")
    region = table.region("Great Lakes")
    assert (table.points(BLACK), table.points(WHITE)) == (2, 0)
    assert table.s.tie_break[region] == WHITE + 1
    assert table.supply(WHITE) == 40 - 2 - 1
    assert table.s.in_region[region].tolist() == [2, 1, 0, 0, 0]  # the marker is not in the region

    table.put(BLACK, "Minneapolis")
    share(table, "Minneapolis", BLACK)
    assert table.s.tie_break[region] == WHITE + 1


def test_f4_5_a_mere_marker_with_an_empty_supply():
    table = Table()
    table.put(BLACK, "Detroit", "Detroit")
    table.put(WHITE, "Detroit")
    table.turn(WHITE, cash=20, supply=1)
    table.do("done")
    table.do("share", "Detroit")
    table.end_turn()
    assert table.s.tie_break[table.region("Great Lakes")] == WHITE + 1
    assert (table.supply(WHITE), table.s.spent[WHITE]) == (0, 0)


def test_f4_5_what_the_city_gives_back_can_be_the_marker():
    table = Table()
    table.put(WHITE, "Detroit", "Detroit")
    table.turn(WHITE, cash=20, supply=1)
    table.do("done")
    table.do("share", "Detroit")
    table.end_turn()
    assert (table.supply(WHITE), table.s.spent[WHITE]) == (2 - 1, 1)
