"""F5: scoring a region."""

import pytest

from .table import BLACK, BLUE, ORANGE, RED, WHITE, Table


def test_f5_1_all_towns_held_and_all_cities_scored():
    table = Table()
    table.put_scored("New York", WHITE)
    table.put(BLACK, "Pittsburgh")
    table.put_tie_break(WHITE, "New York")
    table.turn(WHITE)
    assert not any(event[0] == "region" for event in table.end_turn())  # Pittsburgh is not scored yet
    table.turn(BLACK, cash=1)
    table.do("done")
    table.do("share", "Pittsburgh")
    assert any(event[0] == "region" for event in table.end_turn())


def test_f5_1_a_town_is_missing():
    table = florida([WHITE], [BLACK], towns=[ORANGE])
    assert not any(event[0] == "region" for event in table.end_turn())


def florida(atlanta: list[int], jacksonville: list[int], towns: list[int], players: int = 5) -> Table:
    """The region Florida, both cities scored, Huntsville and Montgomery held; orange's (or black's) turn ends."""
    table = Table(players=players)
    table.put_scored("Atlanta", *atlanta)
    table.put_scored("Jacksonville", *jacksonville)
    for seat, town in zip(towns, ("Huntsville", "Montgomery"), strict=False):
        table.put(seat, town)
    table.put_tie_break(BLACK, "Florida")
    table.turn(BLACK)
    return table


def gained(table: Table) -> list[int]:
    table.end_turn()
    return [table.points(seat, "regions") for seat in range(table.setup.players)]


def test_f5_2_most_second_and_everybody_else_with_one():
    table = florida([WHITE, BLACK, BLACK, RED], [WHITE, ORANGE], towns=[BLACK, WHITE])
    # black and white 3 each: black has the marker; orange and red 1 each, blue none
    assert gained(table) == [6, 10, 3, 3, 0]


def test_f5_2_alone_there_is_no_second():
    assert gained(florida([WHITE], [WHITE], towns=[WHITE, WHITE])) == [10, 0, 0, 0, 0]


def test_f5_3_with_two_players_the_second_gets_the_third_value():
    table = florida([WHITE, BLACK], [WHITE], towns=[WHITE, WHITE], players=2)
    assert gained(table) == [10, 3]


def test_f5_3_with_three_the_second_value():
    table = florida([WHITE, BLACK], [WHITE], towns=[WHITE, WHITE], players=3)
    assert gained(table) == [10, 6, 0]


@pytest.mark.parametrize(
    ("owner", "values"),
    [
        (WHITE, [10, 6, 3, 3, 0]),
        (BLACK, [3, 10, 6, 3, 0]),
        (ORANGE, [3, 3, 10, 6, 0]),
        (RED, [6, 3, 3, 10, 0]),
        (BLUE, [10, 6, 3, 3, 0]),  # who has none there: clockwise from there all the same
    ],
)
def test_f5_4_ties_go_clockwise_from_the_owner_of_the_marker(owner, values):
    table = florida([WHITE], [BLACK], towns=[ORANGE, RED])
    table.put_tie_break(owner, "Florida")
    assert gained(table) == values


def test_f5_4_more_franchises_beat_the_marker():
    table = florida([WHITE], [WHITE, ORANGE], towns=[ORANGE, BLACK])
    assert gained(table) == [6, 3, 10, 0, 0]  # orange stands before white, clockwise from black


def test_f5_5_the_track_space_pays_the_active_player():
    table = florida([WHITE], [WHITE], towns=[WHITE, WHITE])
    table.fill_track(5)
    table.end_turn()
    assert [table.points(seat, "track") for seat in range(5)] == [0, 4, 0, 0, 0]
    assert table.s.on_track == 6
    assert not table.s.laid >> table.region("Florida") & 1


def test_f5_5_several_regions_in_board_order():
    table = florida([WHITE], [WHITE], towns=[WHITE, WHITE])
    table.put_scored("New York", RED)
    table.put_scored("Pittsburgh", RED)
    table.put_tie_break(RED, "New York")
    events = [event[:3] for event in table.end_turn() if event[0] == "track"]
    assert events == [("track", BLACK, table.region("New York")), ("track", BLACK, table.region("Florida"))]
    assert table.points(BLACK, "track") == 3 + 3


def test_f5_5_a_region_scores_only_once():
    table = florida([WHITE], [WHITE], towns=[WHITE, WHITE])
    table.end_turn()
    table.turn(BLACK)
    assert gained(table) == [10, 0, 0, 0, 0]
    assert table.s.on_track == 1
