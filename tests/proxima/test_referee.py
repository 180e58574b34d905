"""The engine against the referee, decision by decision."""

import random
from typing import Any

import pytest

from grandopening.core.contract import CHANCE
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.state import DECK, DISCARDS, WINDOW

from .referee import Referee
from .table import Table
from .test_scoring import points


def entry_of(table: Table, action: int) -> dict[str, Any]:
    """The action alone, in the words of the record; a dealt card too."""
    log: list[dict[str, Any]] = []
    GAME.words.append(log, table.position.setup, table.s, action)
    entry = log[0]
    if "cards" in entry:
        entry["card"] = entry.pop("cards")[0]
    return entry


def choose(legal: dict[str, int], rng: random.Random, eager: bool) -> int:
    """At random; the eager open and improve shops wherever they can. So both kinds of end are met."""
    building = [action for action in legal.values() if GAME.codec.verb_of(action).word in ("open", "improve")]
    return rng.choice(building if eager and building else list(legal.values()))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(4))
def test_the_referee_agrees(players, seed):
    table, referee, rng = Table.fresh(players, seed), Referee(players), random.Random(seed)
    while not table.position.is_over:
        is_chance = table.position.actor == CHANCE
        # Results are many and alike: not every list of them is compared.
        if not is_chance or rng.random() < 0.05:
            legal = {repr(entry_of(table, action)): action for action in table.position.legal()}
            assert sorted(legal) == sorted(map(repr, referee.legal))
        action = table.position.draw() if is_chance else choose(legal, rng, eager=seed % 2 == 1)
        entry = entry_of(table, action)
        table.position.apply(action)
        referee.enter(entry)
        for seat in range(players):
            assert set(table.pile(seat)) == referee.hands[seat]
            assert set(table.known(seat)) == referee.known[seat]
    assert referee.legal == []
    assert set(table.pile(DECK)) == referee.deck
    assert set(table.pile(WINDOW)) == referee.window
    assert set(table.pile(DISCARDS)) == referee.discards
    assert (table.s.thieves, table.s.thieves_met) == (referee.thieves, referee.met)
    for seat in range(players):
        assert points(table, seat) == referee.points(seat)
    result = table.position.result()
    assert result["winners"] == referee.winners()
    assert result["end"] == referee.end
