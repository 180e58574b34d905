"""What a game of Pròxima Obertura was like, in figures, for each player."""

from collections.abc import Iterable

from ....core.contract import Position
from ....core.events import Event
from ..rules.events import E_ACCEPT, E_CUT, E_DRAW, E_IMPROVED, E_PROPOSE, E_SHOP, E_SHOW, E_TAKE, EVENTS
from .asking import points_by_source

COUNTED = {
    E_DRAW: "drawn",
    E_TAKE: "taken",
    E_CUT: "cut",
    E_SHOW: "shown",
    E_PROPOSE: "offers",
    E_ACCEPT: "trades",
    E_SHOP: "shops",
    E_IMPROVED: "improved",
}


def sources_of(position: Position) -> list[dict[str, int]]:
    """Points by where they came from."""
    return points_by_source(position, with_hand=True)


def figures_of(position: Position, events: Iterable[Event]) -> list[dict[str, int]]:
    """Cards drawn, taken and lost; cards shown, offers made and trades, which count for both; shops."""
    figures = [dict.fromkeys(COUNTED.values(), 0) for _ in range(position.setup.players)]
    for event in events:
        if event.kind in COUNTED:
            numbers = EVENTS[event.kind].known(event)
            figures[numbers["seat"]][COUNTED[event.kind]] += 1
            if event.kind == E_ACCEPT:
                figures[numbers["buyer"]]["trades"] += 1
    return figures
