"""The command `review`: games looked at again, for people, programs and spreadsheets."""

import csv
import io
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .asked import AsJson, show_table

if TYPE_CHECKING:
    from ..core.contract import Setup
    from ..lab.page import Report, Section
    from ..table.review import Costly, Review

SEARCH_SECONDS = 20.0
COLUMNS = ("file", "game", "turn", "before", "number", "part", "seat", "name", "chance", "loss")
FORMULA = ("=", "+", "-", "@", "\t")  # what a spreadsheet would take for more than a name


class Reviewed:
    """A record and its review."""

    def __init__(self, where: str, text: str, seconds: float) -> None:
        from ..record import RecordRefused, replay
        from ..table.review import review_of
        from .files import BadFile, parse_json
        from .waiting import ready

        self.where, self.record = where, parse_json(text, where)
        try:
            recorder = replay(self.record)
        except RecordRefused as refused:
            raise BadFile(where, refused.rule, refused.message) from refused
        self.setup: Setup = recorder.position.setup
        self.names: list[str] = self.record["seats"]
        ready(self.setup.game.name, with_bots=True)
        self.review: Review = review_of(self.setup, recorder.log, seconds=seconds)

    def in_words(self) -> dict[str, Any]:
        from msgspec import to_builtins

        return {"file": self.where, "game": self.setup.game.name, "seats": self.names, **to_builtins(self.review)}

    def rows(self) -> Iterator[list[Any]]:
        """Of every turn what it cost."""
        for turn in self.review.turns:
            name = self.names[turn.seat]
            told = f"'{name}" if name.startswith(FORMULA) else name
            yield [
                *(self.where, self.setup.game.name, turn.turn, turn.before, turn.number, turn.part, turn.seat, told),
                *(f"{turn.chance:.4f}", f"{turn.loss:.4f}"),
            ]

    def lost(self) -> dict[tuple[int, str], float]:
        """By seat and part of the game."""
        lost: dict[tuple[int, str], float] = defaultdict(float)
        for turn in self.review.turns:
            lost[turn.seat, turn.part] += turn.loss
        return lost

    def told(self, costly: "Costly") -> Iterator[str]:
        """A turn that cost much: what was played, what was better, and why."""
        from ..text import Words, teller_of

        teller = teller_of(Words(), self.setup, self.names)
        yield f"Played: {'; '.join(self._moves(teller, costly.before, costly.played))}."
        yield f"Better: {'; '.join(self._moves(teller, costly.before, costly.better))}."
        for reason in costly.reasons:
            yield f"  {teller.reason(reason.id, reason.values)}"

    def _moves(self, teller: Any, before: int, entries: Sequence[dict[str, Any]]) -> Iterator[str]:
        from ..record import replay

        at = replay(self.record, before).position.view(entries[0]["seat"])
        does_something = any(entry["do"] not in self.review.passes for entry in entries)
        for entry in entries:
            if entry["do"] not in self.review.passes or not does_something:
                yield teller.move(at, entry)
            for action in self.setup.game.words.actions_of(self.setup, at.state, entry):
                at.perform(action)


def review(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=".game.json or .jsonl")],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="A page with charts.")] = None,
    table: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="What every turn cost.")] = None,
    search: Annotated[bool, typer.Option("--search", help="Compare turns by a search: slower and surer.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tell of finished games who was how likely to win after every turn, and which turns cost their players most."""
    from .files import records_in, written_whole
    from .waiting import status

    reviewed = []
    with status() as show:
        for where, text in [found for path in files for found in records_in(path)]:
            show(where)
            reviewed.append(Reviewed(where, text, SEARCH_SECONDS if search else 0.0))
    if table:
        with written_whole(table) as file:
            file.write(as_csv(reviewed))
    if html:
        from ..lab.page import as_html

        with written_whole(html) as file:
            file.write(as_html(page_of(reviewed)))
    if as_json:
        for one in reviewed:
            typer.echo(json.dumps(one.in_words(), ensure_ascii=False))
        return
    for one in reviewed:
        show_table(summary_of(one))


def as_csv(reviewed: Sequence[Reviewed]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in reviewed:
        writer.writerows(one.rows())
    return out.getvalue()


def headline(costly: "Costly", names: Sequence[str]) -> str:
    loss = 100 * costly.loss
    return f"{names[costly.seat]}, turn {costly.turn} (entry {costly.before + 1}): {loss:.1f} percentage points"


def lost_by_part(one: Reviewed) -> list[list[str]]:
    """What each player's turns cost together, in percentage points."""
    from ..table.review import PARTS

    lost = one.lost()
    rows = []
    for seat, name in enumerate(one.names):
        parts = [100 * lost.get((seat, part), 0.0) for part in PARTS]
        rows.append([name, *(f"{points:.1f}" for points in [*parts, sum(parts)])])
    return rows


def summary_of(one: Reviewed) -> Any:
    from rich.console import Group
    from rich.table import Table

    from ..table.review import PARTS

    chances = Table("turn", *one.names, box=None)
    moments = one.review.moments
    for moment in [*moments[:: max(1, len(moments) // 12)], moments[-1]]:
        mark = " *" if moment.number in one.review.turning else ""
        chances.add_row(f"{moment.turn}{mark}", *(f"{chance:.0%}" for chance in moment.chance))
    lost = Table("lost in the", *PARTS, "game", box=None)
    for row in lost_by_part(one):
        lost.add_row(*row)
    lines = []
    for costly in one.review.costly:
        lines += ["", headline(costly, one.names), *(f"  {line}" for line in one.told(costly))]
    return Group(f"{one.where}: chance to win after some turns", chances, "", lost, *lines, "")


def page_of(reviewed: Sequence[Reviewed]) -> "Report":
    from ..lab.page import Report
    from ..lab.report import title_of

    title = f"{title_of(reviewed[0].setup.game)}: the game reviewed"
    summary = "Every player's chance to win after every turn, and the turns that cost most."
    return Report(title, summary, [section_of(one) for one in reviewed])


def section_of(one: Reviewed) -> "Section":
    from functools import partial

    from ..lab import charts
    from ..lab.page import Figure, Grid, Section
    from ..table.review import PARTS

    moments, names = one.review.moments, one.names
    rows = [[str(moment.turn), *(f"{chance:.1%}" for chance in moment.chance)] for moment in moments]
    series = {name: [100 * moment.chance[seat] for moment in moments] for seat, name in enumerate(names)}
    draw = partial(charts.lines, [moment.turn for moment in moments], list(series.values()), names, "turn")
    chart = Figure("Chance to win after every turn, in per cent.", draw, Grid(["turn", *names], rows))
    lost = Section("Percentage points lost", [Grid(["player", *PARTS, "game"], lost_by_part(one))])
    costly = [Section(headline(turn, names), list(one.told(turn))) for turn in one.review.costly]
    return Section(one.where, [chart, lost, *costly])
