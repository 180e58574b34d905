"""Games looked at again, from the command line."""

import csv
import io
import json

import pytest

from grandopening.command import reviewing
from grandopening.games import GAMES

KEYS = ("before", "chance")  # where a turn is, and what is thought of it


@pytest.fixture(params=GAMES)
def records(request, run_here, tmp_path):
    """Two games of greedy that now and then errs."""
    path = tmp_path / "two.jsonl"
    arguments = ["--players", "3", "--games", "2", "--seed", "4", "--bots", "greedy~0.1", "--records", str(path)]
    assert run_here("simulate", request.param, *arguments).status == 0
    return path


def test_for_people_programs_spreadsheets_and_browsers(run_here, records, tmp_path):
    table, page = tmp_path / "turns.csv", tmp_path / "page.html"
    done = run_here("review", str(records), "--json", "--csv", str(table), "--html", str(page))
    found = [json.loads(line) for line in done.lines]
    assert [one["file"] for one in found] == [f"{records}:1", f"{records}:2"]
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    assert len(rows) == sum(len(one["turns"]) for one in found)
    assert {row["part"] for row in rows} == {"beginning", "middle", "end"}
    lost = sum(turn["loss"] for one in found for turn in one["turns"])
    assert sum(float(row["loss"]) for row in rows) == pytest.approx(lost, abs=0.01)
    text = page.read_text("utf-8")
    assert text.count("<svg") == 2
    assert "percentage points" in text
    told = run_here("review", str(records)).out
    for costly in found[0]["costly"]:
        assert f"turn {costly['turn']} (entry {costly['before'] + 1}): {100 * costly['loss']:.1f}" in told
    assert told.count("Better:") == sum(len(one["costly"]) for one in found)


def test_turns_are_compared_by_a_search(run_here, records, monkeypatch):
    """The same turns as by the estimate alone, with other chances; moments are estimated as ever."""
    monkeypatch.setattr(reviewing, "SEARCH_SECONDS", 0.5)
    records.write_text(records.read_text("utf-8").splitlines()[0], "utf-8")  # one of the games is enough
    estimated, searched = (
        json.loads(run_here("review", str(records), "--json", *options).lines[0]) for options in ([], ["--search"])
    )
    assert searched["method"] == "search" != estimated["method"]
    assert searched["moments"] == estimated["moments"]
    places, chances = ([[turn[key] for turn in one["turns"]] for one in (estimated, searched)] for key in KEYS)
    assert places[0] == places[1]
    assert chances[0] != chances[1]
    assert all(0 <= turn["loss"] <= 1 for turn in searched["turns"])
    assert searched["costly"]
    assert all(costly["better"] != costly["played"] for costly in searched["costly"])


def test_a_record_that_breaks_a_rule_is_refused(run, tmp_path):
    path = tmp_path / "bad.game.json"
    path.write_text("{}", "utf-8")
    done = run("review", path)
    assert done.status == 2
    assert str(path) in done.err
    assert len(done.err.splitlines()) == 1
