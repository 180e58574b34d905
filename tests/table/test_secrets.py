"""A table at which hands are hidden: forks, drafts ahead of one's turn, versions."""

import random

import pytest

from grandopening.core.contract import CHANCE, SPECTATOR
from grandopening.table.fork import forked
from grandopening.table.problem import Problem
from grandopening.table.seats import COLOURS, Clock, Head, Seat
from grandopening.table.table import SHOW_TIME, Table, options_for
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


def asked(players=3, clock=None, silent=()):
    """Seat 0 has asked for two types."""
    table = new_table(players)
    table.head.clock = clock
    for seat in silent:
        table.set_silent(seat, True, 0.0)
        table.secret_of = None
    return step(table, 0, {"do": "ask", "types": ["food", "home"]})


def ways_to_show(players=3, **settings):
    """A table at which the first seat asked has something to show, and the move by which it does."""
    while True:
        table = asked(players, **settings)
        for entry in table.play.ahead_of(1).legal_entries():
            if entry["do"] == "show":
                return table, entry


def test_whoever_is_asked_first_shows_under_seal_too():
    table, show = ways_to_show()
    others = [View(table).for_key(key, [], 0.0) for key in ("key0", "key2")]
    table = step(step(table, 1, show), 1, {"do": "ready"})
    assert [View(table).for_key(key, [], 0.0) for key in ("key0", "key2")] == others
    mine = View(table).for_key("key1", [], 0.0)
    assert mine.you.sealed
    assert mine.draft
    assert [drafted.entry["do"] for drafted in mine.draft.steps] == ["show", "ready"]
    known = len(table.play.lines)
    table = step(table, 2, {"do": "ready"})
    entered = table.play.lines[known:]
    assert [(line.entry["seat"], line.entry["do"]) for line in entered] == [(1, "show"), (1, "ready"), (2, "ready")]
    assert len({line.version for line in entered}) == 1
    assert table.fresh == list(entered)


def test_the_first_seat_can_change_what_it_sealed():
    table, show = ways_to_show()
    table = step(step(table, 1, show), 1, {"do": "ready"})
    assert table.seat_to_take_back("key1") == 1
    table = table.copy()
    table.back(1, 1, 0.0)
    assert table.undecided() == [1, 2]
    assert [line.entry["do"] for line in table.play.draft_of(1)] == ["show"]
    table.back(1, 0, 0.0)
    assert table.play.draft_of(1) == ()


@pytest.mark.parametrize("silent", [1, 2])
def test_silence_looks_like_not_having_decided(silent):
    """Until all others have decided, wherever the silent seat sits."""
    quiet, loud = asked(silent=[silent]), asked()
    other = 3 - silent
    assert quiet.play.asked == loud.play.asked == [1, 2]
    assert len(quiet.play.lines) == len(loud.play.lines)
    assert quiet.head.shown == loud.head.shown
    known = len(quiet.play.lines)
    after = step(quiet, other, {"do": "ready"})
    assert [line.entry["seat"] for line in after.play.lines[known:]] == [1, 2]
    assert all(line.entry["do"] == "ready" for line in after.play.lines[known:])


def test_a_silent_seat_is_not_waited_for():
    table = asked(silent=[1])
    assert table.undecided() == [2]
    with pytest.raises(Problem, match="turn"):
        table.seat_to_move("key1")
    table = table.copy()
    table.set_silent(1, False, 0.0)
    assert table.undecided() == [1, 2]


def test_when_all_are_silent_the_answer_takes_as_long_as_people_take():
    """At once it would tell whoever asked that nobody had to think."""
    table = asked(silent=[1, 2])
    known, due = len(table.play.lines), table.due
    assert table.undecided() == []
    assert asked(silent=[1, 2]).due != due
    table = table.copy()
    table.run_out(due - 0.01, "random")
    assert len(table.play.lines) == known
    table.run_out(due, "random")
    assert [line.entry["do"] for line in table.play.lines[known:]] == ["ready", "ready"]


