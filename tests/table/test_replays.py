"""Long games: whatever is played again is played again once, and a look back is short."""

import random

import pytest

from grandopening.games import GAMES, game_named
from grandopening.record import Recorder, replay, write_record
from grandopening.table import play as plays
from grandopening.table.play import begin, play_of


def played(name, steps):
    """Random moves of a table without people."""
    play, rng = begin(name, {}, None, 1, 0.0), random.Random(2)
    for version in range(steps):
        if play.is_over:
            break
        seat = next(seat for seat in play.asked if play.is_undecided(seat))
        play = play.step(rng.choice(play.ahead_of(seat).legal_entries()), version, 0.0)
    return play


def record_of(play):
    return write_record(play.committed, ["A"] * play.setup.players)


def bytes_at(play, number):
    return play.back_to(number).committed.position.view(0).state.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_from_a_waypoint_is_the_replay_from_the_beginning(name, monkeypatch):
    plain = played(name, 80)
    monkeypatch.setattr(plays, "BETWEEN_WAYPOINTS", 7)
    play = played(name, 80)
    read = play_of(record_of(play), 1, 0.0)
    undone = play.back_to(30)
    assert len(play.waypoints) > 3
    assert len(read.waypoints) > 3
    assert max(undone.waypoints) <= 30
    for number in range(0, len(play.lines) + 1, 3):
        beginning = replay({**record_of(play), "result": None}, at=number).position.view(0).state.tobytes()
        assert bytes_at(play, number) == bytes_at(read, number) == beginning
        assert number > 30 or bytes_at(undone, number) == beginning
    assert not plain.waypoints


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_read_once_and_nothing_of_it_is_copied(name, monkeypatch):
    record, performed = record_of(played(name, 60)), []
    perform = Recorder.perform

    def counted(self, entry):
        performed.append(entry)
        return perform(self, entry)

    monkeypatch.setattr(Recorder, "perform", counted)
    monkeypatch.delattr(Recorder, "copy")
    assert [line.entry for line in play_of(record, 1, 0.0).lines] == record["log"]
    assert performed == record["log"]


@pytest.mark.parametrize("name", GAMES)
def test_results_that_stand_apart_are_gathered_in_one_line(name):
    """A record may give what chance brought in several entries; the table has what it would have written itself."""
    record = record_of(played(name, 60))
    lists = [
        (entry, key)
        for entry in record["log"]
        for key, value in entry.items()
        if "chance" in entry and isinstance(value, list) and len(value) > 1
    ]
    for entry, key in lists:
        at = next(number for number, one in enumerate(record["log"]) if one is entry)
        apart = [{**entry, key: entry[key][:1]}, {**entry, key: entry[key][1:]}]
        split = {**record, "log": [*record["log"][:at], *apart, *record["log"][at + 1 :]]}
        try:
            replay(split)
        except Exception:
            continue  # of a form that is never gathered
        read = play_of(split, 1, 0.0)
        assert [line.entry for line in read.lines] == record["log"]
    assert lists or not game_named(name).has_secrets
