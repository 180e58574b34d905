"""What only a report about Franchise tells: where to start, and how good our own region tiles are."""

from collections.abc import Mapping

import numpy as np

from ....lab import charts
from ....lab.page import Figure, Grid, Section
from ....lab.prizes import FAIR, Figures
from ....lab.stats import Estimate, percent, share
from .tiles import ALL, MENDED, tile_section

RANDOM_STARTS = "random starts"  # the only variant in which nobody chooses where to start: what towns are worth


def sections(figures: Mapping[str, Figures]) -> list[Section]:
    found = [start_section(figures[RANDOM_STARTS])] if RANDOM_STARTS in figures else []
    return [*found, tile_section(figures[ALL], figures.get(MENDED))] if ALL in figures else found


def starts(figures: Figures) -> list[tuple[str, int, Estimate]]:
    """Places to start from: how many games began there, and how many of those were won; the best first."""
    start, found = figures.columns["start"], []
    for i, name in enumerate(figures.names["city"]):
        rows = np.flatnonzero(start[:, i] >= 0)
        if len(rows):
            found.append((name, len(rows), share(figures.won[rows, start[rows, i]])))
    return sorted(found, key=lambda row: (-row[2].mean, -row[1]))


def start_section(figures: Figures) -> Section:
    found = starts(figures)
    rows = {name: one for name, _, one in found}
    return Section(
        "towns to start from",
        [
            "Here nobody chooses: the towns are drawn, so that each is played by good and bad luck alike.",
            Figure(
                "How often a start wins.",
                lambda: charts.intervals(rows, "victories, %", 1 / figures.seats),
                Grid(["town", "games", "victories"], [[name, f"{n:,}", percent(one)] for name, n, one in found]),
                FAIR,
            ),
        ],
    )
