"""The games. Each is a folder with one descriptor, `GAME`; `game_named` loads it when it is wanted, since that brings
Numba along.

Games are found by the entry point group `grandopening.games`, ours and those of other packages. Ours are also found by
their folders, so that a bare source tree, without package metadata, plays them too.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from ..core.contract import Game, Refused
from ..core.jit import policy

GROUP = "grandopening.games"


def _found() -> dict[str, str]:
    """By the name of the game, in records and commands: where its descriptor is, as `module:attribute`."""
    folders = sorted(folder.parent for folder in Path(__file__).parent.glob("*/rules"))
    ours = {folder.name.replace("_", "-"): f"{__name__}.{folder.name}:GAME" for folder in folders}
    return {**ours, **{point.name: point.value for point in entry_points(group=GROUP) if point.name not in ours}}


_PLACES = _found()
GAMES = tuple(_PLACES)


def folder_of(name: str) -> Path:
    """Where the game's files are. The game itself is not loaded."""
    spec = find_spec(_PLACES[name].partition(":")[0])
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


def _compile_behind(folder: Path | None) -> None:
    """Interpreted rules of a game take long in this process: from now on compiled ones are made beside it."""
    compiling = import_module("grandopening.compiling")
    compiling.begin_behind([name for name in GAMES if folder_of(name) == folder])


policy().when_hot = _compile_behind


def game_named(name: str) -> Game:
    if name not in _PLACES:
        raise Refused("option", f"no game {name!r}: there are {' and '.join(GAMES)}")
    return _game_at(_PLACES[name])


@cache  # asked for with every view of a table
def _game_at(place: str) -> Game:
    module, _, attribute = place.partition(":")
    game: Game = getattr(import_module(module), attribute or "GAME")
    return game
