import sys

import numpy as np
import pytest

from grandopening.core.contract import Refused
from grandopening.games import game_named
from grandopening.lab.run import run
from grandopening.lab.stats import estimate, places, share, would_change
from grandopening.lab.tournament import Standings, line_ups, tournament


def test_line_ups():
    assert list(line_ups("ab", 2)) == [("a", "b")]
    assert list(line_ups("abc", 3)) == [("a", "b", "c"), ("a", "c", "b")]
    assert list(line_ups("abc", 2)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert ["".join(line_up) for line_up in line_ups("ab", 4)] == ["aaab", "aabb", "abab", "abbb"]
    assert len(list(line_ups("abcde", 4))) == 5 * 6


def test_the_better_bot_is_ahead():
    pytest.importorskip("openskill", reason="pip install 'grandopening[lab]'")
    setup = game_named("franchise").set_up({"players": 3})
    results = tournament(setup, ["random", "greedy", "reference"], 60, seed=5)
    assert [series.games for series in results.series] == [30, 30]
    assert not set(range(5, 15)).intersection(range(results.series[1].seed, results.series[1].seed + 10))
    for _ in run(results):
        pass
    standings = Standings(results)
    told = standings.in_words()
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "reference", "random"]
    best, _, worst = told["bots"]
    assert best["rating"][1] > worst["rating"][2]
    assert best["win_share"][1] > 1 / 3 > worst["win_share"][2]
    assert sum(bot["win_share"][0] for bot in told["bots"]) == pytest.approx(1, abs=1e-3)
    for a in range(3):
        for b in range(a):
            assert standings.ahead(a, b) + standings.ahead(b, a) == pytest.approx(1)
    assert best["ahead_of"]["random"] > 0.9


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]])
def test_nobody_plays_alone(bots):
    with pytest.raises(Refused, match="two at least"):
        tournament(game_named("franchise").set_up(), bots, 10, 0)


def test_places_follow_victory_then_points():
    points, won = np.array([[30, 30, 20], [10, 20, 20]]), np.array([[0, 1, 0], [0, 0.5, 0.5]])
    assert places(points, won).tolist() == [[1, 0, 2], [2, 0, 0]]


def test_what_would_change_the_winner():
    points, won = np.array([[30, 25], [30, 25], [20, 20]]), np.array([[1, 0], [1, 0], [0.5, 0.5]])
    gains = np.array([[6, 0], [6, 3], [0, 1]])
    assert would_change(points, won, gains).tolist() == [True, False, False]


def test_intervals():
    values = np.array([0.0, 1.0] * 50)
    assert share(values).mean == 0.5
    assert share(values).high == pytest.approx(0.5 + 1.96 * 0.5025 / 10, abs=1e-3)
    assert share(values, together=2).high == 0.5  # every round is the same: nothing is in doubt
    assert estimate([3.0]).high == float("inf")


def test_without_openskill_no_game_is_played(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(Refused, match=r"pip install 'grandopening\[lab\]'"):
        tournament(game_named("franchise").set_up(), ["random", "greedy"], 10, seed=1)
