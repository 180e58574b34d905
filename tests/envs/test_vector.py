"""Games as a gymnasium vector environment, in this process and through workers."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

from grandopening import envs
from grandopening.games import GAMES

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'grandopening[envs]'")

# To play opponents inside a batch takes a quarter of a minute to compile, for each game.
every_game = pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(name, marks=pytest.mark.slow) for name in GAMES[1:])]
)


def chosen(env, seen, seed):
    """A legal action in each game."""
    rng = np.random.default_rng(seed)
    return np.array([rng.choice(mask.nonzero()[0]) for mask in seen["action_mask"]])


def rollout(env, seed, steps):
    """What some steps bring, and what is seen after them."""
    seen, _ = env.reset(seed=seed)
    earned = np.zeros(env.num_envs)
    for step in range(steps):
        seen, rewards, *_ = env.step(chosen(env, seen, step))
        earned += rewards
    return earned.tolist(), seen["observation"].tolist()


@every_game
def test_what_it_gives_is_in_its_spaces(game):
    env = envs.vector(game, 3, seat=1, opponents="random", players=3, limit=30)
    seen, infos = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    assert infos == {}
    ended = 0
    for step in range(60):
        actions = chosen(env, seen, step)
        assert env.action_space.contains(actions)
        seen, rewards, over, truncated, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        assert rewards.shape == over.shape == truncated.shape == (3,)
        assert (env.batch.actor == 1).all()
        ended += int((over | truncated).sum())
        assert ("final_obs" in infos) == bool((over | truncated).any())
        if "final_obs" in infos:
            assert infos["_final_obs"].tolist() == (over | truncated).tolist()
    assert ended >= 3
    before = env.batch.states[1].tobytes()
    env.reset(options={"reset_mask": np.array([True, False, True])})
    assert env.batch.states[1].tobytes() == before


@every_game
def test_a_seed_is_a_course_of_events(game):
    env, other = (envs.vector(game, 2, opponents="random", players=3) for _ in range(2))
    assert rollout(env, 7, 25) == rollout(other, 7, 25) == rollout(env, [7, 8], 25)
    assert rollout(env, 8, 25) != rollout(env, 7, 25)


def test_a_win_counts_one():
    env = envs.vector("franchise", 2, opponents="random", reward="win", players=2)
    seen, _ = env.reset(seed=1)
    rewards, ended = np.zeros(2), np.zeros(2)
    for step in range(500):
        seen, earned, over, _, _ = env.step(chosen(env, seen, step))
        assert ((earned >= 0) & (earned <= over)).all()
        rewards, ended = rewards + earned, ended + over
        if ended.all():
            return
    raise AssertionError("no game ended")


def test_what_cannot_be_asked_for():
    for wrong in ({"seat": 4}, {"reward": "gold"}, {"opponents": {1: "random"}}, {"render_mode": "human"}):
        with pytest.raises(ValueError, match=r"no seat|no reward|is needed|no render_mode"):
            envs.vector("franchise", 2, **wrong)
    with pytest.raises(ValueError, match="cannot be changed"):
        envs.vector("franchise", 1, opponents="random").reset(options={"boom": True})


def test_it_shows_every_board():
    env = envs.vector("franchise", 2, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) == 2
    assert all("Ada" in board for board in env.render())


def in_a_worker(pickled, steps):
    """A pickled environment, played in another process."""
    return rollout(pickle.loads(pickled), 7, steps)


def test_environments_travel_to_workers_and_play_the_same():
    env = envs.vector("franchise", 2, opponents="random", players=3)
    here = rollout(env, 7, 12)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        there = [pool.submit(in_a_worker, pickle.dumps(env), 12) for _ in range(2)]
        assert [one.result(timeout=300) for one in there] == [here, here]
