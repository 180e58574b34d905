"""Whole games told: every event, every move and every refusal that comes up can be said."""

import random
import re
from typing import Any

import pytest

from grandopening.core.contract import CHANCE, SPECTATOR
from grandopening.core.events import Event
from grandopening.games import GAMES, game_named
from grandopening.record import Recorder
from grandopening.terminal.moves import legal_moves, other_moves
from grandopening.text import Words, teller_of
from grandopening.text.words import languages

EVERYTHING = {"milestones": True, "boom": True, "region_tiles": "chosen", "layout": "draft"}
TABLES = [("franchise", {}), ("franchise", EVERYTHING), ("proxima-obertura", {})]
NAMES = ["You", "Ben", "Cleo", "Dan"]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}{'-full' if table[1] else ''}")
def setup(request):
    name, options = request.param
    return game_named(name).set_up({"players": 4, **options})


@pytest.fixture(scope="module")
def played(setup):
    """A game of random decisions: its events, and some of its positions, one of each phase at least."""
    recorder, rng = Recorder(setup.begin(5)), random.Random(5)
    events, positions, phases = [], [], set()
    while not recorder.position.is_over:
        position = recorder.position
        if position.actor == CHANCE:
            events += recorder.draw()
            continue
        phase = int(position.state.phase)
        if phase not in phases or len(recorder.log) % 100 == 0:
            phases.add(phase)
            positions.append(position.copy())
        events += recorder.act(rng.choice(position.legal()))
    assert len({event[0] for event in events}) > 10
    return events, positions


@pytest.fixture(params=languages())
def teller(setup, request):
    words = Words(request.param)
    return teller_of(words, setup, [words.say("you"), *NAMES[1:]])


def test_a_whole_game_can_be_told(teller, played):
    events, positions = played
    assert teller.options()
    for event in events:
        sentence = teller.event(event)
        assert "{" not in sentence
        assert sentence.lstrip("¡¿")[0].isupper()
        for viewer in (0, SPECTATOR):
            assert teller.event(event, viewer)
    for position in positions:
        assert teller.phase(position)
        assert legal_moves(position, teller)


@pytest.fixture(scope="module")
def refused(setup, played):
    """One example of every refusal that comes up in those positions: it, the position and the decision."""
    teller = teller_of(Words(), setup, NAMES)
    found: dict[str, tuple[Any, ...]] = {}
    for position in played[1]:
        legal = position.legal()
        for move in other_moves(position, teller):
            refusal = position.refusal(move.action)
            assert (refusal is None) == (move.action in legal)
            if refusal:
                found.setdefault(refusal.message, (refusal, position, move.entry))
    assert len({refusal.rule for refusal, *_ in found.values()}) > 3
    return list(found.values())


def test_every_refusal_that_comes_up_can_be_said(teller, refused):
    for refusal, position, entry in refused:
        assert re.match(rf"{refusal.rule}\s?: ", teller.refusal(refusal, position, entry))


def test_prices_are_those_of_the_rules():
    setup = game_named("franchise").set_up({"players": 2, "start": "introductory"})
    teller = teller_of(Words(), setup, NAMES[:2])
    moves = {move.label: move for move in legal_moves(setup.begin(0), teller)}
    assert moves["expand from Indianapolis to Detroit ($1)"].price == 1
    assert moves["done"].price is None


def test_a_hidden_card_is_told_to_its_owner_only():
    game = game_named("proxima-obertura")
    teller = teller_of(Words(), game.set_up(), NAMES)
    event = Event([kind.name for kind in game.events].index("deal"), 1, 7, 0)
    known, hidden = teller.event(event, viewer=1), teller.event(event, viewer=0)
    card = str(teller.word("card", teller.setup.data.cards[7]))
    assert card in known
    assert card not in hidden


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_teller(name):
    setup = game_named(name).set_up()
    assert teller_of(Words(), setup, NAMES).setup is setup
