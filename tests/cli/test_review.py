"""Games looked at again, from the command line."""

import csv
import io
import json

import pytest

from grandopening.games import GAMES


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


def test_a_record_that_breaks_a_rule_is_refused(run, tmp_path):
    path = tmp_path / "bad.game.json"
    path.write_text("{}", "utf-8")
    done = run("review", path)
    assert done.status == 2
    assert str(path) in done.err
    assert len(done.err.splitlines()) == 1
