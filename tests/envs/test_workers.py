"""Environments, games and states in other processes, as learners ship them: each goes on there where it was here."""

import logging
import multiprocessing
import random
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

import grandopening
from grandopening import envs
from grandopening.envs import Batch
from grandopening.games import GAMES

STEPS = 30
PLAYERS = 3


def go_on_with_a_batch(batch: Batch) -> Any:
    for _ in range(STEPS):
        batch.step(batch.sample())
    return batch.states.tobytes(), np.array(batch.observe()).tolist()


def go_on_with_a_vector(env: Any) -> Any:
    rng, earned = np.random.default_rng(5), []
    for _ in range(STEPS):
        masks = env.batch.mask()
        seen, rewards, over, *_ = env.step(np.array([rng.choice(mask.nonzero()[0]) for mask in masks]))
        earned.append((rewards.tolist(), over.tolist()))
    return env.batch.states.tobytes(), seen["observation"].tolist(), earned


def go_on_with_agents(env: Any) -> Any:
    rng = random.Random(5)
    for _ in range(STEPS):
        env.step(rng.choice(env.last()[0]["action_mask"].nonzero()[0].tolist()))
    return env.unwrapped.record()


def go_on_in_parallel(env: Any) -> Any:
    rng, seen = random.Random(5), None
    for _ in range(STEPS):
        turn = env.aec_env.agent_selection
        mask = env.aec_env.observe(turn)["action_mask"]
        seen, *_ = env.step(dict.fromkeys(env.agents, 0) | {turn: rng.choice(mask.nonzero()[0].tolist())})
    return env.aec_env.unwrapped.record(), {agent: one["observation"].tolist() for agent, one in (seen or {}).items()}


def go_on_with_a_game(game: grandopening.Game) -> Any:
    rng = random.Random(5)
    told = [game.play(rng.choice(game.legal())) for _ in range(STEPS)]
    game.undo()
    return told, game.record(), str(game)


def go_on_with_a_state(state: Any) -> Any:
    rng = random.Random(5)
    for _ in range(STEPS):
        state.apply_action(rng.choice(state.legal_actions()))
    return str(state), state.history(), [state.information_state_string(seat) for seat in range(PLAYERS)]


GOES_ON: tuple[Callable[[Any], Any], ...] = (
    go_on_with_a_batch,
    go_on_with_a_vector,
    go_on_with_agents,
    go_on_in_parallel,
    go_on_with_a_game,
    go_on_with_a_state,
)


def go_on(*things: Any) -> list[Any]:
    """Some steps of each: what is seen at their end."""
    return [step(one) for step, one in zip(GOES_ON, things, strict=True)]


@pytest.fixture(params=GAMES)
def under_way(request):
    name = request.param
    agents, parallel = envs.pettingzoo(name, players=PLAYERS), envs.pettingzoo_parallel(name, players=PLAYERS)
    vector = envs.vector(name, 2, opponents="random", players=PLAYERS)
    for env in (agents, parallel, vector):
        env.reset(seed=3)
    game = grandopening.new(name, players=PLAYERS, seed=4)
    state = envs.openspiel(name, players=PLAYERS).new_initial_state()
    things = (Batch(name, 8, players=PLAYERS, seed=2), vector, agents, parallel, game, state)
    go_on(*things)
    return things


def assert_same(there: list[Any], here: list[Any]) -> None:
    for step, one, other in zip(GOES_ON, there, here, strict=True):
        assert one == other, step.__name__


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
