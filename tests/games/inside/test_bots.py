"""A game without bots of its own has a plain search by playouts: it beats random play."""

import pytest

from grandopening.bots import Budget, bot_named, names_of
from grandopening.core.contract import CHANCE
from grandopening.games import game_named

GAME = game_named("market-stall")
GAMES = 9
PLAYOUTS = Budget(playouts=12)


def test_it_has_random_search_and_the_levels():
    assert names_of(GAME) == ("random", "search", "newcomer", "shopkeeper", "manager")


@pytest.mark.slow
def test_search_beats_random_play():
    """One against two, in every seat: its fair share would be a third. (Of 90 games it wins 82 %.)"""
    won = 0.0
    for seed in range(GAMES):
        position = GAME.set_up({"players": 3}).begin(seed)
        bots = [bot_named("search" if seat == seed % 3 else "random", GAME, seed + seat) for seat in range(3)]
        while not position.is_over:
            if position.actor == CHANCE:
                position.apply(position.draw())
                continue
            position.apply(bots[position.actor].choose(position.view(position.actor), PLAYOUTS))
        _, winners = position.score()
        won += (seed % 3 in winners) / len(winners)
    assert won > GAMES / 2
