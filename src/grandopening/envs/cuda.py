"""The games of a batch on a GPU, a thread each. Needs numba-cuda and a CUDA device; loaded only when one is asked for.

Arrays with a row for each game are laid out column by column: threads of a warp, which write the same entry of
neighbouring games at the same time, then write one stretch of memory."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core.contract import Game
from ..core.gpu import THREADS_PER_BLOCK, load_cuda, require_gpu
from ..core.jit import for_gpu
from .loops import Memory, loops_of

cuda = load_cuda()


def _kernel(loop: Callable[..., None]) -> Any:
    @cuda.jit
    def kernel(m):
        i = cuda.grid(1)
        if i < len(m.seeds):
            loop(m, i, i + 1)

    return kernel


@cache
def _kernels(game: Game) -> tuple[Any, ...]:
    return tuple(_kernel(for_gpu(loop.function)) for loop in loops_of(game))


@cache
def _copying() -> Any:
    @cuda.jit
    def copy(array, values):
        i = cuda.grid(1)
        if i < len(array):
            array[i] = values[i]

    return copy


class Cuda:
    def __init__(self, game: Game, n: int) -> None:
        require_gpu()
        self._kernels = _kernels(game)
        self._n = n
        self._grid = (n + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK, THREADS_PER_BLOCK

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.device_array(shape, dtype, order="F")

    def copied(self, array: Any) -> Any:
        return cuda.to_device(array)

    def fill(self, array: Any, values: Any) -> None:
        if values is array:
            return
        if not hasattr(values, "__cuda_array_interface__"):
            values = np.asarray(values)
        if tuple(values.shape) != tuple(array.shape):
            raise ValueError(f"{tuple(values.shape)} values for {self._n} games")
        if isinstance(values, np.ndarray):
            array.copy_to_device(values.astype(array.dtype, casting="same_kind"))
        else:  # of whichever integer type: the kernel converts
            _copying()[self._grid](array, cuda.as_cuda_array(values))

    def run(self, what: int, memory: Memory) -> None:
        self._kernels[what][self._grid](memory)
