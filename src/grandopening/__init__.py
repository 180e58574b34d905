"""Two economic board games about opening shops: Franchise and Pròxima Obertura.

    import grandopening

    game = grandopening.new("franchise", players=3, seed=1)
    print(game)                                 # the board
    game.legal()                                # what the seat to act can do, in words
    game.play("start", place="Reno")            # or why not, by the number of the rule: Refused
    game.undo()
    game.save("evening.game.json")

Nothing is loaded before it is asked for.
"""

from importlib import import_module
from typing import Any

_LIBRARY = ("Game", "Move", "Refused", "View", "load", "new")

__all__ = ["Game", "Move", "Refused", "View", "__version__", "load", "new"]


def __getattr__(name: str) -> Any:
    if name in _LIBRARY:
        return getattr(import_module("grandopening.library"), name)
    if name == "__version__":
        return import_module("grandopening.version").VERSION
    raise AttributeError(f"module 'grandopening' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
