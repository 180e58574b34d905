import numpy as np
import pytest

from grandopening.games import GAMES, game_named
from grandopening.lab.balance import balance
from grandopening.lab.facts import variants_of
from grandopening.lab.prizes import Figures, Prize
from grandopening.lab.run import run


@pytest.mark.parametrize("game", GAMES)
def test_figures_of_every_set_up(game):
    results = balance(game_named(game), 4, seed=1, bots="reference~0.1")
    assert [series.name for series in results.series] == [variant.name for variant in variants_of(game_named(game))]
    for _ in run(results):
        pass
    for number, series in enumerate(results.series):
        figures = Figures(results, number)
        told = figures.in_words()
        assert told["games"] == 4
        assert sum(one.mean for one in figures.win_shares()) == pytest.approx(1)
        assert sum(figures.sources().values()) == pytest.approx(figures.mean_points().mean)
        assert sum(figures.ends().values()) == pytest.approx(1)
        assert len(told["points_mean"]) == series.options["players"]
        for column in figures.facts.prizes:
            assert all(0 < prize["paid"] <= 1 for prize in told[column])


def test_a_prize():
    """Three games, in two of which it paid; one of those it decided."""
    points, won = np.array([[10, 8], [10, 2], [5, 9]]), np.array([[1.0, 0], [1, 0], [0, 1]])
    prize = Prize("Texas", points, won, np.array([[5, 1], [5, 0], [0, 0]]))
    assert prize.games == 2
    assert prize.paid == pytest.approx(2 / 3)
    assert prize.total.mean == 5.5
    assert prize.ranks == [5, 0.5]
    assert prize.taker.mean == 1
    assert prize.decided.mean == 0.5
