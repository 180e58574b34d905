"""What a search makes of a position, as tables for people."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from ..core.contract import Position
from ..text import Teller, Words, teller_of


def tables_of(analysis: dict[str, Any], position: Position, names: Sequence[str], words: Words) -> Iterator[Table]:
    """How the seats stand, and the best moves with how play may go on."""
    teller = teller_of(words, position.setup, names)
    seats = Table("", "chance to win", "points expected", box=None)
    for name, chance, points in zip(names, analysis["chance"], analysis["points"], strict=True):
        seats.add_row(name, f"{chance:.0%}", f"{points:.1f}")
    yield seats
    if not analysis["moves"]:
        return
    seat = analysis["seat"]
    moves = Table("", f"{names[seat]}'s moves, best first", "chance", "points", "playouts", box=None)
    for number, move in enumerate(analysis["moves"], start=1):
        numbers = (f"{move['chance'][seat]:.0%}", f"{move['points'][seat]:.1f}", str(move["visits"]))
        moves.add_row(str(number), "\n".join(told(position, teller, move)), *numbers)
    yield moves


def told(position: Position, teller: Teller, move: dict[str, Any]) -> Iterator[str]:
    """A line for the turn of each seat, then the reasons for the first."""
    at = position.copy()
    turns: list[tuple[int, list[str]]] = []
    for entry in move["line"]:
        if not turns or turns[-1][0] != entry["seat"]:
            turns.append((entry["seat"], []))
        turns[-1][1].append(teller.move(at, entry))
        for action in at.setup.game.words.actions_of(at.setup, at.state, entry):
            at.apply(action)
    for seat, steps in turns:
        yield f"{teller.seats[seat]}: {', '.join(steps)}"
    for reason in move["reasons"]:
        yield f"  {teller.words.say(reason['message'], points=reason['points'])}"
