"""How likely every seat is to win: the one estimate behind the review of a game, and the moves it compares.

From the eyes of a seat, what it cannot see is dealt at random, a few times, and the mean is taken. With all hands open
nothing is dealt, and every seat's chance is estimated from its own hand. Where a game ships a policy network, that one
tells what the next decision is worth to every seat. A game with a value network is played on by
greedy to a position like those the network was trained on; in a game without one greedy's evaluation is taken at once;
and where a game has no bots of its own, random games are played to the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..core.contract import CHANCE, OVER, SEATS, Game, Position, Setup
from ..core.jit import PER_GAME, Entry, rule, specialised
from ..core.rng import seed_rng
from ..core.rules import Rules
from .kit import bot_entries, bots_of, kit_of
from .policy_evaluator import PolicyJudge
from .policy_values import doubt_in
from .simple import BREADTH, plan_in
from .workspace import PLAYOUT, new_workspace

SAMPLES = 8  # determinizations of one estimate, where something is hidden or random
WIDTH = 10  # moves of a decision that are compared;
QUICK = 2  # where hands are hidden, with so few determinizations at first,
FINALISTS = 4  # and as many moves as these with all of them
LONGEST_WAY = 99  # moves of greedy to where the value network evaluates
NOBODY = SEATS  # all hands are open
STEEP = 6  # how fast a root comes down from its early to its late value

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
is_settled: Callable[..., bool] = PER_GAME  # and whether its value network knows positions like this one
go_on: Callable[..., None] = PER_GAME


@rule
def never_settled(s):
    return False


def _go_on(board, s, weights, work, plies):
    """Greedy plays so many moves, or up to a position that the value network knows."""
    while plies > 0 and s.actor != OVER and not is_settled(s):
        if s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), work.scratch, work.sink)
            continue
        plies -= 1
        bots.list_candidates(board, s, weights, work, 1)
        bots.play_move(board, s, work.moves[work.order[0]], work)


def _estimate(board, at, viewer, plies, samples, seed, weights, work, out):
    """Write every seat's chance to win, as the viewer sees the position; NOBODY: with all hands open."""
    s = work.states[PLAYOUT]
    for seat in range(board.players):
        out[seat] = 0
    for k in range(samples):
        work.states[PLAYOUT] = at
        if viewer == NOBODY:
            seed_rng(s, seed + k)
        else:
            rules.imagine(board, s, viewer, seed + k)
        go_on(board, s, weights, work, plies)
        for seat in range(board.players):
            if viewer == NOBODY or seat == 0:
                bots.evaluate_leaf(board, s, seat if viewer == NOBODY else viewer, weights, work)
            out[seat] += work.chance[seat]
    total = 0.0
    for seat in range(board.players):
        total += out[seat]
    for seat in range(board.players):
        out[seat] /= total


@cache
def estimate_of(game: Game) -> Entry:
    bots = bots_of(game)
    names = {"bots": bots, "is_settled": kit_of(game).functions.get("is_sampled", never_settled)}
    return Entry(specialised(_estimate, game.rules, go_on=specialised(_go_on, game.rules, **names), bots=bots))


class Root(NamedTuple):
    """Such a root of everybody's chances, brought back to a sum of 1, comes closest to who wins
    (bench/calibration.py --fit): it is greater than 1 where they are too sure of the leader."""

    late: float
    early: float  # when all of the game is to come

    def of(self, chances: Any, to_come: Any) -> Any:
        """`to_come`: how much of the game is, from 1 down to 0. Rows of chances may have one each."""
        roots = chances ** (1 / (self.late + (self.early - self.late) * to_come**STEEP))[..., None]
        return roots / roots.sum(axis=-1, keepdims=True)


# Greedy's evaluation is too sure of the leader, and so is a policy network that knows only games of its like, the more
# so the earlier it is asked; the value network, asked at the end of a way that greedy goes on, is too unsure.
ROOTS = {
    "evaluation": Root(2.0, 2.0),
    "policy": Root(1.5, 4.0),
    "doubted policy": Root(1.5, 1.75),  # where options are not as usual, and greedy's evaluation makes half of it
    "value": Root(0.88, 0.88),
}
AS_IT_IS = Root(1.0, 1.0)


@dataclass(frozen=True)
class Compared:
    """The move that was played, and the best that was found, each with the seat's chance to win after it."""

    chance: float
    best: float
    better: list[int]  # the actions of the best move

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.chance)


