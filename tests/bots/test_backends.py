"""Interpreted and compiled bots decide the same, decision by decision, as rules do (see tests/contract)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from grandopening.games import GAMES

from .decisions import TABLES, decisions_of

SLOW = pytest.mark.slow


@pytest.mark.parametrize("table", [pytest.param(one, marks=() if one == "expansions" else SLOW) for one in TABLES])
@pytest.mark.parametrize("name", GAMES)
def test_interpreted_bots_decide_as_compiled_ones(name, table):
    """`-W error`: an overflow of a narrow field is a warning when interpreted, and silently right when compiled."""
    command = [sys.executable, "-W", "error", str(Path(__file__).with_name("decisions.py")), name, table]
    done = subprocess.run(command, env={**os.environ, "GRANDOPENING_JIT": "0"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    interpreted, compiled = json.loads(done.stdout), decisions_of(name, table)
    assert len(interpreted) == len(compiled) > 66
    for number, (one, other) in enumerate(zip(interpreted, compiled, strict=True)):
        assert (number, one["bot"], one["action"]) == (number, other["bot"], other["action"])
        assert np.array(one["chances"]) == pytest.approx(np.array(other["chances"]), abs=1e-9)
