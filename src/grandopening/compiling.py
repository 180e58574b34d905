"""The first compilation of a rulebook, step by step, so that whoever waits can be shown how far it is."""

from collections.abc import Iterator
from pathlib import Path

from .core.batch import play_random
from .core.contract import Game
from .core.jit import INTERPRETED, cache_of


def is_compiled(game: Game) -> bool:
    """Whether this version of the rules has been through all the steps before."""
    return INTERPRETED or _mark(game).exists()


def _mark(game: Game) -> Path:
    return cache_of(game.rules.__file__) / "rules.compiled"


def compile_rules(game: Game) -> Iterator[float]:
    """Compile what a table and a simulation use, by using it; yields about how much of it is done."""
    setup = game.set_up()
    yield 0.0
    position = setup.begin(0)
    yield 0.2
    action = position.legal()[0]
    yield 0.4
    position.copy().draw()
    yield 0.45
    position.apply(action)
    yield 0.8
    position.view(0)
    position.score()
    yield 0.85
    play_random([setup], games=1)
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()
    yield 1.0
