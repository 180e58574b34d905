"""Events: what happened, as rows (kind, a, b, c) that the rules append to a sink beside the state.

Row 0 of a sink holds the number of rows. A sink with no further rows is switched off: search and GPU use that.
"""

from typing import Any

import numpy as np

from .jit import rule


@rule
def emit(sink, kind, a, b, c):
    if sink.shape[0] > 1:
        n = sink[0, 0] + 1
        sink[0, 0] = n
        if n < sink.shape[0]:
            sink[n, 0] = kind
            sink[n, 1] = a
            sink[n, 2] = b
            sink[n, 3] = c


def new_sink(capacity: int = 0) -> Any:
    return np.zeros((capacity + 1, 4), np.int32)


def taken_from(sink: Any) -> list[tuple[int, int, int, int]]:
    """The rows of a sink, which is emptied. A row that found no room is an error, never a silent loss."""
    n = int(sink[0, 0])
    if n >= len(sink) > 1:
        raise OverflowError(f"{n} events in one step, room for {len(sink) - 1}")
    rows = [(int(k), int(a), int(b), int(c)) for k, a, b, c in sink[1 : n + 1]]
    sink[0, 0] = 0
    return rows
