"""What a table does with a game that says nothing else: the defaults of `Customs`, safe for games with secrets.

A game is shown as text. Turns are drafts until somebody else, or chance, goes on; so a game in which a seat can bring
out something hidden and then still decide needs an `is_final` of its own, or it could take that back."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from ..core.contract import CHANCE, OVER, SPECTATOR, Game, Position, Refusal, Setup
from ..core.dispatch import NOT_NOW
from ..core.events import Event
from ..text import Words, teller_of
from .facts import Fact
from .lines import Line
from .outcome import Outcome, Tried
from .problem import Problem


class GenericPosition(Struct):
    """Of a game that this server can play, and not draw."""

    game: str
    phase: str
    actor: int | None  # the seat to decide
    active: int | None  # whose turn it is
    turn: int
    round: int
    points: list[int]  # by seat, as far as everybody can count them
    text: list[str]  # the position in lines, as the viewer may know it


class GenericBoard(Struct):
    game: str


# turns


def is_final(before: Position, after: Position) -> bool:
    """Where somebody else, or chance, goes on."""
    return before.actor != after.actor


def forced_of(position: Position, legal: Sequence[int]) -> int | None:
    """As far as one knows there is a choice."""
    return None


def asked_now(position: Position) -> list[int]:
    """One seat after the other."""
    return [] if position.actor in (CHANCE, OVER) else [position.actor]


def ahead_for(position: Position, seat: int) -> Position:
    """Nobody decides ahead of their turn."""
    return position


def silence(position: Position) -> str | None:
    """Nobody is asked to show anything."""
    return None


def turn_of(position: Position) -> int:
    """By the field `turn` of the state, if it has one."""
    return int(position.state["turn"]) if "turn" in position.state.dtype.names else 0


def points_of(position: Position) -> list[int]:
    """If the game ended now. While it runs, what is hidden does not count: everybody sees these points."""
    is_open = position.is_over or not position.setup.game.has_secrets
    return (position if is_open else position.view(SPECTATOR)).score()[0]


# what is shown


def show(position: Position, lines: Sequence[Line], viewer: int | None) -> GenericPosition:
    """The position has been redacted for the viewer."""
    setup, turn = position.setup, turn_of(position)
    actor = position.actor if position.actor < setup.players else None
    teller = teller_of(Words(), setup, [f"seat {seat}" for seat in range(setup.players)])
    return GenericPosition(
        game=setup.game.name,
        phase=setup.game.phases[int(position.state["phase"])],
        actor=actor,
        active=int(position.state["active"]) if "active" in position.state.dtype.names else actor,
        turn=turn,
        round=-(-turn // setup.players),
        points=points_of(position),
        text=teller.board(position),
    )


def show_board(setup: Setup) -> GenericBoard:
    return GenericBoard(setup.game.name)


# moves


def outcomes_of(position: Position, tried: Sequence[Tried]) -> list[Outcome]:
    """Nothing is told of what follows."""
    return [Outcome() for _ in tried]


def places_of(entry: Mapping[str, Any]) -> list[str]:
    return []


def is_told(refusal: Refusal, setup: Setup) -> bool:
    """All but "not now" says something about the decision."""
    return refusal != setup.game.refusals[NOT_NOW]


def why(position: Position, action: int) -> list[Fact]:
    """Nothing is known of what is good in this game."""
    return []


def of_turn(position: Position, actions: Sequence[int]) -> dict[str, Fact | None]:
    """What is said of each step is true of it alone."""
    return {}


def reasons_of(position: Position, entry: Mapping[str, Any], refusal: Refusal) -> dict[str, Any]:
    """A refusal speaks for itself."""
    return {}


# the log


def is_secret(game: Game, word: str) -> bool:
    """Are the arguments of a verb hidden from others than its seat? A decision is public unless the event of its name
    has a secret; what chance brings is public only if the event of its name says so by having none."""
    if not game.has_secrets:
        return False
    secrets = [bool(kind.secret) for kind in game.events if kind.name == word]
    return any(secrets) if secrets else game.codec.named[word].chance


def hidden(setup: Setup, entry: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """An entry as the viewer may know it."""
    word = entry["chance"] if "chance" in entry else entry["do"]
    if viewer is None or entry.get("seat") == viewer or not is_secret(setup.game, word):
        return entry
    return {key: value for key, value in entry.items() if key in ("chance", "seat", "do")}


def dealt_anew(position: Position, entries: list[dict[str, Any]], viewer: int, seed: int) -> list[dict[str, Any]]:
    """Which entries brought what is hidden, only the game itself could tell."""
    raise Problem("no-fork", f"A running game of {position.setup.game.name} cannot be dealt anew.")


# after the game


def sources_of(position: Position) -> list[dict[str, int]]:
    return [{} for _ in range(position.setup.players)]


def figures_of(position: Position, events: Iterable[Event]) -> list[dict[str, int]]:
    return [{} for _ in range(position.setup.players)]
