"""The `rule` decorator: plain Python functions, compiled by Numba and cached on disk.

With GRANDOPENING_JIT=0 rules run interpreted, for debuggers and coverage; the play is the same, decision by decision.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import numba

PACKAGE = Path(__file__).parent.parent
COMPILED_PACKAGES = ("core", "games", "bots", "envs")
INTERPRETED = os.environ.get("GRANDOPENING_JIT") == "0" or bool(numba.config.DISABLE_JIT)


def rule_sources() -> list[Path]:
    return sorted(path for name in COMPILED_PACKAGES for path in (PACKAGE / name).rglob("*.py"))


def cache_key() -> str:
    """Numba notices an edit only in the file of the function itself, not in the rules it calls: so the folder of the
    cache is named after all rule sources and the versions of everything that compiles them."""
    digest = hashlib.sha256(repr((sys.version, version("numba"), version("llvmlite"), version("numpy"))).encode())
    digest.update(repr(numba.config.BOUNDSCHECK).encode())
    for path in rule_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where this system keeps caches; GRANDOPENING_CACHE overrides."""
    if own := os.environ.get("GRANDOPENING_CACHE"):
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "grandopening"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "grandopening"


CACHE = cache_root() / cache_key()
_decorating = threading.Lock()  # the setting is one for all threads


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Point Numba at our folder while a rule is decorated, and leave everybody else's functions alone."""
    with _decorating:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(CACHE)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule. Inside: loops, ints and struct fields; no allocation, strings or exceptions, so that a GPU
    compiles the same function."""
    if INTERPRETED:
        return function
    with _cache_folder():
        compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def bound(template: Callable[..., Any], names: dict[str, Any]) -> Any:
    """The template as a plain function whose global names mean `names` first: one loop, written once, for every game.

    Passing the rules in as arguments or a closure would work too, but Numba could not cache the result."""
    assert isinstance(template, FunctionType)
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__, template.__defaults__)
    copy.__qualname__ = template.__qualname__
    copy.__module__ = template.__module__
    return copy
