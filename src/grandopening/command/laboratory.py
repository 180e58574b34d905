"""The commands of the lab: many games, and what they tell. What is heavy is imported inside them."""

import json
from pathlib import Path
from typing import Annotated

import typer

from .asked import (
    AsJson,
    BoardFile,
    GameName,
    Games,
    Gpu,
    Options,
    Out,
    Players,
    Ray,
    Seed,
    Workers,
    set_up,
    show_table,
)


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,…", help="Who plays: one name for all seats, or one each.")
    ] = "random",
    random_openings: Annotated[
        bool, typer.Option("--random-openings", help="Draw what is decided before the first turn.")
    ] = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Keep every game, one a line.")] = None,
    out: Out = None,
    ray: Ray = None,
    gpu: Gpu = False,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games and tell how they went: by random legal decisions, or by the bots sensible (random, but it opens
    a shop when it can), reference, greedy, newcomer or shopkeeper. In a game without dice, where bots always decide
    alike, greedy~0.02 adds a little chance; search@200 makes so many playouts a turn."""
    from ..core.contract import Refused
    from ..lab.run import Place
    from ..lab.series import checked_players
    from ..lab.simulate import Tally, simulate_records, simulation
    from .files import json_line, written_whole
    from .playing import Pace, Where, games_of, write_files
    from .tables import table_of_games
    from .waiting import progress, ready

    if records and (out or ray or gpu):
        raise Refused("option", "--records writes whole games down, one by one: leave --out, --ray and --gpu away")
    setup = set_up(ready(game), players, option, board)
    results = simulation(setup, checked_players(bots, setup), games, seed, random_openings)
    tally, pace = Tally(setup), Pace()
    if records is None:
        where = Where(out, Place(workers, gpu, ray))
        for columns in games_of(results, where, pace, keep=out is not None):
            tally.add(columns)
        write_files(results, where, {**tally.in_words(), "seed": seed})
    else:
        with progress("Playing", games, "games") as show, written_whole(records) as file:
            for columns, of_games in simulate_records(results):
                tally.add(columns)
                pace.add(columns)
                file.writelines(map(json_line, of_games))
                show(tally.games)
    if as_json:
        typer.echo(json.dumps({**tally.in_words(), "seed": seed}))
    else:
        show_table(table_of_games(tally, seed, pace))


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays each other.")],
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    out: Out = None,
    ray: Ray = None,
    gpu: Gpu = False,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other in every line-up and every seat, from random openings, and rate them."""
    from ..lab.run import Place
    from ..lab.tournament import Standings
    from ..lab.tournament import tournament as drawn
    from .playing import Where, games_of, write_files
    from .tables import table_of_standings
    from .waiting import ready

    setup = set_up(ready(game), players, option, board)
    where = Where(out, Place(workers, gpu, ray))
    results = drawn(setup, [name.strip() for name in bots.split(",")], games, seed)
    if results.games != games:
        typer.echo(f"{results.games:,} games: {len(results.series):,} line-ups, whole rounds of each.", err=True)
    for _ in games_of(results, where):
        pass
    standings = Standings(results).in_words()
    write_files(results, where, standings)
    if as_json:
        typer.echo(json.dumps(standings, ensure_ascii=False))
    else:
        show_table(table_of_standings(standings))


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games of each set-up.")] = 1000,
    seed: Seed = 0,
    board: BoardFile = None,
    bots: Annotated[str | None, typer.Option(metavar="NAME", help="Who plays; else the game's usual bot.")] = None,
    out: Out = None,
    ray: Ray = None,
    gpu: Gpu = False,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Play every set-up of a game and tell how fair and how long it is, where points come from and what decides it."""
    from ..lab.balance import balance as planned
    from ..lab.prizes import Figures
    from ..lab.run import Place
    from ..version import VERSION
    from .files import read_board
    from .playing import Where, games_of, write_files
    from .tables import table_of_balance
    from .waiting import ready

    where = Where(out, Place(workers, gpu, ray))
    results = planned(ready(game), games, seed, bots, None if board is None else read_board(board))
    for _ in games_of(results, where):
        pass
    figures = [Figures(results, number) for number in range(len(results.series))]
    summary = {"game": game, "version": VERSION, "seed": seed, "series": [one.in_words() for one in figures]}
    write_files(results, where, summary)
    if as_json:
        typer.echo(json.dumps(summary, ensure_ascii=False))
    else:
        show_table(table_of_balance(figures))


def report(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="What --out has written: NAME.jsonl")],
    to: Annotated[Path, typer.Option(metavar="FILE", help="The page to write: .html, or .md for Markdown.")],
) -> None:
    """Make one page with charts of what simulate, tournament or balance have played; it needs nothing else."""
    from ..core.contract import Refused
    from ..lab.report import write_report
    from ..lab.results import read_results
    from .files import written_whole
    from .waiting import status

    if to.suffix not in (".html", ".htm", ".md"):
        raise Refused("option", f"--to {to}: a report is written as .html or .md")
    with status() as show:
        show("Counting")
        text = write_report([read_results(path) for path in files], to)
    with written_whole(to) as file:
        file.write(text)
    typer.echo(f"{to}: {len(text) / 1000:,.0f} kB")
