"""What the numbers of Franchise stand for, and how the record writes them."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Setup
from ....core.declare import Kind, Refused, named
from ..data import ends_of
from .state import ENDS, MILESTONE_NAMES, PLACES, REGIONS, SIZE, SOURCES, TILES, WAYS


def _tile_of(setup: Setup, word: object) -> int:
    if isinstance(word, Mapping) and isinstance(word.get("values"), list):
        for index, tile in enumerate(setup.data.tiles):
            if tile.kind == word.get("kind") and list(tile.values) == word["values"]:
                return index
    raise Refused("F8.6", f"there is no region tile {word!r}")


def _size_of(setup: Setup, word: object) -> int:
    if type(word) is not int or word not in setup.data.size_class:
        raise Refused("F1.2", f"there is no city tile of size {word!r}")
    return word


def _way_words(setup: Setup, way: int) -> tuple[str, str]:
    start, end = ends_of(setup.data, way)
    return setup.data.places[start].name, setup.data.places[end].name


def _way_between(setup: Setup, words: tuple[Any, Any]) -> int:
    ends = setup.data.place_named(words[0]), setup.data.place_named(words[1])
    if ends not in setup.data.ways:
        raise Refused("F3.2", f"no link joins {words[0]} and {words[1]}")
    way: int = setup.data.ways[ends]
    return way


PLACE = Kind(
    "place",
    PLACES,
    "n_places",
    str,
    lambda setup, place: setup.data.places[place].name,
    lambda setup, word: setup.data.place_named(word),
)
REGION = Kind(
    "region",
    REGIONS,
    "n_regions",
    str,
    lambda setup, region: setup.data.regions[region].name,
    lambda setup, word: setup.data.region_named(word),
)
TILE = Kind("tile", TILES, "n_tiles", dict, lambda setup, tile: setup.data.tiles[tile].in_words(), _tile_of)
WAY = Kind("way", WAYS, "n_ways", str, _way_words, _way_between, keys=("from", "to"))
CITY_SIZE = Kind("size", SIZE + 1, value=_size_of)
MILESTONE = named("milestone", MILESTONE_NAMES, "F8.3")
SOURCE = named("source", SOURCES)
END = named("end", ENDS)
