"""The bot that plays what its policy network thinks best, without looking ahead."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..core.contract import Game, Position
from ..core.jit import PER_GAME, Entry, specialised
from ..core.rules import Rules
from .contract import Budget
from .planning import PlanningBot
from .policy_network import FILE, new_room, read_policy, think_through, weigh_actions
from .workspace import new_workspace

rules: Rules = PER_GAME  # of the game that a function is specialised for


def _choose(board, view, network, room, work):
    """The action with the greatest logit."""
    n = rules.legal(board, view, work.scratch, work.legal)
    if n == 1:
        return work.legal[0]
    rules.observe(board, view, view.actor, room.observation)
    think_through(board, view.actor, network, room)
    return work.legal[weigh_actions(network, room, work.legal, n)]


@cache
def choose_of(game: Game) -> Entry:
    return Entry(specialised(_choose, game.rules))


@cache
def policy_of(game: Game, file: str = "") -> Any:
    """The network that comes with a game's bots, or that of a file; read once."""
    return read_policy(game, Path(file) if file else shipped_policy(game))


def shipped_policy(game: Game) -> Path:
    """Beside the game's bots."""
    return Path(game.room("bots").__file__).parent / FILE


def ships_policy(game: Game) -> bool:
    return game.room("bots") is not None and shipped_policy(game).is_file()


class PolicyBot(PlanningBot):
    def __init__(self, game: Game, file: str = "", name: str = "policy") -> None:
        self.name, self.game = name, game
        self._network = policy_of(game, file)
        self._room, self._work = new_room(game, self._network), new_workspace(game)
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.forget_plan()

    def decide(self, view: Position, budget: Budget | None = None) -> list[int]:
        choose: Callable[..., int] = choose_of(self.game)
        return [int(choose(view.setup.board, view.state, self._network, self._room, self._work))]
