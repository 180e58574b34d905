"""What a board file describes, with names; numbers are the places in these tuples."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ....core.contract import SEATS, Refused

PLAYERS = range(2, SEATS + 1)


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

    @cached_property
    def ways(self) -> dict[tuple[int, int], int]:
        """By their ends."""
        return {ends_of(self, way): way for way in range(2 * len(self.links))}

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


def ends_of(data: BoardData, way: int) -> tuple[int, int]:
    """A link is two ways, there and back."""
    start, end = data.links[way // 2].ends
    return (end, start) if way % 2 else (start, end)


def refuse(message: str) -> Refused:
    """A board file that cannot be played on."""
    return Refused("board", message)
