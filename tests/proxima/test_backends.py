"""Interpreted and compiled, the same game: a running hash of the state after every decision and draw."""

import json
import os
import subprocess
import sys

import pytest

from grandopening.core.batch import play_random
from grandopening.core.jit import INTERPRETED

from .table import set_up

# Players, seed and decisions: the first to its end.
GAMES = [(3, 11, 10_000), (4, 12, 1000), (5, 13, 1000)]

PLAY = """
import json, sys
from grandopening.core.batch import play_random
from grandopening.games.proxima_obertura import GAME
hashes = []
for players, seed, limit in json.loads(sys.argv[1]):
    played = play_random([GAME.set_up({"players": players})], 1, seed, hashes=True, limit=limit)
    hashes.append([int(played.hashes[0]), int(played.decisions), int(played.states[0].decks)])
print(json.dumps(hashes))
"""


@pytest.mark.skipif(INTERPRETED, reason="compares with the compiled rules")
def test_interpreted_is_compiled():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY, json.dumps(GAMES)],
        env={**os.environ, "GRANDOPENING_JIT": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    compiled = []
    for players, seed, limit in GAMES:
        played = play_random([set_up(players)], 1, seed, hashes=True, limit=limit)
        compiled.append([int(played.hashes[0]), int(played.decisions), int(played.states[0].decks)])
    assert json.loads(done.stdout) == compiled
    assert compiled[0][2] > 1, "no new deck in this game: choose another seed"
