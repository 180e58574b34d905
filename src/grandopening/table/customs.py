"""What a table must know of a game beyond its rules: what is secret, when a draft is final, how it is shown."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.contract import Position, Refusal, Setup
from ..core.events import Event
from ..games import game_named
from . import plain
from .facts import Fact
from .lines import Line
from .outcome import OutcomesOf


@dataclass(frozen=True)
class Customs:
    """A game's own are `CUSTOMS` in its room `table`; what it does not name there is as in `plain`.

    A viewer is a seat, SPECTATOR, or None: somebody who may know everything."""

    # turns
    # is the step from one position to the other the end of the draft?
    is_final: Callable[[Position, Position], bool] = plain.is_final
    skips: frozenset[str] = frozenset()  # verbs that pass over a step of one's own turn
    # of the legal actions one of those that have to be taken, in whatever order; None: there is a choice
    forced_of: Callable[[Position, Sequence[int]], int | None] = plain.forced_of
    asked_now: Callable[[Position], list[int]] = plain.asked_now  # the seats that may decide; the actor first
    # the position as one of those finds it, the actor itself
    ahead_for: Callable[[Position, int], Position] = plain.ahead_for
    # the verb by which a seat that is asked to show something shows nothing
    silence: Callable[[Position], str | None] = plain.silence
    turn_of: Callable[[Position], int] = plain.turn_of
    points_of: Callable[[Position], list[int]] = plain.points_of  # what the scoring track shows, by seat
    # what is shown: structs of the game's own, which the API documents by these types
    position_type: type = plain.GenericPosition
    board_type: type = plain.GenericBoard
    show: Callable[[Position, Sequence[Line], int | None], Any] = plain.show
    show_board: Callable[[Setup], Any] = plain.show_board
    # moves
    # what follows from legal actions, tried out on what the actor may know
    outcomes_of: OutcomesOf = plain.outcomes_of
    places_of: Callable[[Mapping[str, Any]], list[str]] = plain.places_of  # that an entry concerns, its target last
    is_told: Callable[[Refusal, Setup], bool] = plain.is_told  # is this refusal one that somebody might ask for?
    # what makes a refusal plain
    reasons_of: Callable[[Position, Mapping[str, Any], Refusal], dict[str, Any]] = plain.reasons_of
    # what a legal action does for the actor of a position that has been redacted for that seat, the best first
    why: Callable[[Position, int], list[Fact]] = plain.why
    # of these facts some by id, as they are of a whole turn of such actions: what one step brings another may cost
    of_turn: Callable[[Position, Sequence[int]], dict[str, Fact | None]] = plain.of_turn
    # an entry of the log as a viewer may know it
    hidden: Callable[[Setup, dict[str, Any], int | None], dict[str, Any]] = plain.hidden
    # entries that lead to a position in which a viewer knows the same, and the rest is dealt by a seed
    dealt_anew: Callable[[Position, list[dict[str, Any]], int, int], list[dict[str, Any]]] = plain.dealt_anew
    # after the game, by seat
    sources_of: Callable[[Position], list[dict[str, int]]] = plain.sources_of  # of points
    figures_of: Callable[[Position, Iterable[Event]], list[dict[str, int]]] = plain.figures_of


@cache
def customs_of(game: str) -> Customs:
    """Of the game of this name."""
    room = game_named(game).room("table")
    return room.CUSTOMS if room else Customs()


def refused(position: Position) -> Iterator[tuple[dict[str, Any], Refusal]]:
    """Every decision one might think of now and may not take, with the reason."""
    setup, game = position.setup, position.setup.game
    customs = customs_of(game.name)
    for action in range(game.codec.n_actions):
        if game.codec.verb_of(action).chance or not exists(setup, action):
            continue
        refusal = position.refusal(action)
        if refusal and customs.is_told(refusal, setup):
            yield game.words.entry_of(setup, position.state, action), refusal


def exists(setup: Setup, action: int) -> bool:
    """Capacities are larger than the board: does the action name only what is on it?"""
    codec = setup.game.codec
    word, values = codec.decode(action)
    kinds = codec.named[word].arguments.values()
    return all(not kind.limit or value < setup.board[kind.limit] for kind, value in zip(kinds, values, strict=True))
