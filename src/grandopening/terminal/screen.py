"""What a screen shows of any game."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.contract import Position
from ..text import Teller
from .moves import Move
from .seats import Seat, marks_of

COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_magenta")


class Screen:
    quiet: frozenset[str] = frozenset()  # events that others have told already: in the log, but no news

    def __init__(self, teller: Teller, seats: Sequence[Seat]) -> None:
        self.teller = teller
        self.seats = seats
        self.marks = marks_of(seats)

    def say(self, part: str, **values: object) -> str:
        return self.teller.words.say(f"terminal-{part}", **values)

    def money(self, dollars: int) -> str:
        return self.teller.words.say("money", dollars=dollars)

    def mark(self, seat: int) -> Text:
        """A seat's letter: told apart by letter and colour."""
        return Text(self.marks[seat], f"bold {COLOURS[seat]}")

    def seat(self, seat: int, position: Position) -> tuple[Text, Text]:
        """The first two cells of a seat's row."""
        return self.mark(seat), Text(self.name(seat), "bold" if position.actor == seat else "")

    def name(self, seat: int) -> str:
        """Where it stands alone: in a sentence some languages have another word for "you"."""
        words, name = self.teller.words, self.seats[seat].name
        return words.say("you-alone") if name == words.say("you") else name

    def table(self, *headings: str) -> Table:
        """A table with a row for each seat."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        table.add_column("")
        table.add_column("")
        for heading in headings:
            table.add_column(heading, justify="right")
        return table

    def sources(self, names: Sequence[str]) -> Table:
        """A table of points, with a column for each of their sources."""
        return self.table(*(self.teller.say(f"source-{name}") for name in names), self.say("total"))

    def missing(self, typed: str, position: Position) -> str | None:
        """Why there is no such move at all, where the game can tell."""
        return None

    def points_at_board(self, moves: Sequence[Move]) -> bool:
        """Whether one wants to look at the board to choose."""
        return False

    def board(self, position: Position, moves: Sequence[Move], width: int) -> RenderableType:
        """What lies on the table. A game without a screen of its own shows its position as text."""
        return Text("\n".join(self.teller.board(position)))

    def status(self, position: Position) -> RenderableType:
        """The players, and what each has."""
        return self._points(position)

    def purse(self, position: Position) -> RenderableType:
        """What the seat to decide has left, in the middle of its turn."""
        return self.board(position, (), 0)

    def final(self, position: Position) -> RenderableType:
        """Points by source, when the game is over."""
        return self._points(position)

    def _points(self, position: Position) -> Table:
        table = self.table(self.say("points"))
        for seat, points in enumerate(position.score()[0]):
            table.add_row(*self.seat(seat, position), str(points))
        return table
