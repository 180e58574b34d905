"""What the lab knows of a game: what is counted of a finished one, and what is compared.

A column is an array with a row for each game played. Where a column has seats there are always five of them. Some
columns are there for every game; more, and all the words, come from the game's own room `lab`, if it has one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from ..core.contract import Game, Setup

if TYPE_CHECKING:
    from .page import Section
    from .prizes import Figures

Columns = dict[str, Any]
NUMBERS = ("no", "one", "two", "three", "four", "five")


@dataclass(frozen=True)
class Variant:
    """A set-up that is compared with the others."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    random_openings: bool = False
    board: Callable[[], Any] | None = None  # makes a board file; left out where users bring their own

    @property
    def is_plain(self) -> bool:
        """The game as it is, with some number of players."""
        return not self.options.keys() - {"players"} and not self.random_openings and self.board is None


@dataclass(frozen=True, eq=False)
class Facts:
    """What the lab knows of one game."""

    length: str = ""  # the field of the state that says how long a game was; decisions are counted if there is none
    unit: str = "decisions"  # what it counts
    sources: Sequence[str] = ()  # where points come from, as the column `sources` counts them
    events: Sequence[int] = ()  # the kinds that `columns` wants to see
    columns: Callable[[Setup, Any, Any], Columns] = lambda setup, states, events: {}  # of states and events, as rows
    names: Callable[[Setup], dict[str, list[str]]] = lambda setup: {}  # of what the columns count
    # What pays points and can be won or lost as a whole, by the column (game, thing, seat): heading and word for one.
    prizes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    variants: Sequence[Variant] = ()  # what is compared: the game as it is, then one change at a time
    bots: str = "random"  # who plays where nobody is named
    everything: Mapping[str, Any] = field(default_factory=dict)  # every expansion at once, for measuring
    sections: Callable[["Mapping[str, Figures]"], "list[Section]"] = lambda figures: []  # of a report, by variant


@cache
def facts_of(game: Game) -> Facts:
    room = game.room("lab")
    facts: Facts = room.FACTS if room else Facts()
    return facts


def variants_of(game: Game) -> Sequence[Variant]:
    """Where the game names none: every number of players, the usual one first, then each value of each option."""
    if facts_of(game).variants:
        return facts_of(game).variants
    usual = next(option.default for option in game.options if option.name == "players")
    players = sorted(game.players, key=lambda n: (n != usual, n))
    found = [Variant(f"{NUMBERS[n]} players", {"players": n}) for n in players]
    for option in game.options:
        if option.name != "players":
            values = [value for value in option.values if value != option.default]
            found += [Variant(f"{option.name}: {str(value).lower()}", {option.name: value}) for value in values]
    return found
