"""A game as a Python object: what `import grandopening` offers."""

import json
import secrets
from pathlib import Path
from typing import Any

from ..core.contract import Refused
from ..games import game_named
from ..record import Recorder, replay
from .game import Game
from .moves import Move
from .view import View

__all__ = ["Game", "Move", "Refused", "View", "load", "new"]

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SEED_BITS = 62


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: tuple[str, ...] | list[str] | None = None,
    board: Any = None,
    language: str = "en",
    **options: Any,
) -> Game:
    """A new game, up to its first decision: `new("franchise", players=3, boom=True, seed=1)`. Options have the names of
    the record (docs/record.md); the same seed brings the same luck. `seats` are the names of those who play, `board` is
    the content of a board file.

    >>> import grandopening
    >>> grandopening.new("franchise", players=3, seed=1)
    <franchise, 3 players, 0 decisions: Cleo (seat 2) is to start, points 16 17 17>
    """
    setup = game_named(game).set_up(options, board)
    recorder = Recorder(setup.begin(secrets.randbits(SEED_BITS) if seed is None else seed))
    recorder.draw()
    names = NAMES[: setup.players] if seats is None else tuple(seats)
    if len(names) != setup.players or len(set(names)) < len(names):
        raise Refused("option", f"seats: {setup.players} names are needed, each another, not {', '.join(names)}")
    return Game(recorder, names, language)


def load(path: str | Path, *, seed: int | None = None, language: str = "en") -> Game:
    """A game that was saved, by this library, at a table or in the terminal; every entry is checked. What chance will
    bring from here on is not in a record: `seed` says it."""
    record = json.loads(Path(path).read_text("utf-8"))
    recorder = replay(record, seed=secrets.randbits(SEED_BITS) if seed is None else seed)
    recorder.draw()
    return Game(recorder, tuple(record["seats"]), language)
