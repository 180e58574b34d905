"""The champion: a policy network that looks ahead.

The network says which decisions are worth a try. Each of them is tried: it is made in a copy of the game, then the
game is played on for a while, and the network says how good the seat's chances are there. The seat itself goes on by
the network, each of the others by the network or by greedy: first all by one, then all by the other, then in every
way there is. Whoever counts on one kind of opponents alone is strong against those and no others. A decision is worth
the mean of its trials. At tables of which the network has seen few games it is believed half, and greedy's evaluation
the other half.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np

from ..core.bits import has
from ..core.contract import Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rules import Rules
from .contract import A_SECOND, Budget
from .evaluation import write_result
from .kit import bots_of, kit_of
from .planning import PlanningBot
from .policy_bot import policy_of
from .policy_network import new_room, weigh_actions
from .policy_values import doubt_in, judge_of, look_at_of, next_decision_of
from .workspace import PLAYOUT, new_workspace

CANDIDATES = 4  # decisions that are tried: with more it was slower and no stronger (docs/bots.md)
AHEAD = 24  # decisions that a game is played on in a trial
SHARPNESS = 100.0  # what the whole chance to win counts beside a logit

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
next_decision: Callable[..., int] = PER_GAME  # and functions of policy_values.py
look_at: Callable[..., None] = PER_GAME
judge: Callable[..., None] = PER_GAME


def _weigh(board, view, network, room, work):
    """Write the logits of the legal actions, and return how many there are."""
    n = rules.legal(board, view, work.scratch, work.legal)
    look_at(board, view, network, room)
    weigh_actions(network, room, work.legal, n)
    return n


def _try_out(board, root, action, decisions, way, seed, doubt, network, room, weights, work):
    """The chance to win of the seat to decide, after this action and so many more decisions, whoever makes them.
    `way`: a bit for each of the others, from the seat on: do they go on by greedy? `doubt`: what greedy's evaluation
    counts beside the network's."""
    seat = root.actor
    s = work.states[PLAYOUT]
    work.states[PLAYOUT] = root
    rules.imagine(board, s, seat, seed)
    rules.apply(board, s, action, work.scratch, work.sink)
    for _ in range(decisions):
        n = next_decision(board, s, work)
        if n == 0:
            break
        if s.actor != seat and has(way, (s.actor - seat) % board.players - 1):
            bots.list_candidates(board, s, weights, work, 1)
            bots.play_move(board, s, work.moves[work.order[0]], work)
        else:
            look_at(board, s, network, room)
            likeliest = work.legal[weigh_actions(network, room, work.legal, n)]
            rules.apply(board, s, likeliest, work.scratch, work.sink)
    if next_decision(board, s, work) == 0:
        rules.score(board, s, work.points, work.won)
        write_result(board, work)
    else:
        judge(board, s, doubt, network, room, weights, work)
    return work.chance[seat]


@cache
def entries_of(game: Game) -> tuple[Entry, Entry]:
    """`weigh` and `try_out`."""
    look_at = look_at_of(game)
    parts = {
        "bots": bots_of(game),
        "next_decision": next_decision_of(game),
        "look_at": look_at,
        "judge": judge_of(game),
    }
    return Entry(specialised(_weigh, game.rules, look_at=look_at)), Entry(specialised(_try_out, game.rules, **parts))


@dataclass
class Candidate:
    action: int
    logit: float
    chances: list[float] = field(default_factory=list)  # after each trial

    @property
    def worth(self) -> float:
        return self.logit + SHARPNESS * sum(self.chances) / len(self.chances) if self.chances else -np.inf


class Champion(PlanningBot):
    def __init__(
        self, game: Game, seed: int = 0, budget: Budget = A_SECOND, file: str = "", name: str = "champion"
    ) -> None:
        self.name, self.game, self.budget = name, game, budget
        self._network = policy_of(game, file)
        self._room, self._work = new_room(game, self._network), new_workspace(game)
        self._knows_greedy = "greedy" in kit_of(game).methods
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self._seeds = count(seed << 20)
        self.forget_plan()

    def plan(self, view: Position, budget: Budget | None = None) -> list[int]:
        """Every decision of the turn has its own trials."""
        at, actions = view.view(view.actor), []
        while at.actor == view.actor:
            actions += self.decide(at, budget)
            at.perform(actions[-1])
        return actions

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        legal = view.legal()
        return [int(legal[0]) if len(legal) == 1 else self.look_ahead(view, budget)[0].action]

    def look_ahead(self, view: Position, budget: Budget | None = None) -> list[Candidate]:
        """The decisions worth a try, the best first, as far as the budget goes."""
        budget = budget or self.budget
        found = self._candidates(view)
        if budget.playouts:
            found = found[: max(2, budget.playouts // 2)]
        most, end = budget.playouts or np.inf, perf_counter() + (budget.seconds or np.inf)
        for made, (candidate, chance) in enumerate(self._trials(view, found), start=1):
            candidate.chances.append(chance)
            if made >= most or perf_counter() >= end:
                break
        return sorted(found, key=lambda one: -one.worth)

    def _candidates(self, view: Position) -> list[Candidate]:
        """The likeliest decisions, by the network."""
        weigh, work, room = entries_of(self.game)[0], self._work, self._room
        n = weigh(view.setup.board, view.state, self._network, room, work)
        likeliest = np.argsort(-room.logits[:n], kind="stable")[:CANDIDATES]
        return [Candidate(int(work.legal[k]), float(room.logits[k])) for k in likeliest]

    def _trials(self, view: Position, candidates: list[Candidate]) -> Iterator[tuple[Candidate, float]]:
        """Round by round. All trials of a round share what the seat cannot see and luck to come, so that those do not
        choose among the candidates."""
        try_out, weights = entries_of(self.game)[1], kit_of(self.game).weights.table
        doubt = doubt_in(view.setup)
        for ways in rounds_of(view.setup.players) if self._knows_greedy else [(0,)]:
            seeds = [next(self._seeds) for _ in ways]
            for one in candidates:
                for way, seed in zip(ways, seeds, strict=True):
                    trial = (view.setup.board, view.state, one.action, AHEAD, way, seed, doubt)
                    yield one, float(try_out(*trial, self._network, self._room, weights, self._work))


def rounds_of(players: int) -> list[tuple[int, int]]:
    """How the others go on, a bit for each that does so by greedy: in pairs in which everybody does so once."""
    everybody = 2 ** (players - 1) - 1
    return [(way, everybody - way) for way in range(everybody // 2 + 1)]
