"""The games of the lab are the games of the rulebook, whoever plays them, wherever and in whatever portions."""

import numpy as np
import pytest

from grandopening.bots.naming import bot_named, spelled
from grandopening.core.batch import play_random
from grandopening.core.contract import Refused
from grandopening.games import GAMES, game_named
from grandopening.games.franchise.lab.facts import NOBODY
from grandopening.lab.play import play
from grandopening.lab.series import Series, Task, checked_players, tasks_of

MIXED = ("greedy", "random", "newcomer", "reference~0")
THINKING = ("search@3", "greedy", "random", "search@2")


def all_of(series: Series) -> Task:
    return Task(0, series, 0, series.games)


def assert_same(one, other):
    assert list(one) == list(other)
    for name in one:
        assert (one[name] == other[name]).all(), name


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_those_of_the_engine(game):
    series = Series("", game, {"players": 3}, ("random",) * 3, 5, seed=11)
    played = play_random([series.set_up()], 5, seed=11)
    columns = play(all_of(series))
    assert columns["decisions"].sum() == played.decisions
    points, won = np.zeros((2, 5), np.int32)
    for i in range(5):
        game_named(game).rules.score(series.set_up().board, played.states[i], points, won)
        assert columns["points"][i].tolist() == points.tolist()
        assert columns["won"][i].tolist() == (won / won.sum()).tolist()


@pytest.mark.parametrize(("players", "games"), [(MIXED, 5), (THINKING, 2)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_in_every_task(game, players, games):
    """For bots that decide at once, and for those that are asked in Python."""
    series = Series("", game, {"players": 4}, players, games, seed=3, rotate=True)
    whole = play(all_of(series))
    parts = [play(Task(0, series, first, last)) for first, last in ((0, 1), (1, games))]
    assert_same(whole, {name: np.concatenate([part[name] for part in parts]) for name in whole})


def test_everybody_sits_everywhere():
    series = Series("", "franchise", {"players": 3}, ("greedy", "random", "random"), 6, rotate=True)
    assert [series.seed_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [series.seats_of(number).index(0) for number in range(3)] == [0, 2, 1]
    columns = play(all_of(series))
    greedy = columns["points"][range(6), [series.seats_of(number).index(0) for number in range(6)]]
    assert greedy.mean() > columns["points"].sum(axis=1).mean() / 3 + 10


def test_the_games_of_a_round_share_their_opening():
    series = Series("", "franchise", {"players": 3}, ("greedy", "reference", "random"), 6, 7, True, True)
    start = play(all_of(series))["start"]
    assert (start[:3] == start[0]).all()
    assert (start[3] != start[0]).any()


def test_cities_and_regions_add_up():
    """What they paid is what the rules count by source; where tiles pay dollars that is not influence."""
    series = Series("", "franchise", {"players": 4, "milestones": True}, ("greedy~0.05",) * 4, 6)
    columns = play(all_of(series))
    assert (columns["city"].sum(axis=1) == columns["sources"][:, :, 0]).all()
    assert (columns["region"].sum(axis=1) == columns["sources"][:, :, 1]).all()
    assert (columns["sources"].sum(axis=2) == columns["points"]).all()
    scored = columns["first"] != NOBODY
    assert (scored == columns["region"].any(axis=2)).all()
    best = np.take_along_axis(columns["region"], columns["first"][:, :, None], axis=2)[:, :, 0]
    assert (best == columns["region"].max(axis=2))[scored].all()
    assert ((columns["start"] >= 0).sum(axis=1) == 4).all()


def test_shops_add_up():
    columns = play(all_of(Series("", "proxima-obertura", {"players": 3}, ("greedy",) * 3, 4)))
    assert (columns["space"].sum(axis=1) == columns["sources"][:, :, 0]).all()
    assert (columns["type"].sum(axis=1) == columns["sources"][:, :, 0]).all()
    assert (columns["sources"].sum(axis=2) == columns["points"]).all()


def test_tasks_are_what_is_missing():
    series = [Series("", "franchise", {"players": 2}, ("random",) * 2, 10) for _ in range(2)]
    tasks = list(tasks_of(series, [{0, 1, 5}, set(range(10))], workers=1))
    assert [(task.number, task.first, task.last) for task in tasks] == [(0, 2, 4), (0, 4, 5), (0, 6, 8), (0, 8, 10)]


def test_a_game_in_which_somebody_thinks_is_a_task_of_its_own():
    """Its result is on disk, and Ctrl-C heeded, after one game."""
    series = Series("", "franchise", {"players": 2}, ("search@500", "greedy"), 100)
    assert all(task.last - task.first == 1 for task in tasks_of([series], [set()], workers=1))
    assert series.in_no_time().players == ("search@1", "greedy")


def test_whoever_plays_by_a_network_compiles_its_functions():
    players = ("policy", "champion@500", "manager", "champion")
    series = Series("", "franchise", {"players": 4}, players, 100)
    assert series.in_no_time().players == ("policy", "champion@1", "search@1", "champion@1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("grredy", "no bot 'grredy'"),
        ("greedy~a lot", "a number"),
        ("search@", "playouts as a number"),
        ("search@many", "playouts as a number"),
        ("search@0", "playouts as a number"),
        ("search@5~0.1", "a bot that decides at once"),
        ("greedy@5", "no bot 'greedy@5'"),
    ],
)
def test_who_cannot_play(text, message):
    game = game_named("franchise")
    with pytest.raises(Refused, match=message):
        spelled(text, game)
    with pytest.raises(Refused, match=message):
        bot_named(text, game)
    with pytest.raises(Refused, match="names 3 bots, and 4 play"):
        checked_players("greedy,greedy,greedy", game.set_up({"players": 4}))
