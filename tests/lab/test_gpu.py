"""The lab on a GPU: Numba's simulator of CUDA, which runs the kernels as Python, plays the same games as the CPU."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grandopening.core.contract import Refused
from grandopening.core.gpu import gpu_available
from grandopening.games import GAMES, game_named
from grandopening.lab.run import check_for_gpu
from grandopening.lab.simulate import simulation

SIMULATED = """
import sys
from grandopening.core.kernels import differing_games
from grandopening.games import game_named
from grandopening.lab.play import play, play_on_gpu
from grandopening.lab.series import Series, Task
setup = game_named(sys.argv[1]).set_up({"players": 3})
assert differing_games([setup], 1, seed=5) == 0
bots = ("sensible", "reference", "random")
series = Series("", sys.argv[1], setup.options, bots, 3, seed=2, rotate=True, random_openings=True)
here, there = (where(Task(0, series, 1, 2)) for where in (play, play_on_gpu))
assert list(here) == list(there)
for name in here:
    assert (here[name] == there[name]).all(), name
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_gpu_plays_the_same_games(game):
    path = os.pathsep.join([str(Path(__file__).parents[2] / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "GRANDOPENING_JIT": "0", "PYTHONPATH": path}
    command = [sys.executable, "-W", "ignore", "-c", SIMULATED, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_who_does_not_play_there_is_named():
    setup = game_named("franchise").set_up({"players": 2})
    with pytest.raises(Refused, match=r"greedy~0\.02 does not play on a GPU: name random, sensible, reference only"):
        check_for_gpu(simulation(setup, ["random", "greedy~0.02"], 1, 0))


def test_without_a_gpu_it_says_what_to_do():
    if gpu_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(Refused, match=r"no GPU can be used here.*leave --gpu out"):
        check_for_gpu(simulation(game_named("franchise").set_up(), ["random"] * 4, 1, 0))
