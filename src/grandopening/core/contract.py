"""What every game is: data that names its parts, and compiled rules with the same signatures.

    new(board, s, seed, sink)                 begin: s is all zero before
    legal(board, s, scratch, out) -> n        the actions open to s.actor; with CHANCE to act, what it can bring
    weight(board, s, action)                  of a result: how many equally likely ways lead to it
    draw(board, s) -> action                  one result, picked by the generator in the state
    refusal(board, s, action, scratch)        0, or the code of the rule that forbids it
    apply(board, s, action, scratch, sink)    perform a legal action; what happens goes to the sink as events
    redact(board, s, viewer)                  wipe what that seat (or SPECTATOR) may not know
    imagine(board, s, viewer, seed)           fill a redacted state in at random, consistently
    observe(board, s, viewer, out)            numbers for learners, laid out as `observation` says
    score(board, s, points, won)              points of each seat, and who has won (as if the game ended now)

`s.actor` is the seat to decide, CHANCE or OVER. Working memory is the scratch struct, never part of the state.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from .codec import Codec
from .events import new_sink, taken_from
from .single import calls_of
from .struct import Struct, array_of, copy_of

SEATS = 5
CHANCE = 5  # the actor when dice fall or tiles are drawn
OVER = 6  # nobody acts any more
SPECTATOR = 5  # a viewer without a seat

Rule = Callable[..., Any]


class Refused(ValueError):
    """A move against a rule, or a malformed file: one sentence for people, and the rule it cites."""

    def __init__(self, rule: str, message: str, **values: object) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.values = values


@dataclass(frozen=True)
class Refusal:
    """Why not: the number of the rule, and the id of the sentence in the Fluent files."""

    rule: str
    message: str


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the record's words."""

    name: str
    values: tuple[Any, ...]
    default: Any


class Words(Protocol):
    """Actions in the words of the record, and back."""

    def append(self, log: list[dict[str, Any]], setup: "Setup", s: Any, action: int) -> None:
        """Write the action that is about to happen in s: a new entry, or one more result of the last."""

    def actions_of(self, setup: "Setup", s: Any, entry: Mapping[str, Any]) -> list[int]:
        """The actions an entry stands for, not yet checked against the rules. Raises Refused if the form is wrong."""

    def result_of(self, setup: "Setup", s: Any) -> dict[str, Any]:
        """The `result` of a finished game."""


@dataclass(frozen=True, eq=False)
class Game:
    name: str  # in records, commands and addresses
    package: str  # where its rooms are: `<package>.bots`, `.table`, `.text`, `.lab`, `.terminal`, each if it has one
    messages: str  # what the ids of its messages begin with
    has_secrets: bool  # seats see different things
    rules_version: int
    players: range
    options: tuple[Option, ...]
    Board: type[Struct]
    State: type[Struct]
    Scratch: type[Struct]
    codec: Codec
    max_legal: int
    max_events: int
    refusals: tuple[Refusal, ...]  # by code; 0 is no refusal
    events: tuple[tuple[str, ...], ...]  # by kind: its name and what its three numbers are
    observation: tuple[tuple[str, int], ...]  # named slices of what `observe` writes
    lay_out: Callable[[Mapping[str, Any], Any], Any]  # options and board data -> board record
    load_data: Callable[[Any], Any]  # a board file's content (None: the printed one) -> checked data
    words: Words
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rules that end the game and score it
    rules: Mapping[str, Rule] = field(repr=False)  # the compiled functions, by the names above

    def __getattr__(self, name: str) -> Rule:
        try:
            return self.rules[name]
        except KeyError:
            raise AttributeError(f"{self.name} has no rule {name}") from None

    def room(self, name: str) -> Any:
        """What the game adds to a generic room ("bots", "table" …), loaded now; None where it adds nothing."""
        return _room(f"{self.package}.{name}")

    def checked_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options, defaults filled in. Raises Refused for a name or a value that does not exist."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refused("option", f"no option {name!r} in {self.name}: there are {', '.join(known)}")
        chosen = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            # 1 == True in Python, but a record must say true.
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
                allowed_words = ", ".join(_word(v) for v in option.values)
                raise Refused("option", f"option {name} cannot be {_word(value)}: choose {allowed_words}")
            chosen[name] = value
        return chosen

    def set_up(self, options: Mapping[str, Any] | None = None, board_file: Any = None) -> "Setup":
        chosen = self.checked_options(options or {})
        data = self.load_data(board_file)
        return Setup(self, chosen, data, self.lay_out(chosen, data), board_file)


@cache
def _room(name: str) -> Any:
    return import_module(name) if find_spec(name) else None


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, eq=False)
class Setup:
    """A game with its options chosen and its board laid out: all that is fixed before the first move."""

    game: Game
    options: dict[str, Any]
    data: Any
    board: Any
    board_file: Any = None  # the content of a board file of the user's own

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def begin(self, seed: int) -> "Position":
        s = self.game.State.new()
        self.game.new(self.board, s, seed, new_sink())
        return Position(self, s)


class Position:
    """One game at one moment, for tools and people. Search and simulation work on the records themselves."""

    def __init__(self, setup: Setup, state: Any) -> None:
        self.setup = setup
        self.state = state
        self._calls = calls_of(setup.game)
        self._boards, self._states, self._scratches = array_of(setup.board), array_of(state), setup.game.Scratch.many(1)

    @property
    def actor(self) -> int:
        return int(self.state["actor"])  # as an attribute of a record it would take five times as long

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def copy(self) -> "Position":
        return Position(self.setup, copy_of(self.state))

    def legal(self) -> list[int]:
        """The legal actions of the actor, or the results chance can bring."""
        out = np.zeros(self.setup.game.max_legal, np.int32)
        n = self._calls.legal(self._boards, self._states, self._scratches, out)
        actions: list[int] = out[:n].tolist()
        return actions

    def refusal(self, action: int) -> Refusal | None:
        """Why the actor may not do this; None if they may. Raises ValueError for a number that is no action."""
        self.setup.game.codec.verb_of(action)
        code = int(self._calls.refusal(self._boards, self._states, action, self._scratches))
        return self.setup.game.refusals[code] if code else None

    def draw(self) -> int:
        return int(self._calls.draw(self._boards, self._states))

    def apply(self, action: int) -> list[tuple[int, int, int, int]]:
        """Perform the action and return its events. An illegal one changes nothing."""
        if refusal := self.refusal(action):
            described = self.setup.game.codec.describe(action)
            raise Refused(refusal.rule, f"{described}: {refusal.message}")
        sink = new_sink(self.setup.game.max_events)
        self._calls.apply(self._boards, self._states, action, self._scratches, sink)
        return taken_from(sink)

    def view(self, viewer: int) -> "Position":
        """What a seat may know of it, in a state of its own."""
        seen = self.copy()
        self._calls.redact(self._boards, seen._states, viewer)
        return seen

    def score(self) -> tuple[list[int], list[int]]:
        """Points by seat, and the winners, as if the game ended now."""
        points, won = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
        self._calls.score(self._boards, self._states, points, won)
        n = self.setup.players
        return points[:n].tolist(), [seat for seat in range(n) if won[seat]]
