"""Opponents inside a batch: seats that bots play, compiled, between two decisions of the learners.

They decide from the view of their seat. Which numbers they draw depends on their game alone, so that threads change no
result."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.deciding import ON_GPU, Party, by_bots_of
from ..bots.kit import METHODS
from ..bots.naming import THINKS, Spelling, spelled
from ..bots.workspace import new_workspace
from ..core.contract import SEATS, Game
from ..core.jit import PER_GAME, specialised
from ..core.rng import seed_rng
from ..core.rules import Rules

NO_ACTION = -1
LEARNER = Spelling("learner", THINKS)  # who is asked elsewhere

rules: Rules = PER_GAME  # of the game that a function is specialised for,
by_bots: Callable[..., tuple[int, int]] = PER_GAME  # and how its bots decide


class Opponents(NamedTuple):
    """What one thread needs for them, or all threads of a GPU."""

    seated: Any
    asked: Any  # by game: how often its opponents decided, the seed of what they draw


def _ask(board, s, scratch, legal, plan, bots, i):
    if bots.seated.methods[bots.seated.seats[i, s.actor]] == THINKS:
        return 0, np.int64(NO_ACTION)
    bots.asked[i] += 1
    seed_rng(bots.seated.work.rng, bots.asked[i] * 1_000_003 + i)
    return by_bots(board, s, scratch, legal, plan, bots.seated, i)


def _ask_on_gpu(board, s, scratch, legal, plan, bots, i):
    if bots.seated.methods[bots.seated.seats[i, s.actor]] == THINKS:
        return 0, np.int64(NO_ACTION)
    bots.asked[i] += 1
    seed_rng(bots.seated.rngs[i], bots.asked[i] * 1_000_003 + i)
    return by_bots(board, s, scratch, legal, plan, bots.seated, i)


@cache
def ask_of(game: Game, on_gpu: bool) -> Callable[..., Any]:
    """For `loops_of`."""
    return specialised(_ask_on_gpu if on_gpu else _ask, game.rules, by_bots=by_bots_of(game, on_gpu))


class Seating:
    """Who plays which seat of every game: learners where nobody is named."""

    def __init__(self, game: Game, opponents: Mapping[int, str], n: int) -> None:
        for seat in opponents:
            if not 0 <= seat < SEATS:
                raise ValueError(f"opponents: there is no seat {seat}")
        players = [spelled(opponents[seat], game) if seat in opponents else LEARNER for seat in range(SEATS)]
        for seat, name in opponents.items():
            if players[seat].thinks:
                able = ", ".join(METHODS)
                raise ValueError(f"opponents: {name} thinks too long for a batch: name one of {able}")
        self.game, self.n = game, n
        self.party = Party(game, players, np.tile(np.arange(SEATS), (n, 1)))

    def for_a_thread(self, asked: Any) -> tuple[Any, Opponents]:
        """A plan and the opponents."""
        work = new_workspace(self.game)
        return work.plan, Opponents(self.party.seated(work, self.game.State.many(1)), asked)

    def on_gpu(self, copied: Callable[[Any], Any], asked: Any) -> Opponents:
        for method in self.party.methods.tolist():
            if method != THINKS and method not in ON_GPU:
                able = ", ".join(METHODS[one] for one in ON_GPU)
                raise ValueError(f"opponents: {METHODS[method]} does not play on a GPU: name {able}")
        return Opponents(self.party.on_gpu(copied, copied(self.game.State.many(self.n))), asked)
