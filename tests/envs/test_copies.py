"""Whatever holds a game can be copied and pickled, and the copy is a game of its own."""

import copy
import pickle
import random

import pytest

from grandopening import envs
from grandopening.core.contract import CHANCE, Position
from grandopening.games import GAMES, game_named

cloudpickle = pytest.importorskip("cloudpickle", reason="pip install 'grandopening[ray]'")

WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
    "cloudpickle": lambda one: pickle.loads(cloudpickle.dumps(one)),
}


def played(position: Position, seed: int, steps: int = 30) -> list[int]:
    """Some random actions, which change the position."""
    rng, actions = random.Random(seed), []
    for _ in range(steps):
        action = position.draw() if position.actor == CHANCE else rng.choice(position.legal())
        position.apply(action)
        actions.append(action)
    return actions


@pytest.fixture(params=GAMES)
def position(request):
    found = game_named(request.param).set_up({"players": 3}).begin(4)
    played(found, 1)
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_position(position, way):
    before = position.state.tobytes()
    other = WAYS[way](position)
    assert other.setup.game is position.setup.game
    assert other.state.tobytes() == before
    actions = played(other, 2)
    assert position.state.tobytes() == before  # nothing is shared,
    assert other.state.tobytes() != before  # and the copy plays by what it shows
    assert played(position, 2) == actions
    assert position.state.tobytes() == other.state.tobytes()


@pytest.mark.parametrize("way", ["deepcopy", "pickle", "cloudpickle"])
def test_an_environment(position, way):
    env = envs.pettingzoo(position.setup)
    assert WAYS[way](env).possible_agents == env.possible_agents
    env.reset(seed=3)
    other = WAYS[way](env)
    rng = random.Random(3)
    for _ in range(40):
        legal = env.last()[0]["action_mask"].nonzero()[0].tolist()
        assert other.last()[0]["action_mask"].nonzero()[0].tolist() == legal
        action = rng.choice(legal)
        for one in (env, other):
            one.step(action)
    assert other.unwrapped.record() == env.unwrapped.record()


@pytest.mark.parametrize("way", ["deepcopy", "pickle", "cloudpickle"])
def test_a_parallel_environment(position, way):
    env = envs.pettingzoo_parallel(position.setup)
    env.reset(seed=3)
    other, rng = WAYS[way](env), random.Random(3)
    for _ in range(20):
        turn = env.aec_env.agent_selection
        legal = env.aec_env.observe(turn)["action_mask"].nonzero()[0].tolist()
        actions = dict.fromkeys(env.agents, 0) | {turn: rng.choice(legal)}
        for one in (env, other):
            one.step(actions)
    assert other.aec_env.unwrapped.record() == env.aec_env.unwrapped.record()


@pytest.mark.parametrize("way", ["deepcopy", "pickle", "cloudpickle"])
@pytest.mark.parametrize("name", GAMES)
def test_openspiels_game_and_state(name, way):
    game = envs.openspiel(name, players=3)
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    other_game, other = WAYS[way](game), WAYS[way](state)
    assert str(other_game) == str(game)
    assert other_game.setup.options == game.setup.options
    assert str(other) == str(state)
    other.apply_action(other.legal_actions()[-1])
    assert str(other) != str(state)
