"""Compiled code on disk, found again by what it was made from.

A game has a folder, named after a hash of everything its compiled code can call: core, the generic compiled rooms, and
the game's own data, rules and bots. What belongs to no game has a folder of its own. Inside it there is a folder for
each kind of processor, and in that a file for each function and types of its arguments. So an edit in a rule makes
another folder for its game, and nothing has to be compared or locked: a file that is there is right.

A file holds a pickle, so it is read only from folders that nobody else may write: the user's cache, and the installed
package, where wheels bring code compiled for processors of common kinds.
"""

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_features  # type: ignore[import-untyped]
from numba.core import serialize
from numba.core.compiler import CompileResult

PACKAGE = Path(__file__).parent.parent
SHIPPED = "compiled"  # the folder of the package that a wheel may bring
GENERIC_ROOMS = ("core", "bots")  # whose compiled functions others call; all other rooms call only these and their own
GAME_ROOMS = ("data", "rules", "bots")
SOURCES = (".py", ".toml")
SUFFIX = ".code"
DIGEST = hashlib.sha256().digest_size
GENERIC, V3 = "generic", "x86-64-v3"  # the kinds of processors that wheels bring code for
V3_FEATURES = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt")


def folder_of_game(source: Path) -> Path | None:
    """The folder of the game that a file belongs to: the nearest one above it with a package `rules`."""
    return next((folder for folder in source.parents if (folder / "rules" / "__init__.py").is_file()), None)


def sources_in(folder: Path, rooms: Iterable[str], suffixes: tuple[str, ...] = SOURCES) -> list[tuple[str, bytes]]:
    """The names, from the folder on, and the contents of all source files in some of its rooms."""
    paths = sorted(path for room in rooms for path in (folder / room).rglob("*") if path.suffix in suffixes)
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths]


def key_of(*parts: object) -> str:
    """A hash of them, short enough for the name of a file."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def cache_key(game: Path | None) -> str:
    """Of what is compiled for the game in this folder; without one, of what belongs to no game."""
    python = (sys.implementation.cache_tag, sys.platform)  # `sys.version` also tells when this Python was built
    versions = (*python, version("numba"), version("llvmlite"), version("numpy"), numba.config.BOUNDSCHECK)
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
def _name_of(game: Path | None) -> str:
    return f"{game.name if game else 'shared'}-{cache_key(game)}"


def cache_of(source: str | Path | None) -> Path:
    """The user's folder for what is compiled from this file: that of its game, or the shared one."""
    return cache_root() / _name_of(folder_of_game(Path(source)) if source else None)


def folders_for(source: str | Path | None) -> list[Path]:
    """Where code compiled from this file may be for this processor, the best first: the user's cache, then the wheel's
    folders."""
    own = cache_of(source)
    return [own / processor(), *(PACKAGE / SHIPPED / own.name / kind for kind in _kinds())]


@cache
def processor() -> str:
    """The kind of processor that code is compiled for here."""
    name = numba.config.CPU_NAME
    if name in (GENERIC, V3):  # made for others: see tools/build_wheel.py
        return str(name)
    from numba.core.registry import cpu_target

    return key_of(cpu_target.target_context.codegen().magic_tuple())


@cache
def _kinds() -> tuple[str, ...]:
    features = get_host_cpu_features()
    return (V3, GENERIC) if all(features.get(name) for name in V3_FEATURES) else (GENERIC,)


def is_safe(folder: Path) -> bool:
    """Whether nobody else can put a file there. The user's own folder is closed to others, should it be open."""
    if os.name == "nt" or PACKAGE in folder.parents:
        return True
    try:
        status = folder.stat()
        if status.st_uid == os.getuid() and status.st_mode & 0o022:
            folder.chmod(0o700)
            status = folder.stat()
    except OSError:
        return False
    return status.st_uid in (0, os.getuid()) and not status.st_mode & 0o022


class CodeFiles:
    """The compiled forms of one function on disk. Numba asks it as it would ask its own cache."""

    def __init__(self, function: Any, source: str | Path | None) -> None:
        self._source = source
        names = function.__module__, function.__qualname__, content_elsewhere(function.__code__.co_filename)
        self._name = f"{function.__name__}-{key_of(*names)}"
        self.used: set[str] = set()  # the names of files that were asked for

    @property
    def cache_path(self) -> str:
        return str(cache_of(self._source))

    def all(self, target: Any) -> Iterator[Any]:
        """The compiled forms for this processor, of the best folder that has any."""
        target.refresh()
        for folder in folders_for(self._source):
            found = [_read(path, target) for path in sorted(folder.glob(f"{self._name}-*{SUFFIX}"))]
            if any(found):
                yield from (one for one in found if one)
                return

    def load_overload(self, signature: Any, target: Any) -> Any:
        target.refresh()
        self.used.add(self._file(signature))
        for folder in folders_for(self._source):
            if code := _read(folder / self._file(signature), target):
                return code
        return None

    def save_overload(self, signature: Any, code: Any) -> None:
        path = folders_for(self._source)[0] / self._file(signature)
        with suppress(OSError):  # a full or read-only disk: it will be compiled again
            write_content(path, serialize.dumps(code._reduce()))

    def _file(self, signature: Any) -> str:
        return f"{self._name}-{key_of(str(signature))}{SUFFIX}"


@cache
def content_elsewhere(source: str) -> object:
    """Of a file that is not among those of `cache_key`: a test's, or one of a room like envs/ with its whole room."""
    path = Path(source)
    if folder_of_game(path):
        return b""
    if PACKAGE not in path.parents:
        return path.read_bytes()
    room = path.relative_to(PACKAGE).parts[0]
    return b"" if room in GENERIC_ROOMS else sources_in(PACKAGE, [room])


def write_content(path: Path, content: bytes) -> None:
    """All of it or nothing: another process may read or write the same file."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if is_safe(path.parent):
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            file.write(hashlib.sha256(content).digest() + content)
        Path(file.name).replace(path)


def read_content(path: Path) -> bytes | None:
    """None if there is no such file, or it is damaged, or somebody else may have written it: then it is compiled
    again."""
    try:
        stored = path.read_bytes()
    except OSError:
        return None
    content = stored[DIGEST:]
    is_whole = hashlib.sha256(content).digest() == stored[:DIGEST]
    return content if is_whole and is_safe(path.parent) else None


def _read(path: Path, target: Any) -> Any:
    content = read_content(path)
    return None if content is None else CompileResult._rebuild(target, *pickle.loads(content))
