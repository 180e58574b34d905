"""Plain words, made of names in the program: for games that have no messages of their own."""

from collections.abc import Mapping
from typing import Any

from ..core.contract import Position

SEPARATE = ("actor", "phase", "rng")  # shown otherwise, or nobody's business: the generator foretells the dice


def spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def in_a_row(values: Mapping[str, object]) -> str:
    """`card 3, to Boston`"""
    return ", ".join(f"{spaced(name)} {_word(value)}" for name, value in values.items())


def _word(value: object) -> str:
    if isinstance(value, Mapping):
        return in_a_row(value)
    return " ".join(map(_word, value)) if isinstance(value, list | tuple) else str(value)


def fields_in_words(position: Position) -> list[str]:
    """The fields of a state, a line each; those that are all zero are left out."""
    state = position.state
    fields = {name: state[name] for name in state.dtype.names if name not in SEPARATE}
    return [f"{spaced(name)}: {_numbers(value)}" for name, value in fields.items() if value.any()]


def _numbers(value: Any) -> str:
    """An array row by row."""
    if value.ndim > 1:
        return " | ".join(_numbers(row) for row in value)
    return " ".join(map(str, value.tolist())) if value.ndim else str(value)
