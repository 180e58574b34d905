"""The estimates of a review by a policy network: what it says of the next decision, and what it would do itself."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.contract import SEATS, Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rng import seed_rng
from ..core.rules import Rules
from .champion import _next_decision
from .evaluation import write_result
from .policy_bot import PolicyBot, policy_of, shipped_policy
from .policy_network import new_room, think_through
from .workspace import PLAYOUT

rules: Rules = PER_GAME  # of the game that a function is specialised for
next_decision: Callable[..., int] = PER_GAME


def _estimate_by_policy(board, at, viewer, samples, seed, network, room, work, out):
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
            for seat in range(board.players):
                out[seat] += work.chance[seat] / samples
            continue
        rules.observe(board, s, s.actor, room.observation)
        think_through(board, s.actor, network, room)
        for seat in range(board.players):
            out[seat] += room.chance[seat] / samples


@cache
def estimate_by_policy_of(game: Game) -> Entry:
    return Entry(specialised(_estimate_by_policy, game.rules, next_decision=specialised(_next_decision, game.rules)))


class PolicyJudge:
    """For one thread. A game that ships no policy network has none."""

    def __init__(self, game: Game) -> None:
        self.game, self._network = game, policy_of(game)
        self._room, self._bot = new_room(game, self._network), PolicyBot(game)

    @staticmethod
    def is_there(game: Game) -> bool:
        return shipped_policy(game).is_file()

    def estimate(self, position: Position, viewer: int, samples: int, seed: int, work: Any, out: Any) -> None:
        arguments = (position.setup.board, position.state, viewer, samples, seed, self._network, self._room, work, out)
        estimate_by_policy_of(self.game)(*arguments)

    def move(self, view: Position) -> list[int]:
        """What the network does until another seat, or chance, acts."""
        at, actions = view.copy(), []
        while at.actor == view.actor:
            actions += self._bot.decide(at)
            at.perform(actions[-1])
        return actions
