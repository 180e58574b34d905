"""The rules of a game for one position at a time, called with arrays of one: to hand a record to a compiled function
takes Numba ten microseconds, more than most rules do, and an array less than one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from .jit import PER_GAME, specialised
from .rules import Rules

rules: Rules = PER_GAME  # of the game that a function is specialised for


def _legal(boards, states, scratches, out):
    return rules.legal(boards[0], states[0], scratches[0], out)


def _refusal(boards, states, action, scratches):
    return rules.refusal(boards[0], states[0], action, scratches[0])


def _draw(boards, states):
    return rules.draw(boards[0], states[0])


def _apply(boards, states, action, scratches, sink):
    rules.apply(boards[0], states[0], action, scratches[0], sink)


def _redact(boards, states, viewer):
    rules.redact(boards[0], states[0], viewer)


def _score(boards, states, points, won):
    rules.score(boards[0], states[0], points, won)


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
    return Calls(*(specialised(one, game.rules) for one in (_legal, _refusal, _draw, _apply, _redact, _score)))
