"""What a page gets to draw, by game: the types of all positions and boards there are, for the documents of the API."""

from typing import Any, Union

from ..games import GAMES
from .customs import Customs, customs_of

# Games with types of their own, told apart by `game`. A union of tagged types can hold no other: the documents add the
# generic ones (server/api/document).
OWN = [customs for customs in map(customs_of, GAMES) if customs.position_type is not Customs.position_type]

# A union of what is found at run time: mypy is told that it is anything.
GamePosition: Any = Union[tuple(customs.position_type for customs in OWN)]  # noqa: UP007
GameBoard: Any = Union[tuple(customs.board_type for customs in OWN)]  # noqa: UP007
