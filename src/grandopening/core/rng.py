"""The random generator, a small one whose state lives in the game state: the same seed is the same game on every
backend. (sfc32 by Chris Doty-Humphrey: four 32-bit words, adds, shifts and xors only, which int64 holds exactly.)
"""

import numpy as np

from .jit import rule

MASK = 0xFFFFFFFF
WORDS = 4  # length of the field `rng` in a state


@rule
def next_word(s):
    """The next 32 random bits."""
    a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    word = (a + b + counter) & MASK
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & MASK
    s.rng[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    s.rng[3] = (counter + 1) & MASK
    return word


@rule
def below(s, n):
    """A number from 0 to n - 1. (The bias of the multiplication is below n / 2**32.)"""
    return (next_word(s) * np.int64(n)) >> 32


@rule
def seed_rng(s, seed):
    """Start the generator; seeds that differ anywhere in their 64 bits give unrelated sequences."""
    s.rng[0] = np.int64(seed) & MASK
    s.rng[1] = (np.int64(seed) >> 32) & MASK
    s.rng[2] = 0
    s.rng[3] = 1
    for _ in range(12):
        next_word(s)


@rule
def forget_rng(s):
    """Wipe the generator: whoever sees this state cannot foresee what will be drawn."""
    for i in range(WORDS):
        s.rng[i] = 0
