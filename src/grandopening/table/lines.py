"""A line of the log: an entry of the record, and what followed from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.events import Event


@dataclass(frozen=True, slots=True)
class Line:
    entry: dict[str, Any]
    events: list[Event]
    points: list[int]  # of every seat, after it
    turn: int
    version: int  # of the table, when it was committed; the entries of one commit share it
    at: float
    decided: bool = True  # by its player; else the table has entered it by itself


def written(entry: dict[str, Any], version: int, at: float) -> Line:
    """A line as the store keeps it: what followed is not stored, a replay tells it."""
    return Line(entry, [], [], 0, version, at)


def still_standing(rows: Sequence[Line]) -> list[Line]:
    """The entries of the store that have not been taken back."""
    lines: list[Line] = []
    for row in rows:
        if "back_to" in row.entry:
            del lines[row.entry["back_to"] :]
        else:
            lines.append(row)
    return lines
