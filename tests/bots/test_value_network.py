"""The value network of Pròxima Obertura: it uses only what its seat may know, and it predicts better than greedy."""

from collections.abc import Iterator
from math import log

import numpy as np
import pytest

from grandopening.bots.kit import bot_entries, kit_of
from grandopening.bots.value_network import ValueNetwork, read_network, write_network
from grandopening.bots.workspace import new_workspace
from grandopening.core.contract import Position
from grandopening.games.proxima_obertura.bots.encoder import INPUTS
from grandopening.games.proxima_obertura.rules.state import DICE

from .played import GAME, game_of_greedy

KIT, ENTRIES = kit_of(GAME), bot_entries(GAME)
WORK = new_workspace(GAME)


def before_the_dice(players: int, seed: int) -> Iterator[Position]:
    """A game of greedy, stopped where most turns are evaluated; last of all its end."""
    return (at for at in game_of_greedy(players, seed) if at.state.phase == DICE or at.is_over)


def evaluated(position: Position, viewer: int, by: str = "evaluate_leaf") -> tuple[list[float], list[float]]:
    """Chances and points of every seat."""
    players = position.setup.players
    ENTRIES[by](position.setup.board, position.state, viewer, KIT.weights.table, WORK)
    return WORK.chance[:players].tolist(), WORK.expected[:players].tolist()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_hidden_changes_nothing(players):
    for position in before_the_dice(players, seed=players):
        for viewer in range(players):
            imagined = position.copy()
            GAME.rules.imagine(position.setup.board, imagined.state, viewer, 7)
            assert evaluated(imagined, viewer) == evaluated(position, viewer)


@pytest.mark.slow  # strength
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_predicts_victories_and_points_better_than_greedy_does(players):
    """By cross entropy, against equal chances and against greedy's evaluation; and by how far off the points are."""
    entropy, off = {"evaluate_leaf": 0.0, "evaluate": 0.0}, {"evaluate_leaf": 0.0, "evaluate": 0.0}
    times = 0
    for seed in range(60):
        *asked, last = [position.copy() for position in before_the_dice(players, 90_000 + seed)]
        points, winners = last.score()
        for position in asked:
            times += 1
            for by in entropy:
                chances, expected = evaluated(position, seed % players, by)
                entropy[by] -= sum(log(chances[seat] + 1e-9) for seat in winners) / len(winners)
                off[by] += float(np.abs(np.subtract(expected, points)).mean())
    assert entropy["evaluate_leaf"] / times < 0.8 * log(players)
    assert entropy["evaluate_leaf"] < entropy["evaluate"]
    assert off["evaluate_leaf"] < off["evaluate"]


def test_at_the_end_it_tells_the_result():
    *_, last = before_the_dice(4, seed=1)
    points, winners = last.score()
    chances, expected = evaluated(last, 0)
    assert expected == list(points)
    assert [seat for seat in range(4) if chances[seat] > 0] == sorted(winners)


def test_a_file_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "value_network.npz"
    write_network(path, KIT.network, {"how": "for a test"})
    for before, after in zip(KIT.network, read_network("", INPUTS, path), strict=True):
        assert (before == after).all()
    with pytest.raises(ValueError, match="train"):
        read_network("", INPUTS + 1, path)


def test_where_none_is_trained_yet_all_seats_are_equal(tmp_path):
    blank = read_network("", INPUTS, tmp_path / "none.npz")
    assert isinstance(blank, ValueNetwork)
    assert blank.weights_1.shape == (INPUTS, 1)
    assert not any(layer.any() for layer in blank)
