"""What a programmer sees who prints a game, a set-up, a position or a batch: one line that tells them apart."""

import re

import pytest

from grandopening.core.contract import CHANCE, Position
from grandopening.envs import Batch
from grandopening.games import GAMES, game_named
from grandopening.games.franchise.data import printed_file

SHORT = 160  # characters
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_all_of_them_are_short(name):
    game = game_named(name)
    setup = game.set_up({option.name: option.values[-1] for option in game.options})
    batch = Batch(setup, 2, skip_forced=True, limit=500)
    for one in (game, setup, setup.begin(1), Position(setup, game.State.new())):
        assert name in repr(one)
        assert len(repr(one)) < SHORT
    assert repr(setup) in repr(batch)
    assert len(repr(batch)) < len(repr(setup)) + SHORT


def test_a_game_tells_who_can_play_and_by_which_rules():
    game = game_named("proxima-obertura")
    assert repr(game) == f"<Game proxima-obertura, 3 to 5 players, rules version {game.rules_version}>"


def test_a_set_up_tells_what_is_not_as_usual():
    game = game_named("franchise")
    assert repr(game.set_up()) == "<Setup of franchise: 4 players>"
    assert repr(game.set_up({"players": 2, "boom": True})) == "<Setup of franchise: 2 players, boom=True>"
    own = game.set_up({"start": "introductory"}, printed_file())
    assert repr(own) == "<Setup of franchise: 4 players, start='introductory', a board of its own>"


@every_game
def test_a_position_tells_who_decides_what_and_how_it_ended(name):
    position = game_named(name).set_up({"players": 3}).begin(1)
    seen = set()
    while not position.is_over:
        who = "chance" if position.actor == CHANCE else f"seat {position.actor}"
        assert f"{who} to decide" in repr(position)
        seen.add(re.sub(r"points .*", "", str(position)))
        position.apply(position.draw() if position.actor == CHANCE else position.legal()[-1])
    assert len(seen) > 3
    points, winners = position.score()
    ended = f"won by seat {' and '.join(map(str, winners))}, points {' '.join(map(str, points))}"
    assert repr(position) == f"<Position of {name}, 3 players: {ended}>"


def test_a_batch_tells_what_was_asked_for():
    game = game_named("franchise")
    plain = Batch("franchise", 2, players=3)
    assert repr(plain) == "<Batch of 2 games on cpu, seed=0: <Setup of franchise: 3 players>>"
    several = Batch([game.set_up({"players": players}) for players in (2, 3)], 4, seed=5, limit=50)
    assert repr(several) == "<Batch of 4 games on cpu, seed=5, limit=50: 2 set-ups of franchise>"
