"""What a game of Franchise was like, in figures, for each player."""

from collections import defaultdict
from collections.abc import Iterable

from ....core.contract import Position
from ....core.events import Event
from ..rules.events import (
    E_CASH,
    E_EXPAND,
    E_EXPAND_AGAIN,
    E_EXPAND_FAR,
    E_FULL,
    E_INCOME,
    E_MAJORITY,
    E_OPEN,
    E_REGION_DOLLARS,
    E_SHARE,
    EVENTS,
)
from ..rules.state import SOURCES

FIGURES = ("earned", "spent", "opened", "cities_won", "cities_lost")
EARNED = frozenset({E_INCOME, E_CASH, E_REGION_DOLLARS})
SPENT = frozenset({E_EXPAND, E_EXPAND_AGAIN, E_EXPAND_FAR, E_SHARE})


def sources_of(position: Position) -> list[dict[str, int]]:
    """Points by where they came from."""
    rows = position.state.points[: position.setup.players].tolist()
    return [dict(zip(SOURCES, row, strict=True)) for row in rows]


def figures_of(position: Position, events: Iterable[Event]) -> list[dict[str, int]]:
    """Dollars, franchises opened, and cities won, or lost: scored for somebody else with a franchise of the player."""
    figures = [dict.fromkeys(FIGURES, 0) for _ in range(position.setup.players)]
    present: defaultdict[int, set[int]] = defaultdict(set)  # seats, by place
    for event in events:
        kind, numbers = event.kind, EVENTS[event.kind].known(event)
        if kind in EARNED:
            figures[numbers["seat"]]["earned"] += numbers["dollars"]
        elif kind in SPENT:
            figures[numbers["seat"]]["spent"] += numbers["dollars"]
        elif kind == E_OPEN:
            figures[numbers["seat"]]["opened"] += 1
            present[numbers["place"]].add(numbers["seat"])
        elif kind in (E_MAJORITY, E_FULL):
            figures[numbers["seat"]]["cities_won"] += 1
            for loser in present[numbers["place"]] - {numbers["seat"]}:
                figures[loser]["cities_lost"] += 1
    return figures
