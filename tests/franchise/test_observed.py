"""What learners see of Franchise: the links are those of the board, and nothing that decides anything is left out."""

import numpy as np
import pytest

from grandopening import envs
from grandopening.envs.learning import observation_of
from grandopening.games import game_named
from grandopening.games.franchise.data import printed_file

from .table import BLACK, WHITE, Table, board_with


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("content", [None, board_with({("Detroit", "Chicago"): 3})], ids=["printed", "another"])
def test_links_are_those_of_the_board(players, content):
    setup = game_named("franchise").set_up({"players": players}, content)
    told, board = envs.constants(setup), setup.board
    ways = {(int(board.way_from[k]), int(board.way_to[k]), int(board.price[k])) for k in range(board.n_ways)}
    links = {tuple(link) for link in told["links"].tolist()}
    assert links | {(there, here, price) for here, there, price in links} == ways
    assert 2 * len(told["links"]) == len(ways)
    named = {(frozenset((told["places"][a], told["places"][b])), price) for a, b, price in links}
    file = printed_file() if content is None else content
    assert named == {(frozenset(pair), int(price)) for price, pairs in file["links"].items() for pair in pairs}
    assert told["region_of"].tolist() == board.region_of[: board.n_places].tolist()
    assert len(told["regions"]) == board.n_regions


def test_the_order_of_franchises_in_a_city_is_observed():
    """It breaks ties (F4.3): two games that differ in nothing else look different to everybody."""
    one, other = Table(players=3), Table(players=3)
    for table, seats in ((one, (WHITE, BLACK)), (other, (BLACK, WHITE))):
        for seat in seats:
            table.put(seat, "Chicago")
    fields = one.s.dtype.names
    assert [name for name in fields if not np.array_equal(one.s[name], other.s[name])] == ["space"]
    where = envs.observation_slices("franchise")["spaces"]
    for viewer in range(3):
        here, there = (observation_of(table.position, viewer) for table in (one, other))
        differs = np.flatnonzero(here != there)
        assert len(differs) == 2
        assert set(differs.tolist()) <= set(range(where.start, where.stop))


@pytest.mark.parametrize(
    ("pool", "part"), [("undrawn", "undrawn"), ("in_pool", "in_pool"), ("size_left", "sizes_left")]
)
def test_what_is_in_a_pool_is_observed(pool, part):
    """Tiles still to be drawn, chosen or laid: another tile in a pool is another observation."""
    options = {"layout": "random", "region_tiles": "all"}
    position = game_named("franchise").set_up(options).begin(3)
    where = envs.observation_slices("franchise")[part]
    for tile in range(len(position.state[pool])):
        other = position.copy()
        other.state[pool][tile] += 1
        for viewer in range(2):
            here, there = observation_of(position, viewer), observation_of(other, viewer)
            assert np.flatnonzero(here != there).tolist() == [where.start + tile]
