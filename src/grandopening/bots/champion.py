"""The champion: a policy network that looks ahead.

The network says which decisions are worth a try. Each of them is tried: it is made in a copy of the game, then the game
is played on for a while, and the network says how good the seat's chances are there. The seat itself goes on by the
network, the others by the network in one trial and by greedy in the next: whoever counts on one kind of opponents alone
is strong against those and no others. The better half is tried again, twice as far ahead, until one is left or the time
is up.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np

from ..core.contract import CHANCE, OVER, Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rules import Rules
from .contract import A_SECOND, Budget
from .evaluation import write_result
from .kit import bots_of, kit_of
from .planning import PlanningBot
from .policy_bot import policy_of
from .policy_network import new_room, think_through, weigh_actions
from .workspace import PLAYOUT, new_workspace

CANDIDATES = 16  # decisions that are tried
AHEAD = 24  # decisions that a game is played on in the first trials
SHARPNESS = 100.0  # what the whole chance to win counts beside a logit
BY_NETWORK, BY_GREEDY = range(2)  # how the others play on

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
next_decision: Callable[..., int] = PER_GAME  # and the next functions
evaluate: Callable[..., None] = PER_GAME


def _next_decision(board, s, work):
    """Up to a decision with a choice, which is listed: how many legal actions it has, 0 if the game is over."""
    while True:
        while s.actor == CHANCE:
            rules.apply(board, s, rules.draw(board, s), work.scratch, work.sink)
        if s.actor == OVER:
            return 0
        n = rules.legal(board, s, work.scratch, work.legal)
        if n > 1:
            return n
        rules.apply(board, s, work.legal[0], work.scratch, work.sink)


def _evaluate(board, s, network, room):
    """What the network thinks of a position, by what the seat to decide sees."""
    rules.observe(board, s, s.actor, room.observation)
    think_through(board, s.actor, network, room)


def _weigh(board, view, network, room, work):
    """Write the logits of the legal actions, and return how many there are."""
    n = rules.legal(board, view, work.scratch, work.legal)
    evaluate(board, view, network, room)
    weigh_actions(network, room, work.legal, n)
    return n


def _try_out(board, root, action, decisions, way, seed, network, room, weights, work):
    """The chance to win of the seat to decide, after this action and so many more decisions, whoever makes them."""
    seat = root.actor
    s = work.states[PLAYOUT]
    work.states[PLAYOUT] = root
    rules.imagine(board, s, seat, seed)
    rules.apply(board, s, action, work.scratch, work.sink)
    for _ in range(decisions):
        n = next_decision(board, s, work)
        if n == 0:
            break
        if way == BY_GREEDY and s.actor != seat:
            bots.list_candidates(board, s, weights, work, 1)
            bots.play_move(board, s, work.moves[work.order[0]], work)
        else:
            evaluate(board, s, network, room)
            likeliest = work.legal[weigh_actions(network, room, work.legal, n)]
            rules.apply(board, s, likeliest, work.scratch, work.sink)
    if next_decision(board, s, work) == 0:
        rules.score(board, s, work.points, work.won)
        write_result(board, work)
        return work.chance[seat]
    evaluate(board, s, network, room)
    return room.chance[seat]


@cache
def entries_of(game: Game) -> tuple[Entry, Entry]:
    """`weigh` and `try_out`."""
    next_decision, evaluate = (specialised(template, game.rules) for template in (_next_decision, _evaluate))
    parts = {"bots": bots_of(game), "next_decision": next_decision, "evaluate": evaluate}
    weigh = specialised(_weigh, game.rules, evaluate=evaluate)
    return Entry(weigh), Entry(specialised(_try_out, game.rules, inlined=False, **parts))


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
        self._ways = (BY_NETWORK, BY_GREEDY) if "greedy" in kit_of(game).methods else (BY_NETWORK,)
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
            found = found[: max(2, budget.playouts // len(self._ways))]
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
        """One after the other, until one candidate is left. All trials of a round share what the seat cannot see and
        luck to come, so that those do not choose among them."""
        try_out, weights = entries_of(self.game)[1], kit_of(self.game).weights.table
        left, ahead = candidates, AHEAD
        while len(left) > 1:
            seeds = [next(self._seeds) for _ in self._ways]
            for one in left:
                for way, seed in zip(self._ways, seeds, strict=True):
                    told = (one.action, ahead, way, seed, self._network, self._room, weights, self._work)
                    yield one, float(try_out(view.setup.board, view.state, *told))
            left = sorted(left, key=lambda one: -one.worth)[: len(left) // 2]
            ahead *= 2
