"""A table by itself: drafts, undo, clocks, seats, and who may see what."""

import random

import msgspec
import pytest

from grandopening.games.franchise.rules.events import EVENTS
from grandopening.games.franchise.table.wire import FranchisePosition
from grandopening.table.lines import still_standing, written
from grandopening.table.play import replay
from grandopening.table.problem import Problem
from grandopening.table.seating import LONG_AWAY
from grandopening.table.seats import COLOURS, Clock, Head, Seat, UndoRequest
from grandopening.table.table import Table, options_for
from grandopening.table.views import View, log_after, log_since

NAMES = ("ada", "ben", "cleo", "dan")


def new_table(players=2, clock=None, **options):
    """Everybody holds a seat by a key that is their name."""
    seats = [Seat("person", name, colour, key=name) for name, colour in zip(NAMES[:players], COLOURS, strict=False)]
    head = Head("id", "franchise", 1, options_for("franchise", options, players), seats, "ada", 0.0, 0.0)
    head.order, head.clock = "chosen", clock
    table = Table(head)
    table.start(100.0)
    table.turn_page(100.0)
    return table


def step(table, entry=None, now=100.0):
    """The first legal move, or a certain one, as the server would carry it out."""
    table = table.copy()
    chosen = entry or View(table).moves(table.actor)[0].entry
    table.move(table.actor, chosen, now)
    table.turn_page(now)
    return table


def turns(table, count):
    """So many turns without doing anything."""
    for _ in range(2 * count):
        table = step(table, {"do": "done"})
    return table


def problem(function, *arguments):
    with pytest.raises(Problem) as raised:
        function(*arguments)
    return raised.value.code


def test_a_change_leaves_the_table_it_came_from_alone():
    table = new_table(start="introductory")
    before = View(table).for_key("ada", [], 100.0)
    step(step(table))
    assert View(table).for_key("ada", [], 100.0) == before


def test_a_whole_random_game_is_shown_and_stored_consistently():
    rng, table, rows = random.Random(3), new_table(4, boom=True, milestones=True, region_tiles="all"), []
    rows += table.fresh
    while table.head.status == "running":
        moves = View(table).moves(table.actor)
        assert [move.entry for move in moves] == table.play.ahead.legal_entries()
        chosen = rng.choice(moves)
        known = len(table.play.lines)
        cash = int(table.play.ahead.position.state.cash[table.actor])
        seat = table.actor
        table = step(table, chosen.entry)
        rows += table.fresh
        assert chosen.commits == (len(table.play.lines) > known)
        if chosen.entry["do"] not in ("boom", "stay", "done"):  # after which income comes
            assert cash - int(table.play.ahead.position.state.cash[seat]) == chosen.price
    stored = [written(row.entry, row.version, row.at) for row in rows]
    again = replay(table.play.setup, still_standing(stored))
    assert again.committed.position.view(0).state == table.play.committed.position.view(0).state
    assert [line.events for line in again.lines] == [line.events for line in table.play.lines]


def test_the_income_that_is_forecast_is_the_income_that_comes():
    rng, table = random.Random(5), new_table(3, start="introductory")
    checked = 0
    while table.head.status == "running" and checked < 20:
        shown = View(table).position(0)
        table = step(table, rng.choice(View(table).moves(table.actor)).entry)
        after = View(table).position(0)
        assert isinstance(shown, FranchisePosition)
        assert isinstance(after, FranchisePosition)
        if after.turn > shown.turn and table.head.status == "running":
            # Opening and scoring come before the next income: only a turn that changed nothing can be compared.
            quiet = len(table.play.lines[-1].events) == 2
            forecast = shown.players[after.active].income
            _, income = table.play.lines[-1].events[-2:]
            if quiet:
                told = EVENTS[income.kind].in_words(table.play.setup, income)
                assert msgspec.to_builtins(forecast) == {key: told[key] for key in ("spaces", "dollars", "parts")}
                checked += 1
    assert checked


def test_what_happens_before_the_first_entry_is_told_with_it():
    """F2.3, F3.1: an introductory start has places, and the first player an income, before anybody decides."""
    table = turns(new_table(start="introductory"), 1)
    kinds = [event["kind"] for event in log_after(table.play, 0, None)[0].events]
    assert kinds[:6] == ["start"] * 4 + ["turn", "income"]
    again = replay(table.play.setup, table.play.lines)
    assert [line.events for line in again.lines] == [line.events for line in table.play.lines]


def test_undo_waits_for_every_person_and_not_for_bots():
    table = turns(new_table(3, start="introductory"), 1).copy()
    table.seat_bot(2, "random", 100.0)
    table.ask_undo("ada", 100.0)
    assert table.head.undo == UndoRequest(0, 0, [0], table.head.shown + 1)
    assert table.awaited() == [1]
    table.answer_undo("ben", True, 100.0)
    assert table.head.undo is None
    assert table.actor == 0
    assert [row.entry for row in table.fresh] == [{"back_to": 0}]


def test_a_refused_undo_is_told_until_somebody_moves():
    table = turns(new_table(3, start="introductory"), 1).copy()
    table.ask_undo("ada", 100.0)
    table.answer_undo("ben", False, 100.0)
    told = View(table).for_key("ada", [], 100.0).undo
    assert told is not None
    assert (told.by, told.refused, told.waiting) == (0, 1, [])
    assert problem(table.answer_undo, "cleo", True, 100.0) == "no-request"
    table.seat_bot(1, "random", 100.0)
    assert table.play.lines, "nothing was taken back"
    again = table.copy()
    again.ask_undo("ada", 100.0)
    assert again.awaited() == [2]
    assert step(table, {"do": "done"}).head.undo is not None
    assert turns(table, 1).head.undo is None


