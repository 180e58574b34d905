import sys

import numpy as np
import pytest

from grandopening.core.contract import Refused
from grandopening.games import game_named
from grandopening.lab.results import Results
from grandopening.lab.run import run
from grandopening.lab.series import Series
from grandopening.lab.stats import estimate, places, share, spread_by_chance, would_change
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
            assert standings.ahead(a, b).mean + standings.ahead(b, a).mean == pytest.approx(1)
    before, low, high = best["ahead_of"]["random"]
    assert before > 0.9
    assert 0.7 < low < before < high <= 1


def test_who_comes_before_whom_has_its_interval():
    """Ten rounds at a table of two: seat 0 wins every game, whoever sits there, but for the first round. Games of a
    round are not independent: their interval is that of ten rounds, not of twenty games."""
    series = Series("a · b", "franchise", {"players": 2}, ("random", "sensible"), 20, 0, rotate=True)
    results, n = Results("tournament", [series]), 20
    won = np.tile([1.0, 0.0], (n, 1))
    won[1] = [0.0, 1.0]  # of the first round "random" wins both games: game 1 has it in seat 1
    columns = {"series": np.zeros(n, int), "number": np.arange(n), "points": won * 10, "won": won}
    results.add(columns)
    standings = Standings(results)
    before = standings.ahead(0, 1)
    assert before.mean == pytest.approx(11 / 20)
    assert before == share(np.where([series.seats_of(game)[0] == 0 for game in range(n)], won[:, 0], won[:, 1]), 2)
    after = standings.ahead(1, 0)
    assert (after.mean, after.low, after.high) == pytest.approx((1 - before.mean, 1 - before.high, 1 - before.low))


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


@pytest.mark.parametrize("games", [6, 20, 400])
@pytest.mark.parametrize("together", [1, 3])
@pytest.mark.parametrize("chance", [0.1, 0.25, 0.5, 0.9])
def test_intervals_hold_what_they_promise(games, together, chance):
    """Of many samples, nearly 95 % have the truth in their interval, also where games of a round go alike; and none
    is certain of anything."""
    rng, held = np.random.default_rng(3), 0
    for _ in range(400):
        rounds = rng.random(games) < chance
        values = np.repeat(rounds, together) if rng.random() < 0.5 else rng.random(games * together) < chance
        found = share(values, together)
        held += found.low <= chance <= found.high
        assert 0 <= found.low < found.mean < found.high <= 1 or found.mean in (0, 1)
        assert found.high - found.low > 0.2 / (games * together)
    assert held / 400 > 0.88  # Wilson's own promise where six games are all there are


def test_intervals_of_all_and_of_nothing():
    assert share([0.0] * 6).in_words() == [0, 0, pytest.approx(0.3903, abs=1e-3)]  # Wilson's, by the book
    assert share([1.0] * 20).low == pytest.approx(0.8389, abs=1e-3)
    assert share([]).in_words()[1:] == [0, 1]
    assert estimate([3.0]).high == float("inf")


@pytest.mark.parametrize(("n", "t"), [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (1000, 1.962)])
def test_means_of_few_values_have_students_intervals(n, t):
    values = np.arange(n)
    half = t * values.std(ddof=1) / n**0.5
    assert estimate(values).high - estimate(values).mean == pytest.approx(half, rel=0.01)


def test_what_chance_alone_gives():
    """Two equal seats: the difference of shares is normal, twice as wide as one share."""
    assert spread_by_chance(10_000, 2) == pytest.approx(1.96 * 2 * 0.5 / 100, rel=0.1)
    assert spread_by_chance(100, 4) > spread_by_chance(1000, 4) > 0


def test_line_ups_have_games_of_their_own_however_many_are_played():
    setup = game_named("franchise").set_up({"players": 3})
    few, many = (tournament(setup, ["random", "greedy", "reference"], games, seed=5).series for games in (60, 600))
    assert [one.seed for one in few] == [one.seed for one in many]
    first = set(range(many[0].seed, many[0].seed + 100))
    assert not first.intersection(range(many[1].seed, many[1].seed + 100))


def test_without_openskill_no_game_is_played(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(Refused, match=r"pip install 'grandopening\[lab\]'"):
        tournament(game_named("franchise").set_up(), ["random", "greedy"], 10, seed=1)
