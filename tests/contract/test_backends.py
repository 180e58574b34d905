"""Two ways of running the same rules must agree, state by state."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .play import hashes_of
from .tables import NAMES, setups_of

pytestmark = pytest.mark.parametrize("name", NAMES)


def played(name: str, games: int, limit: int, **environment: str) -> Any:
    """What `play.py` prints in a process with that environment."""
    program = str(Path(__file__).with_name("play.py"))
    command = [sys.executable, "-W", "error", program, name, str(games), str(limit)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("often", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_interpreted_is_compiled(name, often):
    """Set-ups and first turns of many games, and a few whole ones."""
    for games, limit in ((24 * often, 60), (3 * often, 400)):
        interpreted = played(name, games, limit, GRANDOPENING_JIT="0")
        assert interpreted["hashes"] == hashes_of(name, games, limit)
        assert len(set(interpreted["hashes"])) == games


@pytest.mark.slow  # all rules are compiled once more for it
def test_nothing_is_read_out_of_bounds(name):
    """Such a read is silent otherwise. Whole games with every combination of options."""
    games, limit = max(len(setups_of(name)), 60), 10_000
    checked = played(name, games, limit, NUMBA_BOUNDSCHECK="1")
    assert checked["bounds_checked"]
    assert checked["hashes"] == hashes_of(name, games, limit)
