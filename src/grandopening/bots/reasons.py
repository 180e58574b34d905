"""Why a move is good: the features it changes most, weighed, against doing nothing for the rest of the turn."""

from dataclasses import dataclass
from typing import Any

from ..core.contract import Position
from .brain import brain_of
from .desk import new_desk

LEAST = 0.25  # points: less is no reason


@dataclass(frozen=True)
class Reason:
    """The id of a sentence in the Fluent files, and about how many points it is about."""

    message: str
    points: float


def reasons_for(view: Position, plan: list[int], most: int = 3) -> list[Reason]:
    """What the actor of the view gains by these actions, the weightiest reason first."""
    seat = view.actor
    moved = view.view(seat)
    for action in plan:
        moved.apply(action)
    prefix = view.setup.game.messages
    if moved.is_over:
        return [Reason(f"{prefix}-reason-end", float(moved.score()[0][seat] - view.score()[0][seat]))]
    weights = brain_of(view.setup.game).weights
    after, clock = _features(_idled(moved, seat), seat)
    before, _ = _features(_idled(view.view(seat), seat), seat)
    gains = dict(zip(weights.columns, ((after - before) * weights.at(clock)[:-1]).tolist(), strict=False))
    found = [
        Reason(f"{prefix}-reason-{reason}", round(sum(gains[feature] for feature in features), 1))
        for reason, features in brain_of(view.setup.game).reasons.items()
    ]
    return sorted((reason for reason in found if reason.points >= LEAST), key=lambda reason: -reason.points)[:most]


def _idled(position: Position, seat: int) -> Position:
    """The position when the seat does nothing for the rest of its turn."""
    idle = brain_of(position.setup.game).idle
    while position.actor == seat and position.refusal(idle) is None:
        before = bytes(position.state)
        after = position.copy()
        after.apply(idle)
        if after.is_over or bytes(after.state) == before:
            break
        position = after
    return position


def _features(position: Position, seat: int) -> tuple[Any, float]:
    game = position.setup.game
    desk = new_desk(game)
    table = brain_of(game).weights.table
    brain_of(game).players["estimate"](position.setup.board, position.state, seat, table, desk)
    return desk.features[seat, : table.shape[1] - 1].copy(), float(desk.clock[0])
