"""What a search makes of a position, from the command line."""

import json

import pytest

from grandopening.games import GAMES


@pytest.fixture(params=GAMES)
def record(request, run_here, tmp_path):
    """A finished game of greedy."""
    path = tmp_path / "one.jsonl"
    done = run_here(
        "simulate", request.param, "--players", "3", "--games", "1", "--bots", "greedy", "--records", str(path)
    )
    assert done.status == 0
    return path


def test_it_is_told_for_people_and_for_programs(run_here, record):
    log = json.loads(record.read_text("utf-8"))["log"]
    decisions = [number for number, entry in enumerate(log) if "do" in entry]
    for at in decisions[5 :: len(decisions) // 3]:
        arguments = ["analyse", str(record), "--at", str(at), "--playouts", "6"]
        found = json.loads(run_here(*arguments, "--json").out)
        assert found["seat"] == log[at]["seat"]
        assert sum(found["chance"]) == pytest.approx(1)
        chances = [move["chance"][found["seat"]] for move in found["moves"]]
        assert chances == sorted(chances, reverse=True) != []
        assert found["played"]["line"][0] == log[at]
        assert 0 <= found["played"]["cost"] <= 1
        told = run_here(*arguments)
        assert told.status == 0
        assert "%" in told.out
        assert "What was played costs" in told.out


def test_where_there_is_nothing_to_decide(run_here, record):
    """Before chance has dealt, and after the end: no moves, but what is to be expected."""
    entries = json.loads(record.read_text("utf-8"))["log"]
    for at in (0, len(entries)):
        found = json.loads(run_here("analyse", str(record), "--at", str(at), "--playouts", "6", "--json").out)
        assert found["seat"] is None or at == 0
        assert len(found["chance"]) == 3
    result = json.loads(record.read_text("utf-8"))["result"]
    assert found["points"] == result["scores"]


def test_an_entry_that_is_not_there(run, record):
    done = run("analyse", str(record), "--at", "100000")
    assert done.status != 0
    assert "100000" in done.err
