"""Events: what happened, as rows (kind, a, b, c) that the rules append to a sink beside the state.

Row 0 of a sink holds the number of rows. A sink with no further rows is switched off: search and GPU use that. A row of
the kind PART belongs to the event before it: one part of the sum that event tells, such as a city of an income.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .declare import Kind
from .jit import inlined_rule

if TYPE_CHECKING:
    from .contract import Setup

PART = 0


class Event(NamedTuple):
    """What happened: its kind, three numbers, and the parts of its sum."""

    kind: int
    a: int
    b: int
    c: int
    parts: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True)
class EventKind:
    """What the numbers of an event are (three at most), the rule it comes from, and what the numbers of its parts are.

    A secret number is known to the seat of the event, its first number, alone until the game is over."""

    name: str
    rule: str
    numbers: Mapping[str, Kind] = field(default_factory=dict)
    parts: Mapping[str, Kind] = field(default_factory=dict)
    secret: str = ""

    def in_words(self, setup: "Setup", event: Event, viewer: int | None = None) -> dict[str, Any]:
        """The event in the words of the record, as the viewer may know it (None: somebody who may know everything)."""
        words: dict[str, Any] = {"kind": self.name, "rule": self.rule}
        for key, value in self.known(event, viewer).items():
            words |= self.numbers[key].in_words(key, setup, value)
        if self.secret and viewer not in (None, event.a):
            words["hidden"] = True  # and no part of a sum, which could tell it
        elif event.parts:
            words["parts"] = [_part_in_words(self.parts, setup, part) for part in event.parts]
        return words

    def known(self, event: Event, viewer: int | None = None) -> dict[str, int]:
        """The numbers of an event by name, but for what the viewer may not know."""
        values = dict(zip(self.numbers, event[1:4], strict=False))
        if self.secret and viewer not in (None, event.a):
            del values[self.secret]
        return values


def _part_in_words(kinds: Mapping[str, Kind], setup: "Setup", part: tuple[int, int, int]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for (key, kind), value in zip(kinds.items(), part, strict=False):
        words |= kind.in_words(key, setup, value)
    return words


class Events(list[EventKind]):
    """The events of a game by kind; each is declared by `E_NAME = EVENTS.add(…)`."""

    def __init__(self) -> None:
        super().__init__([EventKind("part", "")])

    def add(
        self, name: str, rule: str, parts: Mapping[str, Kind] | None = None, secret: str = "", **numbers: Kind
    ) -> int:
        self.append(EventKind(name, rule, numbers, parts or {}, secret))
        return len(self) - 1


@inlined_rule
def emit(sink, kind, a, b, c):
    if sink.shape[0] > 1:
        n = sink[0, 0] + 1
        sink[0, 0] = n
        if n < sink.shape[0]:
            sink[n, 0] = kind
            sink[n, 1] = a
            sink[n, 2] = b
            sink[n, 3] = c


@inlined_rule
def emit_part(sink, a, b, c):
    """One part of the sum that the last event tells."""
    emit(sink, PART, a, b, c)


@inlined_rule
def is_on(sink):
    """Does anybody listen? Asked before the parts of a sum are gone through."""
    return sink.shape[0] > 1


def new_sink(capacity: int = 0) -> Any:
    return np.zeros((capacity + 1, 4), np.int32)


def taken_from(sink: Any) -> list[Event]:
    """The events in a sink, which is emptied. A row that found no room is an error, never a silent loss."""
    n = int(sink[0, 0])
    if n >= len(sink) > 1:
        raise OverflowError(f"{n} events in one step, room for {len(sink) - 1}")
    sink[0, 0] = 0
    events: list[Event] = []
    parts: list[tuple[int, int, int]] = []  # from the last to the first, of the event above them
    for kind, a, b, c in reversed(sink[1 : n + 1].tolist()):
        if kind == PART:
            parts.append((a, b, c))
        else:
            events.append(Event(kind, a, b, c, tuple(reversed(parts))))
            parts.clear()
    events.reverse()
    return events
