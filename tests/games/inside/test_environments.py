"""Market Stall for learners."""

import numpy as np
import pytest

from grandopening import envs

checks = pytest.importorskip("pettingzoo.test", reason="pip install 'grandopening[envs]'")
pyspiel = pytest.importorskip("pyspiel", reason="pip install 'grandopening[envs]'")
EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])


# What PettingZoo advises of, without calling it wrong: see tests/envs/test_pettingzoo.py.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@EVERY_NUMBER
def test_pettingzoo_finds_nothing_wrong(players):
    checks.api_test(envs.pettingzoo("market-stall", players=players), num_cycles=150)
    checks.seed_test(lambda: envs.pettingzoo("market-stall", players=players), num_cycles=50)


@EVERY_NUMBER
def test_openspiel_finds_nothing_wrong(players):
    game = envs.openspiel("market-stall", players=players, days=6)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_many_games_at_once():
    batch = envs.Batch("market-stall", 8, players=2, seed=1)
    for _ in range(60):
        batch.step(batch.sample())
    assert np.isclose(batch.reward.sum(axis=1), 0).all()
