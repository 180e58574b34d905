"""The engine plays as the referee does, who was written from the rule text alone: what is legal at every decision, what
lies where and who owns what after every turn, and the result, over all options."""

import itertools

import pytest

from grandopening.games.franchise import GAME
from grandopening.games.franchise.rules.state import ENDED_RED, ENDED_STALLED

from .duel import duel
from .table import set_up

OPTIONS = {option.name: option.values for option in GAME.options}
EXPANSIONS = ("milestones", "boom", "region_tiles")
COMBINATIONS = [
    dict(zip(EXPANSIONS, values, strict=True)) for values in itertools.product(*(OPTIONS[name] for name in EXPANSIONS))
]


@pytest.mark.parametrize("layout", OPTIONS["layout"])
@pytest.mark.parametrize("start", OPTIONS["start"])
@pytest.mark.parametrize("players", OPTIONS["players"])
def test_the_engine_agrees_with_the_referee(players, start, layout):
    for seed, expansions in enumerate(COMBINATIONS):
        duel(set_up(players=players, start=start, layout=layout, **expansions), seed, busy=0.9)


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_they_agree_on_rare_things(players):
    """Road and Development tiles for everybody, and so few franchises that supplies run empty."""
    for seed, expansions in enumerate(COMBINATIONS):
        setup = set_up(players=players, layout="random", **expansions)
        duel(setup, seed, busy=0.9, missing=24 + seed % 8, armed=True)


@pytest.mark.parametrize("players", OPTIONS["players"])
def test_they_agree_on_both_ends(players):
    setup = set_up(players=players)
    assert duel(setup, seed=1, busy=1).state.end == ENDED_RED
    assert duel(setup, seed=1, busy=0.1).state.end == ENDED_STALLED
