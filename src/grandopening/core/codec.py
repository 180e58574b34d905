"""Actions are ints. A codec is the table of a game's verbs and the sizes of their arguments; nobody else knows at
which number a verb begins."""

from bisect import bisect_right
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Verb:
    """A verb of the record ("expand") and its arguments, each with the number of values it can take."""

    name: str
    arguments: tuple[tuple[str, int], ...] = ()
    chance: bool = False  # a drawn result rather than somebody's decision

    @property
    def span(self) -> int:
        return prod(size for _, size in self.arguments)


class Codec:
    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        end = 0
        for verb in verbs:
            self.first[verb.name] = end
            end += verb.span
        self.n_actions = end
        self._starts = list(self.first.values())
        self._named = {verb.name: verb for verb in verbs}

    def verb_of(self, action: int) -> Verb:
        if not 0 <= action < self.n_actions:
            raise ValueError(f"no action {action}: actions are 0 to {self.n_actions - 1}")
        return self.verbs[bisect_right(self._starts, action) - 1]

    def encode(self, name: str, *arguments: int) -> int:
        verb = self._named[name]
        if len(arguments) != len(verb.arguments):
            raise ValueError(f"{name} takes {len(verb.arguments)} arguments, not {len(arguments)}")
        index = 0
        for value, (argument, size) in zip(arguments, verb.arguments, strict=True):
            if not 0 <= value < size:
                raise ValueError(f"{name}: {argument} {value} is not within 0 to {size - 1}")
            index = index * size + value
        return self.first[name] + index

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        verb = self.verb_of(action)
        index = action - self.first[verb.name]
        arguments = []
        for _, size in reversed(verb.arguments):
            index, value = divmod(index, size)
            arguments.append(value)
        return verb.name, tuple(reversed(arguments))

    def describe(self, action: int) -> str:
        """For tracebacks and debuggers: `expand(way=17)`."""
        name, values = self.decode(action)
        arguments = self._named[name].arguments
        return f"{name}({', '.join(f'{a}={v}' for (a, _), v in zip(arguments, values, strict=True))})"
