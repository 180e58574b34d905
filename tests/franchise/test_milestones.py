"""F8.1 to F8.3: the Milestones expansion."""

import pytest

from grandopening.core.contract import Refusal
from grandopening.games.franchise import GAME

from .table import BLACK, ORANGE, WHITE, Table, set_up

SEVEN = ("towns", "regions", "scored", "sizes", "big_city", "region", "links")


@pytest.mark.parametrize(("players", "reserve", "lying"), [(2, 4, 6), (3, 4, 6), (4, 3, 5), (5, 3, 5)])
def test_f8_1_tiles_wait_in_reserve(players, reserve, lying):
    position = set_up(players=players, milestones=True).begin(seed=1)
    s = position.state
    assert s.bonus[:players].tolist() == [0] * players
    assert s.reserve[:players].tolist() == [reserve] * players
    drawn = set()
    for _ in range(lying):
        assert GAME.codec.decode(position.draw())[0] == "milestones"
        position.apply(action := position.draw())
        drawn.add(action)
    assert len(drawn) == s.n_milestones == lying
    assert position.actor == players - 1


def test_f8_1_each_lies_once():
    position = set_up(milestones=True).begin(seed=1)
    position.apply(action := position.draw())
    assert position.refusal(action) == Refusal("F8.1", "milestone-lies")


def met(table: Table, seat: int) -> list[str]:
    return [SEVEN[i] for i in range(7) if table.s.met[seat] >> i & 1]


def playing(*milestones: str, places: tuple[str, ...] = ("Detroit",), cash: int = 30) -> Table:
    table = Table(milestones=milestones or SEVEN)
    table.put(WHITE, *places)
    table.turn(WHITE, cash=cash)
    return table


def test_f8_2_a_mark_costs_a_franchise_and_brings_a_tile_for_the_next_turn():
    table = playing(places=("Reno", "Las Vegas", "Flagstaff"))
    table.do("expand", "Flagstaff", "Salt Lake City")
    assert met(table, WHITE) == []
    table.end_turn()
    assert met(table, WHITE) == ["towns"]
    s = table.s
    assert (s.reserve[WHITE], s.fresh_bonus[WHITE], s.bonus[WHITE]) == (2, 1, 0)
    assert (s.spent[WHITE], s.supply[WHITE]) == (1, 40 - 4 - 1)
    table.turn(WHITE)
    assert (s.fresh_bonus[WHITE], s.bonus[WHITE]) == (0, 1)
    assert table.why_not("cash") is None


def test_f8_2_not_usable_in_the_turn_it_was_won():
    table = playing("links", places=("Kansas City",))
    table.s.long_links[WHITE] = 1
    table.do("expand", "Kansas City", "Chicago")
    assert table.s.fresh_bonus[WHITE] == 1
    assert table.why_not("cash") == ("F8.2", "bonus-next-turn")


def test_f8_2_in_anybodys_turn():
    """Black scores a city with three franchises of white, who has two in another: white marks it."""
    table = Table(milestones=SEVEN)
    table.put_scored("Detroit", BLACK, WHITE, WHITE)
    table.put(WHITE, "Chicago", "Chicago", "Chicago")
    table.put(BLACK, "Chicago", "Chicago", "Chicago")
    table.turn(BLACK, cash=1)
    table.do("done")
    table.do("share", "Chicago")
    table.end_turn()
    assert met(table, WHITE) == ["scored"]
    assert table.s.fresh_bonus[WHITE] == 1


def test_f8_2_a_mere_marker_with_an_empty_supply():
    table = playing("links", places=("Kansas City",))
    table.s.long_links[WHITE] = 1
    table.s.supply[WHITE] = 1
    table.do("expand", "Kansas City", "Chicago")
    assert met(table, WHITE) == ["links"]
    assert (table.supply(WHITE), table.s.spent[WHITE], table.s.fresh_bonus[WHITE]) == (0, 0, 1)


