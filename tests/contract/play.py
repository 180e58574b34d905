"""Plays random games in a process of its own, whose environment says how rules are run; prints the running hashes.

python play.py GAME GAMES LIMIT: games dealt to all combinations of options in turn, each to its end or LIMIT decisions.
"""

import itertools
import json
import sys

import numpy as np

from grandopening.core.batch import play_random
from grandopening.core.contract import Setup
from grandopening.core.jit import Entry, rule
from grandopening.games import game_named


def spread_setups(name: str) -> list[Setup]:
    """All combinations of options, in an order in which neighbours differ in everything."""
    game = game_named(name)
    keys = [option.name for option in game.options]
    combinations = list(itertools.product(*(option.values for option in game.options)))
    order = np.random.default_rng(0).permutation(len(combinations))
    return [game.set_up(dict(zip(keys, combinations[i], strict=True))) for i in order]


def hashes_of(name: str, games: int, limit: int) -> list[int]:
    setups = spread_setups(name)
    return [int(h) for h in play_random(setups, games, seed=1, hashes=True, events=True, limit=limit).hashes]


@rule
def _read(array, i):
    return array[i]


read = Entry(_read, eager=True)


def is_bounds_checked() -> bool:
    try:
        read(np.zeros(3, np.int64), 3)
    except IndexError:
        return True
    return False


if __name__ == "__main__":
    name, games, limit = sys.argv[1:]
    print(json.dumps({"hashes": hashes_of(name, int(games), int(limit)), "bounds_checked": is_bounds_checked()}))
