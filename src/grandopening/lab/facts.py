"""What is counted of a finished game: some columns for every game, more for each.

A column is an array with a row for each game played. Where a column has seats there are always five of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game, Setup

Columns = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Facts:
    """What the lab knows of one game."""

    length: str  # the field of the state that says how long a game was
    unit: str  # and what it counts
    sources: Sequence[str]  # where points come from, as the column `sources` counts them
    ends: Mapping[int, str]  # how games end, by the field `end` of the state
    events: Sequence[int]  # the kinds that `columns` wants to see
    columns: Callable[[Setup, Any, Any], Columns]  # from final states, and events as rows (game, kind, a, b, c)
    names: Callable[[Setup], dict[str, list[str]]]  # of what the columns count

    @property
    def end_words(self) -> Any:
        return np.array([self.ends.get(end, "") for end in range(max(self.ends) + 1)])


@cache
def facts_of(game: Game) -> Facts:
    facts: Facts = game.room("lab").FACTS
    return facts