class Evaluator:
    """For one thread: it works in memory of its own."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game, self._seed = game, seed
        self._work, self._out = new_workspace(game, seed), np.zeros(SEATS)
        kit = kit_of(game)
        self._policy = PolicyJudge(game) if PolicyJudge.is_there(game) else None
        if self._policy:
            self.method, self._plies, self._samples = "policy", 0, SAMPLES
        elif "is_sampled" in kit.functions:
            self.method, self._plies, self._samples = "value", LONGEST_WAY, SAMPLES
        elif "greedy" in kit.methods:
            self.method, self._plies, self._samples = "evaluation", 0, 1
        else:
            self.method, self._plies, self._samples = "rollouts", kit.settings.rollout_plies, SAMPLES

    def chances(self, position: Position, viewer: int | None = None, samples: int = 0) -> list[float]:
        """By seat; from the eyes of the viewer, or (None) with all hands open. The same position gives the same. With
        so many samples, where one estimate takes more."""
        players = position.setup.players
        if position.is_over:
            winners = position.score()[1]
            return [(seat in winners) / len(winners) for seat in range(players)]
        found = self.root_for(position.setup).of(*self.estimate(position, viewer, samples))
        return [float(chance) for chance in found]

    def root_for(self, setup: Setup) -> Root:
        """What makes its estimates chances."""
        is_doubted = self._policy and doubt_in(setup)
        return ROOTS.get(f"doubted {self.method}" if is_doubted else self.method, AS_IT_IS)

    def estimate(self, position: Position, viewer: int | None = None, samples: int = 0) -> tuple[Any, Any]:
        """The chances before any root is taken, and how much of the game is to come."""
        players = position.setup.players
        seen = position if viewer is None else position.view(viewer)
        eyes = NOBODY if viewer is None else viewer
        samples = min(samples or self._samples, self._samples)
        board, weights = position.setup.board, kit_of(self.game).weights.table
        bot_entries(self.game)["evaluate"](board, seen.state, 0, weights, self._work)  # for the clock alone
        to_come = self._work.clock[0]
        if self._policy:
            samples = samples if self.game.has_secrets or position.actor == CHANCE else 1
            self._policy.estimate(seen, eyes, samples, self._seed, self._work, self._out)
        else:
            arguments = (eyes, self._plies, samples, self._seed)
            estimate_of(self.game)(board, seen.state, *arguments, weights, self._work, self._out)
        return self._out[:players].copy(), to_come

    def compared(self, position: Position, played: list[int]) -> Compared | None:
        """A move of the seat to act beside the best that this seat could have found; None where it had no choice."""
        seat, view = position.actor, position.view(position.actor)
        if not _has_choice(view, played):
            return None
        found = self._after(view, played, seat)
        best, better = found, played
        for actions in self._finalists(view, played):
            chance = self._after(view, actions, seat)
            if chance > best:
                best, better = chance, actions
        return Compared(found, best, better)

    def _finalists(self, view: Position, played: list[int]) -> list[list[int]]:
        """The moves beside the one played that are worth an estimate."""
        others = [actions for actions in self.moves(view) if actions != played]
        if not self.game.has_secrets:
            return others
        return sorted(others, key=lambda actions: -self._after(view, actions, view.actor, QUICK))[:FINALISTS]

    def _after(self, view: Position, actions: list[int], seat: int, samples: int = 0) -> float:
        at = view.copy()
        for action in actions:
            at.perform(action)
        return self.chances(at, seat, samples)[seat]

    def moves(self, view: Position) -> list[list[int]]:
        """The most promising moves of the seat to act, whole: up to where another seat, or chance, acts."""
        entries, state = bot_entries(self.game), view.state
        branches = entries["may_branch"](view.setup.board, state, state)
        rows = self._listed(view, "list_search_candidates" if branches else "list_reply_candidates")[:WIDTH]
        own = [self._policy.move(view)] if self._policy else []
        return own + [self._whole(view.copy(), row) for row in rows]

    def _listed(self, view: Position, name: str) -> list[Any]:
        weights, work = kit_of(self.game).weights.table, self._work
        n = bot_entries(self.game)[name](view.setup.board, view.state, weights, work, BREADTH)
        return [work.moves[move].copy() for move in work.order[:n]]

    def _whole(self, at: Position, row: Any) -> list[int]:
        """The actions of a candidate move, and what greedy does after them in the same turn."""
        seat, actions = at.actor, []
        while True:
            bot_entries(self.game)["play_move"](at.setup.board, at.state, row, self._work)
            actions += plan_in(self._work)
            if at.actor != seat or not self._work.plan[0]:
                return actions
            row = self._listed(at, "list_candidates")[0]


def _has_choice(view: Position, played: list[int]) -> bool:
    at = view.copy()
    for action in played:
        if len(at.legal()) > 1:
            return True
        at.perform(action)
    return False
