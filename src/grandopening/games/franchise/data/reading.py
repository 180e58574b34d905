"""Reading: the form of a board file."""

from collections.abc import Mapping
from typing import Any

from ..rules.state import TILE_KINDS
from .printed import CITY_TILES, RULEBOOK
from .things import PLAYERS, BoardData, Link, Place, Region, Tile, refuse


def read(content: Mapping[str, Any]) -> BoardData:
    if not isinstance(content, Mapping):
        raise refuse("a board is a table of region, links, track, income, start_money, introductory, expert, new_tile")
    keys = ("track", "income", "start_money", "introductory", "expert", "region", "new_tile", "links")
    _only_keys(content, keys, "the board")
    regions, places = _read_regions(_get(content, "region", list, "the board"))
    names = {place.name: i for i, place in enumerate(places)}
    new_tiles = tuple(
        _read_tile(entry, f"new_tile {i + 1}") for i, entry in enumerate(_get(content, "new_tile", list, "the board"))
    )
    track = _get(content, "track", Mapping, "the board")
    return BoardData(
        regions=regions,
        places=places,
        links=_read_links(_get(content, "links", Mapping, "the board"), names),
        new_tiles=new_tiles,
        tiles=tuple(dict.fromkeys([region.tile for region in regions] + list(new_tiles))),
        track=_numbers(track.get("values"), "track.values"),
        red_from=_number(track.get("red_from"), "track.red_from"),
        income=_by_players(content, "income", 6),
        start_money=_by_players(content, "start_money", None),
        introductory=_read_introductory(_get(content, "introductory", Mapping, "the board"), names),
        size_class=_read_classes(_get(content, "expert", Mapping, "the board")),
    )


def _get(table: Mapping[str, Any], key: str, kind: Any, where: str) -> Any:
    if key not in table:
        raise refuse(f"{where} has no {key!r}")
    if not isinstance(table[key], kind):
        raise refuse(f"{where}: {key!r} has the wrong form")
    return table[key]


