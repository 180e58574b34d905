"""Is there a GPU? core/kernels.py plays on it; nothing of CUDA is loaded before it is asked for."""

import pickle
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numba
import numpy as np

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


def require_gpu() -> None:
    """Raises RuntimeError with what is missing."""
    try:
        is_there = bool(load_cuda().is_available())
    except Exception as error:
        raise RuntimeError(f"no GPU can be used here: {error} (pip install numba-cuda)") from error
    if not is_there:
        raise RuntimeError("no GPU can be used here: numba-cuda finds no CUDA device")
    # Numba's simulator of CUDA runs Python, a GPU runs what is compiled.
    if bool(numba.config.ENABLE_CUDASIM) != INTERPRETED:
        raise RuntimeError("a GPU needs compiled rules, Numba's simulator of one needs GRANDOPENING_JIT=0")


def kernel_compiler() -> tuple[object, ...]:
    """The versions of numba-cuda and of the driver."""
    from numba.cuda.cudadrv.driver import driver

    try:
        package = version("numba-cuda")
    except PackageNotFoundError:
        package = ""  # the one that older versions of Numba bring
    return package, driver.get_version()


def pickled_kernel(kernel: Any) -> bytes:
    """A compiled kernel, as Numba's own cache would keep it."""
    from numba.cuda import serialize

    return bytes(serialize.dumps(kernel._reduce_states()))


def unpickled_kernel(content: bytes) -> Any:
    from numba.cuda.dispatcher import _Kernel

    return _Kernel._rebuild(**pickle.loads(content))
