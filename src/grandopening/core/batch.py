"""Many games at once, by random legal decisions."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from .contract import Setup
from .jit import INTERPRETED
from .playing import NO_LIMIT, loops_of, new_tools


@dataclass
class Played:
    """Games played to their end, one state each."""

    states: Any
    decisions: int
    hashes: Any


def play_random(
    setups: list[Setup],
    games: int,
    seed: int = 0,
    threads: int = 1,
    events: bool = False,
    hashes: bool = False,
    limit: int = NO_LIMIT,
) -> Played:
    """Random legal play. Games are dealt to the setups in turn; the same seed gives the same games, however many
    threads play them."""
    game = setups[0].game
    boards = np.array([setup.board for setup in setups], game.Board.dtype)
    states, seeds = game.State.many(games), np.arange(seed, seed + games)
    hash_row, decisions = np.zeros(games if hashes else 0, np.int64), np.zeros(games, np.int64)
    room = game.max_events if events else 0

    def part(first: int, last: int) -> None:
        tools = new_tools(game, event_room=room, states=states, hashes=hash_row)
        loops_of(game).play(boards, states, first, last, seeds, limit, tools, decisions)

    threads = 1 if INTERPRETED else threads
    bounds = [games * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, bounds[:-1], bounds[1:]))
    return Played(states, int(decisions.sum()), hash_row)
