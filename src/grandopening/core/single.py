"""The rules of a game for one position at a time, called with arrays of one: to hand a record to a compiled function
takes Numba ten microseconds, more than most rules do, and an array less than one."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from .jit import PER_GAME, Entry, specialised
from .rules import Rules

rules: Rules = PER_GAME  # of the game that a function is specialised for


def _new(boards, states, seed, sink):
    rules.new(boards[0], states[0], seed, sink)


def _legal(boards, states, scratches, out):
    return rules.legal(boards[0], states[0], scratches[0], out)


def _refusal(boards, states, action, scratches):
    return rules.refusal(boards[0], states[0], action, scratches[0])


def _weight(boards, states, result):
    return rules.weight(boards[0], states[0], result)


def _draw(boards, states):
    return rules.draw(boards[0], states[0])


def _apply(boards, states, action, scratches, sink):
    rules.apply(boards[0], states[0], action, scratches[0], sink)


def _redact(boards, states, viewer):
    rules.redact(boards[0], states[0], viewer)


def _imagine(boards, states, viewer, seed):
    rules.imagine(boards[0], states[0], viewer, seed)


def _observe(boards, states, viewer, out):
    rules.observe(boards[0], states[0], viewer, out)


def _score(boards, states, points, won):
    rules.score(boards[0], states[0], points, won)


@dataclass(frozen=True)
class Calls:
    new: Entry
    legal: Entry
    refusal: Entry
    weight: Entry
    draw: Entry
    apply: Entry
    redact: Entry
    imagine: Entry
    observe: Entry
    score: Entry


@cache
def calls_of(game: Any) -> Calls:
    templates = (_new, _legal, _refusal, _weight, _draw, _apply, _redact, _imagine, _observe, _score)
    return Calls(*(Entry(specialised(template, game.rules)) for template in templates))
