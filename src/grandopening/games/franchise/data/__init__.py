"""The board file: read, checked, never repaired. `load_data` gives names and tables, `lay_out` the rules' struct."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from ....core.contract import SEATS, Refused
from ..rules.state import (
    CHART,
    DEGREE,
    FEWEST_BONUS_TILES,
    MILESTONES,
    MOST_BONUS_TILES,
    PLACES,
    POOL_NEW,
    POOL_PRINTED,
    REGIONS,
    SIZE,
    TILE_KINDS,
    TILES,
    WAYS,
    Board,
)

PRICES = (0, 1, 3, 5, 8)  # F1.1
BOX = {2: 4, 3: 3, 4: 8, 5: 5, 6: 2, 7: 2, 8: 1}  # F1.2: the city tiles there are, by size
FIRST_VALUE = {"bonus": 3, "development": 5, "road": 6}  # F8.7
PLAYERS = range(2, SEATS + 1)
LAYOUTS = ("printed", "draft", "random")
POOLS = ("printed", "all", "new", "chosen")


@dataclass(frozen=True)
class Place:
    name: str
    region: int
    size: int  # printed; 0 for a town
    at: tuple[float, float] | None


@dataclass(frozen=True)
class Tile:
    kind: str
    values: tuple[int, int, int]

    def in_words(self) -> dict[str, Any]:
        return {"kind": self.kind, "values": list(self.values)}


@dataclass(frozen=True)
class Region:
    name: str
    tile: Tile
    four_or_five_only: bool
    states: str


@dataclass(frozen=True)
class Link:
    ends: tuple[int, int]  # in board order
    price: int


@dataclass(frozen=True)
class BoardData:
    regions: tuple[Region, ...]
    places: tuple[Place, ...]  # board order: region by region, cities before towns (F1.1)
    links: tuple[Link, ...]
    new_tiles: tuple[Tile, ...]
    tiles: tuple[Tile, ...]  # all that differ: those alike are one (F9.2)
    track: tuple[int, ...]
    red_from: int
    income: Mapping[int, tuple[int, ...]]
    start_money: Mapping[int, tuple[int, ...]]
    introductory: Mapping[int, tuple[tuple[int, int], ...]]
    size_class: Mapping[int, int]

    def place_named(self, name: object) -> int:
        for index, place in enumerate(self.places):
            if place.name == name:
                return index
        raise Refused("F1.1", f"there is no place {name!r} on this board")

    def region_named(self, name: object) -> int:
        for index, region in enumerate(self.regions):
            if region.name == name:
                return index
        raise Refused("F1.1", f"there is no region {name!r} on this board")

    def out_with(self, players: int) -> frozenset[int]:
        """F2.1: the regions that do not play."""
        if players >= 4:
            return frozenset()
        return frozenset(i for i, region in enumerate(self.regions) if region.four_or_five_only)


def printed_file() -> dict[str, Any]:
    return tomllib.loads((resources.files(__package__) / "board.toml").read_text("utf-8"))


def load_data(content: Mapping[str, Any] | None = None) -> BoardData:
    """The checked data of a board file's content; None is the printed board."""
    return _printed_data() if content is None else _read(content)


@cache
def _printed_data() -> BoardData:
    return _read(printed_file())


def _refuse(message: str) -> Refused:
    return Refused("board", message)


