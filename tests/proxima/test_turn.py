"""P3: a turn."""

import pytest

from grandopening.core.contract import CHANCE, Refused
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.state import (
    DECK,
    DICE,
    DISCARDS,
    DRAW_LUCK,
    DRAW_THREE,
    FILL,
    IMPROVE,
    OPEN,
    TRADE,
    WINDOW,
)

from .table import DEFAULT_WINDOW, Table, four_of

HAND = ["food.1.1", "food.1.2", "food.1.3", "home.1.1"]


def open_at(table: Table, kind: str, space: int, push: int = 3) -> None:
    """Open a shop with the cards of `four_of`."""
    table.do("open", type=kind)
    for word in four_of(kind):
        table.do("use", card=word)
    table.do("site", space=space)
    table.do("push", value=push)


def test_p3_steps_in_order():
    """1 to 3 may be passed; then dice and draws come by themselves, and the next turn."""
    table = Table(hands={0: HAND})
    for phase in (TRADE, OPEN, IMPROVE):
        assert table.s.phase == phase
        assert table.position.actor == 0
        table.do("pass")
    assert table.s.phase == DICE
    assert table.position.actor == CHANCE
    table.comes("dice", faces=[5, 5])
    assert table.s.phase == DRAW_THREE
    table.draw_all(["home.2.1", "home.2.2", "home.2.3"])
    assert (table.s.phase, table.position.actor) == (TRADE, 1)


def test_p3_1_take_from_the_window():
    table = Table(hands={0: HAND})
    assert set(table.legal("take")) == set(DEFAULT_WINDOW)
    table.do("take", card="leisure.5.4")
    assert table.verbs() == {"discard"}
    for word in HAND[:3]:
        # P8.2: it stays in the window until the third discard, and cannot be one of the three.
        assert "leisure.5.4" in table.pile(WINDOW)
        assert table.why_not("discard", card="leisure.5.4") == "P3.1 discard-not-in-hand"
        table.do("discard", card=word)
    assert table.pile(0) == ["home.1.1", "leisure.5.4"]
    assert table.known(0) == ["leisure.5.4"]
    assert table.pile(DISCARDS) == HAND[:3]
    assert (table.s.phase, table.position.actor) == (FILL, CHANCE)
    table.comes("window", card="wear.1.1")
    assert set(table.pile(WINDOW)) == {"wear.1.1", *DEFAULT_WINDOW[:3]}
    assert (table.s.phase, table.position.actor) == (OPEN, 0)


def test_p3_1_take_needs_three_cards():
    table = Table(hands={0: HAND[:2]})
    assert table.why_not("take", card="leisure.5.4") == "P3.1 take-needs-cards"
    assert table.why_not("take", card="leisure.5.5") == "P3.1 take-not-in-window"
    assert table.verbs() == {"ask", "pass"}


def test_p3_1_take_with_just_three_cards():
    table = Table(hands={0: HAND[:3]})
    table.do("take", card="leisure.5.1")
    for word in HAND[:3]:
        table.do("discard", card=word)
    assert table.pile(0) == ["leisure.5.1"]


def test_p3_1_a_trade_that_fails_leaves_the_window():
    table = Table(players=3, hands={0: HAND})
    table.do("ask", types=["food", "home"])
    table.do("ready")
    table.do("ready")
    table.do("stop")
    assert table.verbs() == {"take", "pass"}
    assert table.why_not("ask", types=["food", "home"]) == "P3.1 one-trade"
    table.do("take", card="leisure.5.1")
    assert table.verbs() == {"discard"}


def test_p3_1_no_window_after_a_trade():
    table = Table(players=3, hands={0: HAND, 1: ["wear.1.1"]})
    table.do("ask", types=["food", "wear"])
    table.do("show", card="wear.1.1")
    table.do("ready")
    table.do("ready")
    table.do("want", card="wear.1.1")
    table.do("give", card="food.1.1")
    table.do("propose")
    table.do("accept")
    assert table.s.phase == OPEN
    assert table.why_not("take", card="leisure.5.1") == "P3 not-now"


@pytest.mark.parametrize(("faces", "due"), [([0, 2], {0: 1, 2: 3}), ([2, 2], {2: 3}), ([5, 3], {}), ([1, 4], {1: 2})])
def test_p3_4_dice(faces, due):
    """One card plus one per open shop for each colour that shows, once; blank and unused colours nothing."""
    table = Table(3, phase=DICE, active=1, actor=CHANCE)
    table.open_shop(2, 11, four_of("food"), 0)
    table.open_shop(2, 15, four_of("food", 2), 1)
    table.open_shop(1, 18, four_of("home"), 1)
    table.comes("dice", faces=faces)
    drawn = []
    while table.s.phase in (DRAW_LUCK, DRAW_THREE) and table.s.active == 1:
        drawn.append((int(table.s.drawer), int(table.s.phase)))
        table.comes("draw", card=table.pile(DECK)[0])
    # Clockwise from the active player, each all its cards; then the active player three (P3.5).
    order = [seat for seat in (1, 2, 0) for _ in range(due.get(seat, 0))]
    assert drawn == [(seat, DRAW_LUCK) for seat in order] + [(1, DRAW_THREE)] * 3


def test_p3_5_draw_three_secretly():
    table = Table(hands={0: HAND}, phase=DICE, actor=CHANCE)
    table.comes("dice", faces=[5, 5])
    for word in ("wear.1.1", "wear.1.2", "wear.1.3"):
        with pytest.raises(Refused):
            table.enter({"chance": "draw", "seat": 1, "card": word})
        table.comes("draw", card=word)
    assert set(table.pile(0)) == {*HAND, "wear.1.1", "wear.1.2", "wear.1.3"}
    assert table.known(0) == []


def test_p3_6_new_window_between_rounds():
    table = Table(3, active=2)
    table.pass_to_dice()
    table.comes("dice", faces=[5, 5])
    table.draw_all(["wear.1.1", "wear.1.2"])
    assert table.comes("draw", card="wear.1.3") == ["draw", "window_cleared"]
    assert set(table.pile(DISCARDS)) == set(DEFAULT_WINDOW)
    assert table.pile(WINDOW) == []
    for i, word in enumerate(("wear.2.1", "wear.2.2", "wear.2.3", "wear.2.4")):
        assert table.position.actor == CHANCE
        assert len(table.pile(WINDOW)) == i
        table.comes("window", card=word)
    assert (table.s.phase, table.position.actor, table.s.rounds) == (TRADE, 0, 1)


def test_p3_6_not_after_the_last_round():
    table = Table(3, active=2, n_shops=12)
    table.pass_to_dice()
    table.comes("dice", faces=[5, 5])
    table.draw_all(["wear.1.1", "wear.1.2", "wear.1.3"])
    assert table.position.is_over
    assert set(table.pile(WINDOW)) == set(DEFAULT_WINDOW)


def test_every_refused_verb_names_a_rule():
    """Whatever one tries in whatever phase: legal, or a code with a rule."""
    recorder = Table.fresh(3)
    for step in range(400):
        legal = set(recorder.position.legal())
        if recorder.position.actor != CHANCE or step % 7 == 0:
            for action in range(step % 13, GAME.codec.n_actions, 13):
                refusal = recorder.position.refusal(action)
                assert (refusal is None) == (action in legal)
                assert refusal is None or refusal.rule.startswith("P")
        recorder.act(
            recorder.position.draw() if recorder.position.actor == CHANCE else sorted(legal)[step % len(legal)]
        )
