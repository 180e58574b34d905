"""P4: trading."""

import pytest

from grandopening.core.contract import Refused
from grandopening.games.proxima_obertura.rules.state import GIVE, OFFER, OPEN, SHOW, TAKE

from .table import Table, assert_conserved, card, set_up, words_in

HANDS = {
    0: ["food.1.1", "home.1.1", "leisure.1.1"],
    1: ["food.2.1", "food.2.2", "wear.2.1"],
    2: ["wear.3.1", "home.3.1"],
    3: ["home.4.1"],
}


def asked() -> Table:
    """Seat 0 has asked for food and wear."""
    table = Table(hands=HANDS)
    table.do("ask", types=["food", "wear"])
    return table


def shown() -> Table:
    """Seat 1 has shown two cards, seat 2 one, seat 3 none."""
    table = asked()
    for word in ("food.2.2", "wear.2.1"):
        table.do("show", card=word)
    table.do("ready")
    table.do("show", card="wear.3.1")
    table.do("ready")
    table.do("ready")
    return table


def offer(table: Table, card: str, *gifts: str) -> None:
    table.do("want", card=card)
    for gift in gifts:
        table.do("give", card=gift)
    table.do("propose")


def test_p4_1_two_different_types():
    table = Table(hands=HANDS)
    assert table.why_not("ask", types=["food", "food"]) == "P4.1 ask-two-types"
    assert len([a for a in table.position.legal() if a in range(*asks(table))]) == 10
    for types in (["wear", "food"], ["food", "wear"]):
        table = Table(hands=HANDS)
        table.do("ask", types=types)
        assert table.s.asked == 0b1010
        assert table.log[-1]["types"] == ["food", "wear"]


def asks(table: Table) -> tuple[int, int]:
    first = table.position.setup.game.codec.first["ask"]
    return first, first + 25


@pytest.mark.parametrize("types", [["food"], "food", ["food", "wear", "home"], ["food", "toys"], [0, 1], None])
def test_p4_1_form(types):
    with pytest.raises(Refused) as refused:
        Table(hands=HANDS).do("ask", types=types)
    assert refused.value.rule == "record"


def test_p4_2_show_clockwise():
    table = asked()
    assert (table.s.phase, table.position.actor) == (SHOW, 1)
    assert table.legal("show") == ["food.2.1", "food.2.2", "wear.2.1"]
    assert table.why_not("show", card="home.4.1") == "P4.2 show-not-in-hand"
    table.do("show", card="food.2.1")
    assert table.why_not("show", card="food.2.1") == "P4.2 show-already"
    table.do("ready")
    assert table.position.actor == 2
    assert table.legal("show") == ["wear.3.1"]
    assert table.why_not("show", card="home.3.1") == "P4.2 show-not-asked"
    table.do("ready")
    # A seat without such a card is asked all the same: nobody learns that it has none.
    assert table.position.actor == 3
    assert table.verbs() == {"ready"}
    table.do("ready")
    assert (table.s.phase, table.position.actor) == (OFFER, 0)


def test_p4_2_clockwise_from_any_seat():
    table = Table(5, active=3)
    table.do("ask", types=["food", "wear"])
    order = []
    while table.s.phase == SHOW:
        order.append(table.position.actor)
        table.do("ready")
    assert order == [4, 0, 1, 2]
    assert table.position.actor == 3


def test_p4_3_offer_and_accept():
    table = shown()
    assert table.legal("want") == ["food.2.2", "wear.2.1", "wear.3.1"]
    assert table.why_not("want", card="food.2.1") == "P4.3 want-not-shown"
    table.do("want", card="food.2.2")
    assert table.s.phase == GIVE
    assert table.why_not("stop") == "P4.3 want-binds"
    assert table.why_not("want", card="wear.2.1") == "P4.3 want-binds"
    assert table.why_not("propose") == "P4.3 give-at-least-one"
    assert table.why_not("give", card="home.3.1") == "P4.3 give-not-in-hand"
    table.do("give", card="home.1.1")
    assert table.why_not("give", card="home.1.1") == "P4.3 give-already"
    table.do("give", card="leisure.1.1")
    table.do("propose")
    assert table.position.actor == 1
    assert table.verbs() == {"accept", "refuse"}
    assert "food.2.2" in table.pile(1)  # P8.2: cards change hands with accept
    table.do("accept")
    assert table.pile(0) == ["food.1.1", "food.2.2"]
    assert table.pile(1) == ["food.2.1", "home.1.1", "wear.2.1", "leisure.1.1"]
    assert (table.s.phase, table.position.actor) == (OPEN, 0)
    assert_conserved(set_up(), table.s)