def _only_keys(table: Mapping[str, Any], allowed: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in allowed:
            raise refuse(f"{where}: unknown key {key!r} (known: {', '.join(allowed)})")


def _number(value: object, where: str, least: int = 0, most: int = 99) -> int:
    if type(value) is not int or not least <= value <= most:
        raise refuse(f"{where}: {value!r} is not a whole number from {least} to {most}")
    return value


def _numbers(value: object, where: str, least: int = 0) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise refuse(f"{where} is not a list of numbers")
    return tuple(_number(item, where, least) for item in value)


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 40 or not value.isprintable():
        raise refuse(f"{where}: {value!r} is not a name of 1 to 40 printable characters")
    return value


def _read_regions(entries: list[Any]) -> tuple[tuple[Region, ...], tuple[Place, ...]]:
    regions: list[Region] = []
    places: list[Place] = []
    for i, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise refuse(f"region {i + 1} is not a table")
        name = _name(entry.get("name"), f"region {i + 1}")
        where = f"region {name!r}"
        _only_keys(entry, ("name", "influence", "four_or_five_only", "states", "cities", "towns"), where)
        tile = _read_tile({"kind": "plain", "values": _get(entry, "influence", list, where)}, f"{where}: influence")
        small_out = _get(entry, "four_or_five_only", bool, where)
        regions.append(Region(name, tile, small_out, str(entry.get("states", ""))))
        for city in _get(entry, "cities", list, where):
            places.append(_read_place(city, i, where, city=True))
        for town in _get(entry, "towns", list, where):
            places.append(_read_place(town, i, where, city=False))
    return tuple(regions), tuple(places)


def _read_place(entry: object, region: int, where: str, city: bool) -> Place:
    if not isinstance(entry, Mapping):
        raise refuse(f"{where}: a place is a table with a name")
    name = _name(entry.get("name"), where)
    _only_keys(entry, ("name", "size", "at") if city else ("name", "at"), f"{where}: {name!r}")
    size = _number(entry.get("size"), f"{where}: size of {name!r}", min(CITY_TILES), max(CITY_TILES)) if city else 0
    at = entry.get("at")
    if at is not None and not (
        isinstance(at, list) and len(at) == 2 and all(type(x) in (int, float) and -180 <= x <= 180 for x in at)
    ):
        raise refuse(f"{where}: 'at' of {name!r} is not a latitude and a longitude")
    return Place(name, region, size, (at[0], at[1]) if at else None)


def _read_tile(entry: object, where: str) -> Tile:
    if not isinstance(entry, Mapping):
        raise refuse(f"{where} is not a table")
    _only_keys(entry, ("kind", "values"), where)
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in TILE_KINDS:
        raise refuse(f"{where}: {kind!r} is no kind of tile (kinds: {', '.join(TILE_KINDS)})")
    values = _numbers(entry.get("values"), where, least=-99 if kind == "count" else 0)
    if len(values) != 3:
        raise refuse(f"{where}: three values (most, second, others), not {len(values)}")
    if values[0] != RULEBOOK["first_value"].get(kind, values[0]):
        raise refuse(f"{where}: the first value of a {kind} tile is {RULEBOOK['first_value'][kind]} (F8.7)")
    return Tile(kind, (values[0], values[1], values[2]))


def _read_links(table: Mapping[str, Any], names: Mapping[str, int]) -> tuple[Link, ...]:
    seen: dict[tuple[int, int], int] = {}
    for key, pairs in table.items():
        if key not in map(str, RULEBOOK["link_prices"]):
            raise refuse(f"links: {key!r} is no price (F1.1: {', '.join(map(str, RULEBOOK['link_prices']))})")
        if not isinstance(pairs, list):
            raise refuse(f"links at ${key} are not a list of pairs")
        for pair in pairs:
            ends = _read_ends(pair, names, f"links at ${key}")
            if ends in seen:
                raise refuse(f"links: {pair[0]} - {pair[1]} stands twice (at ${seen[ends]} and ${key})")
            seen[ends] = int(key)
    return tuple(Link(ends, price) for ends, price in sorted(seen.items()))


def _read_ends(pair: object, names: Mapping[str, int], where: str) -> tuple[int, int]:
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(name, str) for name in pair):
        raise refuse(f"{where}: {pair!r} is not a pair of places")
    for name in pair:
        if name not in names:
            raise refuse(f"{where}: there is no place {name!r}")
    if pair[0] == pair[1]:
        raise refuse(f"{where}: {pair[0]} is linked to itself")
    a, b = sorted((names[pair[0]], names[pair[1]]))
    return a, b


def _by_players(content: Mapping[str, Any], key: str, length: int | None) -> dict[int, tuple[int, ...]]:
    table = _get(content, key, Mapping, "the board")
    _only_keys(table, tuple(map(str, PLAYERS)), key)
    rows = {n: _numbers(table.get(str(n)), f"{key} for {n} players") for n in PLAYERS}
    for n, row in rows.items():
        if len(row) != (length or n):
            raise refuse(f"{key} for {n} players: {length or n} numbers, not {len(row)}")
    return rows


def _read_introductory(table: Mapping[str, Any], names: Mapping[str, int]) -> dict[int, tuple[tuple[int, int], ...]]:
    _only_keys(table, tuple(map(str, PLAYERS)), "introductory")
    rows = {}
    for n in PLAYERS:
        where = f"introductory start for {n} players"
        row = table.get(str(n))
        if not isinstance(row, list) or len(row) != n:
            raise refuse(f"{where}: {n} pairs of towns")
        # The ends of a pair keep their order: it is the order in which they are opened.
        for pair in row:
            _read_ends(pair, names, where)
        rows[n] = tuple((names[a], names[b]) for a, b in row)
    return rows


def _read_classes(table: Mapping[str, Any]) -> dict[int, int]:
    classes = table.get("classes")
    if not isinstance(classes, list):
        raise refuse("expert.classes is not a list of lists of sizes")
    size_class = {size: i for i, sizes in enumerate(classes) for size in _numbers(sizes, "expert.classes")}
    if sorted(size_class) != sorted(CITY_TILES) or sum(map(len, classes)) != len(CITY_TILES):
        raise refuse(f"expert.classes: each size from {min(CITY_TILES)} to {max(CITY_TILES)} once")
    return size_class
