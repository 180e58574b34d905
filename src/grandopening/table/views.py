"""What goes out to the people at a table, and to whom: every view is made for one browser key."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from ..core.contract import SPECTATOR
from ..core.events import new_sink
from ..record import Recorder
from ..record.recorder import Event
from .customs import GamePosition
from .lines import Line
from .play import Play
from .seats import Clock, Kind, Order, Status
from .table import Table

Entry = dict[str, Any]
EventView = dict[str, Any]


class You(Struct):
    seats: list[int]
    host: bool
    seat: int | None  # the seat this view is made for; None: a spectator


class SeatView(Struct):
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None
    online: bool
    left: float | None  # seconds on the clock
    running: bool  # the clock runs
    invited: bool  # a link that has not been used leads here
    yours: bool


class Step(Struct):
    entry: Entry
    events: list[EventView]


class DraftView(Struct):
    seat: int
    steps: list[Step]


class UndoView(Struct):
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Move(Struct):
    entry: Entry
    price: int
    places: list[str]  # it concerns, the target last
    commits: bool  # it cannot be taken back freely


class Result(Struct):
    scores: list[int]
    winners: list[int]
    end: str


class TableView(Struct):
    id: str
    game: str
    rules: int
    version: int
    status: Status
    options: dict[str, Any]
    order: Order
    clock: Clock | None
    pace: float
    you: You
    host: int | None
    seats: list[SeatView]
    entries: int
    draft: DraftView | None
    undo: UndoView | None
    position: GamePosition | None
    moves: list[Move]
    result: Result | None


class LogEntry(Struct):
    number: int
    entry: Entry
    events: list[EventView]
    at: float
    turn: int
    influence: list[int]


class SeatSummary(Struct):
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None


class Summary(Struct):
    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[SeatSummary]
    yours: list[int]
    your_turn: bool
    version: int
    created: float
    changed: float
    winners: list[int] | None


class View:
    """A table at one version, shown to many: what does not depend on the viewer is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._positions: dict[int, GamePosition] = {}
        self._moves: list[Move] | None = None
        self._draft: DraftView | None = None

    def viewer_of(self, key: str) -> int:
        """The seat a browser looks from: its own to move, or its first; else a spectator's."""
        mine = self.table.head.seats_of(key)
        actor = self.table.actor
        return actor if actor is not None and actor in mine else mine[0] if mine else SPECTATOR

    def seen(self, viewer: int) -> Recorder:
        """The game as far as the viewer may see it: without the drafts of others where those are private."""
        play = self._play
        is_private = play.customs.has_secrets and viewer != self.table.actor
        return play.committed if is_private else play.ahead

    @property
    def _play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def position(self, viewer: int) -> GamePosition | None:
        if self.table.play is None:
            return None
        shared = viewer if self._play.customs.has_secrets else SPECTATOR
        if shared not in self._positions:
            position = self.seen(viewer).position.view(viewer)
            self._positions[shared] = self._play.customs.show(position, self._play.lines)
        return self._positions[shared]

    def moves(self, viewer: int) -> list[Move]:
        """The legal moves, for the seat to move only."""
        if viewer != self.table.actor:
            return []
        if self._moves is None:
            self._moves = moves_of(self._play)
        return self._moves

    def draft(self, viewer: int) -> DraftView | None:
        play = self.table.play
        if play is None or not play.draft or self.seen(viewer) is not play.ahead:
            return None
        if self._draft is None:
            steps = [Step(line.entry, told(play, line.events)) for line in play.draft]
            self._draft = DraftView(play.draft[0].entry["seat"], steps)
        return self._draft

    def result(self) -> Result | None:
        if self.table.head.status != "over":
            return None
        setup = self._play.setup
        return Result(**setup.game.words.result_of(setup, self._play.ahead.position.state))

    def undo(self) -> UndoView | None:
        request = self.table.head.undo
        if request is None:
            return None
        return UndoView(request.by, request.to, request.agreed, self.table.awaited())

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
                left=table.left_of(number, now) if head.clock and head.status != "lobby" else None,
                running=timed == number,
                invited=bool(seat.link) and seat.kind != "person",
                yours=seat.kind == "person" and seat.key == key,
            )
            for number, seat in enumerate(head.seats)
        ]

    def for_key(self, key: str, online: Iterable[str], now: float) -> TableView:
        """The table as the browser with this key may see it."""
        head, play, viewer = self.table.head, self.table.play, self.viewer_of(key)
        hosts = head.seats_of(head.host)
        return TableView(
            id=head.id,
            game=head.game,
            rules=head.rules,
            version=head.version,
            status=head.status,
            options=head.options,
            order=head.order,
            clock=head.clock,
            pace=head.pace,
            you=You(head.seats_of(key), key == head.host, None if viewer == SPECTATOR else viewer),
            host=hosts[0] if hosts else None,
            seats=self.seats(key, online, now),
            entries=len(play.lines) if play else 0,
            draft=self.draft(viewer),
            undo=self.undo(),
            position=self.position(viewer),
            moves=self.moves(viewer),
            result=self.result(),
        )


def moves_of(play: Play) -> list[Move]:
    position, customs, setup = play.ahead.position, play.customs, play.setup
    actions = position.legal()
    entries: list[Entry] = []
    for action in actions:
        setup.game.words.append(entries, setup, position.state, action)
    return [
        Move(entry, price, customs.places_of(entry), entry["do"] not in customs.steps and commits(play, action))
        for action, entry, price in zip(actions, entries, customs.prices_of(position, actions), strict=True)
    ]


def commits(play: Play, action: int) -> bool:
    """Whether the move is the end of the draft, by trying it out."""
    before = play.ahead.position
    tried = before.copy()
    before.setup.game.apply(before.setup.board, tried.state, action, tried._scratch, new_sink())
    return play.customs.is_final(before, tried)


def told(play: Play, events: Sequence[Event]) -> list[EventView]:
    return [play.customs.told(play.setup, event) for event in events]


def log_after(play: Play, number: int) -> list[LogEntry]:
    """The committed entries after so many."""
    return [log_entry(play, n, line) for n, line in enumerate(play.lines[number:], start=number + 1)]


def log_since(play: Play, version: int) -> list[LogEntry]:
    """The entries committed after a version of the table."""
    known = len(play.lines)
    while known and play.lines[known - 1].version > version:
        known -= 1
    return log_after(play, known)


def log_entry(play: Play, number: int, line: Line) -> LogEntry:
    return LogEntry(number, line.entry, told(play, line.events), line.at, line.turn, line.points)


def summary_of(table: Table, key: str) -> Summary:
    head = table.head
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
        your_turn=table.actor in mine if table.actor is not None else False,
        version=head.version,
        created=head.created,
        changed=head.changed,
        winners=head.winners,
    )
