"""What goes out to the people at a table, and to whom: every view is made for one browser key."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from ..core.contract import SPECTATOR
from ..core.events import Event
from ..record import Recorder
from .lines import Line
from .outcome import tried_out
from .play import Play
from .seats import Head
from .shown import GamePosition
from .table import Table
from .wire import (
    DraftView,
    EventView,
    LessonView,
    LogEntry,
    Move,
    Result,
    SeatSummary,
    SeatView,
    Step,
    Summary,
    TableView,
    UndoView,
    You,
)


class View:
    """A table at one version, shown to many: what does not depend on the viewer is made, and encoded, once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.members = table.head.members()
        self._has_secrets = table.has_secrets
        self._positions: dict[int | None, GamePosition] = {}
        self._moves: dict[int, list[Move]] = {}
        self._drafts: dict[int, DraftView | None] = {}
        self._encoded: dict[Any, Raw] = {}
        self._viewers: dict[str, int] = {}

    @cached_property
    def undecided(self) -> list[int]:
        return self.table.undecided()

    @cached_property
    def _hosts(self) -> list[int]:
        return self.table.head.seats_of(self.table.head.host)

    def viewer_of(self, key: str) -> int:
        """The seat a browser looks from: its own to decide, or its first; else a spectator's."""
        if key not in self._viewers:
            mine = self.table.head.seats_of(key)
            deciding = (seat for seat in self.undecided if seat in mine)
            self._viewers[key] = next(deciding, mine[0]) if mine else SPECTATOR
        return self._viewers[key]

    def knows(self, viewer: int) -> int | None:
        """Whose knowledge the viewer has: when the game is over everybody may know everything."""
        return None if self.table.head.status == "over" else viewer

    def seen(self, viewer: int) -> Recorder:
        """The game as far as the viewer may see it: without the drafts of others where those are private."""
        play = self._play
        if not play.setup.game.has_secrets:
            return play.ahead
        return play.ahead_of(viewer) if play.is_undecided(viewer) else play.committed

    @property
    def _play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def _shared(self, viewer: int) -> int:
        """Whoever sees the same is one viewer."""
        return viewer if self._has_secrets else SPECTATOR

    def position(self, viewer: int) -> GamePosition | None:
        if self.table.play is None:
            return None
        shared = self._shared(viewer)
        if shared not in self._positions:
            self._positions[shared] = shown(self._play, self.seen(viewer), self.knows(viewer))
        return self._positions[shared]

    def moves(self, viewer: int) -> list[Move]:
        """The legal moves, for a seat that may decide only."""
        if viewer not in self.undecided:
            return []
        if viewer not in self._moves:
            self._moves[viewer] = self._in_lesson(moves_of(self._play, viewer))
        return self._moves[viewer]

    def _in_lesson(self, moves: list[Move]) -> list[Move]:
        """In a lesson only what it is about."""
        taught = self.table.taught
        return moves if taught is None else [move for move in moves if move.entry == taught.expected]

    def lesson(self) -> LessonView | None:
        taught = self.table.taught
        if taught is None:
            return None
        step, is_done, count = taught.step, taught.expected is None, len(taught.lesson.steps)
        plays = step.entries > 0
        return LessonView(taught.number, count, step.name, plays, is_done, taught.values)

    def draft(self, viewer: int) -> DraftView | None:
        play = self.table.play
        if play is None or self.table.actor is None:
            return None
        seat = viewer if play.setup.game.has_secrets else self.table.actor
        if seat not in self._drafts:
            steps = [Step(line.entry, told(play, line.events, viewer), line.decided) for line in play.draft_of(seat)]
            self._drafts[seat] = DraftView(seat, steps) if steps else None
        return self._drafts[seat]

    def encoded(self, key: str, online: Iterable[str], now: float) -> Any:
        """The same as `for_key`, for the wire: its large parts are encoded already."""
        viewer = self.viewer_of(key)
        table = self.for_key(key, online, now)
        if table.position is not None:
            self._put(table, "position", self._shared(viewer))
        if table.moves:
            self._put(table, "moves", viewer)
        return table

    def _put(self, table: TableView, part: str, viewer: int) -> None:
        """Encode a part of the table once for all who see the same of it."""
        if (part, viewer) not in self._encoded:
            self._encoded[part, viewer] = Raw(encode(getattr(table, part)))
        setattr(table, part, self._encoded[part, viewer])

    def log_since(self, known: int, viewer: int) -> Any:
        """What was committed after a public version, for the wire: encoded once for all who see the same of it."""
        if self.table.play is None:
            return []
        shared = "log", known, self._shared(viewer)
        if shared not in self._encoded:
            self._encoded[shared] = Raw(encode(log_since(self._play, known, self.knows(viewer))))
        return self._encoded[shared]

    def result(self) -> Result | None:
        if self.table.head.status != "over":
            return None
        return Result(**self._play.ahead.position.result())

    def undo(self) -> UndoView | None:
        request = self.table.head.undo
        if request is None:
            return None
        return UndoView(request.by, request.to, request.agreed, self.table.awaited(), request.refused)

    def seats(self, key: str, online: Iterable[str], now: float) -> list[SeatView]:
        table, head = self.table, self.table.head
        present, timed = set(online), table.clock_runs_for
        return [
            SeatView(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                colour=seat.colour,
                level=seat.level or None,
                online=seat.kind == "bot" or seat.key in present,
                left=round(table.left_of(number, now), 1) if head.clock and head.status != "lobby" else None,
                running=timed == number,
                out_of_time=bool(head.clock and seat.kind == "bot" and seat.former and seat.left <= 0),
                invited=bool(seat.link) and seat.kind != "person",
                yours=seat.kind == "person" and seat.key == key,
                agrees=seat.agrees,
            )
            for number, seat in enumerate(head.seats)
        ]

    def for_key(self, key: str, online: Iterable[str], now: float) -> TableView:
        """The table as the browser with this key may see it."""
        head, play, viewer = self.table.head, self.table.play, self.viewer_of(key)
        mine, hosts = head.seats_of(key), self._hosts
        is_sealed = play is not None and viewer in play.asked and not play.is_undecided(viewer)
        return TableView(
            id=head.id,
            game=head.game,
            rules=head.rules,
            version=self.table.version_for(key),
            status=head.status,
            options=head.options,
            order=head.order,
            clock=head.clock,
            pace=head.pace,
            you=You(
                seats=mine,
                lent=head.seats_lent_by(key),
                host=key == head.host,
                seat=viewer if mine else None,
                silent=head.seats[viewer].silent if mine else False,
                can_undo=self.table.can_undo(key),
                sealed=is_sealed,
                may_review=self.table.may_review(key),
            ),
            host=hosts[0] if hosts else None,
            seats=self.seats(key, online, now),
            entries=len(play.lines) if play else 0,
            asked=play.asked if play else [],
            draft=self.draft(viewer),
            undo=self.undo(),
            position=self.position(viewer),
            moves=self.moves(viewer),
            result=self.result(),
            help=head.help,
            practice=head.practice,
            rematch=head.rematch or None,
            lesson=self.lesson(),
            closed=head.closed,
        )


