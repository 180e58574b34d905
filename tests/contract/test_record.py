"""Records of every game: written, and read again."""

import copy
import json

import pytest

from grandopening.core.contract import CHANCE, Refused
from grandopening.games import game_named
from grandopening.record import RecordRefused, replay, write_record

from .records import (
    PARTS,
    bytes_without_generator,
    every_game,
    finished,
    recorded,
    refusal_of,
    seats,
    spread,
)
from .tables import setups_of


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_round_trip(name, part):
    """For all combinations of options: the same log, the same position, the same record again. Some games are over,
    most still run."""
    for seed, setup in enumerate(setups_of(name)[part::PARTS]):
        played = recorded(setup, seed, 100_000 if seed % 5 == 0 else 70)
        record = write_record(played, seats(setup.players))
        read = json.loads(json.dumps(record))
        assert read == record
        again = replay(read)
        assert again.log == played.log
        assert bytes_without_generator(again.position) == bytes_without_generator(played.position)
        assert write_record(again, record["seats"]) == record


@every_game
def test_the_form_of_a_record(name):
    record = finished(name)
    game = game_named(name)
    assert list(record) == ["format", "game", "rules", "options", "seats", "log", "result"]
    assert (record["format"], record["game"], record["rules"]) == (1, name, game.rules_version)
    assert set(record["options"]) == {option.name for option in game.options}
    assert set(record["result"]) == {"scores", "winners", "end"}
    for entry in record["log"]:
        assert ("do" in entry) != ("chance" in entry)
        assert "do" not in entry or type(entry["seat"]) is int


@every_game
def test_a_running_record_may_stop_after_any_entry(name):
    record = finished(name)
    log = record["log"]
    for length in spread(len(log)):
        running = {**record, "log": log[:length], "result": None}
        recorder = replay(running)
        assert recorder.log == log[:length]
        assert not recorder.position.is_over
        assert write_record(recorder, record["seats"]) == running


@every_game
def test_replay_up_to_an_entry(name):
    record = finished(name)
    half = len(record["log"]) // 2
    assert replay(record, at=half).log == record["log"][:half]
    for at in (-1, len(record["log"]) + 1):
        with pytest.raises(RecordRefused, match="there is no entry"):
            replay(record, at=at)


@every_game
def test_extra_keys_are_ignored(name):
    record = finished(name)
    plain = replay(record)
    record["comment"] = "a good game"
    for i, entry in enumerate(record["log"]):
        entry["time"] = i
        entry["comment"] = {"by": "Ada"}
    assert replay(record).log == plain.log


@every_game
def test_what_is_said_of_a_legal_decision_can_be_entered(name):
    for number in range(3):
        record = finished(name, number)
        for at in spread(len(record["log"])):
            recorder = replay(record, at=at)
            entries = recorder.legal_entries()
            assert len(entries) == (0 if recorder.position.actor == CHANCE else len(recorder.position.legal()))
            for entry in entries[::5]:
                recorder.copy().enter(json.loads(json.dumps(entry)))


@every_game
def test_a_refused_entry_changes_nothing(name):
    record = finished(name)
    recorder = replay(record, at=len(record["log"]) // 2)
    before, log = bytes_without_generator(recorder.position), copy.deepcopy(recorder.log)
    for entry in (record["log"][0], {}, {"chance": "nothing"}, {"seat": recorder.position.actor, "do": "nothing"}):
        with pytest.raises(Refused):
            recorder.enter(entry)
        assert (bytes_without_generator(recorder.position), recorder.log) == (before, log)


def test_another_board_travels_with_the_record():
    from grandopening.games.franchise.data import printed_file

    content = printed_file()
    content["track"]["values"] = [1] * 10
    setup = game_named("franchise").set_up({"players": 2}, content)
    played = recorded(setup, 3)
    record = json.loads(json.dumps(write_record(played, seats(2))))
    assert record["board"] == content
    assert replay(record).log == played.log
    del record["board"]
    assert refusal_of(record).rule == "F7"


@every_game
@pytest.mark.parametrize("written", [float, bool, str])
def test_a_result_is_written_as_the_log_gives_it(name, written):
    """0.0 is no seat, though it equals one."""
    record = finished(name)
    result = {**record["result"], "winners": [written(seat) for seat in record["result"]["winners"]]}
    with pytest.raises(RecordRefused, match="winners"):
        replay({**record, "result": result})
