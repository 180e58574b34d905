"""What a position is worth by a policy network, for whoever looks ahead and for the review: where the next decision is,
what the network says there, and how far it is believed."""

from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.contract import CHANCE, OVER, Game, Setup
from ..core.jit import PER_GAME, specialised
from ..core.rules import Rules
from .kit import bots_of, kit_of
from .policy_network import think_through

DOUBT = 0.5  # what greedy's evaluation counts at tables with options that the network knows less well

rules: Rules = PER_GAME  # of the game that a function is specialised for,
bots: Any = PER_GAME  # its bots, as bots/kit.py lists them,
look_at: Callable[..., None] = PER_GAME  # and the function of that name


def doubt_in(setup: Setup) -> float:
    """Few of the games that a network learns from have options, and none has all of them (train/tables.py)."""
    kit = kit_of(setup.game)
    is_unusual = setup.unusual.keys() - kit.known_options or setup.board_file
    return DOUBT if is_unusual and "greedy" in kit.methods else 0.0


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


def _look_at(board, s, network, room):
    """What the network thinks of a position, by what the seat to decide sees."""
    rules.observe(board, s, s.actor, room.observation)
    think_through(board, s.actor, network, room)


def _judge(board, s, doubt, network, room, weights, work):
    """Every seat's chance to win, to the workspace; `doubt` is what greedy's evaluation counts beside the network's."""
    look_at(board, s, network, room)
    bots.evaluate(board, s, s.actor, weights, work)
    for seat in range(board.players):
        work.chance[seat] = (1 - doubt) * room.chance[seat] + doubt * work.chance[seat]


@cache
def next_decision_of(game: Game) -> Any:
    return specialised(_next_decision, game.rules)


@cache
def look_at_of(game: Game) -> Any:
    return specialised(_look_at, game.rules)


@cache
def judge_of(game: Game) -> Any:
    return specialised(_judge, game.rules, bots=bots_of(game), look_at=look_at_of(game))
