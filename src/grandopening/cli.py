"""The command `grandopening`. What is heavy is imported inside the commands: --help answers at once."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer
from typer.core import TyperGroup

from .command import admin, laboratory, operating, reviewing
from .command.asked import LARGEST_SEED, AsJson, BoardFile, GameName, Options, Players, set_up, show_table

REFUSED, BAD_INPUT, ABORTED = 1, 2, 130  # exit statuses


class Commands(TyperGroup):
    """Without a command it is `serve`, with all options of that."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        names_none = not args or (args[0].startswith("-") and args[0] not in ("--help", "--version"))
        return super().parse_args(ctx, ["serve", *args] if names_none else args)


app = typer.Typer(name="grandopening", cls=Commands, add_completion=False, pretty_exceptions_enable=False)
board_app = typer.Typer(help="Board files of your own.")
app.add_typer(board_app, name="board")
app.add_typer(admin.app, name="admin")


def tell_version(is_asked: bool) -> None:
    if is_asked:
        from .version import VERSION

        typer.echo(f"grandopening {VERSION}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", help="Tell which version this is.", callback=tell_version, is_eager=True)
    ] = False,
) -> None:
    """Two economic board games about opening shops. Without a command: the table, in your browser, with the options of
    serve."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="Listen here.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="Or the next that is free.")] = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in the local network; shows a QR code.")] = False,
    database: Annotated[str | None, typer.Option(metavar="PATH", help="Where games are kept; or a URL.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open one.")] = False,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Behind a proxy: its name.")] = None,
    forget_after: Annotated[int | None, typer.Option(metavar="DAYS", min=1, help="Delete games left alone.")] = None,
    metrics_from: Annotated[list[str] | None, typer.Option(metavar="NETWORK", help="May read /metrics too.")] = None,
    log_format: Annotated[Literal["text", "json"], typer.Option(help="A line for each thing.")] = "text",
    log_level: Annotated[Literal["debug", "info", "warning"], typer.Option(help="debug: every request.")] = "info",
    workers: Annotated[int, typer.Option(metavar="N", min=1, help="Processes, on PostgreSQL.")] = 1,
) -> None:
    """Open the table: play in the browser with friends and bots."""
    from .server.serve import serve as serve_tables

    serve_tables(
        *(host, port, lan, database, not no_browser, allow_host or ()),
        forget_after=forget_after,
        metrics_from=metrics_from or (),
        log_format=log_format,
        log_level=log_level,
        workers=workers,
    )


@app.command()
def think(
    database: Annotated[str | None, typer.Option(metavar="URL", help="Of PostgreSQL, as the servers'.")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="Bots that think at once.")] = None,
) -> None:
    """Think for the bots of servers that share a PostgreSQL, on this machine."""
    from .server.serve import think as think_for_bots

    think_for_bots(database, workers)


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(metavar="A,B,…", help="Who sits where: you, names, bot.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", min=0, max=LARGEST_SEED, help="The same luck again.")] = None,
    option: Options = None,
    board: BoardFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="en, fr, de, es, ca; else the system's.")] = None,
) -> None:
    """Play in the terminal, with bots in the other seats or friends at the same screen."""
    from .core.contract import Refused
    from .games import game_named
    from .terminal import play_new, play_on
    from .text.words import Words, language_of_system, languages

    if language is not None and language not in languages():
        raise Refused("option", f"--language {language}: there are {', '.join(languages())}")
    words = Words(language or language_of_system(os.environ))
    if load is None:
        play_new(set_up(game_named(game), players, option, board), seats, seed, save, words)
        return
    if players or option or board or seed is not None:
        raise Refused("option", "--load brings its own players, options, board and luck: leave those out")
    play_on(game, load, seats, save, words)


@app.command()
def check(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=".game.json or .jsonl")]) -> None:
    """Replay records and say of each whether it keeps the rules: a line each, exit 1 if one does not."""
    from .command.checking import line_about
    from .command.files import BadFile, records_in

    status = 0
    for path in files:
        try:
            found = list(records_in(path))
        except (BadFile, OSError) as error:
            complain(error)
            status = BAD_INPUT
            continue
        for where, text in found:
            try:
                is_fine, line = line_about(where, text)
            except BadFile as error:
                complain(error)
                status = BAD_INPUT
                continue
            typer.echo(one_line(line))
            status = max(status, 0 if is_fine else REFUSED)
    raise typer.Exit(status)


@app.command()
def legal(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After so many entries; after all if not given.")] = None,
    line: Annotated[int | None, typer.Option(metavar="N", help="Which line of a .jsonl with several records.")] = None,
) -> None:
    """List the legal decisions in a position of a record, as JSON in record words, one a line."""
    from .command.checking import recorded_game
    from .command.files import json_line
    from .core.contract import CHANCE

    _, recorder = recorded_game(file, line, at)
    if recorder.position.is_over:
        typer.echo("The game is over.", err=True)
    elif recorder.position.actor == CHANCE:
        typer.echo("Chance is next.", err=True)
    for entry in recorder.legal_entries():
        typer.echo(json_line(entry), nl=False)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After so many entries; after all if not given.")] = None,
    line: Annotated[int | None, typer.Option(metavar="N", help="Which line of a .jsonl with several records.")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, help="How long to search.")] = 3.0,
    playouts: Annotated[int, typer.Option(metavar="N", min=0, help="Or so many playouts on each core.")] = 0,
    lines: Annotated[int, typer.Option(metavar="N", min=1, help="How many moves to show.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Tell what a search makes of a position of a record: chances to win, expected points, the best lines and why, and
    what the move that was played cost."""
    from .bots import Budget
    from .bots import analyse as analysis_of
    from .command.analysis import played_after, tables_of, with_reasons
    from .command.checking import recorded_game
    from .command.waiting import ready, status
    from .cores import usable_cores
    from .text import Words

    record, recorder = recorded_game(file, line, at)
    ready(record["game"], with_bots=True)
    with status() as show:
        show("Thinking")
        budget = Budget(0.0 if playouts else seconds, playouts)
        viewer, played = played_after(record, at, recorder)
        threads = usable_cores()
        found = analysis_of(recorder.position, budget, lines, threads, viewer=viewer, played=played)
        analysis = with_reasons(found, recorder.position)
    if as_json:
        typer.echo(json.dumps(analysis, ensure_ascii=False))
        return
    for table in tables_of(analysis, recorder.position, record["seats"], Words()):
        show_table(table)


