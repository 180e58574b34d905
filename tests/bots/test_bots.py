"""Bots play whole games of both games, whatever the options, by legal moves alone; and the better one wins."""

from itertools import product

import numpy as np
import pytest

from grandopening.bots import bot_named
from grandopening.bots.kit import METHODS
from grandopening.core.contract import CHANCE, Position, Refused, Setup
from grandopening.games import GAMES, game_named
from grandopening.games.proxima_obertura.rules.state import ENDED_SHOPS

AT_ONCE = (*METHODS, "newcomer", "shopkeeper")  # tests/bots/test_search.py has those that search


def play(setup: Setup, names: list[str], seed: int) -> Position:
    """A game between bots; `Position.apply` refuses what is not legal."""
    position = setup.begin(seed)
    bots = [bot_named(name, setup.game, seed + seat) for seat, name in enumerate(names)]
    while not position.is_over:
        if position.actor == CHANCE:
            position.apply(position.draw())
        else:
            position.apply(bots[position.actor].choose(position.view(position.actor)))
    return position


def some_setups(name: str, every: int) -> list[Setup]:
    game = game_named(name)
    names = [option.name for option in game.options]
    choices = list(product(*(option.values for option in game.options)))
    return [game.set_up(dict(zip(names, values, strict=True))) for values in choices[::every]]


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_ends_every_kind_of_game(name):
    for i, setup in enumerate(some_setups(name, 13 if name == "franchise" else 1)):
        names = [AT_ONCE[(i + seat) % len(AT_ONCE)] for seat in range(setup.players)]
        assert play(setup, names, seed=i).is_over


@pytest.mark.slow  # strength
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("better", "worse"), [("shopkeeper", "sensible"), ("reference", "random")])
def test_the_better_bot_wins_more_than_its_share(name, better, worse):
    """One against three, in every seat in turn: its fair share would be a quarter."""
    setup = game_named(name).set_up({"players": 4})
    wins = 0.0
    for i in range(12):
        names = [better if seat == i % 4 else worse for seat in range(4)]
        _, winners = play(setup, names, seed=i).score()
        wins += (i % 4 in winners) / len(winners)
    assert wins >= 7


# Points of games between references, by number of players: other points mean changed rules, or a changed reference.
YARDSTICK = {
    "franchise": [[100, 20, 66], [79, 81, 39, 67], [52, 81, 52, 48, 61]],
    "proxima-obertura": [[181, 162, 104], [146, 113, 118, 115], [89, 125, 137, 107, 153]],
}


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_is_frozen(name):
    setups = [game_named(name).set_up({"players": players}) for players in range(3, 6)]
    points = [play(setup, ["reference"] * setup.players, seed=7).score()[0] for setup in setups]
    assert [list(map(int, one)) for one in points] == YARDSTICK[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_does_not_profit_from_what_its_seat_may_not_know(name):
    """Handed the whole position or the view, it chooses the same."""
    setup = game_named(name).set_up({})
    position = setup.begin(5)
    rng = np.random.default_rng(5)
    for _ in range(60):
        if position.actor == CHANCE:
            position.apply(position.draw())
            continue
        of_view = bot_named("shopkeeper", setup.game).choose(position.view(position.actor))
        assert bot_named("shopkeeper", setup.game).choose(position) == of_view
        position.apply(int(rng.choice(position.legal())))


@pytest.mark.slow  # a statistic
def test_sensible_players_of_proxima_often_finish_by_opening_shops():
    """Wholly random ones seldom do: they meet P6.6."""
    setup = game_named("proxima-obertura").set_up({"players": 4})
    ends = [int(play(setup, ["sensible"] * 4, seed).state.end) for seed in range(8)]
    assert ends.count(ENDED_SHOPS) >= len(ends) // 2


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(Refused, match="shopkeeper"):
        bot_named("nobody", game_named("franchise"))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_the_move_it_has_begun_to_its_end(name):
    """Asked action by action it does what it planned, also where a plan gives several cards for one."""
    setup = game_named(name).set_up()
    planning, acting = (bot_named("greedy", setup.game) for _ in range(2))
    longest = 0
    for seed in range(3):
        position = setup.begin(seed)
        while not position.is_over:
            if position.actor == CHANCE:
                position.apply(position.draw())
                continue
            plan = planning.plan(position)
            longest = max(longest, len(plan))
            for action in plan:
                assert acting.choose(position) == action
                position.apply(action)
    assert longest > 3