def test_silence_drops_what_one_had_begun_to_show():
    table, show = ways_to_show()
    table = step(table, 1, show).copy()
    table.set_silent(1, True, 0.0)
    assert table.secret_of == "key1"
    assert table.play.draft_of(1) == ()
    table.secret_of = None
    table = step(table, 2, {"do": "ready"})
    assert [line.entry["do"] for line in table.fresh] == ["ready", "ready"]


def test_the_last_to_fall_silent_ends_the_show():
    table = step(asked(), 1, {"do": "ready"}).copy()
    table.set_silent(2, True, 0.0)
    assert table.secret_of is None  # the entries are public
    assert [line.entry["do"] for line in table.fresh] == ["ready", "ready"]


def test_what_was_sealed_stays_when_a_bot_takes_over():
    table, show = ways_to_show()
    table = step(step(table, 1, show), 1, {"do": "ready"}).copy()
    table.seat_bot(1, "random", 0.0)
    assert table.bots_to_move == []
    table = step(table, 2, {"do": "ready"})
    assert [line.entry["do"] for line in table.fresh] == ["show", "ready", "ready"]


def test_what_was_begun_is_ended_by_the_bot_that_takes_over():
    table, show = ways_to_show()
    table = step(table, 1, show).copy()
    table.seat_bot(1, "random", 0.0)
    assert table.bots_to_move == [1]
    assert len(table.play.draft_of(1)) == 1


def test_a_show_takes_nobodys_time_and_ends_in_time():
    """A clock that stopped when its seat decides would tell who has, and who is silent."""
    table = asked(clock=Clock(bank=100.0, increment=5.0))
    banks = [seat.left for seat in table.head.seats]
    assert table.clock_runs_for is None
    assert table.due == SHOW_TIME
    table = table.copy()
    table.move(1, {"do": "ready"}, 30.0)
    table.turn_page(30.0)
    assert table.due == SHOW_TIME
    table = table.copy()
    table.run_out(SHOW_TIME - 1, "random")
    assert not table.fresh
    table.run_out(SHOW_TIME, "random")
    assert [line.entry["do"] for line in table.fresh] == ["ready", "ready"]
    assert [seat.left for seat in table.head.seats] == banks
    assert [seat.kind for seat in table.head.seats] == ["person"] * 3
    assert (table.actor, table.clock_runs_for, table.head.since) == (0, 0, SHOW_TIME)


def test_undo_never_returns_knowledge():
    """Neither a question after hands were seen, nor what was shown together with others, nor what chance brought."""
    table = new_table(3)
    table = step(table, 0, {"do": "ask", "types": ["food", "home"]})
    assert table.can_undo("key0")
    assert not table.can_undo("key1")
    for seat in (1, 2):
        table = step(table, seat, {"do": "ready"})
    for key in ("key0", "key1", "key2"):
        assert not table.can_undo(key)
        with pytest.raises(Problem, match="come to light"):
            table.copy().ask_undo(key, 0.0)
    while table.actor == 0:
        possible = [move.entry["do"] for move in View(table).moves(0)]
        table = step(table, 0, {"do": "stop" if "stop" in possible else "pass"})
    assert not table.can_undo("key0"), "the dice have rolled"


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
    assert table.play.asked == [1, 2, 3, 4]
    table = step(table, 3, {"do": "ready"})
    assert [line.entry["seat"] for line in table.fresh] == [1, 2, 3, 4]


def test_each_of_several_seats_on_one_screen_can_change_what_it_sealed():
    table = new_table(3)
    for seat in (1, 2):
        table.head.seats[seat].key = "key1"
    table = step(table, 0, {"do": "ask", "types": ["food", "home"]})
    table = step(table, 2, {"do": "ready"})
    assert View(table).viewer_of("key1") == 1
    assert table.seat_to_take_back("key1", 2) == 2
    table = table.copy()
    table.back(2, 0, 0.0)
    assert table.undecided() == [1, 2]
