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
from ..core.kernel_files import kept_on_disk
from .loops import ask_nobody, loops_of
from .memory import Memory
from .opponents import Seating, ask_of

cuda = load_cuda()


def _kernel(function: Callable[..., None]) -> Any:
    loop = for_gpu(function)

    @cuda.jit
    def kernel(m):
        i = cuda.grid(1)
        if i < len(m.seeds):
            loop(m, i, i + 1)

    return kept_on_disk(kernel, function)


@cache
def _kernels(game: Game, with_bots: bool) -> tuple[Any, ...]:
    ask = ask_of(game, on_gpu=True) if with_bots else ask_nobody
    return tuple(_kernel(loop.function) for loop in loops_of(game, ask))


@cache
def _copying() -> tuple[Any, Any]:
    @cuda.jit
    def copy(array, values):
        i = cuda.grid(1)
        if i < len(array):
            array[i] = values[i]

    @cuda.jit
    def move(target, to, source, rows):
        i, words = cuda.grid(1), target.shape[1]
        k = i // words
        if k < len(to):
            target[to[k], i % words] = source[rows[k], i % words]

    return kept_on_disk(copy), kept_on_disk(move)


def _in_words(array: Any) -> Any:
    """A row for each game; of structs in words, so that neighbouring threads copy neighbouring ones."""
    words = array.view(np.int64) if array.dtype.fields else array
    return words.reshape(len(array), words.size // len(array))


def _grid(n: int) -> tuple[int, int]:
    return (n + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK, THREADS_PER_BLOCK


class Cuda:
    def __init__(self, game: Game, n: int, seating: Seating | None) -> None:
        require_gpu()
        self._kernels = _kernels(game, seating is not None)
        self._n = n
        self._plan = cuda.to_device(np.zeros(1, np.int64))
        self.asked = cuda.to_device(np.zeros(n, np.int64))
        self._bots: Any = 0 if seating is None else seating.on_gpu(cuda.to_device, self.asked)

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.to_device(np.zeros(shape, dtype, order="F"))

    def copied(self, array: Any) -> Any:
        return cuda.to_device(array)

    def copy(self, array: Any) -> Any:
        fresh = self.array(array.shape, array.dtype)
        _copying()[0][_grid(len(array))](fresh, array)
        return fresh

    def to_host(self, array: Any) -> Any:
        return array.copy_to_host()

    def fill(self, array: Any, values: Any) -> None:
        if values is array:
            return
        is_there = isinstance(values, type(array)) or hasattr(values, "__cuda_array_interface__")
        values = values if is_there else np.asarray(values)
        if tuple(values.shape) != tuple(array.shape):
            raise ValueError(f"values of the shape {tuple(values.shape)} for {tuple(array.shape)}: one for each game")
        if not is_there:
            array.copy_to_device(values.astype(array.dtype, casting="same_kind"))
        else:  # of whichever integer type: the kernel converts
            values = values if isinstance(values, type(array)) else cuda.as_cuda_array(values)
            _copying()[0][_grid(len(array))](array, values)

    def move(self, target: Any, to: Any, source: Any, rows: Any) -> None:
        to, rows = (
            cuda.to_device(np.ascontiguousarray(one)) if isinstance(one, np.ndarray) else one for one in (to, rows)
        )
        target, source = _in_words(target), _in_words(source)
        _copying()[1][_grid(len(to) * target.shape[1])](target, to, source, rows)

    def run(self, what: int, memory: Memory) -> None:
        self._kernels[what][_grid(self._n)](memory._replace(plan=self._plan, bots=self._bots))