def test_p4_3_want_needs_a_card_in_hand():
    table = Table(hands={0: [], 1: ["food.2.1"]})
    table.do("ask", types=["food", "wear"])
    table.do("show", card="food.2.1")
    for _ in range(3):
        table.do("ready")
    assert table.why_not("want", card="food.2.1") == "P4.3 want-needs-cards"
    assert table.verbs() == {"stop"}


def test_p4_3_a_whole_hand_can_be_given():
    table = shown()
    table.do("want", card="wear.3.1")
    for word in HANDS[0]:
        table.do("give", card=word)
    assert table.verbs() == {"propose"}
    table.do("propose")
    table.do("accept")
    assert table.pile(0) == ["wear.3.1"]


def test_p4_4_three_offers_at_most():
    table = shown()
    for offers, word in enumerate(("food.2.2", "food.2.2", "wear.3.1"), start=1):
        offer(table, word, "home.1.1")  # a repeated offer counts
        assert table.s.offers == offers
        table.do("refuse")
    assert (table.s.phase, table.position.actor) == (TAKE, 0)
    assert table.why_not("want", card="food.2.2") == "P4.4 offers-used-up"
    assert table.verbs() == {"take", "pass"}


def test_p4_4_again_after_a_refusal_or_stop():
    table = shown()
    offer(table, "food.2.2", "home.1.1")
    table.do("refuse")
    assert (table.s.phase, table.position.actor) == (OFFER, 0)
    assert table.verbs() == {"want", "stop"}
    assert table.s.given.tolist() == [0] * 5
    table.do("stop")
    assert table.s.phase == TAKE
    assert table.s.shown.tolist() == [0] * 5
    assert table.why_not("want", card="food.2.2") == "P4.3 want-not-shown"


def test_p4_4_refused_offers_are_remembered_until_the_trade_is_over():
    table = shown()
    offer(table, "food.2.2", "home.1.1")
    table.do("refuse")
    offer(table, "wear.3.1", "home.1.1", "leisure.1.1")
    table.do("refuse")
    assert table.s.refused_for.tolist() == [card("food.2.2"), card("wear.3.1"), 0]
    assert [words_in(given) for given in table.s.refused] == [["home.1.1"], ["home.1.1", "leisure.1.1"], []]
    assert table.position.view(3).state.refused.tolist() == table.s.refused.tolist()
    table.do("stop")
    assert not table.s.refused_for.any()
    assert not table.s.refused.any()


def test_p4_4_stop_before_the_first_offer():
    table = shown()
    table.do("stop")
    assert table.verbs() == {"take", "pass"}


def test_p4_4_after_acceptance_the_trade_is_over():
    table = shown()
    offer(table, "wear.3.1", "food.1.1")
    table.do("accept")
    assert table.s.shown.tolist() == [0] * 5
    assert table.verbs() == {"pass"}
    # All other shown cards went back to their hands: they never left them.
    assert {"food.2.2", "wear.2.1"} <= set(table.pile(1))


def test_p4_5_what_stays_known():
    """Shown, offered and traded cards, until they leave that hand."""
    table = shown()
    assert [table.known(seat) for seat in range(4)] == [[], ["food.2.2", "wear.2.1"], ["wear.3.1"], []]
    offer(table, "food.2.2", "home.1.1", "leisure.1.1")
    table.do("refuse")
    assert table.known(0) == ["home.1.1", "leisure.1.1"]
    offer(table, "food.2.2", "food.1.1")
    table.do("accept")
    assert table.known(0) == ["food.2.2", "home.1.1", "leisure.1.1"]
    assert table.known(1) == ["food.1.1", "wear.2.1"]
    assert table.known(2) == ["wear.3.1"]
    table.s.phase = TAKE
    table.do("take", card="leisure.5.1")
    for word in ("food.2.2", "home.1.1", "leisure.1.1"):
        table.do("discard", card=word)
    assert table.known(0) == ["leisure.5.1"]
