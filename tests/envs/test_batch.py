"""Many games at once are the same games as one by one."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from grandopening.core.contract import CHANCE, OVER, Position, Refused
from grandopening.core.jit import INTERPRETED, Entry, rule
from grandopening.envs import Batch, devices
from grandopening.envs.learning import observation_of, rewards_of
from grandopening.envs.loops import BEGIN, NO_ACTION, STEP
from grandopening.envs.memory import Memory
from grandopening.games import GAMES, game_named

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "all", "layout": "random"}
SETUPS = [
    ("franchise", {"players": 4}),
    ("franchise", {"players": 2, **EVERYTHING}),
    ("proxima-obertura", {"players": 3}),
]


def draw(position):
    while position.actor == CHANCE:
        position.apply(position.draw())
    return position


def assert_same(batch, positions):
    """Game i of the batch is position i: its state, its legal actions, what its actor sees."""
    observation, mask, (actions, n) = batch.observe(), batch.mask(), batch.legal()
    for i, position in enumerate(positions):
        assert batch.states[i].tobytes() == position.state.tobytes()
        assert batch.actor[i] == position.actor
        legal = position.legal() if position.actor != OVER else []
        assert actions[i, : n[i]].tolist() == legal
        assert np.flatnonzero(mask[i]).tolist() == sorted(legal)
        viewer = position.actor if position.actor != OVER else 0
        assert (observation[i] == observation_of(position, viewer)).all()


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_batch_plays_the_games_of_its_seeds(game, options):
    batch = Batch(game, 3, seed=7, **options)
    positions = [draw(batch.setup.begin(seed)) for seed in (7, 8, 9)]
    ended = 0
    while ended < 4:
        assert_same(batch, positions)
        actions = batch.sample().copy()
        batch.step(actions)
        for i, position in enumerate(positions):
            position.apply(int(actions[i]))
            draw(position)
            assert batch.over[i] == position.is_over
            assert batch.reward[i].tolist() == pytest.approx(rewards_of(position))
            if position.is_over:
                ended += 1
                assert batch.points[i, : batch.setup.players].tolist() == position.score()[0]
                positions[i] = draw(batch.setup.begin(int(batch.seeds[i])))
    assert (batch.seeds % 3 == np.array([7, 8, 9]) % 3).all()


@pytest.mark.parametrize("game", GAMES)
def test_without_reset_a_game_that_is_over_stays_over(game):
    batch, ended = Batch(game, 2, players=3, auto_reset=False), np.zeros(2, int)
    rewards = np.zeros((2, 3))
    while (batch.actor != OVER).any():
        batch.step(batch.sample())
        ended += batch.over
        rewards += batch.reward
    before = batch.states.tobytes()
    assert batch.sample().tolist() == [NO_ACTION, NO_ACTION]
    batch.step()
    assert batch.states.tobytes() == before
    assert not batch.mask().any()
    assert ended.tolist() == [1, 1]
    assert not batch.reward.any()
    assert rewards.sum(axis=1) == pytest.approx(0)
    assert (rewards.max(axis=1) > 0).all()
    batch.reset()
    assert batch.seeds.tolist() == [2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_threads_change_nothing(game):
    one, three = Batch(game, 10, seed=1), Batch(game, 10, seed=1, threads=3)
    for _ in range(50):
        one.step(one.sample())
        three.step(three.sample())
    assert one.states.tobytes() == three.states.tobytes()
    assert (one.observe() == three.observe()).all()


def test_every_seat_can_be_the_viewer():
    batch = Batch("proxima-obertura", 2, players=3)
    for _ in range(20):
        batch.step(batch.sample())
    for seat in range(3):
        seen = batch.observe(seat)
        for i in range(2):
            position = Position(batch.setup, batch.states[i])
            assert (seen[i] == observation_of(position, seat)).all()
    mine = batch.observe().copy()
    assert (mine[0] == batch.observe(int(batch.actor[0]))[0]).all()
    with pytest.raises(ValueError, match="no seat 3"):
        batch.observe(3)


def test_a_seat_that_nobody_has_sees_what_a_spectator_does():
    """In a batch of tables of several sizes."""
    game = game_named("proxima-obertura")
    batch = Batch([game.set_up({"players": players}) for players in (3, 5)], 2)
    for _ in range(60):
        batch.step(batch.sample())
    seen = batch.observe(4)
    for i, setup in enumerate(batch.setups):
        assert (seen[i] == observation_of(Position(setup, batch.states[i]), 4)).all()
    assert not seen[0, batch.slices["hand"]].any()
    assert seen[1, batch.slices["hand"]].any()


def test_the_sampler_leaves_the_dice_alone():
    asked, left = Batch("proxima-obertura", 1, seed=3), Batch("proxima-obertura", 1, seed=3)
    for _ in range(200):
        action = asked.sample().copy()
        asked.sample()
        asked.step(action)
        left.step(action)
    assert asked.states.tobytes() == left.states.tobytes()


def test_arrays_are_shared_not_copied():
    batch = Batch("franchise", 4)
    observation = batch.observe()
    shared = np.from_dlpack(observation)
    batch.step(batch.sample())
    assert batch.observe() is observation
    assert np.shares_memory(shared, observation)
    seats = batch.slices["seats"]
    assert (observation[:, seats.start] == 1).all()  # the viewer plays


def test_torch_shares_the_memory():
    torch = pytest.importorskip("torch", reason="torch is too large to be asked for; NumPy's DLPack stands in above")
    batch = Batch("franchise", 4)
    tensor = torch.as_tensor(batch.observe())
    assert tensor.data_ptr() == batch.observe().ctypes.data
    batch.step(torch.as_tensor(batch.sample()).long())


def test_what_the_rules_refuse_does_not_happen():
    batch = Batch("franchise", 3)
    actions = batch.sample().copy()
    before = batch.states[1].tobytes()
    done = batch.setup.game.codec.encode("done")
    actions[1] = done
    with pytest.raises(Refused, match=r"game 1: done\(\)"):
        batch.step(actions)
    assert batch.states[1].tobytes() == before
    assert batch.refused.astype(bool).tolist() == [False, True, False]
    for wrong in (-1, batch.n_actions, 2**31 - 1):
        with pytest.raises(Refused, match=f"no action {wrong}"):
            batch.step([wrong] * 3)
    batch.step(batch.sample())
    assert not batch.refused.any()


def test_what_cannot_be_asked_for():
    with pytest.raises(ValueError, match="cpu or cuda"):
        Batch("franchise", 2, device="tpu")
    with pytest.raises(ValueError, match="one at least"):
        Batch("franchise", 0)
    with pytest.raises(Refused, match="no option"):
        Batch("franchise", 2, colour="red")
    with pytest.raises(TypeError, match="players"):
        Batch(Batch("franchise", 1).setup, 2, players=3)
    with pytest.raises(ValueError, match="shape"):
        Batch("franchise", 3).step([1, 2])
    with pytest.raises(TypeError):
        Batch("franchise", 1).step([0.5])


SIMULATED = """
import sys
from grandopening.core.jit import INTERPRETED, Entry, rule
from grandopening.envs import Batch, devices
here, there = (Batch(sys.argv[1], 3, device, players=3, seed=5) for device in ("cpu", "cuda"))
for k in range(25):
    actions = here.sample()
    assert (actions == there.sample().copy_to_host()).all()
    here.step()
    there.step(actions if k % 2 else None)
    for a, b in ((here.observe(), there.observe()), (here.mask(), there.mask()), (here.legal()[1], there.legal()[1])):
        assert (a == b.copy_to_host()).all()
    assert here.states.tobytes() == there.states.copy_to_host().tobytes()
    for name in ("actor", "over", "reward", "points", "seeds", "refused"):
        assert (getattr(here, name) == getattr(there, name).copy_to_host()).all(), name
