"""What the lab counts of a game of Franchise: who gained which city and which region, and what it brought."""

from typing import Any

import numpy as np

from ....core.contract import SEATS, Setup
from ....lab.facts import Columns
from ..data import BoardData, Tile
from ..rules.events import E_BONUS_BACK, E_FULL, E_MAJORITY, E_REGION, E_REGION_DOLLARS, E_START

NOBODY = -1
EVENTS = (E_START, E_MAJORITY, E_FULL, E_REGION, E_REGION_DOLLARS, E_BONUS_BACK)


def columns(setup: Setup, states: Any, events: Any) -> Columns:
    """`city` and `region` are points by seat, dollars and bonus tiles as the points they make at the end (F7.3);
    `first` is who had most in a region, `tile` what lay there, `start` who started from a place."""
    n, data = len(states), setup.data
    places, regions = len(data.places), len(data.regions)
    city, region = np.zeros((n, places, SEATS), np.int16), np.zeros((n, regions, SEATS))
    first = np.full((n, regions), NOBODY, np.int16)
    starts = np.zeros((n, places), np.int16)
    game, kind, seat, what, points = events.T
    for kinds, column, worth in (
        ((E_MAJORITY, E_FULL), city, points),
        ((E_REGION,), region, points),
        ((E_REGION_DOLLARS,), region, points / int(setup.board.dollars_per_point)),
        ((E_BONUS_BACK,), region, np.full(len(events), int(setup.board.points_per_tile))),
    ):
        of_kind = np.isin(kind, kinds)
        np.add.at(column, (game[of_kind], what[of_kind], seat[of_kind]), worth[of_kind].astype(column.dtype))
    paid = np.flatnonzero(np.isin(kind, (E_REGION, E_REGION_DOLLARS)))[::-1]  # the last written is the first in rank
    first[game[paid], what[paid]] = seat[paid]
    started = kind == E_START
    starts[game[started], what[started]] = seat[started] + 1
    return {
        "sources": states["points"].astype(np.int16),
        "city": city,
        "region": region.round(2),
        "first": first,
        "tile": states["tile"][:, :regions].astype(np.int16),
        "start": starts - 1,
    }


def tile_name(tile: Tile) -> str:
    return f"{tile.kind} {'/'.join(map(str, tile.values))}"


def names(setup: Setup) -> dict[str, list[str]]:
    data: BoardData = setup.data
    return {
        "city": [place.name for place in data.places],
        "region": [region.name for region in data.regions],
        "tile": [tile_name(tile) for tile in data.tiles],
    }
