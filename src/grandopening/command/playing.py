"""Many games, played while a bar shows how far they are, kept in files that can be gone on from."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from ..core.contract import Refused
from ..lab.facts import Columns
from ..lab.play import play
from ..lab.results import Results, write_parquet
from ..lab.run import HERE, Place, check_for_gpu, run
from ..lab.series import Task
from .files import written_whole
from .waiting import progress, status

INTERRUPTED = 130  # the exit status of Ctrl-C


@dataclass(frozen=True)
class Where:
    """Where games are played, and where they are kept: `out` is a name to which .jsonl, .json and .parquet are put."""

    out: Path | None = None
    place: Place = HERE

    def file(self, suffix: str) -> Path:
        assert self.out is not None
        return self.out.with_name(self.out.name + suffix)


def games_of(results: Results, where: Where, keep: bool = True) -> Iterator[Columns]:
    """The games of a run as they are played; with `keep` they stay in the results."""
    if where.place.gpu:
        check_for_gpu(results)
    if where.out is not None:
        results.keep_in(where.file(".jsonl"))
    if where.place.ray is None and not where.place.gpu:
        with status() as show_what:
            show_what("Compiling the players (once per version)")
            play(Task(0, results.series[0].in_no_time(), 0, 1))
    done = 0
    try:
        with progress("Playing", results.games, "games") as show:
            show(0)
            for columns in run(results, where.place, keep):
                done += len(columns["number"])
                show(done)
                yield columns
    except KeyboardInterrupt:
        if where.out is None:
            raise
        kept = f"{done:,} of {results.games:,} games are in {where.file('.jsonl')}"
        typer.echo(f"{kept}: the same command goes on from there.", err=True)
        raise typer.Exit(INTERRUPTED) from None
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
