"""What never changes in a game of Franchise, for learners that know graphs."""

from typing import Any

import numpy as np

from ....core.contract import Setup


def constants(setup: Setup) -> dict[str, Any]:
    """`links`: a row (place, place, price) for each; `region_of` each place; `places` and `regions` by name."""
    data = setup.data
    return {
        "links": np.array([(*link.ends, link.price) for link in data.links], np.int64),
        "region_of": np.array([place.region for place in data.places], np.int64),
        "places": [place.name for place in data.places],
        "regions": [region.name for region in data.regions],
    }
