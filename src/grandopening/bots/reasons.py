"""Why a move is good: the features it changes most, by their weights, compared with ending the turn at once."""

from dataclasses import dataclass
from typing import Any

from ..core.contract import Position
from .kit import bot_entries, kit_of
from .workspace import new_workspace

LEAST = 0.25  # points: less is no reason


@dataclass(frozen=True)
class Reason:
    """The id of a sentence in the Fluent files, and about how many points it is about."""

    message: str
    points: float


def reasons_for(view: Position, plan: list[int], most: int = 3) -> list[Reason]:
    """What the actor of the view gains by these actions, the strongest reason first; none in a game without bots of
    its own."""
    seat, kit = view.actor, kit_of(view.setup.game)
    if not kit.reasons:
        return []
    moved = view.view(seat)
    for action in plan:
        moved.apply(action)
    prefix = view.setup.game.messages
    if moved.is_over:
        return [Reason(f"{prefix}-reason-end", float(moved.score()[0][seat] - view.score()[0][seat]))]
    after, clock = _features(_idled(moved, seat), seat)
    before, _ = _features(_idled(view.view(seat), seat), seat)
    gains = dict(zip(kit.weights.columns, ((after - before) * kit.weights.at(clock)[:-1]).tolist(), strict=False))
    found = [
        Reason(f"{prefix}-reason-{reason}", round(sum(gains[feature] for feature in features), 1))
        for reason, features in kit.reasons.items()
    ]
    return sorted((reason for reason in found if reason.points >= LEAST), key=lambda reason: -reason.points)[:most]


def _idled(position: Position, seat: int) -> Position:
    """The position when the seat does nothing for the rest of its turn."""
    idle = kit_of(position.setup.game).idle
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
    work = new_workspace(game)
    table = kit_of(game).weights.table
    bot_entries(game)["evaluate"](position.setup.board, position.state, seat, table, work)
    return work.features[seat, : table.shape[1] - 1].copy(), float(work.clock[0])
