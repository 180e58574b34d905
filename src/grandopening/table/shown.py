"""What a page gets to draw, by game: the types of all positions and boards there are, for the documents of the API."""

from typing import Any, Union

from ..games import GAMES
from .customs import customs_of

# A union of what is found at run time: mypy is told that it is anything.
GamePosition: Any = Union[tuple(customs_of(name).position_type for name in GAMES)]  # noqa: UP007
GameBoard: Any = Union[tuple(customs_of(name).board_type for name in GAMES)]  # noqa: UP007
