"""The example that people copy runs, and what it writes is a bot."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the example learns with torch: pip install 'grandopening[train]'")

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"
OPPONENTS = ("random", "reference", "greedy")


def run(folder: Path, *words: str | Path) -> str:
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow  # it compiles a batch with each kind of opponent
def test_it_learns_for_a_moment_and_its_file_plays_a_tournament(tmp_path):
    file = "ppo.npz"  # a name that a narrow terminal does not break
    small = ["--players", "2", "--games", "16", "--minutes", "0.01", "--measured", "4", "--out", file]
    first, *_, last = map(json.loads, run(tmp_path, EXAMPLE, "franchise", *small).splitlines())
    assert first["decisions"] == 0 < last["decisions"]
    assert all(0 <= last[opponent] <= 1 for opponent in OPPONENTS)
    table = ["--players", "2", "--games", "4", "--bots", f"policy={file},random"]
    assert f"policy={file}" in run(tmp_path, "-m", "grandopening", "tournament", "franchise", *table)
