"""Where everything lies on the sheet."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import cos, hypot, pi, sin
from typing import Any

from ..data import BoardData

WIDTH, HEIGHT = 1000.0, 640.0
MARGIN = 60.0
Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    spots: list[Point]  # by place
    controls: list[Point]  # by link: of its curve
    labels: list[Point]  # by place: the middle of its name
    tiles: list[Point]  # by region: the upper left corner
    outlines: list[str]  # by region; empty where its states are not known
    borders: str
    coast: str


@cache
def _stored() -> Mapping[str, Any]:
    file = resources.files(__package__) / "printed.json"
    stored: Mapping[str, Any] = json.loads(file.read_text("utf-8"))
    return stored


def layout_of(data: BoardData) -> Layout:
    """That of the file for the places and links it was made of, however large the cities; else a plain one."""
    stored = _stored()
    places = [[place.name, place.region, *(place.at or ())] for place in data.places]
    links = [[*link.ends, link.price] for link in data.links]
    same = places == [[name, region, *at] for name, region, _, *at in stored["board"]["places"]]
    return _read(stored) if same and links == stored["board"]["links"] else _plain(data)


def _read(stored: Mapping[str, Any]) -> Layout:
    return Layout(
        spots=[(x, y) for x, y in stored["spots"]],
        controls=[(x, y) for x, y in stored["controls"]],
        labels=[(x + width / 2, y + height / 2) for x, y, width, height in stored["labels"]],
        tiles=[(x, y) for x, y, _, _ in stored["tiles"]],
        outlines=list(stored["outlines"]),
        borders=stored["borders"],
        coast=stored["coast"],
    )


def _plain(data: BoardData) -> Layout:
    """Places where they are on earth or, where that is not said, region by region on a ring; links are straight."""
    spots = _scaled(data) if all(place.at for place in data.places) else _on_a_ring(data)
    middles = []
    for region in range(len(data.regions)):
        own = [spot for spot, place in zip(spots, data.places, strict=True) if place.region == region]
        middles.append((sum(x for x, _ in own) / len(own) - 36, sum(y for _, y in own) / len(own) - 50))
    ends = [(spots[a], spots[b]) for a, b in (link.ends for link in data.links)]
    controls = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in ends]
    return Layout(spots, controls, [(x, y + 30) for x, y in spots], middles, [""] * len(data.regions), "", "")


def _scaled(data: BoardData) -> list[Point]:
    lats, lons = zip(*(place.at or (0.0, 0.0) for place in data.places), strict=True)
    across, down = max(lons) - min(lons) or 1.0, max(lats) - min(lats) or 1.0
    return [
        (
            MARGIN + (lon - min(lons)) / across * (WIDTH - 2 * MARGIN),
            HEIGHT - MARGIN - (lat - min(lats)) / down * (HEIGHT - 2 * MARGIN),
        )
        for lat, lon in zip(lats, lons, strict=True)
    ]


def _on_a_ring(data: BoardData) -> list[Point]:
    spots = []
    for place in data.places:
        mates = [other for other in data.places if other.region == place.region]
        turn, step = (2 * pi * place.region / len(data.regions), 2 * pi * mates.index(place) / len(mates))
        spots.append(
            (WIDTH / 2 + 370 * cos(turn) + 62 * cos(step), HEIGHT / 2 + 225 * sin(turn) + 62 * sin(step)),
        )
    return spots


def radius_of(size: int) -> float:
    """Of a place with so many spaces; 0 is a town."""
    return 14 + 1.35 * size if size else 8.0


def around(centre: Point, radius: float, part: float) -> Point:
    """A point on a circle, clockwise from the top; `part` of a whole turn."""
    angle = 2 * pi * part - pi / 2
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def is_apart(a: Point, b: Point, least: float) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) >= least
