"""Sets of small numbers as bit masks in an int64. Always through these functions: `1 << place` with a place read from
an int8 field is an int8 when interpreted, and silently zero."""

import numpy as np

from .jit import rule


@rule
def bit(i):
    """The set with the one member i (0 to 62)."""
    return np.int64(1) << np.int64(i)


@rule
def has(mask, i):
    return (np.int64(mask) >> np.int64(i)) & 1 != 0
