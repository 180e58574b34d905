"""A minute of bench/fuzz.py: requests, streams and commands that nobody would send."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["requests", "streams", "commands"])
def test_nothing_breaks_the_server_or_a_command(kind):
    # Other tests keep the machine busy: how long answers take is for a run of its own to tell.
    command = [sys.executable, "bench/fuzz.py", "--only", kind, "--seconds", "20", "--patience", "10"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
