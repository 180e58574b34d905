"""What every game is: data that names its parts, and the module with its compiled rules (see rules.py)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from .declare import Refusal, Refused
from .events import Event, EventKind, new_sink, taken_from
from .observing import Part
from .rules import Rules
from .single import calls_of
from .struct import Struct, array_of, copy_of
from .verbs import Codec
from .words import Words

SEATS = 5
CHANCE = 5  # the actor when dice fall or tiles are drawn
OVER = 6  # nobody acts any more
SPECTATOR = 5  # a viewer without a seat

__all__ = ["CHANCE", "OVER", "SEATS", "SPECTATOR", "Game", "Option", "Position", "Refusal", "Refused", "Setup"]


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the record's words."""

    name: str
    values: tuple[Any, ...]
    default: Any


@dataclass(frozen=True, eq=False)
class Game:
    name: str  # in records, commands and addresses
    package: str  # where its rooms are: `<package>.bots`, `.table`, `.text`, `.lab` …, each if it has one
    messages: str  # what the ids of its messages begin with
    has_secrets: bool  # seats see different things
    takes_board: bool  # board files of one's own are played on
    rules_version: int
    players: range
    options: tuple[Option, ...]
    Board: type[Struct]
    State: type[Struct]
    Scratch: type[Struct]
    codec: Codec
    max_legal: int
    max_events: int
    phases: tuple[str, ...]  # by the field `phase` of a state
    refusals: tuple[Refusal, ...]  # by code: none, the game is over, not now, then the game's own
    events: tuple[EventKind, ...]  # by kind
    ends: tuple[str, ...]  # how games end, by the field `end` of a state; 0: it runs
    observation: tuple[Part, ...]  # what `observe` writes, part by part
    lay_out: Callable[[Mapping[str, Any], Any], Any]  # options and board data -> board record
    load_data: Callable[[Any], Any]  # a board file's content (None: the printed one) -> checked data
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rules that end the game and score it
    rules: Rules = field(repr=False)  # the compiled functions
    constants: Callable[["Setup"], dict[str, Any]] = lambda setup: {}  # what never changes in a game, for learners
    words: Words = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", Words(self.codec))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is named, not copied."""
        return _game_in, (self.package,)

    def __repr__(self) -> str:
        """Short: a dataclass would print every table it holds."""
        few, many = self.players[0], self.players[-1]
        return f"<Game {self.name}, {few} to {many} players, rules version {self.rules_version}>"

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


def _game_in(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game


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

    def __reduce__(self) -> tuple[Any, ...]:
        return _setup_on, (self.game, self.options, self.data, array_of(self.board), self.board_file)

    def __repr__(self) -> str:
        """What was chosen for it: the number of players, and all that is not as usual."""
        told = [f"{self.players} players", *(f"{name}={value!r}" for name, value in self.unusual.items())]
        return f"<Setup of {self.game.name}: {', '.join(told)}{', a board of its own' if self.board_file else ''}>"

    def __deepcopy__(self, memo: Any) -> "Setup":
        """Nothing of it changes: copies of a game share it."""
        return self

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def unusual(self) -> dict[str, Any]:
        """The options that were not left as they are, without the number of players."""
        usual = {option.name: option.default for option in self.game.options}
        return {name: value for name, value in self.options.items() if name != "players" and value != usual[name]}

    def begin(self, seed: int) -> "Position":
        position = Position(self, self.game.State.new())
        position.deal(seed)
        return position


def _setup_on(game: Game, options: dict[str, Any], data: Any, boards: Any, board_file: Any) -> Setup:
    """Pickled by itself, a record would come back as memory that cannot be written, which compiled rules refuse."""
    return Setup(game, options, data, boards[0], board_file)


def _position_in(setup: Setup, states: Any) -> "Position":
    return Position(setup, states[0])


class Position:
    """One game at one moment, for tools and people. Search and simulation work on the records themselves."""

    def __init__(self, setup: Setup, state: Any) -> None:
        self.setup = setup
        self.state = state
        self._calls = calls_of(setup.game)
        self._boards, self._states, self._scratches = array_of(setup.board), array_of(state), setup.game.Scratch.many(1)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy or a pickle is a game of its own: what shares memory here must share it there, with nobody else."""
        return _position_in, (self.setup, self._states.copy())

    def __repr__(self) -> str:
        """What is to be decided, by whom, and how it stands."""
        game, (points, winners) = self.setup.game, self.score()
        if self.is_over:
            stands = f"won by seat {' and '.join(map(str, winners))}"
        else:
            who = "chance" if self.actor == CHANCE else f"seat {self.actor}"
            stands = f"{game.phases[int(self.state['phase'])].replace('_', ' ')}, {who} to decide"
        return f"<Position of {game.name}, {self.setup.players} players: {stands}, points {' '.join(map(str, points))}>"

    @property
    def actor(self) -> int:
        return int(self.state["actor"])  # as an attribute of a record it would take five times as long

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def copy(self) -> "Position":
        return Position(self.setup, copy_of(self.state))

    def deal(self, seed: int) -> None:
        """Set the game up, in a blank state."""
        self._calls.new(self._boards, self._states, seed, new_sink())

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

    def weight(self, result: int) -> int:
        """How likely a result of chance is, compared with the others."""
        return int(self._calls.weight(self._boards, self._states, result))

    def apply(self, action: int) -> list[Event]:
        """Perform the action and return its events. An illegal one changes nothing."""
        if refusal := self.refusal(action):
            described = self.setup.game.codec.describe(action)
            raise Refused(refusal.rule, f"{described}: {refusal.message}")
        return self.perform(action)

    def perform(self, action: int) -> list[Event]:
        """The same for an action that is known to be legal: it is not asked again."""
        sink = new_sink(self.setup.game.max_events)
        self._calls.apply(self._boards, self._states, action, self._scratches, sink)
        return taken_from(sink)

    def view(self, viewer: int) -> "Position":
        """What a seat may know of it, in a state of its own."""
        seen = self.copy()
        self._calls.redact(self._boards, seen._states, viewer)
        return seen

    def imagine(self, viewer: int, seed: int) -> None:
        """Fill in what the viewer cannot see, in one way that may be."""
        self._calls.imagine(self._boards, self._states, viewer, seed)

    def observe(self, viewer: int, out: Any) -> None:
        """Write what the viewer knows as numbers, for learners."""
        self._calls.observe(self._boards, self._states, viewer, out)

    def score(self) -> tuple[list[int], list[int]]:
        """Points by seat, and the winners, as if the game ended now."""
        points, won = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
        self._calls.score(self._boards, self._states, points, won)
        n = self.setup.players
        return points[:n].tolist(), [seat for seat in range(n) if won[seat]]

    def result(self) -> dict[str, Any]:
        """The `result` of the record of a finished game."""
        points, winners = self.score()
        return {"scores": points, "winners": winners, "end": self.setup.game.ends[int(self.state["end"])]}
