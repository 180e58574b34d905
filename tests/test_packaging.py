"""What is installed is pinned, by name and version and nothing else."""

import os
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.]+)")
LOCK = re.compile(r"constraints.*\.txt|requirements.*\.txt|.*\.lock|.*-lock\.(json|ya?ml)|pylock.*\.toml")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_is_pinned():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [PIN.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(pins)
    names = [plain(pin["name"]) for pin in pins if pin]
    assert len(names) == len(set(names))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = sum(project["optional-dependencies"].values(), project["dependencies"])
    # An extra may hold another of our own.
    assert {plain(re.split(r"[<>=!~;\[ ]", need)[0]) for need in wanted} <= {*names, "grandopening"}


def test_lock_files_hold_no_addresses():
    """A pinned version is a name and a number; where it is downloaded from is the reader's own business."""
    locks = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name != "node_modules" and not name.startswith(".")]
        locks += [Path(folder, name) for name in files if LOCK.fullmatch(name)]
    assert ROOT / "constraints.txt" in locks
    assert [lock for lock in locks if re.search(r"://|\bfile:|git@", lock.read_text(encoding="utf-8"))] == []


def test_our_games_are_found_by_folder_and_by_entry_point_alike():
    """Without package metadata the folders tell it; with it, the same names lead to the same descriptors."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folders = sorted(rules.parent.name for rules in (ROOT / "src" / "grandopening" / "games").glob("*/rules"))
    assert project["entry-points"]["grandopening.games"] == {
        name.replace("_", "-"): f"grandopening.games.{name}:GAME" for name in folders
    }
