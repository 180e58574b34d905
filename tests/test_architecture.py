"""Imports point downwards only, and the rules stand on numpy and numba alone (docs/design.md)."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "grandopening"

RULES = ["core", "games"]
BASE = [*RULES, "record", "text", "bots"]
SHARED = [*BASE, "compiling", "cores", "version"]
MAY_IMPORT = {
    "__init__": [],  # imported by importing anything, so it must drag nothing in
    "version": [],
    "cores": [],
    "core": [],
    "games": ["core"],
    "record": RULES,
    "text": [*RULES, "record"],
    "bots": [*RULES, "record", "text"],
    "table": BASE,
    "compiling": [*BASE, "table"],
    "lab": SHARED,
    "server": [*SHARED, "table"],
    "envs": [*SHARED, "picture", "terminal", "library"],
    "train": [*SHARED, "envs"],
    "picture": [*RULES, "text"],
    "library": [*SHARED, "picture", "terminal", "command"],
    "measure": [*SHARED, "lab"],
    "command": [*SHARED, "lab", "measure", "table", "server"],
    "terminal": [*SHARED, "command"],
    "cli": [*SHARED, "lab", "table", "server", "envs", "train", "measure", "command", "terminal"],
    "__main__": ["cli"],
}
GAMES = {rules.parent.name for rules in SOURCE.glob("games/*/rules")}
ROOMS = (
    "text",
    "bots",
    "lab",
    "table",
    "terminal",
    "picture",
)  # of a game: each may import what the generic room of its name may


def room_of(parts: tuple[str, ...]) -> str:
    """The room a module belongs to. The descriptor, data and rules of a game are in `games`; its other rooms count as
    the generic rooms they add to."""
    if len(parts) > 3 and parts[0] == "games" and parts[2] in ROOMS:
        return parts[2]
    return parts[0].removesuffix(".py")


def imports(path: PurePosixPath, tree: ast.AST, is_lazy: bool = False) -> Iterator[tuple[list[str], bool]]:
    """Every imported name, whole and split at its dots, and whether the import waits inside a function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.split("."), is_lazy
        elif isinstance(node, ast.ImportFrom):
            base = ["grandopening", *path.parts][: -node.level] if node.level else []
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                yield [*base, alias.name], is_lazy
        else:
            inside = is_lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from imports(path, node, inside)


def offences(name: str, source: str) -> list[str]:
    """What a module, named by its path inside the package, imports against the rules."""
    path = PurePosixPath(name)
    room, game = room_of(path.parts), path.parts[1] if path.parts[0] == "games" else ""
    if room not in MAY_IMPORT:
        return [f"{name}: the room {room!r} has no place in the order of imports"]
    found = []
    for target, is_lazy in imports(path, ast.parse(source)):
        top, *rest = target
        if top == "grandopening":
            other = room_of((*rest, "")) if rest and rest[0] in MAY_IMPORT else "__init__"
            is_fine = other in {room, "__init__", *MAY_IMPORT[room]}
            if rest[:1] == ["games"] and game in GAMES:
                is_fine = is_fine and not (GAMES - {game}).intersection(rest[1:2])
        elif target[:2] == ["numba", "cuda"]:
            is_fine = room not in RULES or (name == "core/gpu.py" and is_lazy)
        else:
            is_fine = room not in RULES or top in {"numpy", "numba", "llvmlite"} or top in sys.stdlib_module_names
        if not is_fine:
            found.append(f"{name} imports {'.'.join(target)}")
    return found


def test_imports_point_downwards():
    modules = sorted(SOURCE.rglob("*.py"))
    assert modules
    found = [
        offence
        for module in modules
        for offence in offences(module.relative_to(SOURCE).as_posix(), module.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("core/rng.py", "import grandopening.games.franchise"),
        ("core/rng.py", "from grandopening import games"),
        ("core/rng.py", "from ..games import franchise"),
        ("core/rng.py", "def f():\n    from grandopening.games import franchise"),
        ("core/rng.py", "import rich"),
        ("core/gpu.py", "from numba import cuda"),
        ("core/batch.py", "def f():\n    import numba.cuda"),
        ("games/franchise/flow.py", "from grandopening.record import replay"),
        ("games/franchise/flow.py", "from grandopening.games import proxima_obertura"),
        ("games/proxima_obertura/flow.py", "from ..franchise.data import Board"),
        ("games/proxima_obertura/flow.py", "import typer"),
        ("lab/simulate.py", "from grandopening.table import seats"),
        ("table/seats.py", "from ..server import app"),
        ("server/app.py", "from grandopening.cli import main"),
        ("__init__.py", "from .core import rng"),
        ("utils/misc.py", ""),
    ],
)
def test_offences_are_found(name, source):
    assert len(offences(name, source)) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("core/batch.py", "import numba, numpy as np, hashlib\nfrom . import rng\nfrom .struct import Struct"),
        ("core/gpu.py", "def f():\n    from numba import cuda"),
        ("games/__init__.py", "from . import franchise, proxima"),
        ("games/franchise/__init__.py", "from . import flow\nfrom .board import Board"),
        ("games/franchise/flow.py", "from ...core.rng import roll\nfrom ..franchise import board\nfrom . import state"),
        (
            "record/replay.py",
            "import rich\nfrom .. import __version__\nfrom grandopening.games import proxima_obertura",
        ),
        ("server/app.py", "from grandopening.table import seats"),
        ("cli.py", "from grandopening.lab import simulate"),
    ],
)
def test_what_is_allowed_passes(name, source):
    assert offences(name, source) == []


# What generic rooms must not know ---------------------------------------------------------------------------------

GENERIC = ("core", "record", "text", "bots", "lab", "table", "terminal", "picture", "server", "command")
NAMES = re.compile("franchise|pr[oò]xima", re.IGNORECASE)
# Only these know at which number the actions of a verb begin: the codec, and what is generated from it.
KNOW_NUMBERS = {"core/verbs.py", "core/dispatch.py", "core/words.py"}
FIRST = {
    name
    for path in SOURCE.glob("games/*/rules/dispatch.py")
    for name in re.findall(r"^FIRST_\w+", path.read_text(), re.M)
}
ARITHMETIC = re.compile(rf"\.first\[|\b({'|'.join(sorted(FIRST))})\b|\baction(?:s\[\w+\])? [-+] |[\w)] [-+] action\b")


def modules_in(*rooms: str) -> dict[str, str]:
    paths = [path for room in rooms for path in sorted((SOURCE / room).rglob("*.py"))]
    assert len(paths) >= len(rooms)
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in paths}


def test_generic_rooms_know_no_game_by_name():
    assert [name for name, source in modules_in(*GENERIC).items() if NAMES.search(source)] == []


def test_nobody_else_calculates_with_action_numbers():
    assert len(FIRST) > 30
    modules = {name: source for name, source in modules_in("").items() if name not in KNOW_NUMBERS}
    found = [
        f"{name}: {line.strip()}"
        for name, source in modules.items()
        if not name.endswith("rules/dispatch.py")
        for line in source.splitlines()
        if ARITHMETIC.search(line.partition("#")[0])
    ]
    assert found == []


def test_rules_and_bots_of_a_game_say_which_structs_they_take():
    """Then a type checker knows the fields of a board and of a state, in generated code too."""
    unsaid = [
        f"{path.relative_to(SOURCE).as_posix()}: {node.name}({argument.arg})"
        for path in sorted(SOURCE.glob("games/*/*/*.py"))
        if path.parent.name in ("rules", "bots")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for argument in node.args.args
        if argument.arg in ("board", "s") and argument.annotation is None
    ]
    assert unsaid == []
