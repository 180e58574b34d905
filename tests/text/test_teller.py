"""Whole games told: every event, every move and every refusal that comes up can be said."""

import random

import pytest

from grandopening.core.contract import CHANCE, SPECTATOR
from grandopening.games import GAMES, game_named
from grandopening.record import Recorder
from grandopening.terminal.moves import legal_moves, other_moves
from grandopening.text import Words, teller_of

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "chosen", "layout": "draft"}
TABLES = [("franchise", {}), ("franchise", EVERYTHING), ("proxima-obertura", {})]
NAMES = ["You", "Ben", "Cleo", "Dan"]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}{'-full' if table[1] else ''}")
def setup(request):
    name, options = request.param
    return game_named(name).set_up({"players": 4, **options})


def test_a_whole_game_can_be_told(setup):
    teller, rng = teller_of(Words(), setup, NAMES), random.Random(5)
    recorder = Recorder(setup.begin(5))
    assert teller.options()
    kinds = set()
    while not recorder.position.is_over:
        position = recorder.position
        if position.actor == CHANCE:
            events = recorder.draw()
        else:
            assert teller.phase(position)
            events = recorder.act(rng.choice(legal_moves(position, teller)).action)
        for event in events:
            sentence = teller.event(event)
            assert "{" not in sentence
            assert sentence[0].isupper()
            kinds.add(event[0])
            for viewer in (0, SPECTATOR):
                assert teller.event(event, viewer)
    assert len(kinds) > 10


def test_every_refusal_that_comes_up_can_be_said(setup):
    teller, rng = teller_of(Words(), setup, NAMES), random.Random(9)
    recorder = Recorder(setup.begin(9))
    rules = set()
    for step in range(150):
        recorder.draw()
        position = recorder.position
        if position.is_over:
            break
        legal = position.legal()
        if step % 10 == 0:
            for move in other_moves(position, teller):
                refusal = position.refusal(move.action)
                assert (refusal is None) == (move.action in legal)
                if refusal:
                    text = teller.refusal(refusal, position, move.entry)
                    assert text.startswith(f"{refusal.rule}: ")
                    rules.add(refusal.rule)
        recorder.act(rng.choice(legal))
    assert len(rules) > 3


def test_prices_are_those_of_the_rules():
    setup = game_named("franchise").set_up({"players": 2, "start": "introductory"})
    teller = teller_of(Words(), setup, NAMES[:2])
    moves = {move.label: move for move in legal_moves(setup.begin(0), teller)}
    assert moves["expand from Indianapolis to Detroit ($1)"].price == 1
    assert moves["done"].price is None


def test_a_hidden_card_is_told_to_its_owner_only():
    game = game_named("proxima-obertura")
    teller = teller_of(Words(), game.set_up(), NAMES)
    dealt = [name for name, *_ in game.events].index("deal")
    known, hidden = teller.event((dealt, 1, 7, 0), viewer=1), teller.event((dealt, 1, 7, 0), viewer=0)
    card = teller.values_of("card", 7)["card"]
    assert str(card) in known
    assert str(card) not in hidden


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_teller(name):
    setup = game_named(name).set_up()
    assert teller_of(Words(), setup, NAMES).setup is setup
