"""What learners see, declared part by part: names, sizes, and within which bounds the numbers lie."""

from typing import NamedTuple

SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1  # of an observed number


class Part(NamedTuple):
    """Some numbers of an observation. Bounds are of all of them, or a tuple that repeats until it has filled the
    part."""

    name: str
    size: int
    low: int | tuple[int, ...] = SMALLEST
    high: int | tuple[int, ...] = LARGEST
    is_category: bool = False  # the numbers are names, not amounts: 2 is no more than 1


def flags(name: str, size: int) -> Part:
    """Yes or no."""
    return Part(name, size, 0, 1)
