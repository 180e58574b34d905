"""Who plays in the lab: a bot by its name (bots/naming.py). The lab gives a search no clock, so that it plays
the same games on every machine; only manager and champion, levels people meet at the table, keep their own.
"""

from ..bots.contract import Bot
from ..bots.naming import CHAMPION, POLICY, SEARCH, bot_named, spelled
from ..core.contract import Game

PLAYOUTS = 200  # a turn, where none are named


def thinker(text: str, game: Game, seed: int) -> Bot:
    """One of those that are asked in Python."""
    return bot_named(f"{SEARCH}@{PLAYOUTS}" if text == SEARCH else text, game, seed)


def in_no_time(text: str, game: Game) -> str:
    """The same bot, for a game in which only its compiled functions matter."""
    asked = spelled(text, game)
    if asked.name == CHAMPION:
        return f"{text.partition('@')[0]}@1"
    return f"{SEARCH}@1" if asked.thinks and asked.name != POLICY else text
