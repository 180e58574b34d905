"""What never changes in a game of Pròxima Obertura, for learners that know graphs."""

from typing import Any

import numpy as np

from ....core.contract import Setup
from ..data import neighbours_of


def constants(setup: Setup) -> dict[str, Any]:
    """`neighbours`: a row (space, space) for each pair of spaces beside or in front of each other (P3.2); `cards` and
    `types` by name."""
    data = setup.data
    spaces = [space for row in data.rows for space in row]
    pairs = [(a, b) for a in spaces for b in sorted(neighbours_of(data, a)) if a < b]
    return {"neighbours": np.array(pairs, np.int64), "cards": list(data.cards), "types": list(data.types)}
