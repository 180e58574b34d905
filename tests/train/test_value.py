"""bench/learn.py: its slopes are those of what it minimises, and it learns something from few games already."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from grandopening.bots.brain import brain_of

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def learn() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(BENCH)
        yield import_module("learn")


def test_slopes_are_those_of_the_loss(learn):
    rng = np.random.default_rng(1)
    network = learn.Network(rng)
    network.layers = [layer.astype(float) for layer in network.layers]
    x, players = rng.standard_normal((64, learn.INPUTS)), rng.integers(3, 6, 64)
    present = np.arange(5) < players[:, None]
    won, points = np.eye(5)[rng.integers(0, 3, 64)], rng.integers(50, 250, (64, 5)) * present

    def loss() -> float:
        last = network.through(x)[-1]
        chances, off = learn.chances_of(last, present), (last[:, 5:] - points / learn.POINTS) * present
        return float(-(won * np.log(chances + 1e-12)).sum() + learn.WEIGHT_OF_POINTS * (off**2).sum()) / len(x)

    for layer, slope in zip(network.layers, network.slopes(x, present, won, points), strict=True):
        at = (2,) * layer.ndim
        losses = []
        for step in (1e-5, -2e-5):
            layer[at] += step
            losses.append(loss())
        layer[at] += 1e-5
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[at], rel=1e-3, abs=1e-4)


def test_networks_side_by_side_answer_their_average(learn):
    rng = np.random.default_rng(2)
    networks, x = [learn.Network(rng) for _ in range(3)], rng.standard_normal((64, learn.INPUTS))
    answers = np.mean([network.through(x)[-1] for network in networks], axis=0)
    assert learn.averaged(networks).through(x)[-1] == pytest.approx(answers, abs=1e-4)


def test_it_learns_the_same_however_many_threads_watch(learn):
    """After some epochs it expects better, of games it has not seen, than that everybody is as likely to win."""
    seen, first = learn.watch_games(600, seed=9, threads=2), learn.watch_games(50, seed=9, threads=1)
    assert all(np.array_equal(some, all_[: len(some)]) for some, all_ in zip(first, seen, strict=True))
    foreseeing = learn.watch_games(50, seed=9, threads=1, outlook=brain_of(learn.GAME).outlook)
    assert not np.array_equal(foreseeing.rows, first.rows), "seats that play by an outlook play otherwise"
    watched = [len(np.unique(first.viewers[first.games == number])) for number in range(50)]
    assert min(watched) == 1 < max(watched), "some seats of each game are watched"
    _, (entropy, points) = learn.learn(seen, epochs=6, rounds=1, seed=1)
    apart = seen.games % learn.APART == 0
    blind = np.log(seen.present[apart].sum(axis=1)).mean()
    assert entropy < 0.97 * blind
    assert points < seen.points[apart][seen.present[apart]].std()
