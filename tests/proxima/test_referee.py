"""The engine against the referee, decision by decision."""

import random
from typing import Any

import pytest

from grandopening.core.contract import CHANCE
from grandopening.games.proxima import GAME, words
from grandopening.games.proxima.state import DECK, DISCARDS, WINDOW

from .referee import Referee
from .table import Table
from .test_scoring import points


def entry_of(table: Table, action: int) -> dict[str, Any]:
    """The action alone, in the words of the record; a dealt card too."""
    log: list[dict[str, Any]] = []
    words.append(log, table.position.setup, table.s, action)
    entry = log[0]
    if "cards" in entry:
        entry["card"] = entry.pop("cards")[0]
    return entry


def in_order(entries: list[dict[str, Any]]) -> list[str]:
    return sorted(map(repr, (sorted(entry.items(), key=str) for entry in entries)))


def choose(table: Table, entries: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Mostly at random, but shops are opened and improved where they can be: so both kinds of end are met."""
    eager = [entry for entry in entries if entry["do"] in ("open", "improve")]
    return rng.choice(eager or entries)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(4))
def test_the_referee_agrees(players, seed):
    table, referee, rng = Table.fresh(players, seed), Referee(players), random.Random(seed)
    while not table.position.is_over:
        by_entry = {repr(entry_of(table, action)): action for action in table.position.legal()}
        entries = [entry_of(table, action) for action in table.position.legal()]
        assert in_order(entries) == in_order(referee.legal)
        if table.position.actor == CHANCE:
            entry = entry_of(table, table.position.draw())
        else:
            entry = choose(table, entries, rng) if seed % 2 else rng.choice(entries)
        table.position.apply(by_entry[repr(entry)])
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
    result = words.result_of(table.position.setup, table.s)
    assert result["winners"] == referee.winners()
    assert result["end"] == referee.end
