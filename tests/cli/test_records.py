"""check, legal and board check."""

import json

import pytest

from grandopening.games import GAMES
from grandopening.record import replay

from .conftest import PRINTED_BOARD


def load(path, line=0):
    return json.loads(path.read_text("utf-8").split("\n")[line])


def write(path, record):
    path.write_text(json.dumps(record), "utf-8")
    return path


def expansion_in(record):
    """The first expansion of a record, and its number."""
    return next((i, entry) for i, entry in enumerate(record["log"], start=1) if entry.get("do") == "expand")


def test_check_says_a_line_for_each_record(run, records):
    done = run("check", records)
    assert done.status == 0
    assert len(done.lines) == 3
    for number, line in enumerate(done.lines, start=1):
        record = load(records, number - 1)
        winners = " and ".join(f"Seat {seat}" for seat in record["result"]["winners"])
        assert line.startswith(f"{records}:{number}: ok, 4 players, {len(record['log'])} entries, winner")
        assert line.endswith(f"{winners} ({max(record['result']['scores'])})")


def test_check_knows_a_running_game(run, records, tmp_path):
    record = load(records)
    record.update(log=record["log"][:20], result=None)
    write(tmp_path / "a.game.json", record)
    assert run("check", "a.game.json").lines == ["a.game.json: ok, 4 players, 20 entries, running"]


def test_check_names_entry_and_rule(run, records, tmp_path):
    record = load(records)
    number, entry = expansion_in(record)
    record["log"].insert(number, entry)
    write(tmp_path / "a.game.json", record)
    done = run("check", "a.game.json", records)
    assert done.status == 1
    assert done.lines[0] == f"a.game.json: entry {number + 1}: F3.2: You have already expanded this turn."
    assert len(done.lines) == 4


def test_check_refuses_a_chance_result(run, records, tmp_path):
    record = load(records)
    tiles = record["log"][0]["tiles"]
    big = next(name for name, size in tiles.items() if size > 6)
    small = next(name for name, size in tiles.items() if size < 4)
    tiles[big], tiles[small] = tiles[small], tiles[big]
    write(tmp_path / "a.game.json", record)
    done = run("check", "a.game.json")
    assert done.status == 1
    assert done.lines[0].startswith("a.game.json: entry 1: F9.1: A city tile fits only")


def test_check_names_the_line_of_a_jsonl(run, records, tmp_path):
    lines = records.read_text("utf-8").splitlines()
    broken = json.loads(lines[1])
    broken["result"]["scores"][0] += 1
    (tmp_path / "b.jsonl").write_text("\n".join([lines[0], "", json.dumps(broken)]), "utf-8")
    done = run("check", "b.jsonl")
    assert done.status == 1
    assert done.lines[0].startswith("b.jsonl:1: ok")
    assert done.lines[1].startswith("b.jsonl:3: F7")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "record: no game 'chess'"),
        ({"format": 2}, "record: format 2 is unknown"),
        ({"rules": 1}, "other-rules: This game was played by version 1 of the rules, and this program plays version 2"),
        ({"log": 3}, "record: 'log' is not a list"),
        ({"seats": ["A\x1b[31m\nB"]}, "record: 'seats' is not a list of 4 names"),
        ({"log": [{"seat": 0, "do": "start"}]}, "entry 1: "),
        ({"log": [{"chance": "city_tiles", "tiles": {"Nowhere": 1}}]}, "entry 1: record: city_tiles"),
    ],
)
def test_check_refuses_a_wrong_form(run, records, tmp_path, change, said):
    write(tmp_path / "a.game.json", {**load(records), **change})
    done = run("check", "a.game.json")
    assert done.status == 1
    assert len(done.lines) == 1
    assert said in done.out
    assert done.err == ""


def test_names_cannot_break_the_line(run, records, tmp_path):
    record = load(records)
    record["seats"] = ["\x1b[31m\nred\ud800"] * 4
    (tmp_path / "a.game.json").write_text(json.dumps(record), "utf-8")
    done = run("check", "a.game.json")
    assert done.status == 0
    assert len(done.lines) == 1
    assert "\x1b" not in done.out


def test_check_of_what_is_no_record(run, records, tmp_path):
    (tmp_path / "broken.game.json").write_text('{"format": 1, ', "utf-8")
    (tmp_path / "deep.game.json").write_text("[" * 100_000, "utf-8")
    (tmp_path / "bytes.game.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "digits.game.json").write_text("9" * 5000, "utf-8")
    names = ["broken.game.json", "deep.game.json", "bytes.game.json", "digits.game.json", "missing.game.json"]
    done = run("check", *names, records)
    assert done.status == 2
    assert len(done.lines) == 3
    complaints = done.err.splitlines()
    assert len(complaints) == len(names)
    for name, line in zip(names, complaints, strict=True):
        assert line.startswith(f"grandopening: {name}: ")
    assert "Traceback" not in done.err


def test_legal_lists_what_the_rules_allow(run, records):
    record = load(records)
    number, entry = expansion_in(record)
    done = run("legal", records, "--line", "1", "--at", str(number - 1))
    assert done.status == 0
    listed = [json.loads(line) for line in done.lines]
    assert entry in listed
    assert listed == replay(record, at=number - 1).legal_entries()


def test_legal_where_nobody_decides(run, records):
    chance = run("legal", records, "--line", "1", "--at", "0")
    assert (chance.status, chance.out, chance.err) == (0, "", "Chance is next.\n")
    over = run("legal", records, "--line", "1")
    assert (over.status, over.out, over.err) == (0, "", "The game is over.\n")


def test_legal_needs_one_record_and_an_entry_there(run, records):
    several = run("legal", records)
    assert (several.status, several.out) == (2, "")
    assert "3 records: choose one with --line" in several.err
    assert "no record on line 9" in run("legal", records, "--line", "9").err
    for at in ("9999", "-1"):
        beyond = run("legal", records, "--line", "1", "--at", at)
        assert beyond.status == 2
        assert f"there is no entry {at}" in beyond.err


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_each_game_goes_round(run, game, tmp_path):
    run("simulate", game, "--games", "2", "--records", "games.jsonl")
    done = run("check", "games.jsonl")
    assert (done.status, len(done.lines)) == (0, 2)
    log = load(tmp_path / "games.jsonl")["log"]
    at = next(i for i in range(len(log) // 2, len(log)) if "do" in log[i])
    listed = [json.loads(line) for line in run("legal", "games.jsonl", "--line", "1", "--at", str(at)).lines]
    assert log[at] in listed


def test_the_printed_board_is_a_board(run, tmp_path):
    (tmp_path / "mine.toml").write_text(PRINTED_BOARD, "utf-8")
    done = run("board", "check", "mine.toml")
    assert (done.status, done.out) == (0, "mine.toml: ok, 10 regions, 45 places, 107 links, 20 new tiles, 29 tiles\n")
