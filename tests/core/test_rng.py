"""The generator is sfc32, and its state is in the game."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandopening.core.rng import WORDS, below, forget_rng, next_word, seed_rng
from grandopening.core.struct import Struct, i64

M = 0xFFFFFFFF
SEEDS = st.integers(0, 2**63 - 1)


class Dice(Struct):
    kept = i64  # not a mere beginning of a game's state: Numba would take those for this type too, with a warning
    rng = i64[WORDS]


def seeded(seed: int):
    s = Dice.new()
    seed_rng(s, seed)
    return s


def sfc32(seed: int, count: int) -> list[int]:
    """The generator once more, in unbounded Python numbers."""
    a, b, c, counter = seed & M, seed >> 32 & M, 0, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) & M
        a, b = b ^ (b >> 9), (c + (c << 3)) & M
        c = (((c << 21) | (c >> 11)) & M) + word & M
        counter = counter + 1 & M
        words.append(word)
    return words[12:]


@given(SEEDS)
def test_words_are_those_of_sfc32(seed):
    s = seeded(seed)
    assert [int(next_word(s)) for _ in range(20)] == sfc32(seed, 20)


@given(SEEDS, st.integers(1, 10**6))
def test_below_stays_below(seed, n):
    s = seeded(seed)
    assert all(0 <= below(s, n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 6, 7])
def test_below_is_even(n):
    s, draws = seeded(3), 20_000
    counts = np.bincount([below(s, n) for _ in range(draws)], minlength=n)
    assert (abs(counts - draws / n) < 5 * np.sqrt(draws / n)).all()


def test_seeds_differ_in_all_their_bits():
    first = {int(next_word(seeded(1 << bit))) for bit in range(63)}
    assert len(first) == 63


def test_forgetting_leaves_nothing():
    s = seeded(9)
    forget_rng(s)
    assert not s.rng.any()
