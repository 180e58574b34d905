"""What a game of Franchise was like, in figures, for each player."""

from collections import defaultdict
from collections.abc import Iterable

from ....core.contract import Position
from ....record.recorder import Event
from ..rules.actions import (
    E_CASH,
    E_EXPAND,
    E_EXPAND_FAR,
    E_FULL,
    E_INCOME,
    E_MAJORITY,
    E_OPEN,
    E_REGION_DOLLARS,
    E_SHARE,
)
from ..rules.state import SOURCES

FIGURES = ("earned", "spent", "opened", "cities_won", "cities_lost")
EARNED = {E_INCOME: 3, E_CASH: 2, E_REGION_DOLLARS: 3}  # where in the event the dollars are
SPENT = {E_EXPAND: 3, E_EXPAND_FAR: 3, E_SHARE: 3}


def sources_of(position: Position) -> list[dict[str, int]]:
    """Points by where they came from."""
    rows = position.state.points[: position.setup.players].tolist()
    return [dict(zip(SOURCES, row, strict=True)) for row in rows]


def figures_of(position: Position, events: Iterable[Event]) -> list[dict[str, int]]:
    """Dollars, franchises opened, and cities won, or lost: scored for somebody else with a franchise of the player."""
    figures = [dict.fromkeys(FIGURES, 0) for _ in range(position.setup.players)]
    present: defaultdict[int, set[int]] = defaultdict(set)  # seats, by place
    for event in events:
        kind, seat, place, _ = event
        if kind in EARNED:
            figures[seat]["earned"] += event[EARNED[kind]]
        elif kind in SPENT:
            figures[seat]["spent"] += event[SPENT[kind]]
        elif kind == E_OPEN:
            figures[seat]["opened"] += 1
            present[place].add(seat)
        elif kind in (E_MAJORITY, E_FULL):
            figures[seat]["cities_won"] += 1
            for loser in present[place] - {seat}:
                figures[loser]["cities_lost"] += 1
    return figures
