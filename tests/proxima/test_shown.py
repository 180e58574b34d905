"""What the page gets to draw of Pròxima Obertura: the dice, and the discards in their order."""

import pytest

from grandopening.core.contract import CHANCE
from grandopening.games.proxima_obertura.rules.state import DISCARDS
from grandopening.games.proxima_obertura.table.show import show
from grandopening.table.lines import Line

from .table import Table

BLANK = 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_die_shows_a_seat_or_nobody(players):
    """P3.4: a colour nobody plays is as good as a blank, in the picture as in the sentence."""
    table = Table(players, rounds=1)
    for face in range(BLANK + 1):
        table.s.dice[0], table.s.dice[1] = face, BLANK
        shown = show(table.position, [], None).dice
        assert shown == [face if face < players else None, None]


def test_discards_are_in_the_order_in_which_they_came():
    """P3.1, P3.6, P5.1: what was discarded last is the last."""
    table = Table.fresh(3, seed=4)
    lines: list[Line] = []
    order: list[str] = []
    while len(lines) < 900 and not table.position.is_over:
        actor = table.position.actor
        before = set(table.pile(DISCARDS))
        action = table.position.draw() if actor == CHANCE else table.position.legal()[-1 if len(lines) % 3 else 0]
        known = len(table.log)
        events = table.act(action)
        if len(table.log) == known:  # one more result of the same entry
            events = lines.pop().events + events
        lines.append(Line(table.log[-1], events, [], 0, 1, 0.0))
        now = set(table.pile(DISCARDS))
        order = [card for card in order if card in now] + sorted(now - before)
        shown = show(table.position, lines, None).discards
        assert set(shown) == now
        if len(now - before) == 1:
            assert shown[-1] == order[-1]
    assert len(order) > 8
