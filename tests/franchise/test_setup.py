"""F1 and F2: the things in the box, and how they are set up."""

from collections import Counter

import pytest

from grandopening.core.contract import Position, Refusal
from grandopening.games.franchise import GAME
from grandopening.games.franchise.rules.state import USABLE

from .table import BLACK, WHITE, Table, set_up

SMALL, LARGE = (2, 3), (4, 5)
OUT = ("California", "Upper West", "Montana")


def started(*towns: str, **options) -> Position:
    """A game in which these towns were chosen at the start, the last player's first."""
    position = set_up(**options).begin(seed=1)
    for town in towns:
        (action,) = GAME.words.actions_of(position.setup, position.state, {"do": "start", "place": town})
        position.apply(action)
    return position


def test_f1_1_places_regions_and_links():
    data = set_up().data
    cities = [place for place in data.places if place.size]
    assert (len(data.places), len(cities), len(data.regions), len(data.links)) == (45, 25, 10, 107)
    assert {city.size for city in cities} == set(range(2, 9))
    assert {link.price for link in data.links} == {0, 1, 3, 5, 8}


def test_f1_1_board_order_is_region_by_region_cities_before_towns():
    places = set_up().data.places
    assert list(places) == sorted(places, key=lambda place: (place.region, place.size == 0))
    assert [place.name for place in places[:6]] == [
        "Los Angeles", "San Francisco", "Las Vegas", "Reno", "Phoenix", "Albuquerque",
    ]  # fmt: skip


def test_f1_1_there_is_room_for_larger_boards_and_nothing_in_it():
    table = Table()
    table.put(WHITE, "Detroit")
    table.turn(WHITE, cash=20)
    expand, far, share = (GAME.codec.first[verb] for verb in ("expand", "expand_far", "share"))
    assert table.position.refusal(expand + 2 * 107) == Refusal("F1.1", "no-such-link")
    table.s.far[WHITE] = USABLE
    assert table.position.refusal(far + 45) == Refusal("F1.1", "no-such-place")
    table.do("done")
    assert table.position.refusal(share + 45) == Refusal("F1.1", "no-such-place")


def test_f1_1_links_go_both_ways():
    table = Table()
    table.put(WHITE, "Detroit")
    table.put(BLACK, "Chicago")
    table.turn(WHITE, cash=3)
    assert table.why_not("expand", "Detroit", "Chicago") is None
    table.turn(BLACK, cash=3)
    assert table.why_not("expand", "Chicago", "Detroit") is None


def test_f1_2_spaces_are_filled_in_order_and_the_rest_is_empty():
    table = Table()
    table.put(WHITE, "Chicago")
    table.put(BLACK, "Chicago", "Chicago")
    table.put(WHITE, "Chicago")
    chicago = table.place("Chicago")
    assert table.s.space[chicago, :4].tolist() == [WHITE + 1, BLACK + 1, BLACK + 1, WHITE + 1]
    assert table.s.city_size[chicago] - table.s.filled[chicago] == 3


def test_f1_2_the_city_tiles_in_the_box():
    sizes = Counter(place.size for place in set_up().data.places if place.size)
    assert sizes == {2: 4, 3: 3, 4: 8, 5: 5, 6: 2, 7: 2, 8: 1}


@pytest.mark.parametrize("players", GAME.players)
def test_f1_3_what_each_player_has(players):
    s = set_up(players=players).begin(seed=1).state
    assert s.supply[:players].tolist() == [40] * players
    assert not s.points.any()


def test_f1_3_the_bank_never_runs_out():
    table = Table(players=5)
    table.s.cash[:] = 5000
    table.turn(WHITE)
    table.do("cash")
    assert table.cash(WHITE) == 5011


def test_f1_4_the_region_track():
    data = set_up().data
    assert len(data.track) == len(data.regions)
    assert data.track == (3, 3, 2, 2, 3, 4, 3, 2, 0, 0)
    assert data.red_from == 8


@pytest.mark.parametrize("players", LARGE)
def test_f2_1_with_four_or_five_every_region_plays(players):
    s = set_up(players=players).begin(seed=1).state
    assert (s.on_track, s.laid) == (0, 0b1111111111)
    assert s.bonus[:players].tolist() == [3] * players


