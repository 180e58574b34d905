"""A struct of the rules, read at once."""

from types import SimpleNamespace
from typing import Any

import numpy as np


def fields_of(record: Any) -> SimpleNamespace:
    """Its fields as plain ints and lists: reading a NumPy record bit by bit is slow."""
    names = record.dtype.names
    values = [value.tolist() if type(value) is np.ndarray else value for value in record.item()]
    return SimpleNamespace(**dict(zip(names, values, strict=True)))


def has(mask: int, index: int) -> bool:
    return bool(mask >> index & 1)
