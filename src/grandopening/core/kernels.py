"""The same rules on a GPU: one thread plays one game. Needs numba-cuda and a CUDA device; nothing here is loaded
without one.

To measure, a thread keeps its game in local memory, which CUDA interleaves word by word across the threads of a warp:
threads that read the same field read one stretch of memory. With the games in global memory it was a third slower.
"""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

import numba
import numpy as np

from .batch import play_random
from .contract import Game, Setup
from .gpu import THREADS_PER_BLOCK, load_cuda
from .jit import for_gpu
from .kernel_files import kept_on_disk
from .playing import NO_LIMIT, NOTHING, Loops, Tools, loops_of, new_tools

KEPT = 384  # events of one game

cuda = load_cuda()  # by this name of the module, Numba's simulator of CUDA finds what it has to simulate


@cache
def _stream(game: Game) -> Any:
    """Random play that never ends, to measure it: so many decisions in each thread, a new game whenever one is over."""
    rules = game.rules.new, loops_of(game).play_on.function
    new, play_on = map(for_gpu, rules)
    state_type, scratch_type = numba.from_dtype(game.State.dtype), numba.from_dtype(game.Scratch.dtype)
    max_legal, legal_type = game.max_legal, numba.int16

    @cuda.jit
    def stream(boards, blank, seed, limit, plan, sink, events, log, words, hashes, decisions):
        i = cuda.grid(1)
        if i < len(decisions):
            states = cuda.local.array(1, state_type)
            scratches = cuda.local.array(1, scratch_type)
            legal = cuda.local.array(max_legal, legal_type)
            tools = Tools(scratches[0], legal, plan, states[0], sink, 0, events, log, words, hashes, 0)
            games, made = 0, 0
            while made < limit:
                states[0] = blank[0]
                new(boards[0], states[0], seed + i + games * len(decisions), sink)
                made += play_on(boards[0], states[0], NOTHING, limit - made, tools, i)
                games += 1
            decisions[i] = made

    return kept_on_disk(stream, *rules, max_legal)


@cache
def _whole_games(loops: Loops) -> Any:
    """Games from their set-up to their end, a thread each. Of every array by game a thread has its row."""
    play = for_gpu(loops.play.function)

    @cuda.jit
    def whole_games(
        boards, states, seeds, limit, scratches, legals, plans, rngs, sinks, wanted, events, log, words, hashes, bots,
        decisions,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            scratch, legal, plan, rng, sink = scratches[i], legals[i], plans[i], rngs[i], sinks[i]
            tools = Tools(scratch, legal, plan, rng, sink, wanted, events[i], log, words, hashes, bots)
            play(boards, states, i, i + 1, seeds, limit, tools, decisions)

    return kept_on_disk(whole_games, loops.play.function)


def _launch(kernel: Any, threads: int, *arguments: Any) -> None:
    blocks = (threads + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
    kernel[blocks, THREADS_PER_BLOCK](*arguments)
    cuda.synchronize()


class Players(Protocol):
    """Who plays, as bots/deciding.py has it."""

    is_random: bool

    def loops(self, on_gpu: bool = False) -> Loops: ...

    def on_gpu(self, copied: Callable[[Any], Any], rngs: Any) -> Any:
        """What their decider needs, copied to the GPU; `rngs` are the generators of those who decide, game by game."""


def play_games(
    setup: Setup, seeds: Any, players: Players, *, event_room: int = 0, wanted: int = 0, kept: int = 0
) -> tuple[Any, Any, Any]:
    """A game of each seed. Returns the final states, the decisions of each game, and the events that are wanted, as the
    loop notes them on the CPU."""
    rngs = cuda.to_device(setup.game.State.many(len(seeds)))
    bots = 0 if players.is_random else players.on_gpu(cuda.to_device, rngs)
    states, decisions, events, _ = _played(
        [setup], seeds, players.loops(on_gpu=True), bots, rngs, event_room, wanted, KEPT if kept else 0, False
    )
    counts = events[:, 0, 0]
    if counts.max(initial=0) > events.shape[1] - 1:
        raise OverflowError(f"{counts.max()} events in one game, room for {events.shape[1] - 1}")
    rows = np.concatenate([np.zeros((1, 5), np.int32), *(of[1 : n + 1] for of, n in zip(events, counts, strict=True))])
    rows[0, 0] = len(rows) - 1
    return states, decisions, rows


def _played(
    setups: list[Setup],
    seeds: Any,
    loops: Loops,
    bots: Any,
    rngs: Any,
    event_room: int,
    wanted: int,
    kept: int,
    hashed: bool,
) -> tuple[Any, Any, Any, Any]:
    """States, decisions, events and hashes."""
    game, n = setups[0].game, len(seeds)
    states, scratches = (cuda.to_device(one.many(n)) for one in (game.State, game.Scratch))
    # The kernel sees each state both as a struct and as words: one piece of memory, two views.
    words = states.view(np.int64).reshape(n, game.State.dtype.itemsize // 8) if hashed else np.zeros((1, 1), np.int64)
    events = cuda.to_device(np.zeros((n, kept + 1, 5), np.int32))
    hashes, decisions = cuda.to_device(np.zeros(n if hashed else 0, np.int64)), cuda.to_device(np.zeros(n, np.int64))
    _launch(
        _whole_games(loops),
        n,
        cuda.to_device(np.array([setup.board for setup in setups], game.Board.dtype)),
        states,
        cuda.to_device(np.asarray(seeds)),
        NO_LIMIT,
        scratches,
        cuda.to_device(np.zeros((n, game.max_legal), np.int32)),
        cuda.to_device(np.zeros((n, 2), np.int64)),
        rngs,
        cuda.to_device(np.zeros((n, event_room + 1, 4), np.int32)),
        wanted,
        events,
        cuda.to_device(np.zeros(1, np.int32)),
        words,
        hashes,
        bots,
        decisions,
    )
    return states.copy_to_host(), decisions.copy_to_host(), events.copy_to_host(), hashes.copy_to_host()


def decisions_per_second(setup: Setup, games: int = 524_288, decisions: int = 300, runs: int = 3) -> float:
    """Random legal play of so many games at once, so many decisions each; the best of some runs, compilation left
    out."""
    game = setup.game
    board, blank = (cuda.to_device(array) for array in (np.array([setup.board], game.Board.dtype), game.State.many(1)))
    tools = new_tools(game)  # nothing is noted
    noted = (tools.plan, tools.sink, tools.events, tools.log, tools.words, tools.hashes)
    arrays, made = [cuda.to_device(array) for array in noted], cuda.to_device(np.zeros(games, np.int64))
    rates = []
    for run in range(runs + 1):
        start = time.perf_counter()
        _launch(_stream(game), games, board, blank, run * 7_919, decisions, *arrays, made)
        rates.append(int(made.copy_to_host().sum()) / (time.perf_counter() - start))
    return max(rates[1:])


def differing_games(setups: list[Setup], games: int, seed: int = 0) -> int:
    """Play the same games here and on the GPU; how many differ in the running hash of their states."""
    seeds = np.arange(seed, seed + games)
    rngs = cuda.to_device(setups[0].game.State.many(games))
    _, decisions, _, there = _played(setups, seeds, loops_of(setups[0].game), 0, rngs, 0, 0, 0, True)
    here = play_random(setups, games, seed, hashes=True)
    if int(decisions.sum()) == 0:
        raise RuntimeError("the GPU played nothing")
    return int((there != here.hashes).sum())
