"""Franchise in the words of the record: entries to actions and back."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Position, Refused, Setup
from ..data import BoardData
from .actions import CODEC
from .state import ENDED_RED, MILESTONE_NAMES

# Chance results that the record gathers in one entry.
GATHERED = {
    "draw_pool": "region_pool",
    "draw_city": "city_tiles",
    "draw_region": "region_tiles",
    "draw_milestone": "milestones",
}
DECISION_KEYS = {
    "choose_tile": ("tile",),
    "place_city": ("place", "size"),
    "place_region": ("region", "tile"),
    "start": ("place",),
    "boom": ("place",),
    "stay": (),
    "expand": ("from", "to"),
    "expand_again": ("from", "to"),
    "expand_far": ("to",),
    "road": (),
    "cash": (),
    "share": ("place",),
    "double": ("place",),
    "done": (),
}


def append(log: list[dict[str, Any]], setup: Setup, s: Any, action: int) -> None:
    verb, arguments = CODEC.decode(action)
    data: BoardData = setup.data
    if verb in GATHERED:
        _append_result(log, setup, s, GATHERED[verb], arguments[0])
        return
    entry: dict[str, Any] = {"seat": int(s["actor"]), "do": verb}
    if verb in ("expand", "expand_again"):
        start, end = _ends_of(data, arguments[0])
        entry["from"] = data.places[start].name
        entry["to"] = data.places[end].name
    elif verb == "expand_far":
        entry["to"] = data.places[arguments[0]].name
    else:
        for key, value in zip(DECISION_KEYS[verb], arguments, strict=True):
            entry[key] = _word_of(data, key, value)
    log.append(entry)


def _word_of(data: BoardData, key: str, value: int) -> Any:
    if key == "place":
        return data.places[value].name
    if key == "region":
        return data.regions[value].name
    return data.tiles[value].in_words() if key == "tile" else value


def _append_result(log: list[dict[str, Any]], setup: Setup, s: Any, name: str, value: int) -> None:
    data: BoardData = setup.data
    if not log or log[-1].get("chance") != name:
        log.append({"chance": name, "tiles": {} if name in ("city_tiles", "region_tiles") else []})
    tiles = log[-1]["tiles"]
    if name == "city_tiles":
        tiles[data.places[s.cursor].name] = value
    elif name == "region_tiles":
        if not tiles and setup.options["region_tiles"] == "printed":
            # Regions that are out keep their printed tiles; the record names all regions.
            tiles.update({data.regions[i].name: data.regions[i].tile.in_words() for i in _out(setup)})
        tiles[data.regions[s.cursor].name] = data.tiles[value].in_words()
    else:
        tiles.append(data.tiles[value].in_words() if name == "region_pool" else MILESTONE_NAMES[value])


def _out(setup: Setup) -> frozenset[int]:
    out: frozenset[int] = setup.data.out_with(setup.players)
    return out


def actions_of(setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
    if "chance" in entry:
        return _results_of(setup, s, entry)
    verb = entry["do"]
    if not isinstance(verb, str) or verb not in DECISION_KEYS:
        raise Refused("record", f"there is no decision {verb!r}")
    for key in DECISION_KEYS[verb]:
        if key not in entry:
            raise Refused("record", f"{verb} needs {key!r}")
    if verb in ("expand", "expand_again"):
        return [CODEC.encode(verb, _way_between(setup, entry["from"], entry["to"]))]
    return [CODEC.encode(verb, *(_value_of(setup.data, key, entry[key]) for key in DECISION_KEYS[verb]))]


def _ends_of(data: BoardData, way: int) -> tuple[int, int]:
    """A link is two ways, there and back."""
    start, end = data.links[way // 2].ends
    return (end, start) if way % 2 else (start, end)


def _way_between(setup: Setup, start: object, end: object) -> int:
    ends = setup.data.place_named(start), setup.data.place_named(end)
    for way in range(2 * len(setup.data.links)):
        if _ends_of(setup.data, way) == ends:
            return way
    raise Refused("F3.2", f"no link joins {start} and {end}")


def _value_of(data: BoardData, key: str, word: object) -> int:
    if key in ("place", "to"):
        return data.place_named(word)
    if key == "region":
        return data.region_named(word)
    return _tile_of(data, word) if key == "tile" else _size_of(data, word)


def _tile_of(data: BoardData, word: object) -> int:
    if isinstance(word, Mapping) and isinstance(word.get("values"), list):
        for index, tile in enumerate(data.tiles):
            if tile.kind == word.get("kind") and list(tile.values) == word["values"]:
                return index
    raise Refused("F8.6", f"there is no region tile {word!r}")


def _size_of(data: BoardData, word: object) -> int:
    if type(word) is not int or word not in data.size_class:
        raise Refused("F1.2", f"there is no city tile of size {word!r}")
    return word


def _results_of(setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
    name, tiles = entry["chance"], entry.get("tiles")
    data: BoardData = setup.data
    if name == "region_pool":
        return [CODEC.encode("draw_pool", _tile_of(data, tile)) for tile in _listed(tiles, len(data.regions), name)]
    if name == "milestones":
        count = int(setup.board.milestones)
        return [CODEC.encode("draw_milestone", _milestone_of(word)) for word in _listed(tiles, count, name)]
    if name == "city_tiles":
        cities = [p.name for p in data.places if p.size and p.region not in _out(setup)]
        return [CODEC.encode("draw_city", _size_of(data, size)) for size in _mapped(tiles, cities, name)]
    if name == "region_tiles":
        return [CODEC.encode("draw_region", _tile_of(data, tile)) for tile in _region_tiles(setup, tiles)]
    raise Refused("record", f"there is no chance result {name!r}")


def _milestone_of(word: object) -> int:
    if word not in MILESTONE_NAMES:
        raise Refused("F8.3", f"there is no milestone {word!r}")
    return MILESTONE_NAMES.index(str(word))


def _listed(tiles: object, count: int, name: str) -> list[Any]:
    if not isinstance(tiles, list) or len(tiles) != count:
        raise Refused("record", f"{name}: 'tiles' is not a list of {count}")
    return tiles


def _mapped(tiles: object, keys: list[str], name: str) -> list[Any]:
    """The values in board order, which is the order of the draws."""
    if not isinstance(tiles, Mapping) or set(tiles) != set(keys):
        raise Refused("record", f"{name}: 'tiles' does not name just {', '.join(keys)}")
    return [tiles[key] for key in keys]


def _region_tiles(setup: Setup, tiles: object) -> list[Any]:
    data: BoardData = setup.data
    names = [region.name for region in data.regions]
    if setup.options["region_tiles"] != "printed":
        return _mapped(tiles, names, "region_tiles")
    # Regions that are out keep their printed tiles: not drawn, and a record may leave them out.
    out = {data.regions[i].name: data.regions[i].tile for i in _out(setup)}
    if isinstance(tiles, Mapping):
        for name, tile in out.items():
            if name in tiles and data.tiles[_tile_of(data, tiles[name])] != tile:
                raise Refused("F2.1", f"region_tiles: {name} is out and keeps its printed tile")
        tiles = {name: tile for name, tile in tiles.items() if name not in out}
    return _mapped(tiles, [name for name in names if name not in out], "region_tiles")


def result_of(setup: Setup, s: Any) -> dict[str, Any]:
    points, winners = Position(setup, s).score()
    return {"scores": points, "winners": winners, "end": "red" if s.end == ENDED_RED else "stalled"}
