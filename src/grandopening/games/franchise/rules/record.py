"""How the record writes the tiles that are drawn: all of a kind in one entry."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Refused, Setup
from ....core.declare import Kind
from .kinds import CITY_SIZE, MILESTONE, TILE

Entry = dict[str, Any]


class Listed:
    """`tiles` is a list, in the order in which they came."""

    def __init__(self, word: str, kind: Kind) -> None:
        self.word, self.kind = word, kind
        self.types: Mapping[str, Any] = {"tiles": list[kind.type]}  # type: ignore[name-defined]  # to mypy it is none

    def append(self, log: list[Entry], setup: Setup, s: Any, value: int) -> None:
        if not log or log[-1].get("chance") != self.word:
            log.append({"chance": self.word, "tiles": []})
        log[-1]["tiles"].append(self.kind.word(setup, value))

    def read(self, setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
        tiles, count = entry.get("tiles"), self._count(setup)
        if not isinstance(tiles, list) or len(tiles) != count:
            raise Refused("record", f"{self.word}: 'tiles' is not a list of {count}")
        return [self.kind.value(setup, tile) for tile in tiles]

    def _count(self, setup: Setup) -> int:
        return int(setup.board.milestones) if self.kind is MILESTONE else len(setup.data.regions)


class OnCities:
    """`tiles` names the size on every city that plays."""

    types: Mapping[str, Any] = {"tiles": dict[str, int]}

    def append(self, log: list[Entry], setup: Setup, s: Any, value: int) -> None:
        if not log or log[-1].get("chance") != "city_tiles":
            log.append({"chance": "city_tiles", "tiles": {}})
        log[-1]["tiles"][setup.data.places[s.cursor].name] = CITY_SIZE.word(setup, value)

    def read(self, setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
        out = setup.data.out_with(setup.players)
        cities = [place.name for place in setup.data.places if place.size and place.region not in out]
        return [CITY_SIZE.value(setup, size) for size in _mapped(entry.get("tiles"), cities, "city_tiles")]


class OnRegions:
    """`tiles` names the tile of every region. With printed tiles those that are out keep theirs: not drawn, and
    a record may leave them out (F2.1)."""

    types: Mapping[str, Any] = {"tiles": dict[str, dict[str, Any]]}

    def append(self, log: list[Entry], setup: Setup, s: Any, value: int) -> None:
        if not log or log[-1].get("chance") != "region_tiles":
            log.append({"chance": "region_tiles", "tiles": _kept(setup)})
        log[-1]["tiles"][setup.data.regions[s.cursor].name] = TILE.word(setup, value)

    def read(self, setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
        tiles, kept = entry.get("tiles"), _kept(setup)
        if isinstance(tiles, Mapping):
            for name, tile in kept.items():
                if name in tiles and TILE.word(setup, TILE.value(setup, tiles[name])) != tile:
                    raise Refused("F2.1", f"region_tiles: {name} is out and keeps its printed tile")
            tiles = {name: tile for name, tile in tiles.items() if name not in kept}
        names = [region.name for region in setup.data.regions if region.name not in kept]
        return [TILE.value(setup, tile) for tile in _mapped(tiles, names, "region_tiles")]


def _kept(setup: Setup) -> Entry:
    if setup.options["region_tiles"] != "printed":
        return {}
    regions = [setup.data.regions[i] for i in setup.data.out_with(setup.players)]
    return {region.name: region.tile.in_words() for region in regions}


def _mapped(tiles: object, keys: list[str], name: str) -> list[Any]:
    """The values in board order, which is the order of the draws."""
    if not isinstance(tiles, Mapping) or set(tiles) != set(keys):
        raise Refused("record", f"{name}: 'tiles' does not name just {', '.join(keys)}")
    return [tiles[key] for key in keys]


REGION_POOL = Listed("region_pool", TILE)
MILESTONES = Listed("milestones", MILESTONE)