there.step([-1, -1, -1])
assert there.refused.copy_to_host().all()
assert here.states.tobytes() == there.states.copy_to_host().tobytes()
from grandopening.envs.checking import differing
assert differing(sys.argv[1], 3, 8) == []
"""


@pytest.mark.parametrize("game", [pytest.param("franchise", marks=pytest.mark.slow), "proxima-obertura"])
def test_a_gpu_plays_the_same(game):
    """On Numba's simulator of CUDA, which runs the kernels as Python."""
    path = os.pathsep.join([str(Path(__file__).parents[2] / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "GRANDOPENING_JIT": "0", "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", SIMULATED, game], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_without_a_gpu_it_says_so():
    from grandopening.core.gpu import gpu_available

    if gpu_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(RuntimeError, match="no GPU can be used here"):
        Batch("franchise", 2, device="cuda")


def _begin(memory, first, last):
    pass


def _step(memory, first, last):
    memory.n_legal[first] = last


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with GRANDOPENING_JIT=0")
def test_each_step_that_compiles_says_so_once(tmp_path, monkeypatch, caplog):
    """By loops that compile in a moment."""
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path))
    game, memory = game_named("franchise"), Memory._make(np.zeros(2, np.int64) for _ in Memory._fields)

    def run_both():
        """As another process does, with two threads."""
        caplog.clear()
        loops = tuple(Entry(rule(loop), eager=True) for loop in (_begin, _step))
        monkeypatch.setattr(devices, "loops_of", lambda game, ask: loops)
        device = devices.Cpu(game, 2, 2, None)
        for what in (BEGIN, STEP, STEP):
            device.run(what, memory)
        return [record.getMessage().partition(",")[0] for record in caplog.records]

    assert run_both() == [f"Compiling '{step}' of a batch of franchise" for step in ("begin", "step")]
    assert run_both() == []
