"""The commands: records, simulations, tournaments and the terminal."""

import json
import os
import sys

import pexpect
import pytest

from .conftest import NAME


def records_in(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture
def record(run, tmp_path):
    """A finished game, in a file of its own."""
    run("grandopening", "simulate", NAME, "--games", "1", "--seed", "3", "--records", "games.jsonl")
    (record,) = records_in(tmp_path / "games.jsonl")
    (tmp_path / "a.game.json").write_text(json.dumps(record), "utf-8")
    return record


def test_a_record_is_checked(run, record, tmp_path):
    assert f"ok, 3 players, {len(record['log'])} entries" in run("grandopening", "check", "a.game.json")
    at = next(i for i, entry in enumerate(record["log"]) if entry.get("do") == "ask")
    record["log"][at]["other"] = record["log"][at]["seat"]
    (tmp_path / "b.game.json").write_text(json.dumps(record), "utf-8")
    with pytest.raises(AssertionError, match=rf"entry {at + 1}: M3\.2"):
        run("grandopening", "check", "b.game.json")


def test_what_is_legal_is_told(run, record):
    at = next(i for i, entry in enumerate(record["log"]) if entry.get("do") == "ask")
    told = [json.loads(line) for line in run("grandopening", "legal", "a.game.json", "--at", str(at)).splitlines()]
    assert record["log"][at] in told
    assert {"seat": 0, "do": "pass"} in told


def test_a_simulation_counts(run):
    arguments = ["grandopening", "simulate", NAME, "--games", "30", "--players", "4", "--option", "days=6", "--json"]
    told = json.loads(run(*arguments))
    assert told["options"] == {"players": 4, "days": 6}
    assert sum(told["ends"].values()) == 30
    assert "sold_out" in told["ends"]
    assert told == json.loads(run(*arguments, "--records", "games.jsonl"))


@pytest.mark.slow  # it is compiled
@pytest.mark.skipif(os.name != "posix", reason="there is no /dev/null")
def test_a_simulation_needs_no_cache(run):
    """It compiles for itself alone where nothing can be kept."""
    arguments = ["grandopening", "simulate", NAME, "--games", "2", "--json"]
    told = run(*arguments, env={"GRANDOPENING_JIT": "", "GRANDOPENING_CACHE": "/dev/null/x"})
    assert told == run(*arguments)


@pytest.mark.parametrize("bots", ["random", "search@5"])
def test_bots_play(run, tmp_path, bots):
    run("grandopening", "simulate", NAME, "--games", "2", "--players", "2", "--bots", bots, "--records", "games.jsonl")
    assert [record["game"] for record in records_in(tmp_path / "games.jsonl")] == [NAME] * 2
    run("grandopening", "check", "games.jsonl")


def test_a_tournament(run):
    """Each of the bots in each seat. That the plain search beats chance, inside/test_bots.py tells."""
    bots = ["--bots", "random,search@2", "--players", "2", "--games", "2", "--json"]
    told = json.loads(run("grandopening", "tournament", NAME, *bots))
    assert {bot["name"] for bot in told["bots"]} == {"search@2", "random"}


@pytest.mark.slow  # a bot that searches, interpreted
def test_a_game_in_the_terminal(run, tmp_path):
    """Moves by their numbers, from a pipe: the first in every list."""
    arguments = ["--players", "2", "--option", "days=6", "--seed", "1", "--save", "a.game.json"]
    said = run("grandopening", "play", NAME, *arguments, stdin="1\n" * 99)
    assert "Winner" in said
    assert json.loads((tmp_path / "a.game.json").read_text("utf-8"))["result"]["end"] == "days"
    run("grandopening", "check", "a.game.json")


def test_a_hand_is_its_owners(run):
    """Two people on one screen: each is alone with their hand."""
    arguments = ["grandopening", "play", NAME, "--seats", "Ada,Ben", "--players", "2", "--seed", "1"]
    said = run(*arguments, stdin="\n1\n\n")
    assert "Ada, press Enter when you are alone" in said


def test_a_real_terminal(installed, tmp_path):
    if not hasattr(pexpect, "spawn"):
        pytest.skip("there are no pseudo-terminals on this system")
    arguments = ["-m", "grandopening", "play", NAME, "--players", "2", "--seed", "1"]
    environment = {**installed, "TERM": "xterm-256color"}
    child = pexpect.spawn(sys.executable, arguments, cwd=str(tmp_path), env=environment, encoding="utf-8", timeout=60)
    child.expect("You[^\r\n]*>")
    child.sendline("why open")
    child.expect("M3")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert child.wait() == 0
