"""What follows from a game's table of verbs, as source: the functions legal, refusal, apply, weight and draw, and the
numbers of its actions. `python -m grandopening.core.generate` writes it beside the rules; Numba caches it like any
other file, and a debugger steps through it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from inspect import signature
from itertools import groupby
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any

from .verbs import Codec, Rule, Verb

HANDED = ("board", "s", "scratch", "sink", "out", "n")  # parameters of rules that are not arguments of a verb
STRUCTS = {"board": "Board", "s": "State", "scratch": "Scratch"}  # of which type some of them are, for type checkers
OK, GAME_OVER, NOT_NOW = range(3)  # how every table of refusals begins
HEAD = '"""Generated from verbs.py by `python -m grandopening.core.generate`: do not edit."""\n'


def indented(lines: Sequence[str], by: int = 1) -> list[str]:
    return ["    " * by + line for line in lines]


def function(head: str, lines: Sequence[str], said: str = "") -> str:
    return "\n".join(["@rule", f"def {head}:", *([f'    """{said}"""'] if said else []), *indented(lines)])


class Dispatch:
    """The source of one game's dispatch, and the names it has to import for that."""

    def __init__(self, verbs: ModuleType) -> None:
        self.package = verbs.__name__.rpartition(".")[0]
        self.codec: Codec = verbs.CODEC
        self.phases: list[str] = import_module(f"{self.package}.state").PHASES
        self.otherwise: dict[int, int] = getattr(verbs, "OTHERWISE", {})
        self._phases = constants_of(f"{self.package}.state", "PHASES")
        self._refusals = constants_of(f"{self.package}.refusals", "REFUSALS")
        self._imports: defaultdict[str, set[str]] = defaultdict(set)

    def source(self) -> str:
        parts = [*self._numbers(), *self._legal(), self._refusal(), self._apply(), self._weight(), *self._draw()]
        return "\n\n\n".join([f"{HEAD}\n{self._import_lines()}\n\n{self._first_lines()}", *parts]) + "\n"

    # names

    def _use(self, module: str, name: str) -> str:
        is_inside = module.startswith(self.package + ".")
        self._imports[module.removeprefix(self.package) if is_inside else module].add(name)
        return name

    def _head(self, name: str, *parameters: str) -> str:
        """Of a function: its name and its parameters, annotated as those of the rules are."""
        structs = {one: self._use(f"{self.package}.state", STRUCTS[one]) for one in parameters if one in STRUCTS}
        return f"{name}({', '.join(f'{one}: {structs[one]}' if one in structs else one for one in parameters)})"

    def _phase(self, phase: int) -> str:
        return self._use(*self._phases[phase])

    def _code(self, code: int) -> str:
        return self._use(*self._refusals[code])

    def _in_phase(self, phases: Sequence[int]) -> str:
        return " or ".join(f"s.phase == {self._phase(phase)}" for phase in phases)

    def _import_lines(self) -> str:
        self._use("grandopening.core.contract", "OVER")
        self._use("grandopening.core.jit", "rule")
        modules = sorted(self._imports, key=lambda module: (module.startswith("."), module))
        lines = [f"from {module} import {', '.join(sorted(self._imports[module]))}" for module in modules]
        return "\n".join(["import numpy as np", "", *lines])

    def _call(self, rule: Rule, values: Mapping[str, str]) -> str:
        """A rule with the verb's arguments: by their names, or where it calls one otherwise, in their order."""
        plain: Callable[..., Any] = getattr(rule, "py_func", rule)
        left, given = dict(values), []
        for name in signature(plain).parameters:
            given.append(name if name in HANDED else left.pop(name if name in left else next(iter(left))))
        assert not left, f"{plain.__name__} does not take {', '.join(left)}"
        return f"{self._use(plain.__module__, plain.__name__)}({', '.join(given)})"

    # numbers

    def _first_lines(self) -> str:
        lines = [f"{first_of(verb)} = {self.codec.first[verb.word]}" for verb in self.codec.verbs]
        return "\n".join(["# The number of the first action of each verb.", *lines])

    def _numbers(self) -> Iterator[str]:
        for verb in self.codec.verbs:
            word, names = verb.word, list(verb.arguments)
            yield function(f"{word}_action({', '.join(names)})", [f"return np.int64({number_of(verb, names)})"])
            yield function(f"is_{word}(action)", [f"return {test_of(verb)}"])
            for name in names:
                yield function(f"{word}_{name}(action)", [f"return {value_of(verb, name)}"])

    # legal

    def _legal(self) -> Iterator[str]:
        lists, lines = [], []
        for phase, name in enumerate(self.phases):
            listed = [line for verb in self.codec.verbs if phase in verb.phases for line in self._listed(verb)]
            if listed:
                lines += [f"if s.phase == {self._phase(phase)}:", f"    return list_{name}(board, s, scratch, out)"]
                head = self._head(f"list_{name}", "board", "s", "scratch", "out")
                lists.append(function(head, ["n = 0", *listed, "return n"]))
        said = "The legal actions of the actor; with chance to act, the results that can come."
        yield from lists
        yield function(self._head("legal", "board", "s", "scratch", "out"), [*lines, "return 0"], said)

    def _listed(self, verb: Verb) -> list[str]:
        """Its legal actions, from n on."""
        if verb.lister:
            return [f"n = {self._call(verb.lister, {'first': first_of(verb)})}"]
        lines = [f"out[n] = {number_of(verb, list(verb.arguments))}", "n += 1"]
        if not verb.among:
            return self._each(verb, lines)
        (name,) = verb.arguments
        tried = [f"{name} = np.int64(out[i])", *self._allowed(verb, lines)]
        return [f"end = {self._call(verb.among, {})}", "for i in range(n, end):", *indented(tried)]

    def _each(self, verb: Verb, lines: list[str]) -> list[str]:
        """Do this for all values of its arguments that are allowed."""
        lines = self._allowed(verb, lines)
        outermost_first = sorted(verb.arguments.items(), key=lambda item: item[0] != verb.outermost)
        for name, kind in reversed(outermost_first):
            lines = [f"for {name} in range({f'board.{kind.limit}' if kind.limit else kind.size}):", *indented(lines)]
        return lines

    def _allowed(self, verb: Verb, lines: list[str]) -> list[str]:
        if not verb.can:
            return lines
        return [f"if {self._call(verb.can, names_of(verb))} == {self._code(OK)}:", *indented(lines)]

    # refusal and apply

    def _chain(self, cases: Sequence[list[str]], first: int = 0) -> list[str]:
        """A case for each verb, by the numbers of its actions; halved again and again, since there are many verbs."""
        if len(cases) == 1:
            return cases[0]
        half = len(cases) // 2
        lower, upper = self._chain(cases[:half], first), self._chain(cases[half:], first + half)
        return [f"if action < {first_of(self.codec.verbs[first + half])}:", *indented(lower), "else:", *indented(upper)]

    def _refusal(self) -> str:
        lines = ["if s.actor == OVER:", f"    return {self._code(GAME_OVER)}"]
        lines += self._chain([self._refused(verb) for verb in self.codec.verbs])
        for phase, code in self.otherwise.items():
            lines += [f"if s.phase == {self._phase(phase)}:", f"    return {self._code(code)}"]
        said = "0, or the code of the rule that forbids the action to whoever acts now."
        head = self._head("refusal", "board", "s", "action", "scratch")
        return function(head, [*lines, f"return {self._code(NOT_NOW)}"], said)

    def _refused(self, verb: Verb) -> list[str]:
        can = self._call(verb.can, values_of(verb)) if verb.can else self._code(OK)
        lines = [f"if {self._in_phase(verb.phases)}:", f"    return {can}"]
        for phase, why in verb.refused.items():
            answer = self._code(why) if isinstance(why, int) else self._call(why, values_of(verb))
            lines += [f"if s.phase == {self._phase(phase)}:", f"    return {answer}"]
        return lines

    def _apply(self) -> str:
        """What follows stands once, after all cases: repeated in each of them it would make a GPU half as fast."""
        lines = self._chain([[self._call(verb.do, values_of(verb))] for verb in self.codec.verbs])
        following: defaultdict[Rule, list[str]] = defaultdict(list)
        for then, verbs in groupby(self.codec.verbs, lambda verb: verb.then):
            if then:
                following[then].append(f"({test_of(*verbs)})")
        for then, tests in following.items():
            lines += [f"if {' or '.join(tests)}:", f"    {self._call(then, {})}"]
        said = "Perform a legal action, and all that follows from it by itself."
        return function(self._head("apply", "board", "s", "action", "scratch", "sink"), lines, said)

    # chance

    def _weight(self) -> str:
        lines = []
        for verb in self.codec.verbs:
            if verb.weight:
                weight = self._call(verb.weight, values_of(verb))
                lines += [f"if {test_of(verb)}:", f"    return np.int64({weight})"]
        said = "Of a result: how many equally likely ways lead to it."
        return function(self._head("weight", "board", "s", "action"), [*lines, "return np.int64(1)"], said)

    def _draw(self) -> Iterator[str]:
        """Phases in which the same results can come share a function."""
        alike: dict[tuple[str, ...], list[int]] = {}
        for phase in range(len(self.phases)):
            words = tuple(verb.word for verb in self.codec.verbs if verb.chance and phase in verb.phases)
            if words:
                alike.setdefault(words, []).append(phase)
        lines = []
        for words, phases in alike.items():
            name = f"draw_{'_or_'.join(words)}"
            yield function(self._head(name, "board", "s"), self._drawn([self.codec.named[word] for word in words]))
            lines += [f"if {self._in_phase(phases)}:", f"    return {name}(board, s)"]
        said = "One of the results that can come, by the generator in the state."
        yield function(self._head("draw", "board", "s"), [*lines, "return np.int64(-1)"], said)

    def _drawn(self, verbs: Sequence[Verb]) -> list[str]:
        """First those that pick their own; of the others, one as likely as its weight says."""
        lines = []
        for verb in verbs:
            if verb.draw:
                lines += [f"value = {self._call(verb.draw, {})}", "if value >= 0:"]
                lines += [f"    return np.int64({number_of(verb, ['value'])})"]
        rest = [verb for verb in verbs if not verb.draw]
        if len(rest) == 1 and not rest[0].arguments:
            return [*lines, f"return np.int64({first_of(rest[0])})"]
        self._use("grandopening.core.rng", "below")
        if len(rest) == 1 and not rest[0].can and not rest[0].weight:
            return [*lines, f"return np.int64({first_of(rest[0])} + below(s, {rest[0].span}))"]
        lines.append("total = np.int64(0)")
        for verb in rest:
            lines += self._each(verb, [f"total += {self._weight_of(verb)}"])
        lines.append("rest = below(s, total)")
        for verb in rest:
            found = f"    return np.int64({number_of(verb, list(verb.arguments))})"
            lines += self._each(verb, [f"rest -= {self._weight_of(verb)}", "if rest < 0:", found])
        return [*lines, "return np.int64(-1)"]

    def _weight_of(self, verb: Verb) -> str:
        return self._call(verb.weight, names_of(verb)) if verb.weight else "1"


