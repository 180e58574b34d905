"""Bots: they see the view of their seat, never the position itself.

bot = bot_named("shopkeeper", game)
action = bot.choose(position.view(position.actor))
"""

from ..core.contract import Game, Refused
from .simple import KINDS, SimpleBot

__all__ = ["LEVELS", "NAMES", "SimpleBot", "bot_named"]

# For people: a way of deciding, and how much noise is added to what it thinks of its moves (in chances to win).
LEVELS = {"newcomer": ("greedy", 0.1), "shopkeeper": ("greedy", 0.0)}
NAMES = (*KINDS, *LEVELS)


def bot_named(name: str, game: Game, seed: int = 0) -> SimpleBot:
    """A bot for one seat of one game; the seed starts its own generator."""
    if name not in NAMES:
        raise Refused("option", f"no bot {name!r}: there are {', '.join(NAMES)}")
    kind, noise = LEVELS.get(name, (name, 0.0))
    return SimpleBot(kind, game, noise, seed)
