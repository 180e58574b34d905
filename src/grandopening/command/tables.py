"""Answers of the commands as tables for people."""

from typing import Any

from rich.console import Group
from rich.table import Table

from ..lab.prizes import Figures
from ..lab.simulate import Tally
from ..lab.stats import Estimate


def table_of_games(tally: Tally, seconds: float) -> Group:
    """How simulated games went, seat by seat and together."""
    figures = tally.in_words()
    ends = ", ".join(f"{end} {count / tally.games:.1%}" for end, count in figures["ends"].items())
    table = Table()
    for heading in ("seat", "points", "wins"):
        table.add_column(heading, justify="right")
    for seat, (points, share) in enumerate(zip(figures["points_mean"], figures["win_share"], strict=True)):
        table.add_row(str(seat), f"{points:.1f}", f"{share:.1%}")
    return Group(
        f"{tally.games:,} games of {figures['game']}: {tally.decisions / seconds:,.0f} decisions/s",
        table,
        f"a game: {figures['decisions_mean']:,.0f} decisions, {tally.length / tally.games:,.1f} {tally.unit}",
        f"ended: {ends}",
    )


def table_of_standings(standings: dict[str, Any]) -> Group:
    """A tournament, the best first."""
    bots = standings["bots"]
    table = Table()
    table.add_column("")
    for heading in ("rating", "wins", "points", *(bot["name"] for bot in bots)):
        table.add_column(heading, justify="right")
    for bot in bots:
        rating, low, high = bot["rating"]
        before = (f"{bot['ahead_of'][other['name']]:.0%}" if other is not bot else "" for other in bots)
        wins = short(Estimate(*bot["win_share"]))
        table.add_row(bot["name"], f"{rating:.1f} ({low:.0f}–{high:.0f})", wins, f"{bot['points_mean']:.1f}", *before)
    return Group(
        f"{standings['games']:,} games; the fair share of wins is {standings['fair_share']:.0%}",
        table,
        "95 % intervals in brackets; under a name, how often one comes before that bot",
    )


def short(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ({estimate.low:.0%}–{estimate.high:.0%})"


def table_of_balance(figures: list[Figures]) -> Group:
    """A row for each set-up."""
    table = Table()
    table.add_column("")
    for heading in ("games", "wins by seat", "points", "ahead by", figures[0].facts.unit, "decisions"):
        table.add_column(heading, justify="right")
    for of_series in figures:
        table.add_row(
            of_series.series.name,
            f"{of_series.games:,}",
            " ".join(f"{one.mean:.0%}" for one in of_series.win_shares()),
            f"{of_series.mean_points().mean:.1f}",
            f"{of_series.margin().mean:.1f}",
            f"{of_series.length().mean:.1f}",
            f"{of_series.decisions():,.0f}",
        )
    return Group(f"{figures[0].series.game}, played by {', '.join(set(figures[0].series.players))}", table)


UNITS = {
    "decisions_per_s": "decisions/s",
    "decisions_per_s_events": "decisions/s, with events",
    "decisions_per_s_all_options": "decisions/s, all expansions",
    "games_per_s": "games/s",
    "copy_us": "µs to copy a state",
    "state_bytes": "bytes in a state",
    "compile_s": "s to compile from nothing",
    "gpu_decisions_per_s": "decisions/s on the GPU",
    "differing_interpreted": "games that differ when interpreted",
    "differing_gpu": "games that differ on the GPU",
}


def table_of_figures(figures: dict[str, dict[str, Any]]) -> Table:
    """What was measured, a column for each game."""
    table = Table()
    table.add_column("")
    for game in figures:
        table.add_column(game, justify="right")
    for key, unit in UNITS.items():
        if any(key in of_game for of_game in figures.values()):
            table.add_row(unit, *(f"{of_game[key]:,}" if key in of_game else "" for of_game in figures.values()))
    return table
