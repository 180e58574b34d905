"""Words for people: what happened, why not, and what one can do, in a language. The rules know only numbers."""

from collections.abc import Sequence

from ..core.contract import Setup
from .teller import Teller
from .words import Words

__all__ = ["Teller", "Words", "teller_of"]


def teller_of(words: Words, setup: Setup, seats: Sequence[str]) -> Teller:
    """Who tells this game, to people with these names."""
    room = setup.game.room("text")
    kind: type[Teller] = room.Teller if hasattr(room, "Teller") else Teller
    return kind(words, setup, seats)
