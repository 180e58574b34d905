"""Many games at once. The loops are written once and bound to each game's rules (see `bound`)."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from .contract import CHANCE, OVER, Game, Setup
from .events import new_sink
from .jit import INTERPRETED, bound, rule
from .rng import below
from .struct import words_of

# What a bound loop finds under these names are the rules of its game.
new: Any = None
legal: Any = None
draw: Any = None
apply: Any = None
step: Any = None
play_one: Any = None


@rule
def mixed(state_hash, word):
    """One step of a running hash: shifts and xors only, the same on every backend."""
    h = state_hash ^ word
    h ^= h << 13
    h ^= (h >> 7) & 0x1FFFFFFFFFFFFFF
    return h ^ (h << 17)


def _step(board, s, scratch, sink, out):
    """One random decision, or one drawn result. Returns how many decisions that was."""
    if s.actor == CHANCE:
        apply(board, s, draw(board, s), scratch, sink)
        return 0
    n = legal(board, s, scratch, out)
    apply(board, s, out[below(s, n)], scratch, sink)
    return 1


def _play_one(board, s, seed, limit, scratch, sink, out, words, hashes, i):
    """Game i, from its set-up to its end (or `limit` decisions) by random legal decisions. The state, which is row i of
    `words`, is hashed after every step where `hashes` has room."""
    new(board, s, seed + i, sink)
    decisions = 0
    while s.actor != OVER and decisions < limit:
        decisions += step(board, s, scratch, sink, out)
        if sink.shape[0] > 1:
            sink[0, 0] = 0
        if i < len(hashes):
            for w in range(words.shape[1]):
                hashes[i] = mixed(hashes[i], words[i, w])
    return decisions


def _play(boards, states, first, last, seed, limit, scratch, sink, out, words, hashes):
    """Games first to last - 1; game i sits on board i modulo the number of boards."""
    decisions = 0
    for i in range(first, last):
        board = boards[i % len(boards)]
        decisions += play_one(board, states[i], seed, limit, scratch, sink, out, words, hashes, i)
    return decisions


@dataclass(frozen=True)
class Loops:
    """The batch loops of one game."""

    step: Callable[..., Any]
    play_one: Callable[..., Any]
    play: Callable[..., Any]


@cache
def loops_of(game: Game) -> Loops:
    rules = {name: game.functions[name] for name in ("new", "legal", "draw", "apply")}
    step = rule(bound(_step, rules))
    play_one = rule(bound(_play_one, {**rules, "step": step}))
    return Loops(step, play_one, rule(bound(_play, {"play_one": play_one})))


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
    limit: int = 1 << 30,
) -> Played:
    """Random legal play. Games are dealt to the setups in turn; the same seed gives the same games, however many
    threads play them."""
    game = setups[0].game
    boards = np.array([setup.board for setup in setups], game.Board.dtype)
    states = game.State.many(games)
    hash_row = np.zeros(games if hashes else 0, np.int64)

    def part(first: int, last: int) -> int:
        sink, out = new_sink(game.max_events if events else 0), np.zeros(game.max_legal, np.int32)
        arguments = (seed, limit, game.Scratch.new(), sink, out, words_of(states), hash_row)
        return int(loops_of(game).play(boards, states, first, last, *arguments))

    threads = 1 if INTERPRETED else threads
    bounds = [games * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        decisions = sum(pool.map(part, bounds[:-1], bounds[1:]))
    return Played(states, decisions, hash_row)
