"""A table at which hands are hidden: forks, drafts ahead of one's turn, versions."""

import random

import pytest

from grandopening.core.contract import CHANCE, SPECTATOR
from grandopening.table.fork import forked
from grandopening.table.problem import Problem
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table, options_for
from grandopening.table.views import View, log_after

NAME = "proxima-obertura"


def new_table(players=4):
    seats = [Seat("person", f"P{n}", COLOURS[n], key=f"key{n}") for n in range(players)]
    head = Head("id", NAME, 1, options_for(NAME, {}, players), seats, "key0", 0.0, 0.0, order="chosen")
    table = Table(head)
    table.start(0.0)
    table.turn_page(0.0)
    return table


def step(table, seat, entry):
    table = table.copy()
    table.move(seat, entry, 0.0)
    table.turn_page(0.0)
    return table


def play_on(table, steps, seed=1):
    """At random, by any of those who may decide; shops are opened and thieves come."""
    rng = random.Random(seed)
    for _ in range(steps):
        if table.head.status != "running":
            return table
        seat = rng.choice(table.undecided())
        entries = table.play.ahead_of(seat).legal_entries()
        building = [entry for entry in entries if entry["do"] in ("open", "use", "site", "push")]
        table = step(table, seat, rng.choice(building or entries))
    return table


@pytest.fixture(scope="module")
def long_game():
    return play_on(new_table(), 1200)


def test_a_fork_looks_the_same_and_is_dealt_anew(long_game):
    play, rng, changed = long_game.play, random.Random(2), 0
    assert any(line.entry.get("chance") == "reshuffle" for line in play.lines)
    for viewer in (0, 1, 2, 3, SPECTATOR) * 6:
        number = rng.randrange(len(play.lines))
        fork = forked(play, number, viewer, 0.0)
        truth, anew = play.back_to(number).committed.position, fork.back_to(number).committed.position
        assert anew.view(viewer).state.tobytes() == truth.view(viewer).state.tobytes()
        changed += anew.state.cards.tobytes() != truth.state.cards.tobytes()
        assert fork.actor != CHANCE
    assert changed > 20


def test_a_fork_of_what_is_known_is_the_truth(long_game):
    number = len(long_game.play.lines) // 2
    fork = forked(long_game.play, number, None, 0.0)
    assert fork.committed.log[:number] == long_game.play.committed.log[:number]
    with pytest.raises(Problem, match="no position"):
        forked(long_game.play, 10**6, None, 0.0)


def test_no_line_of_the_log_tells_a_card_that_is_hidden(long_game):
    for viewer in (0, SPECTATOR):
        for line in log_after(long_game.play, 0, viewer):
            if line.entry.get("chance") in ("deal", "draw") and line.entry["seat"] != viewer:
                assert line.entry.get("card") in (None, "thief")
                assert "cards" not in line.entry
            hidden = [e for e in line.events if e["kind"] in ("deal", "draw") and e["seat"] != viewer]
            assert not [event for event in hidden if "card" in event]


def test_a_private_step_is_a_version_of_ones_own():
    table = new_table()
    other, mine = table.version_for("key1"), table.version_for("key0")
    after = step(table, 0, {"do": "pass"})
    assert after.version_for("key1") == other
    assert after.version_for("key0") == mine + 1
    assert after.head.version == table.head.version + 1
    assert View(after).for_key("key1", [], 0.0) == View(table).for_key("key1", [], 0.0)


def test_silence_drops_what_one_had_begun_to_show():
    table = step(new_table(), 0, {"do": "ask", "types": ["food", "home"]})
    shows = [entry for entry in table.play.ahead_of(1).legal_entries() if entry["do"] == "show"]
    if shows:
        table = step(table, 1, shows[0])
    table = table.copy()
    table.set_silent(1, True, 0.0)
    assert table.secret_of is None  # the entry is public
    assert [line.entry["do"] for line in table.fresh] == ["ready"]


def test_undo_goes_back_to_ones_own_entry():
    """Not to those that were committed along with it."""
    table = new_table(3)
    table.set_silent(2, True, 0.0)
    table = step(table, 0, {"do": "ask", "types": ["food", "home"]})
    asked = len(table.play.lines)
    table = step(table, 1, {"do": "ready"})
    assert len(table.play.lines) == asked + 2
    table = table.copy()
    table.ask_undo("key2", 0.0)
    assert table.head.undo.to == asked + 1


def test_bots_that_are_asked_answer_all_at_once():
    table = new_table(5)
    for seat in (2, 4):
        table.seat_bot(seat, "random", 0.0)
    table = step(table, 0, {"do": "ask", "types": ["food", "home"]})
    assert table.bots_to_move == [2, 4]
    table = step(step(table, 4, {"do": "ready"}), 2, {"do": "ready"})
    assert table.bots_to_move == []
    assert table.play.asked == [1, 2, 3, 4]
    table = step(table, 1, {"do": "ready"})
    assert table.play.asked == [3, 4]


def test_each_of_several_seats_on_one_screen_can_change_what_it_sealed():
    table = new_table(3)
    for seat in (1, 2):
        table.head.seats[seat].key = "key1"
    table = step(table, 0, {"do": "ask", "types": ["food", "home"]})
    table = step(table, 2, {"do": "ready"})
    assert View(table).viewer_of("key1") == 1
    assert table.seat_to_take_back("key1", 2) == 2
    table = table.copy()
    table.back(2, 0)
    assert table.undecided() == [1, 2]
