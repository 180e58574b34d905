"""Time on a clock comes from the bank and from committed turns, and from nowhere else."""

import random

import pytest

from grandopening.table.problem import Problem
from grandopening.table.seating import GRACE
from grandopening.table.seats import Clock

from .test_table import new_table, problem, step

NAMES = ("ada", "ben")


def happened(table, rng, now):
    """Something that people might try, to gain time."""
    table, seat = table.copy(), rng.randrange(2)
    what = rng.choice(["recovery", "bot", "person", "stranger", "move", "wait"])
    there = table.head.seats[seat]
    try:
        if what == "recovery" and there.kind == "person":
            there.link = "link"
            table.claim("link", there.key, "", now)
        elif what == "stranger" and there.kind == "bot":
            there.link = "link"
            table.claim("link", f"{NAMES[seat]}'s phone", "", now)
        elif what == "bot" and there.kind == "person":
            table.seat_bot(seat, "random", now)
        elif what == "person" and there.kind == "bot":
            table.seat_person(seat, there.former, now)
        elif what == "move" and table.actor is not None:
            table = step(table, {"do": "done"} if table.head.seats[table.actor].kind == "bot" else None, now)
        else:
            table.run_out(now, "random")
    except Problem:
        pass  # refused, as it may be
    return table


@pytest.mark.parametrize("seed", range(20))
def test_no_trick_gains_time(seed):
    rng, now, table = random.Random(seed), 100.0, new_table(clock=Clock(100.0, 0.0), start="introductory")
    gained = [0.0, 0.0]
    for _ in range(60):
        now += rng.choice([0.0, 1.0, 20.0])
        before = [table.left_of(seat, now) for seat in range(2)]
        table = happened(table, rng, now)
        for seat in range(2):
            gained[seat] += max(0.0, table.left_of(seat, now) - before[seat])
    assert all(time <= GRACE for time in gained)


def test_a_bots_turns_add_nothing_to_the_clock():
    table = new_table(clock=Clock(100.0, 30.0), start="introductory").copy()
    table.seat_bot(0, "random", 100.0)
    left = table.head.seats[0].left
    for _ in range(4):
        table = step(table, {"do": "done"}, 100.0)
    table.seat_person(0, "ada", 100.0)
    assert table.head.seats[0].left == left


def test_whoever_ran_out_has_one_more_minute_once():
    table = new_table(clock=Clock(50.0, 0.0), start="introductory").copy()
    table.run_out(200.0, "random")
    assert table.head.seats[0].kind == "bot"
    table.seat_person(0, "ada", 200.0)
    assert table.left_of(0, 200.0) == GRACE
    table.run_out(300.0, "random")
    assert table.head.seats[0].kind == "bot"
    assert problem(table.seat_person, 0, "ada", 300.0) == "out-of-time"