@pytest.mark.parametrize("order", [("towns", "regions"), ("regions", "towns")])
def test_f8_2_in_the_order_in_which_they_lie_until_the_reserve_is_empty(order):
    table = playing(*order, places=("Reno", "Flagstaff", "Sioux Falls"))
    table.s.reserve[WHITE] = 1
    table.do("expand", "Sioux Falls", "Ogallala")  # the fourth town and the fourth region
    table.end_turn()
    assert met(table, WHITE) == [order[0]]


def test_f8_2_seats_in_turn_order_from_the_active_one():
    table = Table(milestones=SEVEN)
    for seat in (WHITE, BLACK, ORANGE):
        table.s.any_region[seat] = 1
    table.put(BLACK, "Detroit")
    table.turn(BLACK, cash=3)
    events = table.do("expand", "Detroit", "Chicago")
    assert [event[1] for event in events if event[0] == "milestone"] == [BLACK, ORANGE, WHITE]


def test_f8_2_each_milestone_once_per_player():
    table = playing(places=("Reno", "Las Vegas", "Flagstaff", "Salt Lake City"))
    table.end_turn()
    table.turn(WHITE)
    table.do("expand", "Reno", "Los Angeles")
    table.end_turn()
    assert met(table, WHITE) == ["towns"]
    assert table.s.reserve[WHITE] == 2


def test_f8_3_four_towns():
    table = playing("towns", places=("Reno", "Las Vegas", "Flagstaff"))
    table.do("expand", "Flagstaff", "Salt Lake City")
    table.end_turn()
    assert met(table, WHITE) == ["towns"]


def test_f8_3_four_regions():
    table = playing("regions", places=("Reno", "Flagstaff", "Boise"))
    table.put_tie_break(WHITE, "Texas")  # a tie-break marker is not in the region
    table.do("expand", "Boise", "Casper")
    assert met(table, WHITE) == []  # a marker is no franchise
    table.end_turn()
    assert met(table, WHITE) == ["regions"]


def test_f8_3_five_franchises_in_scored_cities():
    table = Table(milestones=SEVEN)
    table.put_scored("Detroit", BLACK, WHITE, WHITE)
    table.put_scored("Omaha", BLACK, WHITE, WHITE)
    table.put(WHITE, "Pittsburgh")
    table.turn(WHITE, cash=1)
    table.do("done")
    table.do("share", "Pittsburgh")
    table.end_turn()  # the winner leaves one: the fifth
    assert met(table, WHITE) == ["scored"]


def test_f8_3_one_each_in_unscored_cities_of_sizes_2_3_and_4():
    table = playing("sizes", places=("Pittsburgh", "Detroit"))
    table.put_scored("St. Louis", WHITE)  # size 3, but scored
    table.do("expand", "Pittsburgh", "Charlotte")
    table.end_turn()
    assert met(table, WHITE) == ["sizes"]


def test_f8_3_a_scored_city_does_not_count_for_the_sizes():
    table = playing("sizes", places=("Pittsburgh", "Detroit"))
    table.put_scored("St. Louis", WHITE)
    table.do("expand", "Pittsburgh", "Minneapolis")
    table.end_turn()
    assert met(table, WHITE) == []


@pytest.mark.parametrize(
    ("city", "is_big"), [("Dallas", False), ("Houston", True), ("Chicago", True), ("New York", True)]
)
def test_f8_3_trigger_the_scoring_of_a_big_city(city, is_big):
    """Whoever gains: white fills the city."""
    table = Table(milestones=SEVEN)
    others = [BLACK, WHITE, BLACK, ORANGE, BLACK, ORANGE, BLACK]
    for seat in others[: table.s.city_size[table.place(city)] - 1]:
        table.put(seat, city)
    table.turn(WHITE, cash=1)
    table.do("done")
    table.do("share", city)
    events = table.end_turn()
    assert [event[1] for event in events if event[0] == "full"] == [BLACK]
    assert met(table, WHITE) == (["big_city"] if is_big else [])
    assert met(table, BLACK) == met(table, ORANGE) == []


def test_f8_3_trigger_the_scoring_of_a_region():
    table = Table(milestones=SEVEN)
    table.put_scored("New York", BLACK)
    table.put_scored("Pittsburgh", BLACK)
    table.put_tie_break(BLACK, "New York")
    table.turn(WHITE)
    table.end_turn()
    assert (met(table, WHITE), met(table, BLACK)) == (["region"], [])


