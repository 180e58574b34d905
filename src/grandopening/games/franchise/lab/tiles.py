"""The region tiles of our own design (F8.6) beside the printed ones: which stand out, and what would mend them."""

import tomllib
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any

import numpy as np

from ....lab import charts
from ....lab.page import Figure, Grid, Section
from ....lab.prizes import DECIDES, Figures, Prize
from ....lab.stats import Estimate, percent, share
from ..data import BoardData, Tile, printed_file
from .facts import NOBODY, tile_name

ALL, MENDED = "region tiles: all", "region tiles: all, mended"  # the series that are compared


def mends() -> dict[Tile, Tile]:
    """Tiles that stand out, and what they should be."""
    content = tomllib.loads((resources.files(__package__) / "mended.toml").read_text("utf-8"))
    return {_tile(one["kind"], one["values"]): _tile(one["kind"], one["mended"]) for one in content["tile"]}


def _tile(kind: str, values: Sequence[int]) -> Tile:
    first, second, third = values
    return Tile(kind, (first, second, third))


def mended_board() -> dict[str, Any]:
    """The printed board, with mended region tiles."""
    board = printed_file()
    for entry in board["new_tile"]:
        if better := mends().get(_tile(entry["kind"], entry["values"])):
            entry["values"] = list(better.values)
    return board


class TileFigures(Prize):
    """What a tile paid wherever it lay."""

    def __init__(self, figures: Figures, number: int) -> None:
        data: BoardData = figures.setup.data
        self.tile = data.tiles[number]
        self.is_ours = self.tile not in [region.tile for region in data.regions]
        games, regions = np.nonzero(figures.columns["tile"] == number)
        gains = figures.columns["region"][games, regions][:, : figures.seats]
        super().__init__(tile_name(self.tile), figures.points[games], figures.won[games], gains)
        first = figures.columns["first"][games, regions]
        paid = first != NOBODY
        self.first = share(figures.won[games[paid], first[paid]])  # how often who has most there wins the game


def tiles_of(figures: Figures) -> list[TileFigures]:
    """All that have paid anybody, what decides most first."""
    paid = figures.columns["first"] != NOBODY
    found = [TileFigures(figures, number) for number in np.unique(figures.columns["tile"][paid]).tolist()]
    return sorted(found, key=lambda tile: -tile.decided.mean)


def tile_section(all_tiles: Figures, mended: Figures | None) -> Section:
    tiles = tiles_of(all_tiles)
    rows = {tile.name: tile.decided for tile in tiles}
    ours = {tile.name for tile in tiles if tile.is_ours}
    blocks: list[str | Grid | Figure | Section] = [
        "The numbers of twenty region tiles are our own, since the printed ones are unknown to us. Here all thirty are "
        "drawn from, so that ours can be compared with those that are printed. Dollars and bonus tiles count as the "
        "points they make at the end.",
        Figure(
            f"How often a region tile {DECIDES}",
            lambda: charts.intervals(rows, "games decided, %", ours=ours),
            tile_grid(tiles),
            "Ours are the bright ones.",
        ),
        *_odd_ones(tiles),
    ]
    if mended is not None:
        blocks.append(_mended(tiles, tiles_of(mended)))
    return Section("our own region tiles", blocks)


def tile_grid(tiles: Sequence[TileFigures]) -> Grid:
    return Grid(
        ["tile", "", "pays in", "points paid", "who has most there wins", "decides"],
        [
            [
                tile.name,
                "ours" if tile.is_ours else "",
                f"{tile.paid:.0%}",
                f"{tile.total.mean:.1f}",
                percent(tile.first),
                percent(tile.decided),
            ]
            for tile in tiles
        ],
    )


def _odd_ones(tiles: Sequence[TileFigures]) -> list[str]:
    return [
        _beyond("decide", tiles, lambda tile: tile.decided),
        _beyond("make whoever has most there win", tiles, lambda tile: tile.first),
    ]


def _beyond(what: str, tiles: Sequence[TileFigures], of: Callable[[TileFigures], Estimate]) -> str:
    """Those of ours whose whole interval lies beyond that of every printed tile."""
    printed = [of(tile) for tile in tiles if not tile.is_ours]
    ours = [tile for tile in tiles if tile.is_ours]
    more = [tile.name for tile in ours if all(of(tile).is_above(one) for one in printed)]
    less = [tile.name for tile in ours if all(one.is_above(of(tile)) for one in printed)]
    names = "more often than any printed one: {}; less often than any: {}"
    return f"Tiles of ours that {what} {names.format(*(' · '.join(found) or 'none' for found in (more, less)))}."


def _mended(before: Sequence[TileFigures], after: Sequence[TileFigures]) -> Section:
    now, then = {tile.tile: tile for tile in after}, {tile.tile: tile for tile in before}
    rows = [
        [
            tile_name(old),
            tile_name(new),
            percent(then[old].decided),
            percent(now[new].decided),
            percent(then[old].first),
            percent(now[new].first),
        ]
        for old, new in mends().items()
        if old in then and new in now
    ]
    headings = ["tile", "mended", "decides: before", "after", "who has most there wins: before", "after"]
    return Section(
        "What would mend them",
        [
            "As many games, with other numbers on the tiles that stand out. The first number of a road tile is the "
            "rulebook's (F8.7), so that only the others can change.",
            Grid(headings, rows),
            "With these numbers:",
            *_odd_ones(after),
        ],
    )