@pytest.mark.parametrize("players", SMALL)
def test_f2_1_with_two_or_three_three_regions_are_out(players):
    setup = set_up(players=players)
    s = setup.begin(seed=1).state
    laid = [region.name for i, region in enumerate(setup.data.regions) if s.laid >> i & 1]
    assert laid == [region.name for region in setup.data.regions if region.name not in OUT]
    assert s.on_track == 3
    assert s.bonus[:players].tolist() == [4] * players
    assert not s.points.any()  # the three tiles pay nobody


def test_f2_1_nobody_may_start_in_or_enter_a_region_that_is_out():
    position = set_up(players=3).begin(seed=1)
    playing = {GAME.codec.decode(action)[1][0] for action in position.legal()}
    assert not {"Reno", "Boise", "Fargo"} & {position.setup.data.places[place].name for place in playing}
    table = Table(players=3)
    table.put(WHITE, "Denver", "Minneapolis", "Salt Lake City")
    table.turn(WHITE, cash=20)
    for start, end in (("Denver", "Casper"), ("Minneapolis", "Fargo"), ("Salt Lake City", "San Francisco")):
        assert table.why_not("expand", start, end) == ("F2.1", "region-is-out")


@pytest.mark.parametrize("players", GAME.players)
def test_f2_2_starting_money_by_seat(players):
    money = {2: [2, 4], 3: [2, 3, 5], 4: [3, 4, 6, 8], 5: [3, 4, 5, 7, 9]}
    assert set_up(players=players).begin(seed=1).state.cash[:players].tolist() == money[players]


@pytest.mark.parametrize("players", GAME.players)
def test_f2_3_from_the_last_player_backwards(players):
    position = set_up(players=players).begin(seed=1)
    asked = []
    while not position.state.turn:
        asked.append(position.actor)
        position.apply(position.legal()[0])
    assert asked == list(reversed(range(players)))
    assert position.actor == 0
    assert position.state.towns[:players].tolist() == [1] * players
    assert position.state.supply[:players].tolist() == [39] * players


def test_f2_3_a_free_town():
    position = started("Pueblo", players=3)
    data = position.setup.data
    free = {data.places[GAME.codec.decode(action)[1][0]].name for action in position.legal()}
    assert free == {p.name for p in data.places if not p.size and data.regions[p.region].name not in OUT} - {"Pueblo"}
    for name, rule, message in (
        ("Pueblo", "F2.3", "start-town-taken"),
        ("Denver", "F2.3", "start-in-a-town"),
        ("Reno", "F2.1", "region-is-out"),
    ):
        refusal = position.refusal(GAME.codec.encode("start", data.place_named(name)))
        assert refusal is not None
        assert (refusal.rule, refusal.message) == (rule, message)


PRESET = {
    2: ["Pueblo Indianapolis", "Montgomery Ogallala"],
    3: ["Flagstaff Little_Rock", "Pueblo Indianapolis", "Montgomery Ogallala"],
    4: ["El_Paso Las_Vegas", "Pueblo Indianapolis", "Reno Little_Rock", "Montgomery Ogallala"],
    5: ["Memphis Spokane", "El_Paso Las_Vegas", "Pueblo Indianapolis", "Reno Little_Rock", "Montgomery Ogallala"],
}


@pytest.mark.parametrize("players", GAME.players)
def test_f2_4_the_introductory_start_gives_two_towns_each(players):
    position = set_up(players=players, start="introductory").begin(seed=1)
    s, data = position.state, position.setup.data
    for seat, pair in enumerate(PRESET[players]):
        held = {place.name for i, place in enumerate(data.places) if s.franchises[i, seat]}
        assert held == {name.replace("_", " ") for name in pair.split()}
    assert s.supply[:players].tolist() == [38] * players
    assert (position.actor, s.turn) == (0, 1)


def test_f2_5_tiles_lie_as_printed():
    setup = set_up(players=4)
    s = setup.begin(seed=1).state
    assert [int(size) for size in s.city_size[:45]] == [place.size for place in setup.data.places]
    assert [setup.data.tiles[s.tile[i]] for i in range(10)] == [region.tile for region in setup.data.regions]
