"""The games that a network learns from, many at once, as torch's tensors on the device where it learns."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from ..core.contract import SEATS, Game, Setup
from ..envs import Batch
from ..envs.learning import observation_slices
from .returns import padded
from .tables import setups_of

WIDEST = 128  # legal decisions that are looked at; more are very rare


def whole_rounds(games: int, setups: int) -> int:
    """As many games, but the same number of each set-up: the games that follow have theirs in the same places."""
    return max(1, games // setups) * setups


def private_of(game: Game) -> Any:
    """The numbers of an observation that nobody but its viewer knows."""
    private = {part.name for part in game.observation if part.is_private}
    places = [np.arange(at.start, at.stop) for name, at in observation_slices(game).items() if name in private]
    return np.concatenate([np.zeros(0, np.int64), *places])


def hidden_in(game: Game) -> int:
    """How many numbers `Table.hidden` has."""
    return (SEATS - 1) * len(private_of(game))


class Table:
    """All tensors are copies: the batch overwrites its memory."""

    def __init__(self, game: Game, games: int, device: str, seed: int, setups: Sequence[Setup] = ()) -> None:
        setups = list(setups) or setups_of(game)
        self.games = games = whole_rounds(games, len(setups))
        self.device = device
        self.batch = Batch(setups, games, device, seed=seed, skip_forced=True, numbering="decisions")
        seats = [setups[i % len(setups)].players for i in range(games)]
        self.players = torch.as_tensor(seats, device=device)
        self.widest = min(WIDEST, game.max_legal)
        self.tables = len(setups)
        self.private = private_of(game)
        self.seats = max(seats)

    def _tensor(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)

    def begin(self, seed: int) -> None:
        """All games anew, from this seed on."""
        self.batch.reset(seed=seed)

    def begin_some(self, games: Any, seed: int) -> None:
        """These games anew: indices, and the seed of the first."""
        self.batch.reset(games, seed + np.arange(len(games)))

    def beside(self) -> "Table":
        """Another table of the same size, for copies of games."""
        return Table(self.batch.setup.game, self.games, self.device, self.batch.seed, self.batch.setups)

    def copy_from(self, other: "Table", rows: Any, seed: int) -> None:
        """These games of the other table, as many as there is room for; what the seat to decide cannot see, and luck to
        come, is drawn anew."""
        self.batch.copy_from(other.batch, rows.cpu().numpy())
        self.batch.imagine(seed)
        self.players = other.players[rows]

    def seen(self) -> tuple[Any, ...]:
        """What the seats to decide see: observation, legal decisions, how many, players."""
        legal, n = self.batch.legal()
        observed = self._tensor(self.batch.observe()).clone(memory_format=torch.contiguous_format)
        legal = self._tensor(legal)[:, : self.widest].to(torch.int64, memory_format=torch.contiguous_format, copy=True)
        n_legal = self._tensor(n).clamp(max=self.widest)
        listed = torch.arange(self.widest, device=self.device) < n_legal[:, None]
        return observed, torch.where(listed, legal, 0), n_legal, self.players  # behind a list may be anything

    def hidden(self) -> Any:
        """What the other seats know and the seat to decide does not, seat by seat from it on: for a critic, which no
        game is played by. Nobody at a table sees it."""
        if not len(self.private):
            return torch.zeros(self.games, 0, dtype=torch.int8, device=self.device)
        known = [self._tensor(self.batch.observe(seat))[:, self.private].clone() for seat in range(self.seats)]
        by_seat = torch.stack([*known, *[torch.zeros_like(known[0])] * (SEATS - len(known))], 1)
        steps = torch.arange(1, SEATS, device=self.device)
        others = (self.actor()[:, None] + steps) % self.players[:, None]
        is_there = (steps < self.players[:, None])[..., None]
        return (by_seat.take_along_dim(others[..., None], 1) * is_there).flatten(1).to(torch.int8)

    def actor(self) -> Any:
        return self._tensor(self.batch.actor).to(torch.int64, copy=True)

    def step(self, decisions: Any) -> tuple[Any, Any, Any]:
        """Which games are over; shares of the victory, and points, by seat."""
        self.batch.step(decisions.int())
        over = self._tensor(self.batch.over).clone()
        shares, points = (padded(self._tensor(part)) for part in (self.batch.share, self.batch.points))
        return over, shares, points

    def random_observations(self, steps: int = 250, games: int = 112) -> Any:
        """Of random play, as a NumPy array; the games begin anew then."""
        kept = []
        for _ in range(steps):
            self.batch.step(self.batch.sample())
            kept.append(self._tensor(self.batch.observe())[:games].cpu().numpy().copy())
        self.batch.reset()
        return np.concatenate(kept)
