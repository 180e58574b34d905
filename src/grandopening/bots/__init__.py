"""Bots: they see the view of their seat, never the position itself.

    bot = bot_named("shopkeeper", game)
    action = bot.choose(position.view(position.actor))

`random`, `sensible`, `reference`, `greedy` and `search` are the methods; newcomer, shopkeeper and manager the levels
people choose from. A game without bots of its own has `random`, a plain `search`, and the levels. See docs/bots.md.
"""

from ..core.contract import Game, Refused
from .analysis import analyse
from .contract import Bot, Budget
from .kit import METHODS, kit_of
from .levels import LEVELS, levels_of
from .reasons import Reason, reasons_for
from .search_bot import SearchBot
from .simple import SimpleBot

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Reason", "analyse", "bot_named", "names_of", "reasons_for"]

NAMES = (*METHODS, "search", *LEVELS)


def names_of(game: Game) -> tuple[str, ...]:
    """The bots of this game."""
    return (*kit_of(game).methods, "search", *LEVELS)


def bot_named(name: str, game: Game, seed: int = 0, threads: int = 1) -> Bot:
    """A bot for one seat of one game; `seed` starts its own generator, `threads` are for those that search."""
    if name not in names_of(game):
        raise Refused("option", f"no bot {name!r} in {game.name}: there are {', '.join(names_of(game))}")
    if level := levels_of(game).get(name):
        if level.method == "search":
            return SearchBot(game, seed, threads, level.budget, name=name)
        return SimpleBot(level.method, game, seed, level.noise, name=name)
    return SearchBot(game, seed, threads) if name == "search" else SimpleBot(name, game, seed)
