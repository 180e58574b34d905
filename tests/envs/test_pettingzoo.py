"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import numpy as np
import pytest

from grandopening import envs
from grandopening.core.contract import Refused
from grandopening.games import GAMES, game_named
from grandopening.record import replay

checks = pytest.importorskip("pettingzoo.test", reason="pip install 'grandopening[envs]'")

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "chosen", "layout": "draft", "start": "introductory"}
SETUPS = [
    *((name, {"players": n}) for name in GAMES for n in game_named(name).players),
    ("franchise", {"players": 3, **EVERYTHING}),
]


def finished(env, seed):
    """A game to its end by legal actions, and what it brought each seat."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for step, agent in enumerate(env.agent_iter()):
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else legal[step % len(legal)])
    return rewards


# What PettingZoo advises of, without calling it wrong: an observation is a dict with the mask in it, as in its own
# board games, and at the end there is nothing to choose from.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_pettingzoo_finds_nothing_wrong(game, options):
    checks.api_test(envs.pettingzoo(game, **options), num_cycles=150)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_seed_is_a_game(game, options):
    checks.seed_test(lambda: envs.pettingzoo(game, **options), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_rewards_by_ranking(game):
    env = envs.pettingzoo(game, players=3)
    rewards = finished(env, seed=4)
    points, winners = env.unwrapped.position.score()
    assert sum(rewards.values()) == pytest.approx(0)
    assert {seat for seat in range(3) if rewards[f"seat_{seat}"] == max(rewards.values())} == set(winners)
    worst = min(range(3), key=lambda seat: points[seat])
    assert rewards[f"seat_{worst}"] == min(rewards.values()) < 0
    assert env.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_written_down(game):
    env = envs.pettingzoo(game, players=3)
    finished(env, seed=2)
    record = env.unwrapped.record()
    assert replay(record).position.score() == env.unwrapped.position.score()
    assert record["result"]["scores"] == env.unwrapped.position.score()[0]
    assert env.render() is None


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_the_board(game):
    env = envs.pettingzoo(game, players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Ada" in env.render()
    pytest.importorskip("resvg_py", reason="pip install 'grandopening[pictures]'")
    env = envs.pettingzoo(game, players=3, render_mode="rgb_array")
    env.reset(seed=1)
    height, width, colours = env.render().shape
    assert (width, colours) == (800, 3)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 20
    assert height > 200
    with pytest.raises(ValueError, match="ansi or rgb_array"):
        envs.pettingzoo(game, render_mode="human")


def test_options_of_a_reset_are_those_of_the_game():
    env = envs.pettingzoo("franchise", players=3)
    env.reset(seed=1, options={"boom": True})
    assert env.unwrapped.setup.options["boom"] is True
    assert env.unwrapped.record()["options"]["boom"] is True
    with pytest.raises(Refused, match="boom"):
        env.reset(options={"boom": "red"})
    env.reset(options={"colour": "red"})  # some wrapper's
    with pytest.raises(ValueError, match="players cannot change"):
        env.reset(options={"players": 4})


@pytest.mark.filterwarnings("ignore:.*")
@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_api(game):
    env = envs.pettingzoo_parallel(game, players=3)
    seen, _ = env.reset(seed=3)
    rewards, rng = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(1)
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        assert sum(bool(mask.any()) for mask in masks.values()) == 1
        actions = {agent: int(rng.choice(mask.nonzero()[0])) if mask.any() else 0 for agent, mask in masks.items()}
        seen, earned, *_ = env.step(actions)
        for agent, reward in earned.items():
            rewards[agent] += reward
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_the_mask_is_what_the_rules_allow():
    env = envs.pettingzoo("franchise", players=4)
    env.reset(seed=1)
    position = env.unwrapped.position
    assert np.flatnonzero(env.observe("seat_3")["action_mask"]).tolist() == sorted(position.legal())
    assert not env.observe("seat_0")["action_mask"].any()  # the last seat starts


def test_what_the_rules_refuse():
    env = envs.pettingzoo("franchise", players=4)
    env.reset(seed=1)
    before = env.unwrapped.position.state.tobytes()
    with pytest.raises(Refused):
        env.step(game_named("franchise").codec.encode("done"))
    for wrong in (-1, env.action_space("seat_0").n):
        with pytest.raises(ValueError, match="no action"):
            env.step(wrong)
    with pytest.raises(ValueError, match="needs an action"):
        env.step(None)
    assert env.unwrapped.position.state.tobytes() == before


def test_resets_go_through_the_seeds():
    env, other = envs.pettingzoo("proxima-obertura"), envs.pettingzoo("proxima-obertura")
    env.reset(seed=7)
    env.reset()
    other.reset(seed=8)
    assert env.unwrapped.position.state.tobytes() == other.unwrapped.position.state.tobytes()
    other.reset(seed=7)
    assert env.unwrapped.position.state.tobytes() != other.unwrapped.position.state.tobytes()
