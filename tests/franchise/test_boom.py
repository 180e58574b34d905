"""F8.4 and F8.5: the Boom expansion."""

from grandopening.games.franchise import GAME

from .table import BLACK, WHITE, Table, set_up


def test_f8_4_the_first_player_puts_the_marker_after_the_starts():
    position = set_up(players=3, boom=True).begin(seed=1)
    for _ in range(3):
        position.apply(position.legal()[0])
    data = position.setup.data
    assert position.actor == 0
    cities = {data.places[GAME.codec.decode(action)[1][0]].name for action in position.legal()}
    assert cities == {p.name for p in data.places if p.size and not data.regions[p.region].four_or_five_only}
    position.apply(GAME.codec.encode("boom", data.place_named("Chicago")))
    assert (position.actor, position.state.turn) == (0, 1)
    assert GAME.codec.encode("stay") in position.legal()


def test_f8_4_to_a_city_directly_linked():
    table = Table(boom="New York")
    table.turn(WHITE)
    cities = {"Pittsburgh", "Charleston", "Charlotte", "Detroit", "St. Louis", "Chicago"}
    assert table.legal("boom") == {(city,) for city in cities}
    assert table.why_not("boom", "New York") == ("F8.4", "boom-already-there")
    assert table.why_not("boom", "Houston") == ("F8.4", "boom-not-linked")
    assert table.why_not("boom", "Raleigh") == ("F8.4", "boom-not-a-city")


def test_f8_4_over_any_number_of_towns():
    table = Table(boom="Jacksonville")
    table.put(BLACK, "Montgomery")  # a town with a franchise is a town
    table.turn(WHITE)
    cities = {"Houston", "Atlanta", "Washington", "Kansas City"}
    assert table.legal("boom") == {(city,) for city in cities}


def test_f8_4_over_scored_cities_and_to_them():
    table = Table(boom="New York")
    table.put_scored("Pittsburgh", BLACK)
    table.turn(WHITE)
    cities = {"Charleston", "Charlotte", "Detroit", "St. Louis", "Chicago", "Minneapolis", "Pittsburgh"}
    assert table.legal("boom") == {(city,) for city in cities}


def test_f8_4_over_two_scored_cities_to_a_third():
    """From New York over Pittsburgh to Minneapolis, and on to its neighbours."""
    table = Table(boom="New York")
    for city in ("Pittsburgh", "Minneapolis", "Omaha"):
        table.put_scored(city, BLACK)
    table.turn(WHITE)
    assert {("Minneapolis",), ("Omaha",)} <= table.legal("boom")
    assert table.why_not("boom", "New York") == ("F8.4", "boom-already-there")


def test_f8_4_at_a_scored_city_it_counts_for_nobody():
    table = Table(boom="New York")
    table.put_scored("Pittsburgh", BLACK)
    table.put(WHITE, "Detroit")
    table.put(BLACK, "New York")
    table.turn(WHITE)
    assert [event[2] for event in table.do("boom", "Pittsburgh") if event[0] == "income"] == [3]
    table.end_turn()
    assert [event[2] for event in table.do("stay") if event[0] == "income"] == [7]


def test_f8_4_over_playing_places_only():
    """From Denver: Casper and Los Angeles are out, and so are the towns that would lead on."""
    table = Table(players=3, boom="Denver")
    table.turn(WHITE)
    cities = {"Phoenix", "Oklahoma City"}  # directly, and over Pueblo, Salt Lake City and Flagstaff
    assert table.legal("boom") == {(city,) for city in cities}
    assert table.why_not("boom", "Casper") == ("F2.1", "region-is-out")


def test_f8_4_before_income_or_not_at_all():
    table = Table(boom="Detroit")
    table.put(WHITE, "New York")
    before = table.cash(WHITE)
    table.turn(WHITE)
    assert table.cash(WHITE) == before
    assert table.why_not("done") == ("F3", "not-now")
    events = table.do("boom", "New York")
    assert [event[0] for event in events] == ["boom", "income"]
    assert table.cash(WHITE) - before == 5  # 7 empty spaces count 14


def test_f8_5_empty_spaces_count_double():
    table = Table(boom="New York")
    table.put(WHITE, "New York", "Detroit")
    table.put(BLACK, "Chicago")
    table.turn(WHITE)
    assert [event[2] for event in table.do("stay") if event[0] == "income"] == [2 * 7 + 3]
    table.end_turn()
    assert [event[2] for event in table.do("stay") if event[0] == "income"] == [6]  # black is not in New York


def test_f8_5_a_scored_city_keeps_the_marker_until_it_is_moved():
    table = Table(boom="Pittsburgh")
    table.put_scored("Pittsburgh", WHITE)
    table.put(WHITE, "New York")
    table.turn(WHITE)
    assert [event[2] for event in table.do("stay") if event[0] == "income"] == [7]
    assert table.s.boom == table.place("Pittsburgh")
