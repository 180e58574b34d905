"""A position that can be looked at: as text, as a picture, as a list of what can be done."""

from collections.abc import Sequence
from functools import cached_property
from io import StringIO
from typing import Any

from rich.console import Console

from ..core.contract import OVER, Position
from ..picture import svg_of
from ..terminal import screen_of
from ..terminal.seats import Seat
from ..text import Teller, Words, teller_of
from .moves import Move, legal_moves

WIDTH = 118  # columns of a printed board


class View:
    """What can be seen of a game: all of it or, as `game.view(seat)`, what one seat may know. `print` shows the board,
    a notebook draws it.

    >>> import grandopening
    >>> seen = grandopening.new("franchise", players=3, seed=1).view(0)
    >>> seen
    <franchise, 3 players, 0 decisions, as Ada sees it: Cleo (seat 2) is to start, points 16 17 17>
    >>> seen.actor, seen.legal()  # somebody else decides
    (2, [])
    """

    def __init__(self, position: Position, seats: Sequence[str], language: str, decisions: int, viewer: int | None):
        self._position, self._decisions = position, decisions
        self.seats = tuple(seats)
        self.language = language
        self.viewer = viewer  # the seat that looks; None: somebody who may see everything

    @cached_property
    def _teller(self) -> Teller:
        return teller_of(Words(self.language), self.position.setup, self.seats)

    def __getstate__(self) -> dict[str, Any]:
        """Words are read again where it is unpickled."""
        return {name: value for name, value in vars(self).items() if name != "_teller"}

    @property
    def position(self) -> Position:
        """The position by numbers, for programs (see docs/research.md)."""
        return self._position

    @property
    def options(self) -> dict[str, object]:
        return dict(self.position.setup.options)

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def actor(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self.position.actor >= OVER else self.position.actor

    @property
    def points(self) -> list[int]:
        """By seat, as if the game ended now. Of a view: as far as the seat can know."""
        return self.position.score()[0]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none while the game runs."""
        return self.position.score()[1] if self.is_over else []

    def legal(self) -> list[Move]:
        """What the seat to decide can do. Of a view: nothing while somebody else decides."""
        if self.viewer not in (None, self.actor):
            return []
        return legal_moves(self.position, self._teller)

    def __str__(self) -> str:
        screen = screen_of(self._teller, [Seat(name) for name in self.seats])
        shown = self.position
        if self.viewer is not None and not self.is_over:
            shown = shown.copy()
            shown.state["actor"] = self.viewer  # a screen shows the hand of whoever is to act
        console = Console(file=StringIO(), width=WIDTH, highlight=False, color_system=None)
        if self.is_over:
            console.print(screen.board(shown, (), WIDTH), screen.final(shown))
        else:
            console.print(screen.board(shown, (), WIDTH), screen.status(shown))
        text = console.file.getvalue()  # type: ignore[attr-defined]  # the StringIO above
        return "\n".join(line.rstrip() for line in text.rstrip().splitlines())

    def __repr__(self) -> str:
        game, points = self.position.setup.game, " ".join(map(str, self.points))
        begin = f"<{game.name}, {len(self.seats)} players, {self._decisions} decisions"
        seen = "" if self.viewer is None else f", as {self.seats[self.viewer]} sees it"
        if self.actor is None:
            return f"{begin}{seen}: won by {' and '.join(self.seats[seat] for seat in self.winners)}, points {points}>"
        phase = game.phases[int(self.position.state["phase"])].replace("_", " ")
        return f"{begin}{seen}: {self.seats[self.actor]} (seat {self.actor}) is to {phase}, points {points}>"

    def svg(self) -> str:
        """The board as a picture."""
        return svg_of(self.position, self.seats)

    def _repr_svg_(self) -> str:
        return self.svg()
