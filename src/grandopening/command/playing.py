"""Many games, played while a bar shows how far they are, kept in files that can be gone on from."""

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NoReturn

import typer

from ..core.contract import Refused
from ..lab.facts import Columns
from ..lab.play import play
from ..lab.results import Results, read_results, write_parquet
from ..lab.run import HERE, Place, check_for_gpu, run
from ..lab.series import Task
from .files import written_whole
from .waiting import progress, status

INTERRUPTED, TERMINATED = 130, 143  # the exit statuses of Ctrl-C and of SIGTERM


@dataclass(frozen=True)
class Where:
    """Where games are played, and where they are kept: `out` is a name to which .jsonl, .json and .parquet are put."""

    out: Path | None = None
    place: Place = HERE

    def file(self, suffix: str) -> Path:
        assert self.out is not None
        return self.out.with_name(self.out.name.removesuffix(".jsonl") + suffix)


@dataclass
class Pace:
    """How fast games are played: those that were in a file already do not count."""

    decisions: int = 0
    began: float = field(default_factory=perf_counter)

    def add(self, columns: Columns) -> None:
        self.decisions += int(columns["decisions"].sum())

    @property
    def rate(self) -> float:
        return self.decisions / (perf_counter() - self.began)


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Who is told to end, ends as by Ctrl-C: what was played is kept."""

    def end(*_: object) -> NoReturn:
        raise Terminated

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Terminated(KeyboardInterrupt):
    """By SIGTERM."""


def games_of(results: Results, where: Where, pace: Pace | None = None, keep: bool = True) -> Iterator[Columns]:
    """The games of a run as they are played, after those that are there already; with `keep` they stay in the
    results."""
    if where.place.gpu:
        check_for_gpu(results)
    if where.out is not None:
        results.keep_in(where.file(".jsonl"))
    if where.place.ray is None and not where.place.gpu:
        with status() as show_what:
            show_what("Compiling the players (once per version)")
            play(Task(0, results.series[0].in_no_time(), 0, 1))
    yield from results.parts
    done = results.kept
    pace = pace or Pace()
    pace.began = perf_counter()
    try:
        with ended_by_sigterm(), progress("Playing", results.games, "games", done) as show:
            for columns in run(results, where.place, keep):
                done += len(columns["number"])
                pace.add(columns)
                show(done)
                yield columns
    except KeyboardInterrupt as how:
        if where.out is None:
            raise
        results.close()
        path = where.file(".jsonl")
        # Read, not counted on the way: what interrupts may come between writing a game and counting it.
        kept = f"{read_results(path).kept:,} of {results.games:,} games are in {path}"
        typer.echo(f"{kept}: the same command goes on from there.", err=True)
        raise typer.Exit(TERMINATED if isinstance(how, Terminated) else INTERRUPTED) from None
    finally:
        results.close()


def write_files(results: Results, where: Where, summary: dict[str, Any]) -> None:
    """What the games tell, for programs, and the games as a table."""
    if where.out is None:
        return
    with written_whole(where.file(".json")) as file:
        file.write(json.dumps(summary, ensure_ascii=False, indent=1) + "\n")
    try:
        write_parquet(where.file(".parquet"), results)
    except Refused as error:
        typer.echo(f"grandopening: no Parquet file: {error}", err=True)
