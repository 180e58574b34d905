"""Who plays in the lab: a bot by its name. `greedy~0.05` thinks its moves worth up to so much (in chances to win) more
than they are, at random: bots that always decide alike play the same games again and again. `search@500` makes so many
playouts a turn. The lab gives a search no clock, so that it plays the same games on every machine; only manager, the
level people meet at the table, keeps its own.
"""

from ..bots import bot_named
from ..bots.contract import Bot, Budget
from ..bots.kit import METHODS
from ..bots.search_bot import SearchBot
from ..core.contract import Game, Refused

THINKS = len(METHODS)  # the kind of those that are asked in Python, one decision at a time
SEARCH = "search"
PLAYOUTS = 200  # a turn, where none are named


def thinker(text: str, game: Game, seed: int) -> Bot:
    """One of those that are asked in Python."""
    name, has_playouts, playouts = text.partition("@")
    if name != SEARCH:
        return bot_named(text, game, seed)
    if has_playouts and not (playouts.isdecimal() and int(playouts) > 0):
        raise Refused("option", f"no bot {text!r}: write the playouts as a number, as in {SEARCH}@{PLAYOUTS}")
    return SearchBot(game, seed, budget=Budget(playouts=int(playouts or PLAYOUTS)), name=text)


def in_no_time(text: str, game: Game) -> str:
    """The same bot, for a game in which only its compiled functions matter."""
    return f"{SEARCH}@1" if parse_player(text, game)[0] == THINKS else text


def parse_player(text: str, game: Game) -> tuple[int, float]:
    """Its kind, and its noise."""
    name, has_noise, noise = text.partition("~")
    thinker(name, game, seed=0)
    if not has_noise:
        return METHODS.index(name) if name in METHODS else THINKS, 0.0
    try:
        return METHODS.index(name), float(noise)
    except ValueError:
        raise Refused("option", f"no bot {text!r}: write noise as a number after a bot that decides at once") from None
