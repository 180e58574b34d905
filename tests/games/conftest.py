"""Market Stall, built and installed from its folder as anybody's package would be, for processes of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import grandopening.games

NAME = "market-stall"
PROJECT = Path(__file__).parent / "market_stall"
PACKAGES = Path(grandopening.games.__file__).parents[2]  # where the processes find what these tests have imported
INSTALL = ["pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]

# These need the game in their process: `test_installed.py` starts them where it is installed.
collect_ignore = [] if NAME in grandopening.games.GAMES else ["market_stall", "inside"]

Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds the game by its entry point. Its rules run interpreted there: to compile
    would take longer than all these tests."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", *INSTALL, "--target", str(folder), str(PROJECT)], check=True)
    paths = [str(folder), str(PACKAGES), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "GRANDOPENING_JIT": "0",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
    }


@pytest.fixture
def run(installed: dict[str, str], tmp_path: Path) -> Run:
    """Run `python -m …` in an empty folder, to its good end; what it printed."""

    def run_module(*arguments: str, stdin: str = "", cwd: Path = tmp_path, env: Mapping[str, str] | None = None) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=cwd,
            env={**installed, **(env or {})},
            input=stdin,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}{done.stderr}"
        return done.stdout

    return run_module
