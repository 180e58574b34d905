"""One source of the rules, run in three ways: interpreted, compiled, and on a GPU.

A rule is a plain Python function with the mark `rule`. Called from Python it is interpreted, and so is every rule that
it calls. Its compiled twin is the same code, bound to the compiled twins of what it calls. Python never holds a twin:
it calls an `Entry`, which has both forms and runs the compiled one as soon as that is there. Both work on the same
memory, so a game goes on where it was.

GRANDOPENING_JIT=0 never compiles, for debuggers and coverage; GRANDOPENING_JIT=1 compiles everything at its first call.
Without it, what needs compiled code compiles (many games at once, training), and what people wait for begins
interpreted (a position, a bot): compiled code comes from the disk, or from a process behind the scenes.
"""

import os
import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numba

from .compiled_code import CodeFiles, folder_of_game
from .linking import ApartCompiler, PartCompiler, WholeCompiler

PER_GAME: Any = None  # stands for a name that `specialised` gives a meaning, another one for each game
ASKED_FOR = os.environ.get("GRANDOPENING_JIT")
INTERPRETED = ASKED_FOR == "0" or bool(numba.config.DISABLE_JIT)
HOT = 3.0  # seconds of interpreted rules of one game, after which it pays to compile them
OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
AS_PART = {"no_cpython_wrapper": True, "pipeline_class": PartCompiler}

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)


def rule(function: F) -> F:
    """Mark a rule. Inside: loops, ints and struct fields; no allocation, strings or exceptions, so that a GPU compiles
    the same function."""
    function.source = function.__code__.co_filename  # type: ignore[attr-defined]
    return function


def inlined_rule(function: F) -> F:
    """The same for what is called everywhere and does next to nothing: compiled into its callers."""
    function.is_inlined = True  # type: ignore[attr-defined]
    return rule(function)


def apart_rule(function: F) -> F:
    """The same for what writes one of its arguments and reads others, which never share memory: many numbers are read
    before the first is written."""
    function.is_apart = True  # type: ignore[attr-defined]
    return rule(function)


def fast_rule(function: F) -> F:
    """The same for sums of floating-point numbers whose order does not matter: many are added up side by side."""
    function.is_fast = True  # type: ignore[attr-defined]
    return rule(function)


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "source")


def specialised(template: Function, rules: Any, *, inlined: bool = False, **names: Any) -> Function:
    """The template as a rule of one game: a function written once, in a module that declares

        rules: Rules = PER_GAME

    and calls `rules.apply(…)`. In the result `rules` is the module with the rules of that game. Other names that the
    template's module declares, such as `bots` or `decide`, can be given a meaning in the same way. What is called for
    every decision is best `inlined`: to hand over arrays costs more than many a rule does.

    To pass the rules as an argument, or to close over them, would be plainer; but Numba cannot cache such a function,
    and compiling takes a minute."""
    assert isinstance(template, FunctionType)
    meanings = {"rules": rules, **names}
    copy = FunctionType(template.__code__, {**template.__globals__, **meanings}, template.__name__)
    copy.__defaults__, copy.__module__ = template.__defaults__, template.__module__
    # Compiled code is found again by this name and the types of the arguments: what calls other functions needs
    # another name.
    functions = [value.__qualname__ for value in names.values() if callable(value)]
    copy.__qualname__ = "_with_".join([template.__qualname__, *functions])
    copy.source = rules.__file__  # type: ignore[attr-defined]
    copy.is_inlined = inlined  # type: ignore[attr-defined]
    return copy


def module_of(name: str, functions: Any) -> ModuleType:
    """A module with these functions, for `specialised`: Numba looks into modules, not into dictionaries."""
    module = ModuleType(name)
    module.__dict__.update(functions)
    return module


_twins: dict[Function, Any] = {}
_twin_modules: dict[ModuleType, ModuleType] = {}
_twinning = threading.RLock()


def _copy_of(function: Function) -> FunctionType:
    """The same code; what its names mean is said by `_bind`."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, {"__name__": function.__module__}, function.__name__)
    copy.__defaults__, copy.__module__ = function.__defaults__, function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def _bind(copy: FunctionType, function: Function) -> None:
    """Bind its names to the compiled twins of what the function calls."""
    known = function.__globals__
    copy.__globals__.update({name: _twin(known[name]) for name in function.__code__.co_names if name in known})


def twin_of(function: Function) -> Any:
    """The compiled form of a rule for other compiled code, a GPU's too: Python cannot call it."""
    with _twinning:
        if function not in _twins:
            copy = _copy_of(function)
            how: dict[str, Any] = {"forceinline": True} if getattr(function, "is_inlined", False) else {}
            if getattr(function, "is_fast", False):
                how["fastmath"] = {"reassoc", "contract"}
            if getattr(function, "is_apart", False):
                how["pipeline_class"] = ApartCompiler
            # Known before its names are bound: those are also names of fields, and a field may be called as the rule.
            _twins[function] = numba.njit(**{**OPTIONS, **AS_PART, **how})(copy)
            _bind(copy, function)
    return _twins[function]