# Expressions


def first_of(verb: Verb) -> str:
    return f"FIRST_{verb.word.upper()}"


def names_of(verb: Verb) -> dict[str, str]:
    """Its arguments, as variables of their names."""
    return {name: name for name in verb.arguments}


def values_of(verb: Verb) -> dict[str, str]:
    """Its arguments, read off the number of an action."""
    return {name: value_of(verb, name) for name in verb.arguments}


def number_of(verb: Verb, values: Sequence[str]) -> str:
    """The number of an action."""
    sizes = [kind.size for kind in verb.arguments.values()]
    parts = [f"{value} * {prod(sizes[i + 1 :])}" if sizes[i + 1 :] else value for i, value in enumerate(values)]
    return " + ".join([first_of(verb), *parts])


def test_of(*verbs: Verb) -> str:
    """Whether an action is one of these verbs', which follow each other."""
    first, span = first_of(verbs[0]), sum(verb.span for verb in verbs)
    return f"action == {first}" if span == 1 else f"action >= {first} and action < {first} + {span}"


def value_of(verb: Verb, name: str) -> str:
    """One of its arguments, from the number of an action."""
    sizes = [kind.size for kind in verb.arguments.values()]
    at = list(verb.arguments).index(name)
    value, rest = f"action - {first_of(verb)}", prod(sizes[at + 1 :])
    if rest > 1:
        value = f"({value}) // {rest}"
    return f"({value}) % {sizes[at]}" if at > 0 else value


def constants_of(module: str, table: str) -> dict[int, tuple[str, str]]:
    """For each number of a table that a module declares, the module and the name of the constant."""
    declaring = import_module(module)
    lines = Path(declaring.__file__ or "").read_text("utf-8").splitlines()
    names = [line.partition(" = ")[0] for line in lines if f" = {table}.add(" in line]
    assert [vars(declaring)[name] for name in names] == list(range(len(vars(declaring)[table]))), f"{table} in {module}"
    return {number: (module, name) for number, name in enumerate(names)}
