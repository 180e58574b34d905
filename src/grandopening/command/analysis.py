"""What a search makes of a position, as tables for people."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins
from rich.table import Table

from ..core.contract import Position
from ..record import Recorder
from ..table.customs import customs_of
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
    seat, played = analysis["seat"], analysis["played"]
    moves = Table("", f"{names[seat]}'s moves, best first", "chance", "points", "visits", box=None)
    rows = [(str(number), move) for number, move in enumerate(analysis["moves"], start=1)]
    for name, move in [*rows, *([("played", played)] if played else [])]:
        numbers = (f"{move['chance'][seat]:.1%}", f"{move['points'][seat]:.1f}", str(move["visits"] or ""))
        moves.add_row(name, "\n".join(told(position, teller, move)), *numbers)
    yield moves
    if played:
        cost = Table(box=None, show_header=False)
        cost.add_row(f"What was played costs {played['cost']:.1%} of the chance to win.")
        yield cost


def played_after(record: Any, at: int | None, recorder: Recorder) -> tuple[int | None, list[int] | None]:
    """Who decided last before entry `at` of a record, and the actions of the move that follows it there: all entries of
    the seat to act until another seat, or chance, acts."""
    log, setup = record["log"], recorder.position.setup
    at = len(log) if at is None else at
    last = next((entry["seat"] for entry in reversed(log[:at]) if "seat" in entry), None)
    seat, after, actions = recorder.position.actor, recorder.copy(), []
    for entry in log[at:]:
        if entry.get("seat") != seat or after.position.actor != seat:
            break
        actions += setup.game.words.actions_of(setup, after.position.state, entry)
        after.enter(entry)
    return last, actions or None


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
        yield f"  {teller.reason(reason['id'], reason['values'])}"


def with_reasons(analysis: dict[str, Any], position: Position) -> dict[str, Any]:
    """The same, with what the first move of each line does."""
    setup = position.setup
    for move in [*analysis["moves"], *filter(None, [analysis["played"]])]:
        view = position.view(analysis["seat"])
        action = setup.game.words.actions_of(setup, view.state, move["line"][0])[0]
        move["reasons"] = to_builtins(customs_of(setup.game.name).why(view, action))
    return analysis
