"""What learners see, declared part by part: names, sizes, and within which bounds the numbers lie; and how numbers are
written there.

What writes is inlined, and told constants: then each loop becomes a few vector instructions. A condition within a loop
costs more than the writing that it saves."""

from typing import NamedTuple

import numpy as np

from .jit import inlined_rule

SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1  # of an observed number


class Part(NamedTuple):
    """Some numbers of an observation. Bounds are of all of them, or a tuple that repeats until it has filled the
    part."""

    name: str
    size: int
    low: int | tuple[int, ...] = SMALLEST
    high: int | tuple[int, ...] = LARGEST
    is_category: bool = False  # the numbers are names, not amounts: 2 is no more than 1
    is_private: bool = False  # nobody but the viewer knows them


def flags(name: str, size: int) -> Part:
    """Yes or no."""
    return Part(name, size, 0, 1)


@inlined_rule
def seat_after(viewer, step, players):
    """The seat so many steps after the viewer's."""
    seat = np.int64(viewer) + step
    return seat if seat < players else seat - players


@inlined_rule
def steps_to(viewer, seat, players):
    """How many steps after the viewer's a seat is."""
    steps = np.int64(seat) - viewer
    return steps if steps >= 0 else steps + players


@inlined_rule
def clear(n, out, at):
    for i in range(n):
        out[at + i] = 0


@inlined_rule
def copy_row(numbers, out, at):
    for i in range(numbers.shape[0]):
        out[at + i] = numbers[i]


@inlined_rule
def copy_bits(mask, n, out, at):
    """A 1 for every member of a set, a 0 for every other number."""
    m = np.int64(mask)
    for i in range(n):
        out[at + i] = (m >> i) & 1
