"""F8.6 to F8.8: the Region-tiles expansion."""

from collections import Counter

import pytest

from grandopening.core.contract import CHANCE, Position, Refusal
from grandopening.games.franchise import GAME
from grandopening.games.franchise.data import Tile
from grandopening.games.franchise.rules.state import FRESH, NOT_HELD, USABLE

from .table import BLACK, BLUE, ORANGE, WHITE, Table, set_up

NEW_KINDS = {"plain": 8, "dollars": 4, "bonus": 3, "count": 3, "development": 1, "road": 1}


def drawn(position: Position, verb: str) -> list[int]:
    """Let chance draw as long as it draws that; the arguments."""
    results = []
    while position.actor == CHANCE and GAME.codec.decode(position.legal()[0])[0] == verb:
        position.apply(action := position.draw())
        results.append(GAME.codec.decode(action)[1][0])
    return results


def test_f8_6_twenty_more_region_tiles():
    assert Counter(tile.kind for tile in set_up().data.new_tiles) == NEW_KINDS


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("mode", ["all", "new"])
def test_f8_6_ten_drawn_then_one_to_each_region(mode, players):
    for seed in range(20):
        position = set_up(players=players, region_tiles=mode).begin(seed)
        data = position.setup.data
        pool = Counter(data.tiles[i] for i in drawn(position, "region_pool"))
        assert pool.total() == 10
        box = Counter(data.new_tiles)
        if mode == "all":
            box += Counter(region.tile for region in data.regions)
        assert pool <= box  # each once
        assert Counter(data.tiles[i] for i in drawn(position, "region_tiles")) == pool
        assert Counter(data.tiles[i] for i in position.state.tile[:10]) == pool


def test_f8_6_two_of_the_thirty_are_alike_and_twice_as_likely():
    position = set_up(region_tiles="all").begin(seed=1)
    data = position.setup.data
    assert len(data.tiles) == 29
    weights = {
        data.tiles[GAME.codec.decode(action)[1][0]]: GAME.rules.weight(position.setup.board, position.state, action)
        for action in position.legal()
    }
    alike = data.regions[data.region_named("Texas")].tile
    assert weights == {tile: 2 if tile == alike else 1 for tile in data.tiles}


def test_f8_6_ten_chosen_in_turn_order_each_once():
    position = set_up(players=4, region_tiles="chosen").begin(seed=1)
    data = position.setup.data
    asked = []
    chosen: Counter[Tile] = Counter()
    for i in range(10):
        asked.append(position.actor)
        options = {data.tiles[GAME.codec.decode(action)[1][0]] for action in position.legal()}
        box = Counter(data.new_tiles) + Counter(region.tile for region in data.regions)
        assert options == set(box - chosen)
        position.apply(action := position.legal()[i % 2])
        chosen[data.tiles[GAME.codec.decode(action)[1][0]]] += 1
    assert asked == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    assert len(drawn(position, "region_tiles")) == 10


def test_f8_6_a_tile_that_was_chosen_is_gone():
    position = set_up(region_tiles="chosen").begin(seed=1)
    choose = GAME.codec.encode("choose_tile", position.setup.data.tiles.index(position.setup.data.new_tiles[0]))
    position.apply(choose)
    assert position.refusal(choose) == Refusal("F8.6", "tile-not-there")


def test_f8_6_printed_tiles_of_regions_that_are_out_stay_out():
    position = set_up(players=2, layout="random").begin(seed=1)
    data = position.setup.data
    drawn(position, "city_tiles")
    tiles = Counter(data.tiles[i] for i in drawn(position, "region_tiles"))
    assert tiles == Counter(region.tile for region in data.regions if not region.four_or_five_only)


def florida(kind: str, *values: int, players: int = 5, on_track: int = 0, turn: int = WHITE) -> Table:
    """Florida with that tile, to be scored at the end of the turn: white has most, black second, orange one."""
    table = Table(players=players)
    table.put_scored("Atlanta", WHITE, BLACK, *([ORANGE] if players > 2 else []))
    table.put_scored("Jacksonville", WHITE, BLACK)
    table.put(WHITE, "Huntsville", "Montgomery")
    table.put_tie_break(BLACK, "Florida")
    table.lay_tile("Florida", kind, *values)
    table.fill_track(on_track)
    table.turn(turn)
    table.s.cash[:] = 0
    return table


def gained(table: Table) -> list[int]:
    table.end_turn()
    return [table.points(seat, "regions") for seat in range(table.setup.players)]


def test_f8_7_plain():
    assert gained(florida("plain", 12, 4, 2)) == [12, 4, 2, 0, 0]


def test_f8_7_dollars():
    table = florida("dollars", 15, 9, 6, turn=BLUE)
    assert gained(table) == [0] * 5
    assert [table.cash(seat) for seat in range(1, 5)] == [9, 6, 0, 0]
    assert table.cash(WHITE) == 15 + 1  # and the income of the turn that has begun


def test_f8_7_dollars_with_two_players():
    table = florida("dollars", 15, 9, 6, players=2, on_track=3)
    table.end_turn()
    assert (table.cash(WHITE), table.cash(BLACK)) == (15, 6 + 1)


def test_f8_7_bonus_brings_a_used_tile_back_for_the_next_turn():
    table = florida("bonus", 3, 4, 2)
    table.do("cash")
    assert gained(table) == [3, 4, 2, 0, 0]
    assert (table.s.bonus[WHITE], table.s.fresh_bonus[WHITE], table.s.used_bonus[WHITE]) == (2, 1, 0)
    table.turn(WHITE)
    assert table.s.bonus[WHITE] == 3


def test_f8_7_bonus_with_nothing_to_take_back():
    table = florida("bonus", 3, 4, 2)
    assert gained(table) == [3, 4, 2, 0, 0]
    assert (table.s.bonus[WHITE], table.s.fresh_bonus[WHITE]) == (3, 0)


@pytest.mark.parametrize(
    ("on_track", "values", "points"),
    [
        (5, (2, 0, -3), [7, 5, 2, 0, 0]),  # before this tile is moved there
        (2, (3, -2, -4), [5, 0, 0, 0, 0]),  # not below 0
        (0, (1, -1, -2), [1, 0, 0, 0, 0]),
    ],
)
def test_f8_7_count(on_track, values, points):
    assert gained(florida("count", *values, on_track=on_track)) == points


def test_f8_7_count_with_two_players():
    assert gained(florida("count", 2, 0, -3, players=2, on_track=4)) == [6, 1]


@pytest.mark.parametrize(("kind", "most", "field"), [("development", 5, "far"), ("road", 6, "road")])
def test_f8_7_development_and_road(kind, most, field):
    table = florida(kind, most, 4, 2)
    assert gained(table) == [most, 4, 2, 0, 0]
    assert table.s[field].tolist() == [FRESH] + [NOT_HELD] * 4
    table.turn(WHITE)
    assert table.s[field][WHITE] == USABLE


@pytest.mark.parametrize(("kind", "most", "field"), [("development", 5, "far"), ("road", 6, "road")])
def test_f8_7_influence_only_where_the_tile_is_taken(kind, most, field):
    table = florida(kind, most, 4, 2)
    table.s[f"{field}_taken"] = 1
    assert gained(table) == [most, 4, 2, 0, 0]
    assert table.s[field].tolist() == [NOT_HELD] * 5
