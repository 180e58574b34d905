"""Questions to the rulebook of Franchise, many at once: an entry is called with arrays (see core/single)."""

from typing import Any

from ....core.contract import SEATS, Position
from ....core.events import Event, emit, new_sink, taken_from
from ....core.jit import Entry, rule
from ....core.struct import array_of
from ..rules.events import E_INCOME
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
