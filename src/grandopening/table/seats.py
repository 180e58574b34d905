"""Who sits where, and what is agreed about the game: all that is kept of a table besides the record."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

COLOURS = ("red", "blue", "yellow", "green", "violet")
NAME_LENGTH = 40
MOST_SPECTATORS = 500
LONGEST = 30 * 24 * 3600.0  # seconds on a clock

Kind = Literal["person", "bot", "open"]
Status = Literal["lobby", "running", "over"]
Order = Literal["chosen", "drawn"]


class Clock(Struct, frozen=True):
    """A time bank for the whole game, and what every committed turn adds to it, in seconds."""

    bank: Annotated[float, Meta(gt=0, le=LONGEST)]
    increment: Annotated[float, Meta(ge=0, le=LONGEST)] = 0.0


class Seat(Struct):
    kind: Kind
    name: str
    colour: str
    level: str = ""  # how well its bot plays
    key: str = ""  # whose seat it is: the hash of a browser key
    former: str = ""  # who held it before a bot took over
    link: str = ""  # the hash of the secret in its invitation or recovery link
    left: float = 0.0  # seconds on its clock
    had_grace: bool = False  # has been given time beyond its bank, as happens once
    silent: bool = False  # shows nothing whenever it is asked; nobody else is told
    agrees: bool = False  # to a review of the game while it runs, where several people play


class UndoRequest(Struct):
    """Somebody asks to go back: `to` is how many entries would stay."""

    by: int
    to: int
    agreed: list[int]
    shown: int = 0  # the public version that brought it
    refused: int | None = None  # the seat that said no: it is over, and told until the next move


class Origin(Struct):
    """What a practice table was forked from: a game, after so many entries."""

    game: str
    number: int


class Head(Struct):
    """A table without its record.

    What everybody may see changes with `shown`. Besides there can be private changes, which only one browser may know
    of: each has its own count of those, and so its own idea of the version.
    """

    id: str
    game: str
    rules: int  # the version of the rules it is played by
    options: dict[str, Any]
    seats: list[Seat]
    host: str  # the key that may hand out seats; "" when everybody has left
    created: float
    changed: float
    order: Order = "drawn"
    clock: Clock | None = None
    pace: float = 0.8  # seconds between the steps of a bot
    starts_itself: bool = False  # as soon as the last open seat is taken
    board: dict[str, Any] | None = None  # the content of a board file other than the printed one
    status: Status = "lobby"
    version: int = 1  # of what is stored: one more with every change
    shown: int = 1  # public changes
    moved: int = 0  # the public version in which the game last went on; later ones only tell who watches, or how fast
    private: dict[str, int] = {}  # by key: private changes since the game last went on
    since: float = 0.0  # when the clock of the seat to move was last read, or several were asked at once
    quiet_until: float = 0.0  # when those who are asked, and are all silent, have shown nothing
    spectators_link: str = ""
    spectators: list[str] = []
    undo: UndoRequest | None = None
    winners: list[int] | None = None
    help: bool = True  # hints and what-if are allowed while it runs
    practice: Origin | None = None
    rematch: str = ""  # the table at which the same people went on
    undecided: list[int] | None = None  # the seats that have something to decide; None: it was not written down yet
    lesson: int | None = None  # the step of the lesson that is given here
    closed: bool = False  # by whoever runs the server: nobody can do anything there

    def __post_init__(self) -> None:
        self.moved = self.moved or self.shown  # which every change raised once

    def copy(self) -> "Head":
        undo = self.undo and structs.replace(self.undo, agreed=list(self.undo.agreed))
        seats = [structs.replace(seat) for seat in self.seats]
        spectators, private = list(self.spectators), dict(self.private)
        return structs.replace(self, seats=seats, spectators=spectators, private=private, undo=undo)

    def seats_of(self, key: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.key == key]

    def seats_lent_by(self, key: str) -> list[int]:
        """Those that a bot plays meanwhile, and that can be taken back."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and seat.former == key]

    def members(self) -> set[str]:
        """Everybody who may see this table."""
        keys = {self.host, *self.spectators}
        for seat in self.seats:
            keys |= {seat.key, seat.former}
        return keys - {""}
