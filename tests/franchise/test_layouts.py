"""F9: expert layouts."""

from collections import Counter
from typing import Any

import pytest

from grandopening.core.contract import CHANCE, Position
from grandopening.games.franchise import GAME

from .table import set_up

CLASSES = ({2, 3}, {4, 5, 6}, {7, 8})


def class_of(size: int) -> set[int]:
    return next(sizes for sizes in CLASSES if size in sizes)


def in_words(position: Position) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    for action in position.legal():
        GAME.words.append(entries, position.setup, position.state, action)
    return entries


def draft(position: Position, verb: str) -> list[int]:
    """Play the first legal decision as long as it is that verb; who was asked."""
    asked = []
    while position.actor != CHANCE and GAME.codec.decode(position.legal()[0])[0] == verb:
        asked.append(position.actor)
        position.apply(position.legal()[-1])
    return asked


@pytest.mark.parametrize("players", GAME.players)
def test_f9_1_a_city_tile_lies_on_a_space_of_its_class(players):
    position = set_up(players=players, layout="draft").begin(seed=1)
    data = position.setup.data
    cities = {p.name: p.size for p in data.places if p.size and p.region not in data.out_with(players)}
    left = Counter(cities.values())
    assert {(e["place"], e["size"]) for e in in_words(position)} == {
        (name, size) for name, printed in cities.items() for size in left if size in class_of(printed)
    }
    draft(position, "place_city")
    sizes = {data.places[i].name: int(size) for i, size in enumerate(position.state.city_size[:45]) if size}
    assert Counter(sizes.values()) == left
    assert all(size in class_of(cities[name]) for name, size in sizes.items())


def test_f9_1_refusals():
    position = set_up(players=3, layout="draft").begin(seed=1)
    place = position.setup.data.place_named

    def why_not(name: str, size: int) -> tuple[str, str] | None:
        refusal = position.refusal(GAME.codec.encode("place_city", place(name), size))
        return (refusal.rule, refusal.message) if refusal else None

    assert why_not("Chicago", 6) == ("F9.1", "tile-wrong-class")
    assert why_not("Indianapolis", 4) == ("F3.3", "not-a-city")
    assert why_not("Seattle", 4) == ("F2.1", "region-is-out")
    assert why_not("New York", 7) is None
    position.apply(GAME.codec.encode("place_city", place("New York"), 7))
    assert why_not("New York", 8) == ("F9.2", "tile-lies-there")
    assert why_not("Chicago", 7) == ("F9.2", "size-used-up")  # Los Angeles, the other seven, is out


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("mode", ["printed", "chosen"])
def test_f9_2_the_draft_goes_on_in_turn_order(mode, players):
    """City tiles from the first player on; region tiles from the seat after the last city tile; then the start."""
    position = set_up(players=players, layout="draft", region_tiles=mode).begin(seed=1)
    if mode == "chosen":
        assert draft(position, "choose_tile") == [i % players for i in range(10)]
    cities, regions = (19, 7) if players <= 3 else (25, 10)
    assert draft(position, "place_city") == [i % players for i in range(cities)]
    assert draft(position, "place_region") == [(cities + i) % players for i in range(regions)]
    assert position.actor == players - 1
    assert in_words(position)[0]["do"] == "start"


def test_f9_2_tiles_that_are_alike_are_one_choice():
    position = set_up(players=4, layout="draft").begin(seed=1)
    draft(position, "place_city")
    entries = in_words(position)
    tiles = {str(entry["tile"]) for entry in entries}
    assert len(tiles) == 9  # California and Texas have the same
    assert len(entries) == len({str(entry) for entry in entries}) == 9 * 10


def test_f9_2_left_over_tiles_go_to_the_regions_that_are_out():
    position = set_up(players=2, layout="draft", region_tiles="new").begin(seed=1)
    data = position.setup.data
    pool: Counter[int] = Counter()
    while position.actor == CHANCE:
        position.apply(action := position.draw())
        pool[GAME.codec.decode(action)[1][0]] += 1
    draft(position, "place_city")
    draft(position, "place_region")
    assert Counter(position.state.tile[: len(data.regions)].tolist()) == pool
    assert position.state.on_track == 3


@pytest.mark.parametrize("players", [2, 5])
def test_f9_2_the_random_layout_draws_the_same(players):
    layouts = set()
    for seed in range(10):
        position = set_up(players=players, layout="random").begin(seed)
        data = position.setup.data
        while position.actor == CHANCE:
            position.apply(position.draw())
        sizes = position.state.city_size[:45].tolist()
        playing = [i for i, p in enumerate(data.places) if p.size and p.region not in data.out_with(players)]
        assert Counter(sizes[i] for i in playing) == Counter(data.places[i].size for i in playing)
        assert all(sizes[i] in class_of(data.places[i].size) for i in playing)
        layouts.add((tuple(sizes), tuple(position.state.tile[:10].tolist())))
    assert len(layouts) == 10
