"""What follows from a move at once: tried out on what its seat may know, and told before it is played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..core.contract import Position
from ..core.events import Event
from .facts import Fact


@dataclass(frozen=True)
class Tried:
    """A legal action, and what it led to. Nothing is drawn, and nobody else has decided."""

    action: int
    after: Position
    events: list[Event]


@dataclass(frozen=True)
class Outcome:
    price: int = 0  # in money, at once
    points: int | None = None  # it would bring, where one asks that
    follows: Sequence[Fact] = ()  # the weightiest first
    uses: Fact | None = None  # what it uses up for good, and might have been kept


OutcomesOf = Callable[[Position, Sequence[Tried]], list[Outcome]]


def tried_out(position: Position, actions: Sequence[int]) -> list[Tried]:
    """Each of the legal actions on a copy."""
    tried = []
    for action in actions:
        after = position.copy()
        tried.append(Tried(action, after, after.perform(action)))
    return tried
