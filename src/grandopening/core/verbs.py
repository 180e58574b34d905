"""The verbs of a game, each declared once: its word in the record, its arguments, when and by which rule it is allowed,
what it does. Everything else follows from that table: the numbers of the actions (`Codec`), their words (`Words`), and
the functions legal, refusal, apply, weight and draw, which `dispatch` writes as plain source beside the rules.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, Any, Protocol

from .declare import Kind

if TYPE_CHECKING:
    from .contract import Setup

Rule = Callable[..., Any]
Entry = dict[str, Any]


class Form(Protocol):
    """How the record writes a verb, where that is not simply its arguments: results that are gathered in one entry."""

    types: Mapping[str, Any]  # of what stands under the keys of the entry

    def append(self, log: list[Entry], setup: "Setup", s: Any, value: int) -> None:
        """Write one result: a new entry, or one more of the last."""

    def read(self, setup: "Setup", s: Any, entry: Mapping[str, Any]) -> list[int]:
        """The results an entry stands for. Raises Refused if its form is wrong."""


@dataclass(frozen=True)
class Verb:
    """Functions of the rules are called by the names of their parameters: board, s, scratch and sink are handed over,
    all others are the verb's arguments, in their order."""

    word: str  # the record's
    rule: str  # its number
    do: Rule  # what it does
    phases: tuple[int, ...]  # in which it can be done
    arguments: Mapping[str, Kind] = field(default_factory=dict)
    can: Rule | None = None  # 0, or why not, in one of its phases; None: always
    # Where it pays: (…, out, n) -> n writes values of its argument that can be allowed, to be tried one by one,
    among: Rule | None = None
    lister: Rule | None = None  # or (…, first, out, n) -> n just those that are, each as an action: `first` + value
    outermost: str = ""  # of several arguments, the one whose values are gone through first; else the first
    then: Rule | None = None  # what follows by itself
    refused: Mapping[int, "int | Rule"] = field(default_factory=dict)  # in other phases: a better reason than "not now"
    # of a drawn result
    chance: bool = False
    weight: Rule | None = None  # how many equally likely ways lead to it; None: one
    draw: Rule | None = None  # picks the value of its argument, or -1 if there is none, where that is faster
    # in the record
    together: str = ""  # the key under which all arguments stand, as a list,
    in_any_order: bool = False  # in which whoever writes it may order them as they like
    form: Form | None = None

    @property
    def span(self) -> int:
        """How many actions it has."""
        return prod(kind.size for kind in self.arguments.values())

    @property
    def keys(self) -> tuple[str, ...]:
        """Of its entry in the record."""
        if self.together:
            return (self.together,)
        return tuple(key for name, kind in self.arguments.items() for key in kind.keys_of(name))

    @property
    def types(self) -> dict[str, Any]:
        """Of what stands under the keys of its entry, for the documents of the API."""
        if self.form:
            return dict(self.form.types)
        if self.together:
            (one,) = {kind.type for kind in self.arguments.values()}
            return {self.together: list[one]}  # type: ignore[valid-type]  # to mypy a value is no type
        return {key: kind.type for name, kind in self.arguments.items() for key in kind.keys_of(name)}


class Codec:
    """Actions are ints: verb by verb in the order of the table. Nobody else knows at which number a verb begins."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        end = 0
        for verb in verbs:
            self.first[verb.word] = end
            end += verb.span
        self.n_actions = end
        self._starts = list(self.first.values())
        self.named = {verb.word: verb for verb in verbs}

    def verb_of(self, action: int) -> Verb:
        if not 0 <= action < self.n_actions:
            raise ValueError(f"no action {action}: actions are 0 to {self.n_actions - 1}")
        return self.verbs[bisect_right(self._starts, action) - 1]

    def actions_of(self, word: str) -> range:
        """All actions of a verb."""
        return range(self.first[word], self.first[word] + self.named[word].span)

    def encode(self, word: str, *values: int) -> int:
        verb = self.named[word]
        if len(values) != len(verb.arguments):
            raise ValueError(f"{word} takes {len(verb.arguments)} arguments, not {len(values)}")
        index = 0
        for value, (argument, kind) in zip(values, verb.arguments.items(), strict=True):
            if not 0 <= value < kind.size:
                raise ValueError(f"{word}: {argument} {value} is not within 0 to {kind.size - 1}")
            index = index * kind.size + value
        return self.first[word] + index

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        verb = self.verb_of(action)
        index = action - self.first[verb.word]
        values = []
        for kind in reversed(list(verb.arguments.values())):
            index, value = divmod(index, kind.size)
            values.append(value)
        return verb.word, tuple(reversed(values))

    def describe(self, action: int) -> str:
        """For tracebacks and debuggers: `expand(way=17)`."""
        word, values = self.decode(action)
        arguments = self.named[word].arguments
        return f"{word}({', '.join(f'{name}={value}' for name, value in zip(arguments, values, strict=True))})"
