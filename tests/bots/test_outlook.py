"""The outlook of Pròxima Obertura: it knows only what its seat may know, and it knows something."""

from collections.abc import Iterator
from math import log

import numpy as np
import pytest

from grandopening.bots.brain import brain_of
from grandopening.bots.desk import new_desk
from grandopening.bots.outlook import Outlook, read_outlook, write_outlook
from grandopening.core.contract import Position
from grandopening.games.proxima_obertura.bots.sight import INPUTS
from grandopening.games.proxima_obertura.rules.state import DICE

from .played import GAME, game_of_greedy

BRAIN = brain_of(GAME)
DESK = new_desk(GAME)


def before_the_dice(players: int, seed: int) -> Iterator[Position]:
    """A game of greedy, stopped where most turns are judged; last of all its end."""
    return (at for at in game_of_greedy(players, seed) if at.state.phase == DICE or at.is_over)


def foreseen(position: Position, viewer: int, by: str = "foresee") -> tuple[list[float], list[float]]:
    """Chances and points of every seat."""
    players = position.setup.players
    BRAIN.players[by](position.setup.board, position.state, viewer, BRAIN.weights.table, DESK)
    return DESK.chance[:players].tolist(), DESK.expected[:players].tolist()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_hidden_changes_nothing(players):
    for position in before_the_dice(players, seed=players):
        for viewer in range(players):
            imagined = position.copy()
            GAME.rules["imagine"](position.setup.board, imagined.state, viewer, 7)
            assert foreseen(imagined, viewer) == foreseen(position, viewer)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_foretells_victories_and_points_better_than_greedy_does(players):
    """By cross entropy, against equal chances and against greedy's estimate; and by how far off the points are."""
    entropy, off = {"foresee": 0.0, "estimate": 0.0}, {"foresee": 0.0, "estimate": 0.0}
    times = 0
    for seed in range(60):
        *asked, last = [position.copy() for position in before_the_dice(players, 90_000 + seed)]
        points, winners = last.score()
        for position in asked:
            times += 1
            for by in entropy:
                chances, expected = foreseen(position, seed % players, by)
                entropy[by] -= sum(log(chances[seat] + 1e-9) for seat in winners) / len(winners)
                off[by] += float(np.abs(np.subtract(expected, points)).mean())
    assert entropy["foresee"] / times < 0.8 * log(players)
    assert entropy["foresee"] < entropy["estimate"]
    assert off["foresee"] < off["estimate"]


def test_at_the_end_it_tells_the_result():
    *_, last = before_the_dice(4, seed=1)
    points, winners = last.score()
    chances, expected = foreseen(last, 0)
    assert expected == list(points)
    assert [seat for seat in range(4) if chances[seat] > 0] == sorted(winners)


def test_a_file_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "outlook.npz"
    write_outlook(path, BRAIN.outlook, {"how": "for a test"})
    for before, after in zip(BRAIN.outlook, read_outlook("", INPUTS, path), strict=True):
        assert (before == after).all()
    with pytest.raises(ValueError, match="learn"):
        read_outlook("", INPUTS + 1, path)


def test_where_none_is_learned_yet_all_seats_are_equal(tmp_path):
    blank = read_outlook("", INPUTS, tmp_path / "none.npz")
    assert isinstance(blank, Outlook)
    assert blank.weights_1.shape == (INPUTS, 1)
    assert not any(layer.any() for layer in blank)
