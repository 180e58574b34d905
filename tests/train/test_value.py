"""Training a value network: gradients are those of the loss, and a few games already teach something."""

import numpy as np
import pytest

from grandopening.bots.kit import kit_of
from grandopening.bots.value_network import POINTS_UNIT, read_network
from grandopening.core.contract import Refused
from grandopening.games import game_named
from grandopening.train.__main__ import main
from grandopening.train.network import POINTS_WEIGHT, TEST_PART, Network, average, chances_of
from grandopening.train.self_play import Examples, play_games
from grandopening.train.value import TD_LAMBDA, Plan, td_targets, train

GAME = game_named("proxima-obertura")
INPUTS = len(kit_of(GAME).network.weights_1)


def test_gradients_are_those_of_the_loss():
    rng = np.random.default_rng(1)
    network = Network(INPUTS, rng)
    network.layers = [layer.astype(float) for layer in network.layers]
    x, players = rng.standard_normal((64, INPUTS)), rng.integers(3, 6, 64)
    present = np.arange(5) < players[:, None]
    won, points = np.eye(5)[rng.integers(0, 3, 64)], rng.integers(50, 250, (64, 5)) * present

    def loss() -> float:
        outputs = network.forward(x)[-1]
        chances, off = chances_of(outputs, present), (outputs[:, 5:] - points / POINTS_UNIT) * present
        return float(-(won * np.log(chances + 1e-12)).sum() + POINTS_WEIGHT * (off**2).sum()) / len(x)

    for layer, gradient in zip(network.layers, network.gradients(x, present, won, points), strict=True):
        at = (2,) * layer.ndim
        losses = []
        for step in (1e-5, -2e-5):
            layer[at] += step
            losses.append(loss())
        layer[at] += 1e-5
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(gradient[at], rel=1e-3, abs=1e-4)


def test_an_average_network_answers_the_average():
    rng = np.random.default_rng(2)
    networks, x = [Network(INPUTS, rng) for _ in range(3)], rng.standard_normal((64, INPUTS))
    answers = np.mean([network.forward(x)[-1] for network in networks], axis=0)
    assert average(networks).forward(x)[-1] == pytest.approx(answers, abs=1e-4)


def test_targets_mix_the_next_prediction_with_the_next_target():
    """Two examples of viewer 0 and one of viewer 1 in the same game: only the first has a next one."""
    won, points = np.array([[1.0, 0.0]] * 3), np.array([[90.0, 70.0]] * 3)
    examples = Examples(np.zeros((3, 1)), np.zeros(3, int), np.array([0, 1, 0]), won > -1, won, points)
    chances = np.array([[0.5, 0.5], [0.5, 0.5], [0.8, 0.2]])
    mixed_won, mixed_points = td_targets(examples, chances, np.full((3, 2), 50.0))
    assert mixed_won[0] == pytest.approx([TD_LAMBDA + (1 - TD_LAMBDA) * 0.8, (1 - TD_LAMBDA) * 0.2])
    assert mixed_points[0] == pytest.approx([TD_LAMBDA * 90 + (1 - TD_LAMBDA) * 50, TD_LAMBDA * 70 + 20])
    assert np.array_equal(mixed_won[1:], won[1:])


@pytest.mark.slow
def test_it_learns_the_same_however_many_threads_play():
    """After some epochs it predicts test games better than that everybody is as likely to win."""
    examples, first = (play_games(GAME, games, 9, threads) for games, threads in ((600, 2), (50, 1)))
    assert all(np.array_equal(some, all_[: len(some)]) for some, all_ in zip(first, examples, strict=True))
    by_network = play_games(GAME, 50, 9, 1, kit_of(GAME).network)
    assert not np.array_equal(by_network.inputs, first.inputs), "seats that play by a network play otherwise"
    watched = [len(np.unique(first.viewers[first.games == number])) for number in range(50)]
    assert min(watched) == 1 < max(watched), "some seats of each game are watched"
    _, (entropy, points) = train(examples, Plan(epochs=6, td_rounds=1, seed=1))
    tested = examples.games % TEST_PART == 0
    blind = np.log(examples.present[tested].sum(axis=1)).mean()
    assert entropy < 0.97 * blind
    assert points < examples.points[tested][examples.present[tested]].std()


@pytest.mark.slow
def test_the_command_writes_a_network_that_can_be_read(tmp_path, capsys):
    path = tmp_path / "network.npz"
    sizes = ["--games", "25", "--generations", "2", "--epochs", "1", "--td-rounds", "1", "--threads", "2"]
    main(["value", GAME.name, *sizes, "--output", str(path)])
    assert len(read_network("", INPUTS, path).weights_1) == INPUTS
    assert "generation 2: 25 games" in capsys.readouterr().out


def test_what_cannot_work_is_refused_before_it_takes_long(tmp_path, capsys):
    for arguments, reason in (
        (["value", GAME.name, "--output", str(tmp_path / "no" / "network.npz")], "there is no folder"),
        (["tune", GAME.name, "--population", "12"], "not a multiple of 8"),
        (["value", "franchise", "--output", str(tmp_path / "network.npz")], "has no encoder"),
    ):
        with pytest.raises(SystemExit):
            main(arguments)
        assert reason in capsys.readouterr().err
    with pytest.raises(Refused, match="encoder"):
        play_games(game_named("franchise"), 1, 1, 1)
