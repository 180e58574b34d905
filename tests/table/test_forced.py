"""Every click is a decision: what offers none joins the draft by itself, never commits, and goes back with the step it
followed."""

import random

import pytest

from grandopening.table.play import replay
from grandopening.table.problem import Problem
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table, options_for
from grandopening.table.views import View

GAMES = [("franchise", {"milestones": True, "boom": True}), ("franchise", {}), ("proxima-obertura", {})]


@pytest.fixture(autouse=True)
def same_luck(monkeypatch):
    """What chance brings is the same in every run: now and then a hand of four cards that fit comes up in no game."""
    monkeypatch.setattr("grandopening.table.play.secrets.randbits", random.Random(1).getrandbits)


def new_table(game, players=4, **options):
    seats = [Seat("person", f"P{n}", COLOURS[n], key=f"key{n}") for n in range(players)]
    head = Head("id", game, 1, options_for(game, options, players), seats, "key0", 0.0, 0.0, order="chosen")
    table = Table(head)
    table.start(0.0)
    table.turn_page(0.0)
    return table


def step(table, seat, entry):
    table = table.copy()
    table.move(seat, entry, 0.0)
    table.turn_page(0.0)
    return table


def choice(table, rng):
    """Somebody who may decide, and what they do; shops are opened."""
    seat = rng.choice(table.undecided())
    entries = table.play.ahead_of(seat).legal_entries()
    building = [entry for entry in entries if entry["do"] in ("open", "use", "site")]
    return seat, rng.choice(building or entries)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_whoever_is_asked_has_something_to_decide(game, options):
    """Two ways to go on, or one that commits; and what was entered for them was no commit of its own."""
    rng, table, added = random.Random(4), new_table(game, **options), 0
    for _ in range(700):
        if table.head.status == "over":
            table = new_table(game, **options)
        seat, entry = choice(table, rng)
        moves = View(table).moves(seat)
        assert len(moves) > 1 or moves[0].commits
        known = len(table.play.lines)
        table = step(table, seat, entry)
        if table.actor is not None and not table.is_collecting:
            drafted = [line.decided for line in table.play.draft]
            added += drafted.count(False)
            if len(table.play.lines) > known:
                assert not any(drafted), "after a commit nothing has been decided yet"
    assert added > 10
    assert replay(table.play.setup, table.play.lines).committed.log == table.play.committed.log


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_back_returns_to_the_last_decision(game, options):
    rng, table, compared = random.Random(5), new_table(game, **options), 0
    before: list[bytes] = []  # the position at each decision of the draft
    for _ in range(500):
        if table.head.status == "over":
            break
        seat, entry = choice(table, rng)
        asked = table.play.ahead_of(seat).position.state.tobytes()
        known, is_alone = len(table.play.lines), not table.is_collecting
        table = step(table, seat, entry)
        before = [*before, asked] if len(table.play.lines) == known and is_alone else []
        if before:
            for steps, state in ((1, before[-1]), (0, before[0]), (len(before), before[0])):
                other = table.copy()
                other.back(seat, steps, 0.0)
                assert other.play.ahead_of(seat).position.state.tobytes() == state
            with pytest.raises(Problem, match="steps"):
                table.copy().back(seat, len(before) + 1, 0.0)
            compared += 1
    assert compared > 30


def test_a_turn_with_nothing_to_share_has_one_button():
    table = new_table("franchise", players=2, start="introductory")
    expand = next(move.entry for move in View(table).moves(0) if move.entry["do"] == "expand")
    table = step(table, 0, expand)
    assert [(move.entry["do"], move.commits) for move in View(table).moves(0)] == [("done", True)]
    draft = View(table).draft(0)
    assert draft
    assert [(one.entry["do"], one.decided) for one in draft.steps] == [("expand", True), ("done", False)]


def test_money_that_would_pay_a_link_is_offered_before_the_step_is_passed():
    """F6.4: a bonus tile that is cashed in may pay an expansion: that is something to decide."""
    rng, seen = random.Random(6), 0
    table = new_table("franchise", players=3)
    for _ in range(900):
        if table.head.status == "over":
            table = new_table("franchise", players=3)
        moves = View(table).moves(table.actor)
        verbs = {move.entry["do"] for move in moves}
        is_expanding = table.play.setup.game.phases[int(table.play.ahead.position.state.phase)] == "expand"
        if is_expanding and verbs == {"cash", "done"}:
            position = table.play.ahead.position.copy()
            position.perform(next(a for a in position.legal() if position.setup.game.codec.verb_of(a).word == "cash"))
            after = {position.setup.game.codec.verb_of(action).word for action in position.legal()}
            assert "expand" in after
            seen += 1
        dear = [move for move in moves if move.entry["do"] in ("expand", "share")]  # spend, so that money runs out
        table = step(table, table.actor, rng.choice(dear or moves).entry)
    assert seen


def test_four_cards_that_must_be_used_are():
    rng, filled = random.Random(7), 0
    for seed in range(6):
        table = new_table("proxima-obertura", players=3 + seed % 3)
        for _ in range(300):
            if table.head.status == "over":
                break
            seat, entry = choice(table, rng)
            is_opening = entry["do"] == "open"
            if is_opening:
                hand = table.play.ahead_of(seat).position.state.cards[seat]
                fitting = int(hand[table.play.setup.data.types.index(entry["type"])]).bit_count()
            table = step(table, seat, entry)
            if is_opening and fitting == table.play.setup.data.numbers["shop_groups"]:
                assert View(table).moves(seat)[0].entry["do"] in ("site", "push")
                filled += 1
    assert filled
