"""Answers of the commands as tables for people."""

from typing import Any

from rich.console import Group
from rich.table import Table

from ..lab.simulate import Tally


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
