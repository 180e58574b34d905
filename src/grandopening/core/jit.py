"""Compiled functions: the decorator `rule`, functions written once and compiled for each game, and the cache on disk.

With GRANDOPENING_JIT=0 rules run interpreted, for debuggers and coverage; the play is the same, decision by decision.

Numba finds compiled code again by the file of the function alone. It does not notice an edit in the rules which that
function calls. So the cache has a folder for each game, named after a hash of everything its compiled code can call:
core, the generic compiled rooms, and the game's own data, rules and bots. Functions of no game are in a shared folder.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba

PACKAGE = Path(__file__).parent.parent
GENERIC_ROOMS = ("core", "bots", "envs", "train")  # whose compiled functions others call
GAME_ROOMS = ("data", "rules", "bots")
SOURCES = (".py", ".toml")
PER_GAME: Any = None  # stands for a name that `specialised` gives a meaning, another one for each game
INTERPRETED = os.environ.get("GRANDOPENING_JIT") == "0" or bool(numba.config.DISABLE_JIT)


def folder_of_game(source: Path) -> Path | None:
    """The folder of the game that a file belongs to: the nearest one above it with a package `rules`."""
    return next((folder for folder in source.parents if (folder / "rules" / "__init__.py").is_file()), None)


def sources_in(folder: Path, rooms: Iterable[str], suffixes: tuple[str, ...] = SOURCES) -> list[tuple[str, bytes]]:
    """The names, from the folder on, and the contents of all source files in some of its rooms."""
    paths = sorted(path for room in rooms for path in (folder / room).rglob("*") if path.suffix in suffixes)
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths]


def key_of(*parts: object) -> str:
    """A hash of them, short enough for the name of a folder."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def cache_key(game: Path | None) -> str:
    """Of what is compiled for the game in this folder; without one, of what belongs to no game."""
    versions = (sys.version, version("numba"), version("llvmlite"), version("numpy"), numba.config.BOUNDSCHECK)
    return key_of(versions, sources_in(PACKAGE, GENERIC_ROOMS), sources_in(game, GAME_ROOMS) if game else [])


def cache_root() -> Path:
    """Where this system keeps caches; GRANDOPENING_CACHE overrides."""
    if own := os.environ.get("GRANDOPENING_CACHE"):
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "grandopening"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "grandopening"


@cache
def _cache_of(game: Path | None) -> Path:
    return cache_root() / f"{game.name if game else 'shared'}-{cache_key(game)}"


def cache_of(source: str | Path | None) -> Path:
    """The folder of the cache for what is compiled from this file: that of its game, or the shared one."""
    return _cache_of(folder_of_game(Path(source)) if source else None)


_decorating = threading.Lock()  # the setting is one for all threads


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Point Numba at our folder while a rule is decorated, and leave everybody else's functions alone."""
    with _decorating:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule. Inside: loops, ints and struct fields; no allocation, strings or exceptions, so that a GPU
    compiles the same function."""
    return _compiled(function, function.__code__.co_filename)


def _compiled(function: Callable[..., Any], source: str | None, **options: Any) -> Callable[..., Any]:
    if INTERPRETED:
        return function
    with _caching_in(cache_of(source)):
        compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    return compiled


def specialised(template: Callable[..., Any], rules: Any, *, inlined: bool = False, **names: Any) -> Any:
    """The template compiled for one game: a function written once, in a module that declares

        rules: Rules = PER_GAME

    and calls `rules.apply(…)`. In the result `rules` is the module with the rules of that game. Other names that the
    template's module declares, such as `bots` or `decide`, can be given a meaning in the same way. What is called for
    every decision is best `inlined`: to hand over arrays costs more than many a rule does.

    To pass the rules as an argument, or to close over them, would be plainer; but Numba cannot cache such a function,
    and compiling takes minutes. A global that is a module it resolves while it compiles, and caches the result."""
    assert isinstance(template, FunctionType)
    meanings = {"rules": rules, **names}
    copy = FunctionType(template.__code__, {**template.__globals__, **meanings}, template.__name__)
    copy.__defaults__, copy.__module__ = template.__defaults__, template.__module__
    # Numba finds compiled code again by this name and the types of the arguments: what calls other functions needs
    # another name.
    functions = [value.__qualname__ for value in names.values() if callable(value)]
    copy.__qualname__ = "_with_".join([template.__qualname__, *functions])
    return _compiled(copy, rules.__file__, **({"forceinline": True} if inlined else {}))


def module_of(name: str, functions: Any) -> ModuleType:
    """A module with these functions, for `specialised`: Numba looks into modules, not into dictionaries."""
    module = ModuleType(name)
    module.__dict__.update(functions)
    return module
