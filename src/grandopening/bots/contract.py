"""What every bot is: it gets the view of its seat and a budget, and chooses one of the legal actions."""

from dataclasses import dataclass
from typing import Protocol

from ..core.contract import Position


@dataclass(frozen=True)
class Budget:
    """How long a bot that searches may think about a turn: so many playouts, the same on every machine; or seconds."""

    seconds: float = 0.0
    playouts: int = 0


A_SECOND = Budget(seconds=1.0)
NONE = Budget()


class Bot(Protocol):
    name: str

    @property
    def memory(self) -> int:
        """The bytes of what it knows from one decision to the next; any bot may be made anew instead."""

    def begin(self, seed: int) -> None:
        """A new game: forget the last one, and start the bot's own generator."""

    def choose(self, view: Position, budget: Budget | None = None) -> int:
        """One of the legal actions of whoever is to act in the view."""

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        """The whole move that begins with this choice: all its actions until somebody else, or chance, is to act."""
