"""Environments in other processes, as learners ship them: each goes on there where it was here."""

import logging
import multiprocessing
import random
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest

from grandopening import envs
from grandopening.envs import Batch
from grandopening.games import GAMES

STEPS = 30


def go_on(batch: Batch, env):
    """Some steps of both: what is seen at their end."""
    for _ in range(STEPS):
        batch.step(batch.sample())
    rng = random.Random(5)
    for _ in range(STEPS):
        env.step(rng.choice(env.last()[0]["action_mask"].nonzero()[0].tolist()))
    return batch.states.tobytes(), np.array(batch.observe()), env.unwrapped.record()


@pytest.fixture(params=GAMES)
def under_way(request):
    batch, env = Batch(request.param, 8, players=3, seed=2), envs.pettingzoo(request.param, players=3)
    env.reset(seed=3)
    go_on(batch, env)
    return batch, env


def assert_same(there, here):
    assert there[0] == here[0]
    assert (there[1] == here[1]).all()
    assert there[2] == here[2]


@pytest.mark.slow  # a process loads everything anew
def test_another_process(under_way):
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(go_on, *under_way).result()
    assert_same(there, go_on(*under_way))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_worker_of_ray(under_way):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray = pytest.importorskip("ray", reason="pip install 'grandopening[ray]'")
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # a worker does not find tests
        there = ray.get(ray.remote(go_on).remote(*under_way))
    finally:
        ray.shutdown()
    assert_same(there, go_on(*under_way))
