"""Writes what is generated: `rules/dispatch.py` of each game, from its `rules/verbs.py`.

    python -m grandopening.core.generate [--check] [FOLDER…]

FOLDER is that of a game; without one, all of ours. With --check nothing is written, and the exit status says whether
every file is what its table of verbs says.
"""

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from .dispatch import Dispatch

GAMES = Path(__file__).parent.parent / "games"
OURS = 'lint.isort.known-first-party=["grandopening"]'  # or ruff would look for it where it is started
SORTED = ("check", "-q", "--fix", "--isolated", "--select", "I", "--line-length", "120", "--config", OURS)
FORMATTED = ("format", "-q", "--isolated", "--line-length", "120")


def verbs_of(folder: Path) -> ModuleType:
    """The table of verbs of a game. Its packages are entered without being run: they import what is to be written."""
    parts, root = [folder.name], folder.parent
    while (root / "__init__.py").exists():
        parts.insert(0, root.name)
        root = root.parent
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    for depth in range(1, len(parts) + 1):
        _enter(".".join(parts[:depth]), root.joinpath(*parts[:depth]))
    _enter(".".join([*parts, "rules"]), folder / "rules")
    return import_module(".".join([*parts, "rules", "verbs"]))


def _enter(name: str, folder: Path) -> None:
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = [str(folder)]
        sys.modules[name] = package


def formatted(source: str) -> str:
    """As ruff writes it, where it is installed; else as it is."""
    if find_spec("ruff") is None:
        return source
    for arguments in (SORTED, FORMATTED):
        command = [sys.executable, "-m", "ruff", *arguments, "-"]
        source = subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout
    return source


def main(arguments: list[str]) -> int:
    is_check = "--check" in arguments
    named = [Path(argument).resolve() for argument in arguments if argument != "--check"]
    stale = 0
    for folder in named or sorted(rules.parent for rules in GAMES.glob("*/rules")):
        target = folder / "rules" / "dispatch.py"
        source = formatted(Dispatch(verbs_of(folder)).source())
        if target.exists() and target.read_text("utf-8") == source:
            continue
        stale += 1
        if is_check:
            print(f"{target} is not what verbs.py says: run python -m grandopening.core.generate")
        else:
            target.write_text(source, "utf-8")
            print(f"{target}: written")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    if os.environ.get("GRANDOPENING_JIT") != "0":  # the table is read, nothing is compiled
        again = [sys.executable, "-m", "grandopening.core.generate", *sys.argv[1:]]
        sys.exit(subprocess.run(again, env={**os.environ, "GRANDOPENING_JIT": "0"}, check=False).returncode)
    sys.exit(main(sys.argv[1:]))
