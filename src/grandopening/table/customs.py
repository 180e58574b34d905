"""What a table must know of a game beyond its rules: what is secret, when a draft is final, how it is shown."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.contract import Position, Refusal, Setup
from ..games import game_named
from ..record.recorder import Event
from .lines import Line


@dataclass(frozen=True)
class Customs:
    """A viewer is a seat, SPECTATOR, or None: somebody who may know everything."""

    # turns
    steps: frozenset[str]  # verbs that are never the end of a draft
    is_final: Callable[[Position, Position], bool]  # is the step from one position to the other the end of the draft?
    asked_now: Callable[[Position], list[int]]  # the seats that may decide; the actor first
    ahead_for: Callable[[Position, int], Position]  # the position as one of those finds it, the actor itself
    silence: Callable[[Position], str | None]  # the verb by which a seat that is asked to show something shows nothing
    turn_of: Callable[[Position], int]
    points_of: Callable[[Position], list[int]]  # what the scoring track shows, by seat
    # what is shown: structs of the game's own, which the API documents by these types
    position_type: type
    board_type: type
    show: Callable[[Position, Sequence[Line], int | None], Any]
    show_board: Callable[[Setup], Any]
    # moves
    prices_of: Callable[[Position, Sequence[int]], list[int]]  # of legal actions
    worth_of: Callable[[Position, Sequence[int]], list[int | None]]  # in points, where one asks that
    places_of: Callable[[Mapping[str, Any]], list[str]]  # that an entry concerns, its target last
    is_told: Callable[[Setup, int, Refusal], bool]  # is this refusal of an action one that somebody might ask for?
    reasons_of: Callable[[Position, Mapping[str, Any], Refusal], dict[str, Any]]  # what makes a refusal plain
    # the log
    hidden: Callable[[Setup, dict[str, Any], int | None], dict[str, Any]]  # an entry as a viewer may know it
    told: Callable[[Setup, Event, int | None], dict[str, Any]]  # an event in words, likewise
    # entries that lead to a position in which a viewer knows the same, and the rest is dealt by a seed
    dealt_anew: Callable[[Position, list[dict[str, Any]], int, int], list[dict[str, Any]]]
    # after the game, by seat
    sources_of: Callable[[Position], list[dict[str, int]]]  # of points
    figures_of: Callable[[Position, Iterable[Event]], list[dict[str, int]]]


@cache
def customs_of(game: str) -> Customs:
    """Of the game of this name."""
    customs: Customs = game_named(game).room("table").CUSTOMS
    return customs


def refused(position: Position) -> Iterator[tuple[dict[str, Any], Refusal]]:
    """Every decision one might think of now and may not take, with the reason."""
    setup, codec = position.setup, position.setup.game.codec
    for action in range(codec.n_actions):
        if codec.verb_of(action).chance:
            continue
        refusal = position.refusal(action)
        if refusal and customs_of(setup.game.name).is_told(setup, action, refusal):
            entries: list[dict[str, Any]] = []
            setup.game.words.append(entries, setup, position.state, action)
            yield entries[0], refusal
