"""Franchise hides nothing but the dice of fate: the generator."""

from ....core.jit import rule
from ....core.rng import forget_rng, seed_rng


@rule
def redact(board, s, viewer):
    forget_rng(s)


@rule
def imagine(board, s, viewer, seed):
    seed_rng(s, seed)
