"""Who plays in the lab: a bot by its name, and `greedy~0.05` for one that thinks its moves worth up to so much (in
chances to win) more than they are, at random: bots that always decide alike play the same games again and again."""

from ..bots import bot_named
from ..bots.simple import KINDS
from ..core.contract import Game, Refused

THINKS = len(KINDS)  # the kind of those that are asked in Python, one decision at a time


def parse_player(text: str, game: Game) -> tuple[int, float]:
    """Its kind, and its noise."""
    name, has_noise, noise = text.partition("~")
    bot_named(name, game)
    if not has_noise:
        return KINDS.index(name) if name in KINDS else THINKS, 0.0
    try:
        return KINDS.index(name), float(noise)
    except ValueError:
        raise Refused("option", f"no bot {text!r}: write noise as a number after a bot that decides at once") from None
