"""The rules of a game for one position at a time, called with arrays of one: to hand a record to a compiled function
takes Numba ten microseconds, more than most rules do, and an array less than one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from .jit import bound, rule

# What a bound function finds under these names are the rules of its game.
legal: Any = None
refusal: Any = None
draw: Any = None
apply: Any = None
redact: Any = None
score: Any = None


def _legal(boards, states, scratches, out):
    return legal(boards[0], states[0], scratches[0], out)


def _refusal(boards, states, action, scratches):
    return refusal(boards[0], states[0], action, scratches[0])


def _draw(boards, states):
    return draw(boards[0], states[0])


def _apply(boards, states, action, scratches, sink):
    apply(boards[0], states[0], action, scratches[0], sink)


def _redact(boards, states, viewer):
    redact(boards[0], states[0], viewer)


def _score(boards, states, points, won):
    score(boards[0], states[0], points, won)


@dataclass(frozen=True)
class Calls:
    legal: Callable[..., Any]
    refusal: Callable[..., Any]
    draw: Callable[..., Any]
    apply: Callable[..., Any]
    redact: Callable[..., Any]
    score: Callable[..., Any]


@cache
def calls_of(game: Any) -> Calls:
    """Compiled when they are first used, each by itself."""
    templates: dict[str, Callable[..., Any]] = {
        "legal": _legal,
        "refusal": _refusal,
        "draw": _draw,
        "apply": _apply,
        "redact": _redact,
        "score": _score,
    }
    return Calls(**{name: rule(bound(one, {name: game.functions[name]})) for name, one in templates.items()})
