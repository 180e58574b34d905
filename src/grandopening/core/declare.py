"""Tables whose entries are numbered as they are declared, a line each:

    SOURCES = Names()
    FROM_CITIES = SOURCES.add("cities")      # 0
    FROM_REGIONS = SOURCES.add("regions")    # 1

The name on the left is a plain int, which compiled rules freeze; the table says what each number means.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .contract import Setup


class Names(list[str]):
    """Numbers with a word each: phases, sources of points, ways to end."""

    def add(self, name: str) -> int:
        self.append(name)
        return len(self) - 1


@dataclass(frozen=True)
class Refusal:
    """Why not: the number of the rule, and the id of the sentence in the Fluent files."""

    rule: str
    message: str


class Refusals(list[Refusal]):
    """The reasons to refuse a move, by code. The first is none: `OK`."""

    def add(self, rule: str, message: str) -> int:
        self.append(Refusal(rule, message))
        return len(self) - 1


class Refused(ValueError):
    """A move against a rule, or a malformed file: one sentence for people, and the rule it cites."""

    def __init__(self, rule: str, message: str, **values: object) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.values = values


def _as_it_is(setup: "Setup", value: int) -> Any:
    return value


def _number(setup: "Setup", word: object) -> int:
    if type(word) is not int:
        raise Refused("record", f"{word!r} is not a number")
    return word


@dataclass(frozen=True)
class Kind:
    """What a number of an action or an event stands for, and how the record writes it.

    `word` and `value` convert between the number and the record's word. With `keys` the word is a tuple, and its parts
    stand under these keys instead of the argument's own name."""

    name: str
    size: int = 0  # numbers of this kind are 0 to size - 1; 0: any number (of an event)
    limit: str = ""  # the field of the board that says how many there are, where the size is only a capacity
    type: Any = int  # of the word, or of each part of it
    word: Callable[["Setup", int], Any] = _as_it_is
    value: Callable[["Setup", Any], int] = _number
    keys: tuple[str, ...] = ()

    def in_words(self, key: str, setup: "Setup", value: int) -> dict[str, Any]:
        word = self.word(setup, value)
        return dict(zip(self.keys, word, strict=True)) if self.keys else {key: word}

    def keys_of(self, key: str) -> tuple[str, ...]:
        return self.keys or (key,)

    def read(self, key: str, setup: "Setup", entry: Mapping[str, Any]) -> int:
        return self.value(setup, tuple(entry[part] for part in self.keys) if self.keys else entry[key])


def _seat_of(setup: "Setup", word: object) -> int:
    if type(word) is not int or not 0 <= word < setup.players:
        raise Refused("record", f"there is no seat {word!r}")
    return word


NUMBER = Kind("number")
SEAT = Kind("seat", value=_seat_of)


def named(kind: str, names: Names, rule: str = "record") -> Kind:
    """The kind of number that a table of names explains."""

    def value(setup: "Setup", word: object) -> int:
        if word not in names:
            raise Refused(rule, f"there is no {kind} {word!r}")
        return names.index(str(word))

    return Kind(kind, len(names), type=str, word=lambda setup, value: names[value], value=value)