def test_f8_3_two_long_links_every_use_counts():
    """The same link twice, once for nothing with the Road tile."""
    table = playing("links", places=("Kansas City",))
    table.do("expand", "Kansas City", "Chicago")
    assert met(table, WHITE) == []
    table.turn(WHITE, cash=0)
    table.s.road[WHITE] = 2  # usable
    table.do("road")
    table.do("expand", "Kansas City", "Chicago")
    assert met(table, WHITE) == ["links"]


def test_f8_3_each_long_link_in_a_chain_counts():
    table = Table(milestones=("links",), prices={})
    table.put(WHITE, "Detroit")
    table.turn(WHITE, cash=16)
    table.s.far[WHITE] = 2  # usable
    events = table.do("expand_far", "Omaha")
    assert table.cash(WHITE) == 0
    assert met(table, WHITE) == ["links"]
    assert [event[0] for event in events] == ["expand_far", "upright", "milestone"]
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (0, 1, 40 - 2 - 1)


def after_a_long_link(*milestones: str, reserve: int = 3, supply: int = 39) -> Table:
    """White has just used the $8 link from Kansas City to Chicago."""
    table = playing(*milestones, places=("Kansas City",))
    table.s.reserve[WHITE] = reserve
    table.s.supply[WHITE] = supply
    table.do("expand", "Kansas City", "Chicago")
    return table


def use_it_again(table: Table) -> list[str]:
    table.turn(WHITE, cash=8)
    return [event[0] for event in table.do("expand", "Kansas City", "Chicago")]


def test_f8_3_the_first_long_link_puts_a_franchise_upright():
    table = after_a_long_link("links")
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (1, 1, 39 - 2)
    assert table.s.fresh_bonus[WHITE] == 0


def test_f8_3_the_second_lays_it_on_the_milestone_and_takes_no_other():
    table = after_a_long_link("links")
    before = table.supply(WHITE)
    assert use_it_again(table) == ["expand", "milestone"]
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (0, 1, before - 1)
    assert use_it_again(table) == ["expand"]
    assert (table.s.upright[WHITE], table.supply(WHITE)) == (0, before - 2)


def test_f8_3_a_cheaper_link_puts_nothing_upright():
    table = playing("links", places=("Detroit",))
    table.do("expand", "Detroit", "Chicago")
    assert (table.s.upright[WHITE], table.supply(WHITE)) == (0, 40 - 2)


@pytest.mark.parametrize(("milestones", "reserve"), [(("towns", "region"), 3), (("links",), 0)])
def test_f8_3_nothing_upright_if_the_milestone_does_not_play_or_no_tile_is_left(milestones, reserve):
    table = after_a_long_link(*milestones, reserve=reserve)
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (0, 0, 39 - 1)
    assert use_it_again(table) == ["expand"]


def test_f8_3_nothing_upright_without_the_expansion():
    table = Table()
    table.put(WHITE, "Kansas City")
    table.turn(WHITE, cash=8)
    table.do("expand", "Kansas City", "Chicago")
    assert (table.s.upright[WHITE], table.supply(WHITE)) == (0, 40 - 2)


def test_f8_3_from_an_empty_supply_it_is_a_mere_marker_and_so_is_the_mark():
    """The marker of the expansion takes the last franchise; one that comes back later is not asked for."""
    table = after_a_long_link("links", supply=1)
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (1, 0, 0)
    table.s.supply[WHITE] = 5
    assert use_it_again(table) == ["expand", "milestone"]
    assert (table.s.upright[WHITE], table.s.spent[WHITE], table.supply(WHITE)) == (0, 0, 4)


def test_f8_3_it_stays_upright_when_other_milestones_take_the_last_tile():
    table = after_a_long_link("links")
    table.s.reserve[WHITE] = 0
    assert use_it_again(table) == ["expand"]
    assert (table.s.upright[WHITE], table.s.spent[WHITE]) == (1, 1)
