"""Bots: they see the view of their seat, never the position itself.

    bot = bot_named("shopkeeper", game)
    action = bot.choose(position.view(position.actor))

`random`, `sensible`, `reference`, `greedy` and `search` are the methods; newcomer, shopkeeper and manager the levels
people choose from. A game that comes with a policy network has the method `policy` and the level champion too. A game
without bots of its own has `random`, a plain `search`, and the levels. See docs/bots.md.
"""

from .analysis import analyse
from .contract import Bot, Budget
from .levels import LEVELS, levels_of
from .naming import NAMES, bot_named, names_of

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "analyse", "bot_named", "levels_of", "names_of"]