def _read(content: Mapping[str, Any]) -> BoardData:
    if not isinstance(content, Mapping):
        raise _refuse("a board is a table of region, links, track, income, start_money, introductory, expert, new_tile")
    keys = ("track", "income", "start_money", "introductory", "expert", "region", "new_tile", "links")
    _only_keys(content, keys, "the board")
    regions, places = _read_regions(_get(content, "region", list, "the board"))
    names = {place.name: i for i, place in enumerate(places)}
    new_tiles = tuple(
        _read_tile(entry, f"new_tile {i + 1}") for i, entry in enumerate(_get(content, "new_tile", list, "the board"))
    )
    track = _get(content, "track", Mapping, "the board")
    data = BoardData(
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
    _check(data)
    return data


# Reading: the form of the file


def _get(table: Mapping[str, Any], key: str, kind: Any, where: str) -> Any:
    if key not in table:
        raise _refuse(f"{where} has no {key!r}")
    if not isinstance(table[key], kind):
        raise _refuse(f"{where}: {key!r} has the wrong form")
    return table[key]


def _only_keys(table: Mapping[str, Any], allowed: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in allowed:
            raise _refuse(f"{where}: unknown key {key!r} (known: {', '.join(allowed)})")


def _number(value: object, where: str, least: int = 0, most: int = 99) -> int:
    if type(value) is not int or not least <= value <= most:
        raise _refuse(f"{where}: {value!r} is not a whole number from {least} to {most}")
    return value


def _numbers(value: object, where: str, least: int = 0) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise _refuse(f"{where} is not a list of numbers")
    return tuple(_number(item, where, least) for item in value)


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > 40 or not value.isprintable():
        raise _refuse(f"{where}: {value!r} is not a name of 1 to 40 printable characters")
    return value


def _read_regions(entries: list[Any]) -> tuple[tuple[Region, ...], tuple[Place, ...]]:
    regions: list[Region] = []
    places: list[Place] = []
    for i, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise _refuse(f"region {i + 1} is not a table")
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
        raise _refuse(f"{where}: a place is a table with a name")
    name = _name(entry.get("name"), where)
    _only_keys(entry, ("name", "size", "at") if city else ("name", "at"), f"{where}: {name!r}")
    size = _number(entry.get("size"), f"{where}: size of {name!r}", min(BOX), max(BOX)) if city else 0
    at = entry.get("at")
    if at is not None and not (
        isinstance(at, list) and len(at) == 2 and all(type(x) in (int, float) and -180 <= x <= 180 for x in at)
    ):
        raise _refuse(f"{where}: 'at' of {name!r} is not a latitude and a longitude")
    return Place(name, region, size, (at[0], at[1]) if at else None)


def _read_tile(entry: object, where: str) -> Tile:
    if not isinstance(entry, Mapping):
        raise _refuse(f"{where} is not a table")
    _only_keys(entry, ("kind", "values"), where)
    kind = entry.get("kind")
    if kind not in TILE_KINDS:
        raise _refuse(f"{where}: {kind!r} is no kind of tile (kinds: {', '.join(TILE_KINDS)})")
    values = _numbers(entry.get("values"), where, least=-99 if kind == "count" else 0)
    if len(values) != 3:
        raise _refuse(f"{where}: three values (most, second, others), not {len(values)}")
    if values[0] != FIRST_VALUE.get(kind, values[0]):
        raise _refuse(f"{where}: the first value of a {kind} tile is {FIRST_VALUE[kind]} (F8.7)")
    return Tile(kind, (values[0], values[1], values[2]))


def _read_links(table: Mapping[str, Any], names: Mapping[str, int]) -> tuple[Link, ...]:
    seen: dict[tuple[int, int], int] = {}
    for key, pairs in table.items():
        if key not in {str(price) for price in PRICES}:
            raise _refuse(f"links: {key!r} is no price (F1.1: {', '.join(map(str, PRICES))})")
        if not isinstance(pairs, list):
            raise _refuse(f"links at ${key} are not a list of pairs")
        for pair in pairs:
            ends = _read_ends(pair, names, f"links at ${key}")
            if ends in seen:
                raise _refuse(f"links: {pair[0]} - {pair[1]} stands twice (at ${seen[ends]} and ${key})")
            seen[ends] = int(key)
    return tuple(Link(ends, price) for ends, price in sorted(seen.items()))


def _read_ends(pair: object, names: Mapping[str, int], where: str) -> tuple[int, int]:
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(name, str) for name in pair):
        raise _refuse(f"{where}: {pair!r} is not a pair of places")
    for name in pair:
        if name not in names:
            raise _refuse(f"{where}: there is no place {name!r}")
    if pair[0] == pair[1]:
        raise _refuse(f"{where}: {pair[0]} is linked to itself")
    a, b = sorted((names[pair[0]], names[pair[1]]))
    return a, b


def _by_players(content: Mapping[str, Any], key: str, length: int | None) -> dict[int, tuple[int, ...]]:
    table = _get(content, key, Mapping, "the board")
    _only_keys(table, tuple(map(str, PLAYERS)), key)
    rows = {n: _numbers(table.get(str(n)), f"{key} for {n} players") for n in PLAYERS}
    for n, row in rows.items():
        if len(row) != (length or n):
            raise _refuse(f"{key} for {n} players: {length or n} numbers, not {len(row)}")
    return rows


def _read_introductory(table: Mapping[str, Any], names: Mapping[str, int]) -> dict[int, tuple[tuple[int, int], ...]]:
    _only_keys(table, tuple(map(str, PLAYERS)), "introductory")
    rows = {}
    for n in PLAYERS:
        where = f"introductory start for {n} players"
        row = table.get(str(n))
        if not isinstance(row, list) or len(row) != n:
            raise _refuse(f"{where}: {n} pairs of towns")
        # The ends of a pair keep their order: it is the order in which they are opened.
        for pair in row:
            _read_ends(pair, names, where)
        rows[n] = tuple((names[a], names[b]) for a, b in row)
    return rows


def _read_classes(table: Mapping[str, Any]) -> dict[int, int]:
    classes = table.get("classes")
    if not isinstance(classes, list):
        raise _refuse("expert.classes is not a list of lists of sizes")
    size_class = {size: i for i, sizes in enumerate(classes) for size in _numbers(sizes, "expert.classes")}
    if sorted(size_class) != sorted(BOX) or sum(map(len, classes)) != len(BOX):
        raise _refuse(f"expert.classes: each size from {min(BOX)} to {max(BOX)} once")
    return size_class


# Checking: what the parts say about each other


def _check(data: BoardData) -> None:
    _check_capacities(data)
    _check_names(data)
    _check_tiles(data)
    _check_tables(data)
    for players in PLAYERS:
        _check_playable(data, players)


def _check_capacities(data: BoardData) -> None:
    degrees = Counter(end for link in data.links for end in link.ends)
    for what, count, most in (
        ("places", len(data.places), PLACES),
        ("regions", len(data.regions), REGIONS),
        ("links", len(data.links), WAYS // 2),
        ("different region tiles", len(data.tiles), TILES),
        ("links at one place", max(degrees.values(), default=0), DEGREE),
    ):
        if count > most:
            raise _refuse(f"{count} {what}: at most {most} fit")


def _check_names(data: BoardData) -> None:
    for kind, names in (("place", [p.name for p in data.places]), ("region", [r.name for r in data.regions])):
        for name, count in Counter(names).items():
            if count > 1:
                raise _refuse(f"{kind} {name!r} stands {count} times")


def _check_tiles(data: BoardData) -> None:
    for size, count in Counter(place.size for place in data.places if place.size).items():
        if count > BOX[size]:
            raise _refuse(f"{count} cities of size {size}: the box has {BOX[size]} such tiles (F1.2)")
    for i, region in enumerate(data.regions):
        if not any(place.region == i and place.size for place in data.places):
            raise _refuse(f"region {region.name!r} has no city: it could never get a tie-break marker (F4.5)")
    if len(data.new_tiles) < len(data.regions):
        raise _refuse(f"{len(data.new_tiles)} new tiles for {len(data.regions)} regions (F8.6)")


def _check_tables(data: BoardData) -> None:
    if not len(data.regions) <= len(data.track) <= REGIONS:
        raise _refuse(f"track.values: {len(data.track)} spaces for {len(data.regions)} regions (at most {REGIONS})")
    if not len(data.out_with(2)) < data.red_from <= len(data.regions):
        raise _refuse(f"track.red_from {data.red_from}: no region scored could ever end the game there (F7.1)")
    for players, chart in data.income.items():
        if list(chart) != sorted(set(chart)):
            raise _refuse(f"income for {players} players: {list(chart)} does not rise")
    for players, rows in data.introductory.items():
        towns = [town for pair in rows for town in pair]
        for town in towns:
            place = data.places[town]
            if place.size or place.region in data.out_with(players) or towns.count(town) > 1:
                raise _refuse(f"introductory start for {players} players: {place.name} is not a free town that plays")


def _check_playable(data: BoardData, players: int) -> None:
    out = data.out_with(players)
    playing = {i for i, place in enumerate(data.places) if place.region not in out}
    towns = [i for i in playing if not data.places[i].size]
    if len(towns) < players:
        raise _refuse(f"{len(towns)} towns play with {players} players: too few to start in (F2.3)")
    reached = set(_reachable(min(playing), playing, data.links))
    if reached != playing:
        lost = data.places[min(playing - reached)].name
        raise _refuse(f"with {players} players no chain of links leads from {data.places[min(playing)].name} to {lost}")


def _reachable(start: int, playing: set[int], links: tuple[Link, ...]) -> Iterator[int]:
    todo, seen = [start], {start}
    while todo:
        at = todo.pop()
        yield at
        for link in links:
            if at in link.ends:
                other = link.ends[0] + link.ends[1] - at
                if other in playing and other not in seen:
                    seen.add(other)
                    todo.append(other)


# Laying out: the struct the rules read


def lay_out(options: Mapping[str, Any], data: BoardData) -> Any:
    """The board for these options. Options and tables become numbers here, once."""
    board = Board.new()
    players = options["players"]
    out = data.out_with(players)
    board.players = players
    board.introductory = options["start"] == "introductory"
    board.layout = LAYOUTS.index(options["layout"])
    board.pool = POOLS.index(options["region_tiles"])
    board.boom = options["boom"]
    if options["milestones"]:
        board.milestones = MILESTONES - 1 if players <= 3 else MILESTONES - 2  # F8.1
    board.bonus_tiles = MOST_BONUS_TILES if players <= 3 else FEWEST_BONUS_TILES  # F2.1
    _lay_places(board, data, out)
    _lay_links(board, data)
    _lay_regions(board, data, out)
    _lay_tables(board, data, players)
    return board


def _lay_places(board: Any, data: BoardData, out: frozenset[int]) -> None:
    board.n_places = len(data.places)
    for i, place in enumerate(data.places):
        board.region_of[i] = place.region
        board.printed_size[i] = place.size
        board.open_places[place.region] += 1
        if place.size:
            board.cities |= 1 << i
        else:
            board.towns |= 1 << i
        if place.region not in out:
            board.playing |= 1 << i


def _lay_links(board: Any, data: BoardData) -> None:
    board.n_ways = 2 * len(data.links)
    exits: list[list[tuple[int, int]]] = [[] for _ in data.places]
    for i, link in enumerate(data.links):
        for way, (start, end) in ((2 * i, link.ends), (2 * i + 1, link.ends[::-1])):
            board.way_from[way], board.way_to[way], board.price[way] = start, end, link.price
            board.near[start] |= 1 << end
            exits[start].append((end, way))
    for place, ways in enumerate(exits):
        board.n_exits[place] = len(ways)
        for i, (_, way) in enumerate(sorted(ways)):  # in board order of where they lead (F8.8)
            board.exits[place, i] = way


def _lay_regions(board: Any, data: BoardData, out: frozenset[int]) -> None:
    board.n_regions = len(data.regions)
    index = {tile: i for i, tile in enumerate(data.tiles)}
    board.n_tiles = len(data.tiles)
    for tile, i in index.items():
        board.tile_kind[i] = TILE_KINDS.index(tile.kind)
        board.tile_values[i] = tile.values
    for i, region in enumerate(data.regions):
        board.printed_tile[i] = index[region.tile]
        if i not in out:
            board.playing_regions |= 1 << i
        # What there is to draw from: with printed tiles only those of the regions that play.
        if board.pool != POOL_NEW and not (board.pool == POOL_PRINTED and i in out):
            board.stack[index[region.tile]] += 1
    if board.pool != POOL_PRINTED:
        for tile in data.new_tiles:
            board.stack[index[tile]] += 1


def _lay_tables(board: Any, data: BoardData, players: int) -> None:
    board.track_value[: len(data.track)] = data.track
    board.red_from = data.red_from
    for spaces in range(CHART):
        board.income[spaces] = 1 + sum(spaces > highest for highest in data.income[players])
    board.start_money[:players] = data.start_money[players]
    for seat, towns in enumerate(data.introductory[players]):
        board.start_towns[seat] = towns
    for size in range(2, SIZE + 1):
        board.size_class[size] = data.size_class[size]
