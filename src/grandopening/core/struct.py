"""Structs: the state of a game and its board are NumPy records with named fields.

    class State(Struct):
        cash = i16[SEATS]     # dollars, public
        held = i64[SEATS]     # bit mask of places

`State.new()` is one record (`s.cash[seat]`), `State.many(n)` an array of them. Compiled rules read and write the
fields in place; copying a game is one memory copy.
"""

from typing import Any, ClassVar

import numpy as np


class Field:
    """An integer type, and a shape in brackets: `i8`, `i8[4]`, `i8[4, 5]`."""

    def __init__(self, kind: type[np.integer[Any]], shape: tuple[int, ...] = ()) -> None:
        self.kind = np.dtype(kind)
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Field":
        return Field(self.kind.type, shape if isinstance(shape, tuple) else (shape,))


# Signed throughout: Numba turns int64 with uint64 into a float.
# For type checkers a field is anything: which fields a struct has is checked, not what one does with their numbers.
i8: Any = Field(np.int8)
i16: Any = Field(np.int16)
i32: Any = Field(np.int32)
i64: Any = Field(np.int64)

# A field called `round` would work compiled and break interpreted, where it finds the method of np.record.
RESERVED = frozenset(dir(np.record))


class Struct:
    """Declare fields as class attributes; the NumPy dtype is derived from them."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        cls.fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in cls.fields:
            if name in RESERVED:
                raise TypeError(f"{cls.__name__}.{name}: np.record has an attribute of that name; choose another")
        # Wide fields first and the tail filled up: no padding, so that equal games are equal bytes.
        widest_first = sorted(cls.fields.items(), key=lambda item: -item[1].kind.itemsize)
        spec: list[Any] = [(name, field.kind, field.shape) for name, field in widest_first]
        odd = np.dtype(spec).itemsize % 8
        if odd:
            spec.append(("_tail", np.int8, (8 - odd,)))
        cls.dtype = np.dtype((np.record, np.dtype(spec, align=True)))

    @classmethod
    def new(cls) -> Any:
        """One record, all zero."""
        return cls.many(1)[0]

    @classmethod
    def many(cls, n: int) -> Any:
        """An array of n records, all zero."""
        return np.zeros(n, cls.dtype)


def copy_of(record: Any) -> Any:
    """A record of its own with the same content."""
    # By its bytes: NumPy copies records field by field, which takes twenty times as long.
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]


def array_of(record: Any) -> Any:
    """The array of one record that shares its memory."""
    base = record.base
    if isinstance(base, np.ndarray) and base.shape == (1,) and base.dtype == record.dtype:
        return base
    return np.frombuffer(record.data, record.dtype)


def words_of(records: Any) -> Any:
    """The memory of an array of records as rows of int64, shared, for hashing and comparing."""
    return records.view(np.int64).reshape(len(records), -1)
