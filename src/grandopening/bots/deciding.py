"""How bots decide in the loop of core/playing.py: from the view of their seat, compiled where they decide at once."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import Game
from ..core.events import new_sink
from ..core.jit import PER_GAME, specialised
from ..core.playing import NOTHING, Loops, Tools, loops_of, new_tools
from ..core.rng import below
from ..core.rules import Rules
from .kit import bots_of, kit_of
from .naming import THINKS, Spelling
from .simple import BREADTH, RANDOM, REFERENCE, SENSIBLE, decide_of
from .workspace import new_workspace

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
decide: Callable[..., None] = PER_GAME  # and how those of them decide that can be asked here

ON_GPU = (RANDOM, SENSIBLE, REFERENCE)  # greedy needs more memory than a thread of a GPU has


class Seated(NamedTuple):
    """Who plays the games of one thread. Everything is by player; `seats` says who sits where."""

    seats: Any  # by game and seat: the player
    methods: Any
    noises: Any
    weights: Any
    random_openings: bool  # what is decided before the first turn is drawn, so that games differ
    own_rng: bool  # random decisions are drawn by the generator of the bots, not by that of the game
    work: Any
    seen: Any  # one state: what the seat to decide may know


def _by_bots(board, s, scratch, legal, plan, seated, i):
    """Random decisions are drawn by the generator in the state; all others come from the view of their seat."""
    player = seated.seats[i, s.actor]
    method = RANDOM if seated.random_openings and bots.is_opening(s) else seated.methods[player]
    if method == THINKS:
        return 0, np.int64(NOTHING)
    if method == RANDOM and not seated.own_rng:
        n = rules.legal(board, s, scratch, legal)
        return 1, np.int64(legal[below(s, n)])
    view = seated.seen[0]
    seated.seen[0] = s
    rules.redact(board, view, s.actor)
    decide(board, view, method, seated.weights[player], BREADTH, seated.noises[player], seated.work)
    return plan[0], plan[1]


class SeatedOnGpu(NamedTuple):
    """The same for all threads of a GPU: what a thread works with is its row."""

    seats: Any
    methods: Any
    random_openings: bool
    states: Any  # in which moves are tried
    views: Any
    rngs: Any
    sink: Any  # what is tried is no event


class SmallWorkspace(NamedTuple):
    """What `sensible` and `reference` need of a workspace."""

    states: Any
    scratch: Any
    sink: Any
    legal: Any
    rng: Any


def _by_bots_on_gpu(board, s, scratch, legal, plan, seated, i):
    """As above, for those methods that a GPU can play."""
    method = RANDOM if seated.random_openings and bots.is_opening(s) else seated.methods[seated.seats[i, s.actor]]
    if method == RANDOM:
        n = rules.legal(board, s, scratch, legal)
        return 1, np.int64(legal[below(s, n)])
    view = seated.views[i]
    seated.views[i] = s
    rules.redact(board, view, s.actor)
    work = SmallWorkspace(seated.states[i : i + 1], scratch, seated.sink, legal, seated.rngs[i])
    return 1, bots.reference(board, view, work) if method == REFERENCE else bots.sensible(board, view, work)


@cache
def by_bots_of(game: Game, on_gpu: bool = False) -> Callable[..., Any]:
    """The decider."""
    if on_gpu:
        return specialised(_by_bots_on_gpu, game.rules, bots=bots_of(game))
    return specialised(_by_bots, game.rules, bots=bots_of(game), decide=decide_of(game))


@cache
def loops_with_bots(game: Game, on_gpu: bool = False) -> Loops:
    return loops_of(game, by_bots_of(game, on_gpu))


class Party:
    """The players of some games, for as many threads as play them."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Spelling],
        seats: Any,
        *,
        weights: Sequence[Any] | None = None,
        random_openings: bool = False,
        own_rng: bool = False,
    ) -> None:
        self.game, self.seats = game, np.asarray(seats)
        self.methods = np.array([player.method for player in players])
        self.noises = np.array([player.noise for player in players])
        # Where all decisions are random the bots, which take long to compile, are not needed.
        self.is_random = bool((self.methods == RANDOM).all()) and not own_rng
        self.thinks = bool((self.methods == THINKS).any())
        self._flags = random_openings, own_rng
        self._weights = weights

    def loops(self, on_gpu: bool = False) -> Loops:
        return loops_of(self.game) if self.is_random else loops_with_bots(self.game, on_gpu)

    def tools(self, **room: Any) -> Tools:
        """For one thread; see `new_tools`."""
        if self.is_random:
            return new_tools(self.game, **room)
        work = new_workspace(self.game)
        seated = self.seated(work, self.game.State.many(1))
        tools = new_tools(self.game, **room, bots=seated)
        return tools._replace(scratch=work.scratch, legal=work.legal, plan=work.plan, rng=work.rng)

    def seated(self, work: Any, seen: Any) -> Seated:
        table = kit_of(self.game).weights.table
        weights = np.array([table] * len(self.methods) if self._weights is None else self._weights)
        return Seated(self.seats, self.methods, self.noises, weights, *self._flags, work, seen)

    def on_gpu(self, copied: Callable[[Any], Any], rngs: Any) -> SeatedOnGpu:
        """What their decider needs there; `rngs` are the generators of those who decide, game by game."""
        states, views = (copied(self.game.State.many(len(self.seats))) for _ in range(2))
        seats, methods, sink = (copied(array) for array in (self.seats, self.methods, new_sink()))
        return SeatedOnGpu(seats, methods, self._flags[0], states, views, rngs, sink)
