"""Many games at once, in the memory of NumPy or of a GPU."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from ..core.contract import SEATS, Game, Refused, Setup
from ..core.events import new_sink
from ..core.jit import INTERPRETED
from .learning import OBSERVED, observation_size, observation_slices, set_up
from .loops import ACTOR, BEGIN, MARK, NO_SUCH_ACTION, OBSERVE, SAMPLE, STEP, Luck, Memory, loops_of

NOBODY = -2  # has seen the games as they are now
CACHE_LINE = 64  # bytes; rows a power of two apart would all want the same few lines of a cache


class Device(Protocol):
    """Where the games of a batch live."""

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Memory there, not yet written."""

    def copied(self, array: Any) -> Any:
        """A NumPy array, there."""

    def fill(self, array: Any, values: Any) -> None:
        """Copy values from anywhere into an array there."""

    def run(self, what: int, memory: Memory) -> None:
        """Do one thing to every game."""


class Cpu:
    """Games in NumPy arrays, dealt to threads that run without Python's lock."""

    def __init__(self, game: Game, n: int, threads: int) -> None:
        self._loops = loops_of(game)
        threads = 1 if INTERPRETED else min(threads, n)
        self._parts = [(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def copied(self, array: Any) -> Any:
        return array

    def fill(self, array: Any, values: Any) -> None:
        np.copyto(array, np.asarray(values), casting="same_kind")

    def run(self, what: int, memory: Memory) -> None:
        if self._pool is None:
            self._loops[what](memory, *self._parts[0])
        else:
            list(self._pool.map(lambda part: self._loops[what](memory, *part), self._parts))


class Batch:
    """n games of one set-up, stepped together.

        batch = Batch("franchise", 4096, players=4)
        while training:
            observation, (actions, n) = batch.observe(), batch.legal()
            batch.step(chosen)          # an action for each game: batch.actor[i] decides in game i
            learn(batch.over, batch.reward)

    Chance is played by the batch itself. Game i is the one of seed + i; with `auto_reset` a game that is over gives way
    to the one n seeds later at once, else it stays as it is. All arrays are the batch's own memory, overwritten by the
    next call and shared with whoever asks for them: NumPy arrays, or on "cuda" device arrays that `torch.as_tensor`
    and other libraries take over without a copy.
    """

    def __init__(
        self,
        game: str | Setup,
        n: int,
        device: str = "cpu",
        *,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch of {n} games: ask for one at least")
        self.setup = set_up(game, options)
        self.n, self.device, self.seed = n, device, seed
        self.slices = observation_slices(self.setup.game)
        self._device = _device(self.setup.game, n, device, threads)
        self._memory = self._laid_out(auto_reset)
        self.reset(seed)

    def _laid_out(self, auto_reset: bool) -> Memory:
        game, n, array = self.setup.game, self.n, self._device.array
        return Memory(
            board=self._device.copied(np.array([self.setup.board], game.Board.dtype)),
            blank=self._device.copied(game.State.many(1)),
            sink=self._device.copied(new_sink()),
            auto_reset=int(auto_reset),
            observing=1,
            viewer=ACTOR,
            seeds=array((n,), np.int64),
            states=array((n,), game.State.dtype),
            scratch=array((n,), game.Scratch.dtype),
            luck=array((n,), Luck.dtype),
            actions=array((n,), np.int32),
            legal=array((n, game.max_legal + CACHE_LINE // 4), np.int32),
            n_legal=array((n,), np.int32),
            # Wants much memory: laid out when it is asked for. (Two rows are laid out like many, so that nothing has to
            # be compiled again then; one row would not be.)
            mask=array((min(n, 2), game.codec.n_actions), np.bool_),
            observation=array((n, observation_size(game)), OBSERVED),
            actor=array((n,), np.int32),
            over=array((n,), np.bool_),
            reward=array((n, self.setup.players), np.float32),
            points=array((n, SEATS), np.int32),
            won=array((n, SEATS), np.int32),
            refused=array((n,), np.int32),
        )

    def reset(self, seed: int | None = None) -> None:
        """All games anew, from a seed on; without one, from n seeds after the last reset."""
        self.seed = self.seed + self.n if seed is None else seed
        self._device.fill(self._memory.seeds, np.arange(self.seed, self.seed + self.n))
        self._memory = self._memory._replace(observing=1, viewer=ACTOR)
        self._device.run(BEGIN, self._memory)
        self._seen_by, self._is_observed = ACTOR, False

    def step(self, actions: Any = None) -> None:
        """A decision in every game: an action each, from an array, a tensor or a list; None takes the sampled ones.

        An action that the rules refuse leaves its game as it was. Here that raises Refused; on a GPU, which nobody
        waits for, `refused` is to be looked at."""
        if actions is not None:
            self._device.fill(self._memory.actions, actions)
        # Who observed before this step will do so after it: in one pass over the games that costs less.
        self._memory = self._memory._replace(observing=int(self._is_observed), viewer=ACTOR)
        self._device.run(STEP, self._memory)
        self._seen_by, self._is_observed = ACTOR if self._is_observed else NOBODY, False
        if self.device == "cpu" and self.refused.any():
            raise self._refusal()

    def legal(self) -> tuple[Any, Any]:
        """The legal actions of each game, a row each of which the first so many count; and how many."""
        return self._memory.legal, self._memory.n_legal

    def mask(self) -> Any:
        """The same as a row of booleans over all actions."""
        if len(self._memory.mask) < self.n:
            self._memory = self._memory._replace(mask=self._device.array((self.n, self.n_actions), np.bool_))
        self._device.run(MARK, self._memory)
        return self._memory.mask

    def sample(self) -> Any:
        """One of the legal actions of each game at random, or NO_ACTION where a game is over."""
        self._device.run(SAMPLE, self._memory)
        return self._memory.actions

    def observe(self, viewer: int = ACTOR) -> Any:
        """What the seat to decide sees in each game, or the viewer given; parts of a row by name: `slices`."""
        if not ACTOR <= viewer < self.setup.players:
            raise ValueError(f"there is no seat {viewer}: seats are 0 to {self.setup.players - 1}")
        if self._seen_by != viewer:
            self._device.run(OBSERVE, self._memory._replace(viewer=viewer))
            self._seen_by = viewer
        self._is_observed = True
        return self._memory.observation

    @property
    def n_actions(self) -> int:
        return self.setup.game.codec.n_actions

    @property
    def actor(self) -> Any:
        """The seat to decide in each game; OVER where none is."""
        return self._memory.actor

    @property
    def over(self) -> Any:
        """Whether the last step ended the game."""
        return self._memory.over

    @property
    def reward(self) -> Any:
        """By game and seat: the rewards of the games that the last step ended, else 0."""
        return self._memory.reward

    @property
    def points(self) -> Any:
        """By game and seat: the points of the last game that ended there."""
        return self._memory.points

    @property
    def seeds(self) -> Any:
        """Of the games that are played: `setup.begin(seed)` deals the same one."""
        return self._memory.seeds

    @property
    def states(self) -> Any:
        """The games themselves, hidden cards and all: for search and for saving, not for learners."""
        return self._memory.states

    @property
    def refused(self) -> Any:
        """0, or why the last action of a game did not happen: a number of the game's `refusals`, or -1 where there is
        no such action."""
        return self._memory.refused

    def _refusal(self) -> Refused:
        i = int(np.flatnonzero(self.refused)[0])
        action, code = int(self._memory.actions[i]), int(self.refused[i])
        if code == NO_SUCH_ACTION:
            return Refused("action", f"game {i}: no action {action}: actions are 0 to {self.n_actions - 1}")
        why, described = self.setup.game.refusals[code], self.setup.game.codec.describe(action)
        return Refused(why.rule, f"game {i}: {described}: {why.message}")


def _device(game: Game, n: int, name: str, threads: int) -> Device:
    if name == "cpu":
        return Cpu(game, n, threads)
    if name == "cuda":
        try:
            from .cuda import Cuda
        except ImportError as error:
            raise RuntimeError(f"no GPU for a batch: {error} (pip install numba-cuda)") from error
        return Cuda(game, n)
    raise ValueError(f"no device {name!r}: choose cpu or cuda")