def shown(play: Play, seen: Recorder, viewer: int | None) -> GamePosition:
    """A position of the game as a viewer may know it; None: everything."""
    if viewer is None or not play.setup.game.has_secrets:
        return play.customs.show(seen.position, play.lines, viewer)
    return play.customs.show(seen.position.view(viewer), play.lines, viewer)


def moves_of(play: Play, seat: int) -> list[Move]:
    """The legal moves of a seat that may decide, with what follows from each as far as the seat can know."""
    customs, setup = play.customs, play.setup
    view = play.ahead_of(seat).position.view(seat)
    tried = tried_out(view, view.legal())
    return [
        Move(
            entry=entry,
            price=outcome.price,
            places=customs.places_of(entry),
            commits=customs.is_final(view, one.after),
            points=outcome.points,
            follows=list(outcome.follows),
            uses=outcome.uses,
        )
        for one, outcome in zip(tried, customs.outcomes_of(view, tried), strict=True)
        for entry in [setup.game.words.entry_of(setup, view.state, one.action)]
    ]


def told(play: Play, events: Sequence[Event], viewer: int | None) -> list[EventView]:
    setup = play.setup
    return [setup.game.events[event.kind].in_words(setup, event, viewer) for event in events]


def log_after(play: Play, number: int, viewer: int | None) -> list[LogEntry]:
    """The committed entries after so many, as a viewer may know them."""
    return [log_entry(play, n, line, viewer) for n, line in enumerate(play.lines[number:], start=number + 1)]


def log_since(play: Play, shown: int, viewer: int | None) -> list[LogEntry]:
    """The entries committed after a public version of the table."""
    known = len(play.lines)
    while known and play.lines[known - 1].version > shown:
        known -= 1
    return log_after(play, known, viewer)


def log_entry(play: Play, number: int, line: Line, viewer: int | None) -> LogEntry:
    entry = play.customs.hidden(play.setup, line.entry, viewer)
    return LogEntry(number, entry, told(play, line.events, viewer), line.at, line.turn, line.points)


def summary_of(head: Head, key: str) -> Summary:
    """What a list of games tells of one: all of it stands in its head."""
    mine = head.seats_of(key)
    return Summary(
        id=head.id,
        game=head.game,
        status=head.status,
        options=head.options,
        seats=[
            SeatSummary(number, seat.kind, seat.name, seat.colour, seat.level or None)
            for number, seat in enumerate(head.seats)
        ],
        yours=mine,
        your_turn=any(seat in mine for seat in head.undecided or ()),
        version=Table(head).version_for(key),
        created=head.created,
        changed=head.changed,
        winners=head.winners,
        practice=head.practice is not None,
        lesson=head.lesson is not None,
    )
