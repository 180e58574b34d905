"""Answers of the commands as tables for people."""

from typing import Any

from rich.console import Group
from rich.table import Table

from ..lab.prizes import Figures
from ..lab.simulate import Tally
from ..lab.stats import Estimate, number
from ..version import VERSION
from .playing import Pace

BRACKETS = "95 % intervals in brackets"
ONE_GAME = (
    "All games went alike: these bots always decide alike, and nothing is drawn. It is one game, played again and "
    "again; --random-openings, or a little noise as in greedy~0.02, gives others."
)


def table_of_games(tally: Tally, seed: int, pace: Pace) -> Group:
    """How simulated games went, seat by seat and together."""
    ends = ", ".join(f"{end} {count / tally.games:.1%}" for end, count in sorted(tally.ends.items()))
    table = Table()
    for heading in ("seat", "points", "wins"):
        table.add_column(heading, justify="right")
    for seat in range(tally.setup.players):
        points, wins = tally.mean_points(seat), tally.win_share(seat)
        if tally.is_one_game:
            table.add_row(str(seat), f"{points.mean:.1f}", f"{wins.mean:.1%}")
        else:
            table.add_row(str(seat), number(points), short(wins))
    rate = f": {pace.rate:,.0f} decisions/s" if pace.decisions else ""
    return Group(
        f"{tally.games:,} games of {tally.setup.game.name}{rate}",
        table,
        f"a game: {tally.decisions / tally.games:,.0f} decisions, {tally.length / tally.games:,.1f} {tally.unit}",
        f"ended: {ends}",
        ONE_GAME if tally.is_one_game else BRACKETS,
        f"seeds from {seed} on, version {VERSION}",
    )


def table_of_standings(standings: dict[str, Any]) -> Group:
    """A tournament, the best first. Ranks head the columns of the second table, so that it fits 80 characters."""
    bots = standings["bots"]
    ladder, pairs = Table(), Table()
    for table in (ladder, pairs):
        table.add_column("", justify="right")
        table.add_column("", no_wrap=True)
    for heading in ("rating", "wins", "points"):
        ladder.add_column(heading, justify="right")
    for rank in range(1, len(bots) + 1):
        pairs.add_column(str(rank), justify="right")
    for rank, bot in enumerate(bots, start=1):
        mean, low, high = bot["rating"]
        rating, wins = f"{mean:.1f} ({low:.0f}–{high:.0f})", short(Estimate(*bot["win_share"]))
        before = (f"{bot['ahead_of'][other['name']][0]:.0%}" if other is not bot else "" for other in bots)
        ladder.add_row(str(rank), bot["name"], rating, wins, f"{bot['points_mean']:.1f}")
        pairs.add_row(str(rank), bot["name"], *before)
    return Group(
        f"{standings['games']:,} games; the fair share of wins is {standings['fair_share']:.0%}; {BRACKETS}",
        ladder,
        "how often a bot comes before the one of a column (--json tells the intervals)",
        pairs,
        f"seeds from {standings['seed']} on, version {VERSION}",
    )


def short(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ({estimate.low:.0%}–{estimate.high:.0%})"


def table_of_balance(figures: list[Figures]) -> Group:
    """A row for each set-up."""
    table = Table()
    table.add_column("", no_wrap=True)
    for heading in ("games", "wins by seat", "points", "ahead by", figures[0].facts.unit, "decisions"):
        table.add_column(heading, justify="right")
    for of_series in figures:
        table.add_row(
            of_series.series.name,
            f"{of_series.games:,}",
            "\n".join(map(short, of_series.win_shares())),
            number(of_series.mean_points()),
            number(of_series.margin()),
            number(of_series.length()),
            f"{of_series.decisions():,.0f}",
        )
        table.add_section()
    series = figures[0].series
    return Group(
        f"{series.game}, played by {', '.join(dict.fromkeys(series.players))}",
        table,
        f"{BRACKETS}; seeds from {series.seed} on, version {VERSION}",
    )


UNITS = {
    "decisions_per_s": "decisions/s",
    "decisions_per_s_events": "decisions/s, with events",
    "decisions_per_s_all_options": "decisions/s, all expansions",
    "games_per_s": "games/s",
    "copy_us": "µs to copy a state",
    "state_bytes": "bytes in a state",
    "compile_s": "s of CPU to compile from nothing",
    "gpu_decisions_per_s": "decisions/s on the GPU",
    "gpu_decisions_per_s_all_options": "decisions/s on the GPU, all expansions",
    "gpu_decisions_per_s_alone": "decisions/s on the GPU, one of them alone",
    "differing_interpreted": "games that differ when interpreted",
    "differing_gpu": "games that differ on the GPU",
}


def table_of_figures(figures: dict[str, dict[str, Any]]) -> Table:
    """What was measured, a column for each game."""
    table = Table()
    table.add_column("", no_wrap=True)
    for game in figures:
        table.add_column(game, justify="right")
    for key, unit in UNITS.items():
        if any(key in of_game for of_game in figures.values()):
            table.add_row(unit, *(_figure(of_game.get(key, "")) for of_game in figures.values()))
    return table


def _figure(figure: Any) -> str:
    """Of several, a line each."""
    if isinstance(figure, dict):
        return "\n".join(f"{name} {_figure(one)}" for name, one in figure.items())
    return f"{figure:,}" if figure != "" else ""
