"""When a tentative turn of Franchise is final, and what its influence track shows."""

from ....core.contract import CHANCE, OVER, Position
from ..rules.state import BOOM


def is_final(before: Position, after: Position) -> bool:
    """A turn can be taken back until the `done` that ends it. A decision of the set-up stands by itself."""
    if after.actor in (CHANCE, OVER):
        return True
    return bool(before.state["phase"] < BOOM or before.state["turn"] != after.state["turn"])


def points_of(position: Position) -> list[int]:
    return [sum(row) for row in position.state["points"].tolist()[: position.setup.players]]
