"""What the lab counts of a game of Pròxima Obertura: shops by space and type, and where points came from."""

from typing import Any

import numpy as np

from ....core.contract import SEATS, Setup
from ....core.jit import Entry, rule
from ....lab.facts import Columns
from ..rules.scoring import N_SOURCES, points_from, shop_value
from ..rules.state import SPACES, TYPES


@Entry
@rule
def count_up(board, states, sources, space, shop_type):
    for i in range(len(states)):
        s = states[i]
        for seat in range(board.players):
            for source in range(N_SOURCES):
                sources[i, seat, source] = points_from(board, s, seat, source)
            for place in range(SPACES):
                if (s.held[seat] >> place) & 1:
                    space[i, place, seat] = shop_value(board, s, place)
                    shop_type[i, s.shop_type[place], seat] += shop_value(board, s, place)


def columns(setup: Setup, states: Any, events: Any) -> Columns:
    """`space` and `type` are the values of shops (P6.2) by seat."""
    n = len(states)
    sources = np.zeros((n, SEATS, N_SOURCES), np.int16)
    space, shop_type = np.zeros((n, SPACES, SEATS), np.int16), np.zeros((n, TYPES, SEATS), np.int16)
    count_up(setup.board, states, sources, space, shop_type)
    return {"sources": sources, "space": space, "type": shop_type}


def names(setup: Setup) -> dict[str, list[str]]:
    row = SPACES // 2
    return {
        "space": [f"row {1 + space // row}, {1 + space % row}" for space in range(SPACES)],
        "type": list(setup.data.types),
    }
