"""Charts as SVG text, drawn by matplotlib. Letters stay letters, so they can be read out and searched."""

from collections.abc import Collection, Mapping, Sequence
from io import StringIO
from itertools import count
from math import inf, isnan
from typing import Any

from .extras import needs
from .stats import Estimate

INK, SOFT, LINE, BRAND = "#22302f", "#5c6b69", "#d9e0de", "#0f6b5c"
COLOURS = ("#0f6b5c", "#e0a030", "#c8553d", "#4a7fb0", "#8a6fb0", "#7a8b52")
WIDTH = 9.2  # inches; the page scales it
_numbers = count()


def _canvas(height: float) -> tuple[Any, Any]:
    with needs("lab"):
        import matplotlib
        from matplotlib.figure import Figure
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "font.sans-serif": ["system-ui", "Segoe UI", "Roboto", "DejaVu Sans"],
            "font.size": 10,
            "text.color": INK,
            "axes.edgecolor": LINE,
            "axes.labelcolor": SOFT,
            "xtick.color": SOFT,
            "ytick.color": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.spines.left": False,
        }
    )
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.tick_params(length=0)
    axes.set_axisbelow(True)
    return figure, axes


def _svg(figure: Any) -> str:
    import logging

    import matplotlib

    # Several charts stand on one page: what they name must not have the same name.
    matplotlib.rcParams["svg.hashsalt"] = str(next(_numbers))
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # fonts are the reader's
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]


def intervals(
    rows: Mapping[str, Estimate],
    unit: str,
    mark: float | None = None,
    percent: bool = True,
    ours: Collection[str] = (),
) -> str:
    """A bar each, with its 95 % interval; `mark` is a value to compare with, `ours` are those to be told apart."""
    figure, axes = _canvas(0.55 + 0.33 * len(rows))
    scale = 100 if percent else 1
    names, values = list(rows), [one.mean * scale for one in rows.values()]
    around = [
        [max(0, (e.mean - e.low) * scale) for e in rows.values()],
        [(e.high - e.mean) * scale for e in rows.values()],
    ]
    at = range(len(names))
    if percent:
        axes.barh(at, values, 0.62, color=[COLOURS[1] if name in ours else BRAND for name in names], alpha=0.85)
        axes.set_xlim(0, 1.14 * max(e.high * scale for e in rows.values() if e.high < inf))
    else:  # a scale without a zero that means anything
        axes.plot(values, at, "o", color=BRAND, markersize=9)
    axes.errorbar(values, at, xerr=around, fmt="none", ecolor=INK, elinewidth=1.2, capsize=3)
    for y, value, high in zip(at, values, around[1], strict=True):
        label = f"{value:.1f}{' %' if percent else ''}"
        box = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}
        axes.annotate(label, (value + high, y), (6, 0), textcoords="offset points", va="center", bbox=box)
    axes.set_yticks(at, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color=LINE)
    axes.set_xlabel(unit)
    if mark is not None:
        axes.axvline(mark * scale, color=COLOURS[2], linestyle="--", linewidth=1.3)
    return _svg(figure)


def stacks(rows: Mapping[str, Mapping[str, float]], unit: str) -> str:
    """A bar each, made of parts that have the same names in all."""
    figure, axes = _canvas(0.95 + 0.36 * len(rows))
    at, left = range(len(rows)), [0.0] * len(rows)
    for i, part in enumerate(next(iter(rows.values()))):
        widths = [parts[part] for parts in rows.values()]
        axes.barh(at, widths, 0.66, left=left, color=COLOURS[i % len(COLOURS)], label=part, edgecolor="white")
        for y, width, start in zip(at, widths, left, strict=True):
            if width > 0.04 * max(sum(parts.values()) for parts in rows.values()):
                axes.annotate(f"{width:.0f}", (start + width / 2, y), ha="center", va="center", color="white", size=9)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    axes.set_yticks(at, list(rows))
    axes.invert_yaxis()
    axes.grid(axis="x", color=LINE)
    axes.set_xlabel(unit)
    figure.legend(loc="outside upper left", ncols=6, frameon=False)
    return _svg(figure)


def matrix(names: Sequence[str], values: Sequence[Sequence[float]]) -> str:
    """Shares, row against column."""
    figure, axes = _canvas(1.0 + 0.5 * len(names))
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("shares", ["#e2a76f", "#f8f6f0", "#5fa593"])
    at = range(len(names))
    cells = [[0.5 if isnan(value) else value for value in row] for row in values]
    axes.pcolormesh(at, at, cells, cmap=shades, vmin=0, vmax=1, edgecolors="white", linewidth=3)
    for i, row in enumerate(values):
        for j, value in enumerate(row):
            axes.annotate("" if isnan(value) else f"{value:.0%}", (j, i), ha="center", va="center")
    axes.set_xticks(at, names)
    axes.set_yticks(at, names)
    axes.xaxis.tick_top()
    axes.invert_yaxis()
    axes.spines[:].set_visible(False)
    return _svg(figure)


def spread(values: Any, unit: str) -> str:
    """How often each value comes."""
    figure, axes = _canvas(2.6)
    low, high = int(min(values)), int(max(values))
    step = max(1, (high - low) // 60)
    axes.hist(values, bins=[low - 0.5 + step * i for i in range((high - low) // step + 2)], color=BRAND, alpha=0.85)
    axes.grid(axis="y", color=LINE)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(unit)
    axes.set_ylabel("games")
    return _svg(figure)


def lines(at: Sequence[float], rows: Sequence[Sequence[float]], names: Sequence[str], unit: str) -> str:
    """A line for each name, from 0 to 100."""
    figure, axes = _canvas(3.2)
    for i, (row, name) in enumerate(zip(rows, names, strict=True)):
        axes.plot(at, row, color=COLOURS[i % len(COLOURS)], linewidth=1.8, label=name)
    axes.set_ylim(0, 100)
    axes.grid(axis="y", color=LINE)
    axes.set_xlabel(unit)
    figure.legend(loc="outside upper left", ncols=6, frameon=False)
    return _svg(figure)
