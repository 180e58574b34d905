"""Questions to the rulebook of Franchise, many at once: a compiled function is called with arrays (see core/single)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....core.contract import SEATS, Position
from ....core.jit import rule
from ....core.struct import array_of
from ..rules.expand import price_of
from ..rules.income import empty_spaces_of
from ..rules.state import CHART


@rule
def _forecast(boards: Any, states: Any, spaces: Any, dollars: Any) -> None:
    for seat in range(boards[0].players):
        spaces[seat] = empty_spaces_of(boards[0], states[0], seat)
        dollars[seat] = boards[0].income[min(spaces[seat], CHART - 1)]


def forecast_of(position: Position) -> list[tuple[int, int]]:
    """The next income of each seat, if nothing changed: empty spaces and dollars (F3.1)."""
    spaces, dollars = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    _forecast(array_of(position.setup.board), array_of(position.state), spaces, dollars)
    return list(zip(spaces.tolist(), dollars.tolist(), strict=True))


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
