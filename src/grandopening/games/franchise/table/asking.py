"""Questions to the rulebook of Franchise, many at once: an entry is called with arrays (see core/single)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....core.contract import SEATS, Position
from ....core.events import Event, emit, new_sink, taken_from
from ....core.jit import Entry, rule
from ....core.struct import array_of
from ..rules.events import E_INCOME
from ..rules.expand import price_of
from ..rules.income import empty_spaces_of, income_of, tell_cities
from ..rules.state import PLACES


@Entry
@rule
def _tell_incomes(boards: Any, states: Any, sink: Any) -> None:
    for seat in range(boards[0].players):
        spaces = empty_spaces_of(boards[0], states[0], seat)
        emit(sink, E_INCOME, seat, spaces, income_of(boards[0], spaces))
        tell_cities(boards[0], states[0], seat, sink)


def forecast_of(position: Position) -> list[Event]:
    """The next income of each seat, if nothing changed, as it will be told (F3.1)."""
    sink = new_sink(SEATS * (PLACES + 1))
    _tell_incomes(array_of(position.setup.board), array_of(position.state), sink)
    return taken_from(sink)


@Entry
@rule
def _prices(boards: Any, states: Any, ways: Any, prices: Any) -> None:
    for i in range(len(ways)):
        prices[i] = price_of(boards[0], states[0], ways[i])


def link_prices_of(position: Position, ways: Sequence[int]) -> list[int]:
    """What the active player pays for each of these ways now."""
    asked = np.array(ways, np.int64)
    prices = np.zeros_like(asked)
    _prices(array_of(position.setup.board), array_of(position.state), asked, prices)
    found: list[int] = prices.tolist()
    return found
