"""What is printed: the board file and the rulebook's own numbers, with names and tables. `load_data` reads and checks a
board; nothing is repaired."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from .checking import check
from .printed import printed_file
from .reading import read
from .things import PLAYERS, BoardData, Link, Place, Region, Tile, ends_of

__all__ = [
    "PLAYERS",
    "BoardData",
    "Link",
    "Place",
    "Region",
    "Tile",
    "ends_of",
    "load_data",
    "printed_file",
]


def load_data(content: Mapping[str, Any] | None = None) -> BoardData:
    """The checked data of a board file's content; None is the printed board."""
    return _printed_data() if content is None else _checked(content)


@cache
def _printed_data() -> BoardData:
    return _checked(printed_file())


def _checked(content: Mapping[str, Any]) -> BoardData:
    data = read(content)
    check(data)
    return data
