"""Questions to the rulebook of Pròxima Obertura, many at once: a compiled function is called with arrays (see
core/single)."""

from typing import Any

import numpy as np

from ....core.contract import SEATS, Position
from ....core.jit import Entry, rule
from ....core.struct import array_of
from ..rules.cards import deck_size
from ..rules.refusals import OK, REFUSALS
from ..rules.scoring import points_from, shop_value
from ..rules.shops import can_open, can_site
from ..rules.state import FROM_HAND, SOURCES, SPACES, TYPES
from ..rules.thief import hand_limit

N_SOURCES = len(SOURCES)


@Entry
@rule
def _points(boards: Any, states: Any, points: Any) -> None:
    for seat in range(boards[0].players):
        for source in range(N_SOURCES):
            points[seat, source] = points_from(boards[0], states[0], seat, source)


def _rows_of_points(position: Position) -> list[list[int]]:
    """By seat and source, hands too."""
    points = np.zeros((SEATS, N_SOURCES), np.int64)
    _points(array_of(position.setup.board), array_of(position.state), points)
    return points.tolist()[: position.setup.players]


def points_by_source(position: Position, with_hand: bool) -> list[dict[str, int]]:
    """What each seat would score if the game ended now, by source; hands only where they may be known."""
    sources = [source for source in range(N_SOURCES) if with_hand or source != FROM_HAND]
    return [{SOURCES[source]: row[source] for source in sources} for row in _rows_of_points(position)]


def sum_of_points(position: Position, with_hand: bool) -> list[int]:
    """The same in one number for each seat: asked for after every entry of a long record."""
    return [sum(row) - (0 if with_hand else row[FROM_HAND]) for row in _rows_of_points(position)]


@Entry
@rule
def _plans(boards: Any, states: Any, seat: Any, codes: Any, sites: Any) -> None:
    states[0].active = seat
    for t in range(TYPES):
        states[0].building = t
        codes[t] = can_open(boards[0], states[0], t)
        for space in range(SPACES):
            sites[t, space] = can_site(boards[0], states[0], space)


def plans_of(position: Position, seat: int) -> list[tuple[str | None, str | None, list[int]]]:
    """For each type, what forbids the seat a shop of it, with rule and message, and the spaces it could stand on."""
    codes, sites = np.zeros(TYPES, np.int64), np.zeros((TYPES, SPACES), np.int64)
    tried = array_of(position.state).copy()
    _plans(array_of(position.setup.board), tried, seat, codes, sites)
    refusals = [REFUSALS[code] for code in codes.tolist()]
    return [
        (refusal.rule or None, refusal.message if refusal.rule else None, np.flatnonzero(row == OK).tolist())
        for refusal, row in zip(refusals, sites, strict=True)
    ]


@Entry
@rule
def _street(boards: Any, states: Any, values: Any, others: Any) -> None:
    for space in range(SPACES):
        values[space] = shop_value(boards[0], states[0], space)
    others[0] = deck_size(states[0])
    if states[0].thieves_met > 0:
        others[1] = hand_limit(boards[0], states[0])


def street_of(position: Position) -> tuple[list[int], int, int]:
    """What the shops are worth by space, the cards in the deck, and the limit of hands since the last thief."""
    values, others = np.zeros(SPACES, np.int64), np.zeros(2, np.int64)
    _street(array_of(position.setup.board), array_of(position.state), values, others)
    deck, limit = others.tolist()
    return values.tolist(), deck, limit
