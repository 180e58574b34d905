"""Bots by their names, everywhere spelled alike: a method or a level, and what is added to it.

`greedy~0.05` thinks its moves worth up to so much (in chances to win) more than they are, at random: bots that always
decide alike play the same games again and again. `search@500` makes so many playouts a turn, whatever time that takes,
and `champion@16` so many trials of a decision. `policy=FILE` plays by the policy network of a file of one's own, and so
does `champion=FILE`.
"""

from dataclasses import dataclass

from ..core.contract import Game, Refused
from .champion import Champion
from .contract import A_SECOND, Bot, Budget
from .kit import METHODS, kit_of
from .levels import LEVELS, levels_of
from .policy_bot import PolicyBot, ships_policy
from .search_bot import SearchBot
from .simple import SimpleBot

SEARCH, POLICY, CHAMPION = "search", "policy", "champion"
BY_NETWORK = (POLICY, CHAMPION)
NAMES = (*METHODS, SEARCH, POLICY, *LEVELS, CHAMPION)
THINKS = len(METHODS)  # in place of the method: those that are asked in Python, one decision at a time


def names_of(game: Game) -> tuple[str, ...]:
    """The bots of this game."""
    by_network = (POLICY,) if ships_policy(game) else ()
    return (*kit_of(game).methods, SEARCH, *by_network, *levels_of(game))


@dataclass(frozen=True)
class Spelling:
    """What a name says."""

    name: str
    method: int  # its number, if it decides at once and compiled; else THINKS
    noise: float = 0.0
    playouts: int = 0  # 0: those of the method
    file: str = ""  # of a policy network; without one, the game's own

    @property
    def thinks(self) -> bool:
        return self.method == THINKS


def spelled(text: str, game: Game) -> Spelling:
    """Refused if there is no such bot."""
    plain, has_noise, noise = text.partition("~")
    named, has_playouts, playouts = plain.partition("@")
    name, has_file, file = named.partition("=")
    if not (name in BY_NETWORK if has_file else name in names_of(game)):
        raise Refused("option", f"no bot {plain!r} in {game.name}: there are {', '.join(names_of(game))}")
    if has_playouts and not (name in (SEARCH, CHAMPION) and playouts.isdecimal() and int(playouts) > 0):
        raise Refused("option", f"no bot {text!r}: write the playouts as a number, as in {SEARCH}@200")
    method = METHODS.index(name) if name in METHODS else THINKS
    try:
        added = float(noise) if has_noise else 0.0
        if (has_noise and method == THINKS) or not 0 <= added <= 1:  # nor is "nan" within
            raise ValueError
        return Spelling(name, method, added, int(playouts or 0), file)
    except ValueError:
        told = "write noise as a number from 0 to 1, after a bot that decides at once"
        raise Refused("option", f"no bot {text!r}: {told}") from None


def bot_named(text: str, game: Game, seed: int = 0, threads: int = 1) -> Bot:
    """A bot for one seat of one game; `seed` starts its own generator, `threads` are for those that search."""
    asked = spelled(text, game)
    if asked.name == SEARCH:
        budget = Budget(playouts=asked.playouts) if asked.playouts else A_SECOND
        return SearchBot(game, seed, threads, budget, name=text)
    if asked.name == POLICY:
        return PolicyBot(game, asked.file, name=text)
    if asked.name == CHAMPION:
        budget = Budget(playouts=asked.playouts) if asked.playouts else A_SECOND
        return Champion(game, seed, budget, asked.file, name=text)
    if level := levels_of(game).get(asked.name):
        if level.method == SEARCH:
            return SearchBot(game, seed, threads, level.budget, name=text)
        return SimpleBot(level.method, game, seed, level.noise, name=text)
    return SimpleBot(asked.name, game, seed, asked.noise, name=text)
