"""Games of Pròxima Obertura to look at."""

from collections.abc import Iterator

from grandopening.bots.simple import SimpleBot
from grandopening.core.contract import CHANCE, Position
from grandopening.games import game_named

GAME = game_named("proxima-obertura")


def game_of_greedy(players: int, seed: int) -> Iterator[Position]:
    """One position, again and again as the game goes on; last of all its end."""
    position, bot = GAME.set_up({"players": players}).begin(seed), SimpleBot("greedy", GAME, seed)
    while not position.is_over:
        yield position
        position.apply(position.draw() if position.actor == CHANCE else bot.choose(position))
    yield position
