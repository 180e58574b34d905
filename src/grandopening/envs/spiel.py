"""OpenSpiel: every game as a Python game, with explicit chance. Importing this module registers all.

A state's history is all decisions and results. What a seat has seen is kept as a running hash of its views, so that
information states have perfect recall at a fixed price for each step."""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ..core.contract import CHANCE, OVER, SEATS, Game, Position, Setup
from ..core.jit import PER_GAME, Entry, specialised
from ..core.playing import mixed
from ..core.rules import Rules
from ..core.struct import words_of
from ..games import GAMES, game_named
from .learning import observation_of, observation_size, observation_slices, rewards_of

LONGEST_GAME = 1_000_000  # OpenSpiel asks for a limit: more decisions than any game here can have
LARGEST_SEED = 2**53
DEEPEST = 100_000  # calls; OpenSpiel's MCCFR and others call themselves at every step of a game

rules: Rules = PER_GAME  # of the game that `_remember` is specialised for


def load(game: str, options: Mapping[str, Any]) -> Any:
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEEPEST))  # of Python's own calls, which take no stack
    return pyspiel.load_game(game_named(game).name, dict(options))


def _remember(board, s, view, words, players, action, memories):
    """Every seat sees what its view has become, and every decision (but no action of chance: -1)."""
    for seat in range(players):
        view[0] = s
        rules.redact(board, view[0], seat)
        seen = mixed(memories[seat], np.int64(action))
        for w in range(words.shape[1]):
            seen = mixed(seen, words[0, w])
        memories[seat] = seen


@cache
def _remember_of(game: Game) -> Any:
    return Entry(specialised(_remember, game.rules))


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    known = kinds.Information
    information = known.IMPERFECT_INFORMATION if game.has_secrets else known.PERFECT_INFORMATION
    return kinds(
        short_name=game.name,
        long_name=f"{game.name}, rules version {game.rules_version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in game.options},
    )


def _game_info(setup: Setup) -> Any:
    codec = setup.game.codec
    return pyspiel.GameInfo(
        num_distinct_actions=codec.n_actions,
        max_chance_outcomes=max(codec.actions_of(verb.word).stop for verb in codec.verbs if verb.chance),
        num_players=setup.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel publishes no types
    """A game with its options, which are OpenSpiel's parameters: `franchise(players=3,boom=True)`."""

    game: Game  # each has a class of its own, below

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.setup = self.game.set_up(parameters)
        super().__init__(_game_type(self.game), _game_info(self.setup), dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.game.name, self.get_parameters())

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies and pickles what hangs on a state, so only what belongs to it alone does."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.records = game.setup.game.State.many(1)
        self.records[0] = game.setup.begin(0).state
        self.memories = np.zeros(SEATS, np.int64)

    @property
    def position(self) -> Position:
        return Position(self.get_game().setup, self.records[0])

    def current_player(self) -> int:
        actor = int(self.records[0].actor)
        return {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}.get(actor, actor)

    def is_terminal(self) -> bool:
        return bool(self.records[0].actor == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position = self.position
        results = sorted(position.legal())
        weights = [position.weight(result) for result in results]
        total = sum(weights)
        return [(result, weight / total) for result, weight in zip(results, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        setup, decided = position.setup, -1 if position.actor == CHANCE else action
        position.apply(action)
        view = setup.game.State.many(1)
        arguments = (view, words_of(view), setup.players, decided, self.memories)
        _remember_of(setup.game)(setup.board, self.records[0], *arguments)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().setup.game.codec.describe(action))

    def returns(self) -> list[float]:
        return rewards_of(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this seat cannot tell from the present one: what it cannot see is imagined anew. `sampler` gives
        numbers from 0 to 1. The history stays the one that was played: OpenSpiel has no way to put another in."""
        other: SpielState = self.clone()
        imagined = other.position.view(player)
        imagined.imagine(player, int(sampler() * LARGEST_SEED))
        other.records[0] = imagined.state
        return other

    def __str__(self) -> str:
        """Tells states apart, in one line whatever went before."""
        position, digest = self.position, blake2b(self.records.tobytes(), digest_size=8).hexdigest()
        points, _ = position.score()
        return f"step {self.move_number()}, actor {position.actor}, points {' '.join(map(str, points))}, state {digest}"


class Observer:
    """What one seat sees, as a tensor with named parts and as text (the numbers that are not 0).

    The tensor is the observation of the moment; with perfect recall the text adds the hash of all that the seat has
    seen, which tells information states apart."""

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("only what one seat sees can be observed: public and its own private information")
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(observation_size(setup.game), np.float32)
        self.slices = observation_slices(setup.game)
        self.dict = {name: self.tensor[part] for name, part in self.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observation_of(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = observation_of(state.position, player)
        lines = [f"seat {player}"]
        for name, part in self.slices.items():
            numbers = [f"{i}={n}" for i, n in enumerate(seen[part].tolist()) if n]
            lines += [f"{name}: {' '.join(numbers)}"] if numbers else []
        if self.perfect_recall:
            lines.append(f"seen: {int(state.memories[player]) & 0xFFFFFFFFFFFFFFFF:016x}")
        return "\n".join(lines)


for _game in map(game_named, GAMES):
    pyspiel.register_game(_game_type(_game), type(_game.name, (SpielGame,), {"game": _game}))
