"""What goes out to the people at a table, and to whom: every view is made for one browser key."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from ..core.contract import SPECTATOR, Position
from ..core.events import new_sink
from ..record import Recorder
from ..record.recorder import Event
from .customs import Customs, GamePosition
from .lines import Line
from .play import Play
from .seats import Clock, Kind, Order, Origin, Status
from .table import Table

Entry = dict[str, Any]
EventView = dict[str, Any]


class You(Struct):
    seats: list[int]
    host: bool
    seat: int | None  # the seat this view is made for; None: a spectator
    silent: bool  # that seat shows nothing whenever it is asked
    sealed: bool  # that seat has decided ahead of its turn; what it decided waits as its draft


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
    points: int | None  # a shop would bring, where one is opened


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
    asked: list[int]  # the seats that are to decide now, the one to move first
    draft: DraftView | None
    undo: UndoView | None
    position: GamePosition | None
    moves: list[Move]
    result: Result | None
    help: bool  # hints and what-if are allowed while it runs
    practice: Origin | None  # what it was forked from
    rematch: str | None  # the table at which the same people go on


class LogEntry(Struct):
    number: int
    entry: Entry
    events: list[EventView]
    at: float
    turn: int
    points: list[int]  # by seat, after it


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
    practice: bool


class View:
    """A table at one version, shown to many: what does not depend on the viewer is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._positions: dict[int | None, GamePosition] = {}
        self._moves: dict[int, list[Move]] = {}

    def viewer_of(self, key: str) -> int:
        """The seat a browser looks from: its own to decide, or its first; else a spectator's."""
        mine = self.table.head.seats_of(key)
        if not mine:
            return SPECTATOR
        return next((seat for seat in self.table.undecided() if seat in mine), mine[0])

    def knows(self, viewer: int) -> int | None:
        """Whose knowledge the viewer has: when the game is over everybody may know everything."""
        return None if self.table.head.status == "over" else viewer

    def seen(self, viewer: int) -> Recorder:
        """The game as far as the viewer may see it: without the drafts of others where those are private."""
        play = self._play
        if not play.customs.has_secrets:
            return play.ahead
        return play.ahead_of(viewer) if play.is_undecided(viewer) else play.committed

    @property
    def _play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def position(self, viewer: int) -> GamePosition | None:
        if self.table.play is None:
            return None
        shared = viewer if self._play.customs.has_secrets else SPECTATOR
        if shared not in self._positions:
            self._positions[shared] = shown(self._play, self.seen(viewer), self.knows(viewer))
        return self._positions[shared]

    def moves(self, viewer: int) -> list[Move]:
        """The legal moves, for a seat that may decide only."""
        if self.table.actor is None or not self._play.is_undecided(viewer):
            return []
        if viewer not in self._moves:
            self._moves[viewer] = moves_of(self._play, viewer)
        return self._moves[viewer]

    def draft(self, viewer: int) -> DraftView | None:
        play = self.table.play
        if play is None or self.table.actor is None:
            return None
        seat = viewer if play.customs.has_secrets else self.table.actor
        draft = play.draft_of(seat)
        return DraftView(seat, [Step(line.entry, told(play, line.events, viewer)) for line in draft]) if draft else None

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
                left=round(table.left_of(number, now), 1) if head.clock and head.status != "lobby" else None,
                running=timed == number,
                invited=bool(seat.link) and seat.kind != "person",
                yours=seat.kind == "person" and seat.key == key,
            )
            for number, seat in enumerate(head.seats)
        ]

    def for_key(self, key: str, online: Iterable[str], now: float) -> TableView:
        """The table as the browser with this key may see it."""
        head, play, viewer = self.table.head, self.table.play, self.viewer_of(key)
        mine, hosts = head.seats_of(key), head.seats_of(head.host)
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
                host=key == head.host,
                seat=viewer if mine else None,
                silent=head.seats[viewer].silent if mine else False,
                sealed=is_sealed,
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
        )


def shown(play: Play, seen: Recorder, viewer: int | None) -> GamePosition:
    """A position of the game as a viewer may know it; None: everything."""
    position = seen.position if viewer is None else seen.position.view(viewer)
    return play.customs.show(position, play.lines, viewer)


def moves_of(play: Play, seat: int) -> list[Move]:
    """The legal moves of a seat that may decide."""
    position, customs, setup = play.ahead_of(seat).position, play.customs, play.setup
    actions = position.legal()
    entries: list[Entry] = []
    for action in actions:
        setup.game.words.append(entries, setup, position.state, action)
    prices, worth = customs.prices_of(position, actions), customs.worth_of(position, actions)
    return [
        Move(
            entry,
            price,
            customs.places_of(entry),
            entry["do"] not in customs.steps and commits(customs, position, action),
            points,
        )
        for action, entry, price, points in zip(actions, entries, prices, worth, strict=True)
    ]


def commits(customs: Customs, before: Position, action: int) -> bool:
    """Whether the move is the end of the draft, by trying it out."""
    tried = before.copy()
    before.setup.game.apply(before.setup.board, tried.state, action, tried._scratch, new_sink())
    return customs.is_final(before, tried)


def told(play: Play, events: Sequence[Event], viewer: int | None) -> list[EventView]:
    return [play.customs.told(play.setup, event, viewer) for event in events]


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
        your_turn=any(seat in mine for seat in table.undecided()),
        version=table.version_for(key),
        created=head.created,
        changed=head.changed,
        winners=head.winners,
        practice=head.practice is not None,
    )
