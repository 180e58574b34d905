"""Why a move is good: facts that follow from it, never an estimate. Each can be checked on the board."""

from typing import Any

from msgspec import Struct

MOST = 3  # reasons for one move


class Reason(Struct):
    """The id of a sentence in the Fluent files, and its values in the words of the record."""

    id: str
    values: dict[str, Any]
