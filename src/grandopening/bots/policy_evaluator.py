"""The estimates of a review by a policy network: what it says of the next decision, and what it would do itself."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.contract import SEATS, Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rng import seed_rng
from ..core.rules import Rules
from .evaluation import write_result
from .kit import kit_of
from .policy_bot import PolicyBot, policy_of, ships_policy
from .policy_network import new_room
from .policy_values import doubt_in, judge_of, next_decision_of
from .workspace import PLAYOUT

rules: Rules = PER_GAME  # of the game that a function is specialised for,
next_decision: Callable[..., int] = PER_GAME  # and functions of policy_values.py
judge: Callable[..., None] = PER_GAME


def _estimate_by_policy(board, at, viewer, samples, seed, doubt, weights, network, room, work, out):
    """Every seat's chance to win, by what the seat to decide next sees; SEATS as viewer: with all hands open."""
    s = work.states[PLAYOUT]
    for seat in range(board.players):
        out[seat] = 0
    for k in range(samples):
        work.states[PLAYOUT] = at
        if viewer == SEATS:
            seed_rng(s, seed + k)
        else:
            rules.imagine(board, s, viewer, seed + k)
        if next_decision(board, s, work) == 0:
            rules.score(board, s, work.points, work.won)
            write_result(board, work)
        else:
            judge(board, s, doubt, network, room, weights, work)
        for seat in range(board.players):
            out[seat] += work.chance[seat] / samples


@cache
def estimate_by_policy_of(game: Game) -> Entry:
    parts = {"next_decision": next_decision_of(game), "judge": judge_of(game)}
    return Entry(specialised(_estimate_by_policy, game.rules, **parts))


class PolicyJudge:
    """For one thread. A game that ships no policy network has none."""

    def __init__(self, game: Game) -> None:
        self.game, self._network = game, policy_of(game)
        self._room, self._bot = new_room(game, self._network), PolicyBot(game)

    @staticmethod
    def is_there(game: Game) -> bool:
        return ships_policy(game)

    def estimate(self, position: Position, viewer: int, samples: int, seed: int, work: Any, out: Any) -> None:
        setup, weights = position.setup, kit_of(self.game).weights.table
        given = (setup.board, position.state, viewer, samples, seed, doubt_in(setup), weights)
        estimate_by_policy_of(self.game)(*given, self._network, self._room, work, out)

    def move(self, view: Position) -> list[int]:
        """What the network does until another seat, or chance, acts."""
        at, actions = view.copy(), []
        while at.actor == view.actor:
            actions += self._bot.decide(at)
            at.perform(actions[-1])
        return actions
