"""The same rules on a GPU: one thread plays one game. Needs numba-cuda and a CUDA device; nothing here is loaded
without one.

Each thread keeps its game in local memory, which CUDA interleaves word by word across the threads of a warp: threads
that read the same field read one stretch of memory. With the games in global memory it was a third slower.
"""

import time
from functools import cache
from typing import Any

import numpy as np

from .batch import loops_of, play_random
from .contract import OVER, Game, Setup
from .jit import INTERPRETED

THREADS_PER_BLOCK = 128


def load_cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks NumPy 2.5 for it
    from numba import cuda

    return cuda


def gpu_available() -> bool:
    try:
        return not INTERPRETED and bool(load_cuda().is_available())
    except Exception:  # a missing package, driver or library: whatever it is, there is no GPU for us
        return False


@cache
def _kernels(game: Game) -> Any:
    """Kernels of one game: a steady stream of random play, and whole games with a running hash."""
    import numba

    cuda = load_cuda()
    new, loops = game.functions["new"], loops_of(game)
    step, play_one = loops.step, loops.play_one
    state_type, scratch_type = numba.from_dtype(game.State.dtype), numba.from_dtype(game.Scratch.dtype)
    max_legal, chosen_type = game.max_legal, numba.int16

    @cuda.jit
    def stream(boards, blank, seed, steps, sink, decisions):
        """`steps` decisions or results in each thread, a new game whenever one is over."""
        i = cuda.grid(1)
        if i < len(decisions):
            board = boards[i % len(boards)]
            states = cuda.local.array(1, state_type)
            scratches = cuda.local.array(1, scratch_type)
            out = cuda.local.array(max_legal, chosen_type)
            states[0] = blank[0]
            new(board, states[0], seed + i, sink)
            games, made = 0, 0
            for _ in range(steps):
                if states[0].actor == OVER:
                    games += 1
                    states[0] = blank[0]
                    new(board, states[0], seed + i + games * len(decisions), sink)
                made += step(board, states[0], scratches[0], sink, out)
            decisions[i] = made

    @cuda.jit
    def whole_games(boards, states, seed, limit, scratches, sink, outs, words, hashes, decisions):
        i = cuda.grid(1)
        if i < len(states):
            board = boards[i % len(boards)]
            decisions[i] = play_one(board, states[i], seed, limit, scratches[i], sink, outs[i], words, hashes, i)

    return stream, whole_games


def _launch(kernel: Any, threads: int, *arguments: Any) -> None:
    blocks = (threads + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
    kernel[blocks, THREADS_PER_BLOCK](*arguments)
    load_cuda().synchronize()


def decisions_per_second(setup: Setup, games: int = 524_288, steps: int = 400, runs: int = 3) -> float:
    """Random legal play of so many games at once; the best of some runs, compilation left out."""
    cuda, game = load_cuda(), setup.game
    boards = cuda.to_device(np.array([setup.board], game.Board.dtype))
    blank, sink = cuda.to_device(game.State.many(1)), cuda.to_device(np.zeros((1, 4), np.int32))
    decisions = cuda.to_device(np.zeros(games, np.int64))
    stream, _ = _kernels(game)
    rates = []
    for run in range(runs + 1):
        start = time.perf_counter()
        _launch(stream, games, boards, blank, run * 7_919, steps, sink, decisions)
        rates.append(int(decisions.copy_to_host().sum()) / (time.perf_counter() - start))
    return max(rates[1:])


def differing_games(setups: list[Setup], games: int, seed: int = 0) -> int:
    """Play the same games here and on the GPU; how many differ in the running hash of their states."""
    cuda, game = load_cuda(), setups[0].game
    boards = cuda.to_device(np.array([setup.board for setup in setups], game.Board.dtype))
    states = cuda.to_device(game.State.many(games))
    # The kernel sees each state both as a struct and as words: one piece of memory, two views.
    words = states.view(np.int64).reshape(games, game.State.dtype.itemsize // 8)
    scratches = cuda.to_device(game.Scratch.many(games))
    outs = cuda.to_device(np.zeros((games, game.max_legal), np.int32))
    hashes, decisions = cuda.to_device(np.zeros(games, np.int64)), cuda.to_device(np.zeros(games, np.int64))
    sink = cuda.to_device(np.zeros((1, 4), np.int32))
    _, whole_games = _kernels(game)
    _launch(whole_games, games, boards, states, seed, 1 << 30, scratches, sink, outs, words, hashes, decisions)
    here = play_random(setups, games, seed, hashes=True)
    if int(decisions.copy_to_host().sum()) == 0:
        raise RuntimeError("the GPU played nothing")
    return int((hashes.copy_to_host() != here.hashes).sum())
