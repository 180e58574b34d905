"""Whole games in which every action there is, legal or not, is looked at in every position. Compiled, or it would take
hours: the loop is specialised for each game as those in core/playing.py are."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from grandopening.core.contract import CHANCE, OVER, Game, Setup
from grandopening.core.events import new_sink
from grandopening.core.jit import PER_GAME, Entry, specialised
from grandopening.core.rng import below
from grandopening.core.rules import Rules

rules: Rules = PER_GAME

FINE, NONE_LEGAL, TWICE, DISAGREE, DRAWN_ILLEGAL, EVENTS_LOST, LEGAL_AT_THE_END = range(7)
PROBLEMS = (
    "nothing is wrong",
    "nothing is legal before the end",
    "an action is listed twice",
    "legal and refusal disagree",
    "a result is drawn that cannot come",
    "there is no room for an event",
    "something is legal after the end",
)


def _audit(board, s, seed, scratch, sink, out, seen):
    """One random game. Returns (problem, action, steps)."""
    rules.new(board, s, seed, sink)
    steps = 0
    while s.actor != OVER:
        n = rules.legal(board, s, scratch, out)
        if n == 0:
            return NONE_LEGAL, -1, steps
        for i in range(n):
            if seen[out[i]] != 0:
                return TWICE, out[i], steps
            seen[out[i]] = 1
        for action in range(seen.shape[0]):
            code = rules.refusal(board, s, action, scratch)
            if (code == 0) != (seen[action] == 1):
                return DISAGREE, action, steps
        action = rules.draw(board, s) if s.actor == CHANCE else out[below(s, n)]
        if seen[action] == 0 or (s.actor == CHANCE and rules.weight(board, s, action) <= 0):
            return DRAWN_ILLEGAL, action, steps
        for i in range(n):
            seen[out[i]] = 0
        rules.apply(board, s, action, scratch, sink)
        if sink[0, 0] >= sink.shape[0]:
            return EVENTS_LOST, action, steps
        sink[0, 0] = 0
        steps += 1
    for action in range(seen.shape[0]):
        if rules.refusal(board, s, action, scratch) == 0:
            return LEGAL_AT_THE_END, action, steps
    return (FINE if rules.legal(board, s, scratch, out) == 0 else LEGAL_AT_THE_END), -1, steps


@cache
def audit_of(game: Game) -> Callable[..., Any]:
    return Entry(specialised(_audit, game.rules), eager=True)


@dataclass
class Audit:
    problem: str
    where: str


def audited(setup: Setup, seed: int) -> Audit:
    game = setup.game
    seen = np.zeros(game.codec.n_actions, np.int8)
    out, sink = np.zeros(game.max_legal, np.int32), new_sink(game.max_events)
    problem, action, steps = audit_of(game)(setup.board, game.State.new(), seed, game.Scratch.new(), sink, out, seen)
    described = game.codec.describe(int(action)) if action >= 0 else "-"
    return Audit(PROBLEMS[problem], f"{setup.options}, seed {seed}, step {steps}: {described}")
