"""Checking: what the parts of a board say about each other, and whether one can play on it."""

from collections import Counter
from collections.abc import Iterator

from ..rules.state import DEGREE, PLACES, REGIONS, TILES, WAYS
from .printed import CITY_TILES
from .things import PLAYERS, BoardData, Link, refuse


def check(data: BoardData) -> None:
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
            raise refuse(f"{count} {what}: at most {most} fit")


def _check_names(data: BoardData) -> None:
    for kind, names in (("place", [p.name for p in data.places]), ("region", [r.name for r in data.regions])):
        for name, count in Counter(names).items():
            if count > 1:
                raise refuse(f"{kind} {name!r} stands {count} times")


def _check_tiles(data: BoardData) -> None:
    for size, count in Counter(place.size for place in data.places if place.size).items():
        if count > CITY_TILES[size]:
            raise refuse(f"{count} cities of size {size}: the box has {CITY_TILES[size]} such tiles (F1.2)")
    for i, region in enumerate(data.regions):
        if not any(place.region == i and place.size for place in data.places):
            raise refuse(f"region {region.name!r} has no city: it could never get a tie-break marker (F4.5)")
    if len(data.new_tiles) < len(data.regions):
        raise refuse(f"{len(data.new_tiles)} new tiles for {len(data.regions)} regions (F8.6)")


def _check_tables(data: BoardData) -> None:
    if not len(data.regions) <= len(data.track) <= REGIONS:
        raise refuse(f"track.values: {len(data.track)} spaces for {len(data.regions)} regions (at most {REGIONS})")
    if not len(data.out_with(2)) < data.red_from <= len(data.regions):
        raise refuse(f"track.red_from {data.red_from}: no region scored could ever end the game there (F7.1)")
    for players, chart in data.income.items():
        if list(chart) != sorted(set(chart)):
            raise refuse(f"income for {players} players: {list(chart)} does not rise")
    for players, rows in data.introductory.items():
        towns = [town for pair in rows for town in pair]
        for town in towns:
            place = data.places[town]
            if place.size or place.region in data.out_with(players) or towns.count(town) > 1:
                raise refuse(f"introductory start for {players} players: {place.name} is not a free town that plays")


def _check_playable(data: BoardData, players: int) -> None:
    out = data.out_with(players)
    playing = {i for i, place in enumerate(data.places) if place.region not in out}
    towns = [i for i in playing if not data.places[i].size]
    if len(towns) < players:
        raise refuse(f"{len(towns)} towns play with {players} players: too few to start in (F2.3)")
    reached = set(_reachable(min(playing), playing, data.links))
    if reached != playing:
        lost = data.places[min(playing - reached)].name
        raise refuse(f"with {players} players no chain of links leads from {data.places[min(playing)].name} to {lost}")


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
