"""Questions to the rulebook of Franchise, many at once: an entry is called with arrays (see core/single)."""

from typing import Any

import numpy as np

from ....core.contract import SEATS, Position
from ....core.events import Event, emit, new_sink, taken_from
from ....core.jit import Entry, rule
from ....core.struct import array_of
from ..rules.events import E_INCOME
from ..rules.income import empty_spaces_of, income_of, tell_cities
from ..rules.regions import next_in_rank
from ..rules.state import PLACES


@Entry
@rule
def _tell_incomes(boards: Any, states: Any, sink: Any) -> None:
    for seat in range(boards[0].players):
        spaces = empty_spaces_of(boards[0], states[0], seat)
        emit(sink, E_INCOME, seat, spaces, income_of(boards[0], spaces))
        tell_cities(boards[0], states[0], seat, sink)


@Entry
@rule
def _income(boards: Any, states: Any, seat: int) -> int:
    return int(income_of(boards[0], empty_spaces_of(boards[0], states[0], seat)))


def income_after(position: Position, seat: int) -> int:
    """In dollars: the same of one seat, and without the cities that make it up."""
    return int(_income(array_of(position.setup.board), array_of(position.state), seat))


@Entry
@rule
def _rank(boards: Any, states: Any, region: int, seat: int) -> int:
    paid = np.int64(0)
    for rank in range(boards[0].players):
        best = next_in_rank(boards[0], states[0], region, paid)
        if best < 0 or best == seat:
            return rank + 1
        paid |= 1 << best
    return int(boards[0].players)


def rank_in(position: Position, region: int, seat: int) -> int:
    """F5.4: the rank of a seat that has a franchise there, if the region scored as it stands."""
    return int(_rank(array_of(position.setup.board), array_of(position.state), region, seat))


def forecast_of(position: Position) -> list[Event]:
    """The next income of each seat, if nothing changed, as it will be told (F3.1)."""
    sink = new_sink(SEATS * (PLACES + 1))
    _tell_incomes(array_of(position.setup.board), array_of(position.state), sink)
    return taken_from(sink)
