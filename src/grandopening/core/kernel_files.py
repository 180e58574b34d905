"""Kernels on disk, found again by what they were made from: as compiled_code.py keeps what a CPU runs.

They lie in the same folders, which are named after the sources of core, of all bots and of the game, and there in a
folder for each kind of GPU and the software that compiled for it. The name of a file stands for the kernel, the rules
that it calls and the types of its arguments. What cannot be read or run is compiled again.
"""

import logging
import zlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from .compiled_code import SUFFIX, cache_of, content_elsewhere, key_of, read_content, write_content
from .gpu import kernel_compiler, pickled_kernel, unpickled_kernel
from .jit import INTERPRETED

FAST = 1  # of zlib: LLVM's text, which a kernel is kept with, shrinks to a tenth

log = logging.getLogger("grandopening")
counted: Counter[str] = Counter()  # kernels that were "loaded" and "compiled" in this process


def kept_on_disk(kernel: Any, *made_of: Any) -> Any:
    """The kernel, compiled once on this machine. `made_of`: the rules it calls, and whatever else it closes over."""
    if not INTERPRETED:  # Numba's simulator of a GPU compiles nothing
        kernel._cache = KernelFiles(kernel.py_func, made_of)
    return kernel


class KernelFiles:
    """The compiled forms of one kernel on disk. Numba asks it as it would ask its own cache."""

    def __init__(self, function: Any, made_of: tuple[Any, ...]) -> None:
        sources = [one.source for one in made_of if hasattr(one, "source")]
        self._source = sources[0] if sources else None
        self._name = f"{function.__name__}-{key_of(*map(_told, (function, *made_of)))}"

    @property
    def cache_path(self) -> str:
        return str(cache_of(self._source))

    def load_overload(self, signature: Any, target: Any) -> Any:
        """None where there is none, or none that this GPU can run."""
        try:
            content = read_content(self._path(signature, target.codegen()))
            if content is not None:
                kernel = unpickled_kernel(zlib.decompress(content))
                kernel.bind()  # to the GPU: now it can still be compiled instead
                counted["loaded"] += 1
                return kernel
        except Exception:  # whatever is wrong with the file or with Numba's own form of a kernel
            log.debug("A kernel on disk cannot be used.", exc_info=True)
        counted["compiled"] += 1
        _announce()
        return None

    def save_overload(self, signature: Any, kernel: Any) -> None:
        try:
            content = zlib.compress(pickled_kernel(kernel), FAST)
            write_content(self._path(signature, kernel.codegen), content)
        except Exception:  # what Numba cannot pickle, a full disk: it will be compiled again
            log.debug("A kernel cannot be kept on disk.", exc_info=True)

    def flush(self) -> None:
        """Numba asks for it before it compiles everything again, which overwrites what is there."""

    def _path(self, signature: Any, codegen: Any) -> Path:
        folder = f"gpu-{key_of(kernel_compiler(), codegen.magic_tuple())}"  # which has the toolkit and the kind of GPU
        return cache_of(self._source) / folder / f"{self._name}-{key_of(str(signature))}{SUFFIX}"


def _told(part: Any) -> object:
    """What tells a function or a constant from others; the sources of the game, core and bots are in the folder's
    name."""
    if not callable(part):
        return part
    return part.__module__, part.__qualname__, content_elsewhere(part.__code__.co_filename)


@cache
def _announce() -> None:
    log.warning("Compiling for the GPU, once per version: that takes a minute or two.")