@board_app.command("check")
def check_board(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file (TOML).")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Of which game, if several take boards.")] = None,
) -> None:
    """Say whether one can play on this board."""
    from .command.files import game_with_boards, set_up_on, sizes_of

    data = set_up_on(game_with_boards(game), {}, file).data
    typer.echo(f"{file}: ok, {sizes_of(data)}")


@app.command()
def bench(
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only this one.")] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="On the GPU too.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Do all ways of running play the same?")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the rules on this machine: decisions per second, size and copying of a state, compilation."""
    from .command.tables import table_of_figures
    from .command.waiting import ready, status
    from .games import GAMES
    from .measure import measure, usable_gpu

    if gpu and not (gpu := usable_gpu()):
        typer.echo("No GPU can be used here: measuring without one.", err=True)
    figures: dict[str, dict[str, Any]] = {}
    for name in [game] if game else list(GAMES):
        figures[name] = {}
        loaded = ready(name)
        with status() as show:
            for step in measure(loaded, gpu, verify, figures[name]):
                show(f"{name}: {step}")
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        show_table(table_of_figures(figures))
    if any(of_game.get(key) for of_game in figures.values() for key in ("differing_interpreted", "differing_gpu")):
        raise typer.Exit(REFUSED)


for command in (laboratory.simulate, laboratory.tournament, laboratory.balance, laboratory.report):
    app.command()(command)
app.command()(reviewing.review)
app.command()(operating.backup)
app.command()(operating.restore)


def one_line(text: str) -> str:
    """Whatever a file puts into it, a line stays one line and cannot command the terminal."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def complain(error: Exception) -> None:
    message = str(error)
    if isinstance(error, OSError) and error.filename:
        message = f"{error.filename}: {error.strerror}"
    elif isinstance(error, typer.TyperException):
        message = error.format_message()
    typer.echo(f"grandopening: {one_line(message)}", err=True)


def main() -> NoReturn:
    """Every mistake in what was typed or read becomes one line and exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a letter shows its code; that is no reason to stop.
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        sys.exit(app(standalone_mode=False, prog_name="grandopening"))
    except typer.Abort:  # Ctrl-C, or a question that nobody answered
        sys.exit(ABORTED)
    except (typer.TyperException, OSError) as error:
        complain(error)
    except ValueError as error:
        from .core.contract import Refused

        if not isinstance(error, Refused):
            raise
        complain(error)
    sys.exit(BAD_INPUT)
