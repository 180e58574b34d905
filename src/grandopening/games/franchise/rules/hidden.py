"""Franchise hides nothing but the dice of fate: the generator."""

from ....core.jit import rule
from ....core.rng import forget_rng, seed_rng
from .state import Board, State


@rule
def redact(board: Board, s: State, viewer):
    forget_rng(s)


@rule
def imagine(board: Board, s: State, viewer, seed):
    seed_rng(s, seed)
