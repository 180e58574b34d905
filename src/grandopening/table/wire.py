"""What goes out to a page: the wire types that are the same for every game."""

from typing import Any

from msgspec import Struct

from .facts import Fact
from .seats import Clock, Kind, Order, Origin, Status
from .shown import GamePosition

Entry = dict[str, Any]
EventView = dict[str, Any]


class You(Struct):
    seats: list[int]
    lent: list[int]  # seats that a bot plays for you, to be taken back
    host: bool
    seat: int | None  # the seat this view is made for; None: a spectator
    silent: bool  # that seat shows nothing whenever it is asked
    can_undo: bool  # you may ask to take back what you last committed
    sealed: bool  # that seat has decided, and waits for others that are asked too; what it decided is its draft
    may_review: bool  # you may look at the game with everybody's chances


class SeatView(Struct):
    seat: int
    kind: Kind
    name: str
    colour: str
    level: str | None
    online: bool
    left: float | None  # seconds on the clock
    running: bool  # the clock runs
    out_of_time: bool  # its person ran out of time, and a bot plays on
    invited: bool  # a link that has not been used leads here
    yours: bool
    agrees: bool  # to a review while the game runs


class Step(Struct):
    entry: Entry
    events: list[EventView]
    decided: bool  # by its player; else the table added it, as there was nothing to decide


class DraftView(Struct):
    seat: int
    steps: list[Step]


class UndoView(Struct):
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]
    refused: int | None  # who said no


class Move(Struct):
    entry: Entry
    price: int
    places: list[str]  # it concerns, the target last
    commits: bool  # it cannot be taken back freely
    points: int | None  # it would bring, where one asks that
    follows: list[Fact]  # the weightiest first
    uses: Fact | None  # what it uses up for good: to be confirmed


class Result(Struct):
    scores: list[int]
    winners: list[int]
    end: str


class LessonView(Struct):
    step: int
    steps: int
    name: str  # its sentences are found by
    plays: bool  # there is something to play in it
    done: bool  # nothing is left to play
    values: dict[str, Any]  # for its sentences


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
    lesson: LessonView | None
    closed: bool  # by whoever runs the server: it can only be looked at


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
    lesson: bool
    damaged: bool = False  # nobody can read it any more: it can only be deleted
