"""Many games at once, in the memory of NumPy or of a GPU."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..core.contract import SEATS, Position, Setup
from ..core.events import new_sink
from .devices import Cpu, Device
from .learning import OBSERVED, Numbering, observation_size, observation_slices, set_up
from .loops import ACTOR, BEGIN, IMAGINE, MARK, OBSERVE, REFRESH, SAMPLE, STEP
from .memory import OF_A_GAME, Luck, Memory
from .opponents import Seating
from .shown import Shown

NOBODY = -2  # has seen the games as they are now
CACHE_LINE = 64  # bytes; rows a power of two apart would all want the same few lines of a cache

Saved = dict[str, Any]


class Batch(Shown):
    """n games, stepped together.

        batch = Batch("franchise", 4096, players=4)
        while training:
            observation, (actions, n) = batch.observe(), batch.legal()
            batch.step(chosen)          # an action for each game: batch.actor[i] decides in game i
            learn(batch.over, batch.reward)

    Chance is played by the batch itself. Game i is the one of seed + i; with `auto_reset` a game that is over gives way
    to the one n seeds later at once, else it stays as it is. All arrays are the batch's own memory, overwritten by the
    next call and shared with whoever asks for them: NumPy arrays, or on "cuda" device arrays that `torch.as_tensor`
    and other libraries take over without a copy.

    game            a name with its options, a set-up, or several set-ups of one game: game i is of set-up i modulo
                    their number
    opponents       {seat: bot}: seats that compiled bots play, between two decisions of the others
    skip_forced     decisions without a choice are made by the batch
    limit           a game is truncated after so many decisions
    numbering       "actions": those of the codec, which PettingZoo and OpenSpiel know too; "decisions": without the
                    results of chance, numbered from 0
    """

    def __init__(
        self,
        game: str | Setup | Sequence[Setup],
        n: int,
        device: str = "cpu",
        *,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
        opponents: Mapping[int, str] | None = None,
        skip_forced: bool = False,
        limit: int = 0,
        numbering: str = "actions",
        **options: Any,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch of {n} games: ask for one at least")
        self.setups = [set_up(game, options)] if isinstance(game, str | Setup) else list(game)
        if len({one.game.name for one in self.setups}) != 1:
            raise ValueError("a batch is of one game: its set-ups are of several, or there is none")
        self.setup = self.setups[0]
        self.n, self.device, self.seed = n, device, seed
        self.slices = observation_slices(self.setup.game)
        self.numbering = Numbering(self.setup.game, numbering)
        self._kept = {
            "threads": threads,
            "auto_reset": auto_reset,
            "opponents": dict(opponents or {}),
            "skip_forced": skip_forced,
            "limit": limit,
            "numbering": numbering,
        }
        seating = Seating(self.setup.game, opponents, n) if opponents else None
        self._seen_by, self._is_observed = NOBODY, False
        self._device = _device(self.setup, n, device, threads, seating)
        self._memory = self._laid_out(auto_reset, skip_forced, limit)
        self._device.fill(self._memory.board_of, np.arange(n) % len(self.setups))
        self.reset(seed=seed)

    def _laid_out(self, auto_reset: bool, skip_forced: bool, limit: int) -> Memory:
        game, n, array, copied = self.setup.game, self.n, self._device.array, self._device.copied
        seats = max(one.players for one in self.setups)
        narrow = np.int16 if game.codec.n_actions <= np.iinfo(np.int16).max else np.int32
        return Memory(
            board=copied(np.array([one.board for one in self.setups], game.Board.dtype)),
            players=copied(np.array([one.players for one in self.setups])),
            blank=copied(game.State.many(1)),
            sink=copied(new_sink()),
            number=copied(self.numbering.number),
            action_at=copied(self.numbering.action_at),
            auto_reset=int(auto_reset),
            skip_forced=int(skip_forced),
            limit=limit,
            observing=1,
            keeping=0,
            viewer=ACTOR,
            seed=0,
            board_of=array((n,), np.int64),
            chosen=array((n,), np.bool_),
            seeds=array((n,), np.int64),
            states=array((n,), game.State.dtype),
            scratch=array((n,), game.Scratch.dtype),
            luck=array((n,), Luck.dtype),
            made=array((n,), np.int64),
            actions=array((n,), np.int32),
            legal=array((n, game.max_legal + CACHE_LINE // np.dtype(narrow).itemsize), narrow),
            n_legal=array((n,), np.int32),
            # These want much memory: laid out when they are asked for. (Two rows are laid out like many, so that
            # nothing has to be compiled again then; one row would not be.)
            mask=array((min(n, 2), self.n_actions), np.bool_),
            final=array((min(n, 2), observation_size(game)), OBSERVED),
            observation=array((n, observation_size(game)), OBSERVED),
            actor=array((n,), np.int32),
            over=array((n,), np.bool_),
            truncated=array((n,), np.bool_),
            reward=array((n, seats), np.float32),
            share=array((n, seats), np.float32),
            points=array((n, SEATS), np.int32),
            won=array((n, SEATS), np.int32),
            refused=array((n,), np.int32),
            asked=self._device.asked,
            plan=0,
            bots=0,
        )

    # playing

    def reset(self, indices: Any = None, seeds: Any = None, *, seed: int | None = None) -> None:
        """All games anew, from a seed on; without one, from n seeds after the last reset. Or the games of these
        indices, with a seed each."""
        if indices is None and seeds is None:
            self.seed = self.seed + self.n if seed is None else seed
            indices, seeds = np.arange(self.n), np.arange(self.seed, self.seed + self.n)
        indices, seeds = self._indices(indices), np.asarray(seeds, np.int64)
        if seeds.shape != indices.shape:
            raise ValueError(f"{seeds.size} seeds for {len(indices)} games")
        self._put("seeds", indices, seeds)
        self._run_for(BEGIN, indices)

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
        """What the seat to decide sees in each game, or the viewer given; parts of a row by name: `slices`. Where
        nobody has the viewer's seat, what a spectator sees."""
        self._check_viewer(viewer, max(one.players for one in self.setups))
        if self._seen_by != viewer:
            self._device.run(OBSERVE, self._memory._replace(viewer=viewer))
            self._seen_by = viewer
        self._is_observed = True
        return self._memory.observation

    def final_observation(self) -> Any:
        """Where the last step ended or truncated a game: what the seat that decided saw then. From the first call on it
        is kept."""
        if not self._memory.keeping:
            final = self._memory.final
            if len(final) < self.n:
                final = self._device.array((self.n, observation_size(self.setup.game)), OBSERVED)
            self._memory = self._memory._replace(keeping=1, final=final)
        return self._memory.final

    # searching

    def save(self) -> Saved:
        """All games as they are, on the same device: for `restore`."""
        return {name: self._device.copy(getattr(self._memory, name)) for name in OF_A_GAME}

    def restore(self, saved: Saved) -> None:
        """The games as they were when they were saved."""
        for name, values in saved.items():
            self._device.fill(getattr(self._memory, name), values)
        self.refresh()

    def clone(self, indices: Any = None) -> "Batch":
        """A batch of its own with these games, all of them if none are named; one may be named several times."""
        indices = self._indices(indices, again=True)
        other = Batch(self.setups, len(indices), self.device, seed=self.seed, **self._kept)  # type: ignore[arg-type]
        other.copy_from(self, indices)
        return other

    def copy_from(self, other: "Batch", indices: Any) -> None:
        """Game indices[k] of another batch becomes game k of this one: as `clone`, in memory that is there already."""
        indices = other._indices(indices, again=True)
        if len(indices) != self.n:
            raise ValueError(f"{len(indices)} games for a batch of {self.n}")
        self._take(np.arange(self.n), other, indices)

    def scatter(self, indices: Any, other: "Batch") -> None:
        """Game k of the other batch becomes game indices[k] of this one."""
        indices = self._indices(indices)
        if len(indices) != other.n:
            raise ValueError(f"{len(indices)} places for {other.n} games")
        self._take(indices, other, np.arange(other.n))

    def place(self, indices: Any, positions: Sequence[Position]) -> None:
        """Positions of games under way, to go on from."""
        indices = self._indices(indices)
        states = self.setup.game.State.many(len(indices))
        boards = [bytes(one.board) for one in self.setups]
        if len(positions) != len(indices):
            raise ValueError(f"{len(positions)} positions for {len(indices)} games")
        for k, position in enumerate(positions):
            if bytes(position.setup.board) not in boards:
                raise ValueError(f"position {k} is of another set-up than those of the batch")
            states[k] = position.state
        self._put("board_of", indices, np.array([boards.index(bytes(one.setup.board)) for one in positions]))
        self._put("states", indices, states)
        self._put("made", indices, np.zeros(len(indices), np.int64))
        self._run_for(REFRESH, indices)

    def imagine(self, seed: int, viewer: int = ACTOR) -> None:
        """Fill in at random what the seat to decide cannot see, or the viewer given: another deal of the hidden hands
        in every game. Save the games before, to come back to them."""
        self._check_viewer(viewer, min(one.players for one in self.setups))
        self._device.run(IMAGINE, self._memory._replace(viewer=viewer, seed=seed))
        self.refresh()

    def refresh(self) -> None:
        """Whatever is worked out of `states`, after somebody has written to them."""
        self._run_for(REFRESH, np.arange(self.n))

    def _take(self, to: Any, other: "Batch", rows: Any) -> None:
        if [bytes(one.board) for one in other.setups] != [bytes(one.board) for one in self.setups]:
            raise ValueError("the two batches are of different set-ups")
        for name in OF_A_GAME:
            self._device.move(getattr(self._memory, name), to, getattr(other._memory, name), rows)
        self._run_for(REFRESH, to)

    def _put(self, name: str, indices: Any, values: Any) -> None:
        array = getattr(self._memory, name)
        self._device.move(array, indices, self._device.copied(np.asarray(values, array.dtype)), np.arange(len(indices)))

    def _run_for(self, what: int, indices: Any) -> None:
        """Begin or refresh these games."""
        chosen = np.zeros(self.n, np.bool_)
        chosen[indices] = True
        self._device.fill(self._memory.chosen, chosen)
        self._device.run(what, self._memory)
        self._seen_by, self._is_observed = NOBODY, False

    def _indices(self, indices: Any, again: bool = False) -> Any:
        """As an array; each once, unless games may be named again."""
        found = np.arange(self.n) if indices is None else np.atleast_1d(np.asarray(indices))
        if found.dtype == np.bool_:
            found = np.flatnonzero(found)
        if found.ndim != 1 or not np.issubdtype(found.dtype, np.integer) or not len(found):
            raise ValueError("indices: whole numbers are needed, one at least")
        if found.min() < 0 or found.max() >= self.n:
            raise IndexError(f"there are games 0 to {self.n - 1}")
        if not again and len(np.unique(found)) < len(found):
            raise ValueError("indices: each game once")
        return found.astype(np.int64)

    def _check_viewer(self, viewer: int, players: int) -> None:
        if not ACTOR <= viewer < players:
            raise ValueError(f"there is no seat {viewer}: seats are 0 to {players - 1}")

    def __repr__(self) -> str:
        what = repr(self.setup) if len(self.setups) == 1 else f"{len(self.setups)} set-ups of {self.setup.game.name}"
        asked = [f", {name}={self._kept[name]!r}" for name in ("opponents", "skip_forced", "limit") if self._kept[name]]
        return f"<Batch of {self.n} games on {self.device}, seed={self.seed}{''.join(asked)}: {what}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle or a deep copy goes on where this batch is, on the same kind of device."""
        saved = {name: self._device.to_host(array) for name, array in self.save().items()}
        return _restored, (self.setups, self.n, self.device, self.seed, self._kept, saved)


def _restored(setups: Any, n: int, device: str, seed: int, kept: dict[str, Any], saved: Saved) -> Batch:
    batch = Batch(setups, n, device, seed=seed, **kept)
    batch.restore(saved)
    return batch


def _device(setup: Setup, n: int, name: str, threads: int, seating: Seating | None) -> Device:
    if name == "cpu":
        return Cpu(setup.game, n, threads, seating)
    if name == "cuda":
        try:
            from .cuda import Cuda
        except ImportError as error:
            raise RuntimeError(f"no GPU for a batch: {error} (pip install numba-cuda)") from error
        return Cuda(setup.game, n, seating)
    raise ValueError(f"no device {name!r}: choose cpu or cuda")