def _twin(value: Any) -> Any:
    if is_rule(value):
        return twin_of(value)
    if isinstance(value, ModuleType) and any(is_rule(part) for part in vars(value).values()):
        if value not in _twin_modules:
            _twin_modules[value] = module_of(value.__name__, {})
            for name, part in vars(value).items():
                if is_rule(part):
                    setattr(_twin_modules[value], name, twin_of(part))
        return _twin_modules[value]
    return value


def for_gpu(function: Function) -> Any:
    """What a kernel calls. Numba's simulator of a GPU runs Python."""
    return function if INTERPRETED else twin_of(function)


class Entry:
    """A rule as Python calls it: compiled where its compiled form is there, interpreted until then. An `eager` one is
    compiled at its first call."""

    def __init__(self, function: Function, eager: bool = False) -> None:
        self.function = function
        self.game = folder_of_game(Path(function.source))  # type: ignore[attr-defined]
        self._eager = eager
        self._compiled: Any = None
        self._is_loaded = False
        self._call: Function = function if INTERPRETED else self._first
        _entries[self.game].append(self)

    def __call__(self, *arguments: Any) -> Any:
        return self._call(*arguments)

    @property
    def is_compiled(self) -> bool:
        return self._compiled is not None and self._call is self._compiled

    def load(self) -> bool:
        """Use the compiled form from now on, if it is on the disk."""
        compiled = self._dispatcher()
        with _twinning:
            for code in [] if compiled.overloads else compiled._cache.all(compiled.targetctx):
                compiled.targetctx.insert_user_function(code.entry_point, code.fndesc, [code.library])
                compiled.add_overload(code)
        self._is_loaded = bool(compiled.overloads)
        if self._is_loaded:
            self._call = compiled
        return self._is_loaded

    @property
    def files(self) -> set[str]:
        """The names of those that keep what was compiled here, or was found compiled when it was called."""
        return set() if self._compiled is None else set(self._compiled._cache.used)

    def compile_when_called(self) -> None:
        if not INTERPRETED:
            self._call = self._dispatcher()

    def _first(self, *arguments: Any) -> Any:
        if self._eager or ASKED_FOR == "1" or self.game in _compiling:
            self.compile_when_called()
        elif not (_policy.loads_at_first_call and self.load()):
            self._call = self._interpreted
        return self._call(*arguments)

    def _interpreted(self, *arguments: Any) -> Any:
        if self._is_loaded:  # by another thread, while this one began
            self._call = self._compiled
            return self._call(*arguments)
        start = perf_counter()
        try:
            return self.function(*arguments)
        finally:
            _spent[self.game] += perf_counter() - start
            if _spent[self.game] > HOT:
                _spent[self.game] = float("-inf")
                _policy.when_hot(self.game)

    def _dispatcher(self) -> Any:
        with _twinning:
            if self._compiled is None:
                copy = _copy_of(self.function)
                _bind(copy, self.function)
                self._compiled = numba.njit(**OPTIONS, pipeline_class=WholeCompiler)(copy)
                self._compiled._cache = CodeFiles(copy, self.function.source)  # type: ignore[attr-defined]
        return self._compiled


class Policy:
    """How this process comes to compiled code."""

    loads_at_first_call = True  # a server does not wait for it: it loads in another thread
    when_hot: Callable[[Path | None], None] = staticmethod(lambda game: None)


_policy = Policy()
_entries: dict[Path | None, list[Entry]] = defaultdict(list)
_spent: dict[Path | None, float] = defaultdict(float)
_compiling: set[Path | None] = set()


def policy() -> Policy:
    return _policy


def load_entries(game: Path) -> bool:
    """Load the compiled forms of what was called or may be called of this game; whether all are there."""
    there = [INTERPRETED or entry.is_compiled or entry.load() for entry in _entries[game]]
    return all(there)


def files_of(game: Path) -> list[str]:
    """The names of the files that a process needs to do the same as this one, compiled."""
    return sorted(set().union(*(entry.files for entry in _entries[game])))


def compile_when_called(game: Path) -> None:
    """From now on everything of this game is compiled at its first call: for those who will call it often."""
    _compiling.add(game)
    for entry in _entries[game]:
        entry.compile_when_called()