def test_the_next_commit_ends_the_request():
    table = turns(new_table(start="introductory"), 1)
    table.ask_undo("ada", 100.0)
    table = turns(table, 1)
    assert table.head.undo is None
    assert problem(table.answer_undo, "ada", True, 100.0) == "no-request"


def test_undo_after_the_end_goes_on_playing():
    table = turns(new_table(start="introductory"), 2)
    assert (table.head.status, table.head.winners is not None) == ("over", True)
    table.ask_undo("ben", 100.0)
    table.answer_undo("ada", True, 100.0)
    assert (table.head.status, table.actor, table.head.winners) == ("running", 1, None)


def test_what_was_taken_back_does_not_stand():
    rows = [
        written({"n": 1}, 1, 0.0),
        written({"n": 2}, 2, 0.0),
        written({"back_to": 1}, 3, 0.0),
        written({"n": 3}, 4, 0.0),
    ]
    assert [row.entry["n"] for row in still_standing(rows)] == [1, 3]


def test_the_log_resumes_after_a_version():
    table = new_table()
    first = step(table)
    second = step(first)
    assert [entry.number for entry in log_since(second.play, first.head.shown, None)] == [2]
    assert log_since(second.play, second.head.shown, None) == []


def test_the_clock_runs_for_the_seat_to_move_alone():
    table = new_table(clock=Clock(60, 10), start="introductory")
    assert table.due == 160.0
    assert (table.left_of(0, 130.0), table.left_of(1, 130.0)) == (30.0, 60.0)
    table = step(step(table, {"do": "done"}, 120.0), {"do": "done"}, 130.0)
    assert [seat.left for seat in table.head.seats] == [40.0, 60.0]
    assert table.clock_runs_for == 1
    table.run_out(180.0, "random")
    assert table.head.seats[1].kind == "person"
    table.run_out(190.0, "random")
    assert (table.head.seats[1].kind, table.head.seats[1].former) == ("bot", "ben")
    assert table.due == 0.0
    table.seat_person(1, "ben", 200.0)
    assert table.left_of(1, 200.0) == 60.0


def test_after_a_while_any_person_may_replace_one_who_is_away():
    """Or a table would be stuck for ever whose host left while somebody asked to take a turn back."""
    table = turns(new_table(3, start="introductory"), 2)
    table.ask_undo("ben", 100.0)
    table.answer_undo("cleo", True, 100.0)
    assert table.awaited() == [0]
    for away, code in ((0.0, "seat-taken"), (LONG_AWAY - 1, "not-away-yet")):
        assert problem(table.must_be_free_to_replace, 0, "ben", away) == code
    assert problem(table.must_be_free_to_replace, 0, "watcher", LONG_AWAY) == "not-host"
    table.must_be_free_to_replace(0, "ben", LONG_AWAY)
    table.must_be_free_to_replace(1, "ada", 1.0)  # the host need not wait
    table.seat_bot(0, "random", 100.0)
    assert table.head.undo is None, "bots agree: the turn is taken back"
    table.seat_person(0, "ada", 200.0)
    assert table.head.seats_of("ada") == [0]


def test_whoever_runs_out_of_time_is_told_and_so_is_everybody_else():
    table = new_table(clock=Clock(60, 0), start="introductory").copy()
    assert not any(seat.out_of_time for seat in View(table).seats("ben", [], 130.0))
    table.run_out(160.0, "random")
    for key in ("ada", "ben"):
        assert [seat.out_of_time for seat in View(table).seats(key, [], 160.0)] == [True, False]
    table.seat_person(0, "ada", 170.0)
    assert not any(seat.out_of_time for seat in View(table).seats("ben", [], 170.0))
    table.seat_bot(0, "random", 171.0)
    assert not any(seat.out_of_time for seat in View(table).seats("ben", [], 171.0)), "it was lent, not lost"


def test_nobody_left_means_no_bot_moves():
    table = new_table()
    table.leave("ada", "random", 100.0)
    assert table.head.host == "ben"
    assert table.bots_to_move == []  # it is Ben's start
    table.leave("ben", "random", 100.0)
    assert table.head.host == ""
    assert table.bots_to_move == []
    assert table.head.members() == set()


def test_a_view_is_made_for_one_key():
    table = step(new_table(start="introductory"))
    mine, theirs, nobodys = (View(table).for_key(key, ["ada"], 100.0) for key in ("ada", "ben", "watcher"))
    assert mine.moves
    assert not theirs.moves
    assert (mine.you.seat, theirs.you.seat, nobodys.you.seat) == (0, 1, None)
    assert [seat.online for seat in theirs.seats] == [True, False]
    assert mine.draft == theirs.draft  # in Franchise others may watch


def test_no_view_tells_a_key_or_the_dice():
    table = new_table()
    table.head.seats[0].link = "hash of a secret"
    for key in ("ada", "ben", "watcher"):
        text = msgspec.json.encode(View(table).for_key(key, NAMES, 100.0)).decode()
        assert not [word for word in ('"key"', "rng", "hash of a secret", '"former"') if word in text]


def test_spectators_do_not_push_each_other_out(monkeypatch):
    monkeypatch.setattr("grandopening.table.seating.MOST_SPECTATORS", 2)
    table = new_table().copy()
    table.head.spectators_link = "link"
    for key in ("eve", "fay", "eve", "ada"):
        table.claim("link", key, "", 100.0)
    assert problem(table.claim, "link", "gus", "", 100.0) == "crowded"
    assert table.head.spectators == ["eve", "fay"]
