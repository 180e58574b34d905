import json
import os
import signal
import subprocess
import time

import numpy as np
import pytest

from grandopening.core.batch import play_random
from grandopening.core.contract import Position
from grandopening.games import GAMES, game_named
from grandopening.lab.play import Games
from grandopening.lab.run import Place
from grandopening.lab.run import run as play
from grandopening.lab.series import Series, Task
from grandopening.lab.simulate import Tally, simulation
from grandopening.measure import all_setups
from grandopening.record import replay

from .conftest import COMMAND, PRINTED_BOARD, names_in


def test_the_same_seed_gives_the_same_games(run):
    first = run("simulate", "franchise", "--players", "3", "--games", "50", "--seed", "4", "--json")
    assert first.status == 0
    assert (
        first.out == run("simulate", "franchise", "--option", "players=3", "--games", "50", "--seed", "4", "--json").out
    )
    other = run("simulate", "franchise", "--players", "3", "--games", "50", "--seed", "5", "--json")
    assert json.loads(other.out)["points_mean"] != json.loads(first.out)["points_mean"]


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_what_is_counted(run, game):
    done = run("simulate", game, "--games", "40", "--json")
    told = json.loads(done.out)
    assert (told["game"], told["games"], told["seed"]) == (game, 40, 0)
    assert told["options"]["players"] == 4
    assert len(told["points_mean"]) == len(told["win_share"]) == 4
    assert sum(mean for mean, _, _ in told["win_share"]) == pytest.approx(1, abs=1e-3)
    assert all(0 <= low < mean < high <= 1 for mean, low, high in told["win_share"])
    assert not told["one_game"]
    assert sum(told["ends"].values()) == 40
    assert told["decisions_mean"] > 50
    assert done.err == ""  # no bar in a pipe


def test_for_people_it_is_a_table(run):
    done = run("simulate", "franchise", "--games", "20")
    assert "20 games of franchise" in done.out
    assert "turns" in done.out
    assert "red" in done.out


def test_a_game_that_is_played_again_and_again_is_said_to_be_one(run_here):
    """In Franchise nothing is drawn, and greedy always decides alike."""
    arguments = ["simulate", "franchise", "--bots", "greedy", "--players", "2", "--games", "3"]
    assert "All games went alike" in run_here(*arguments).out
    assert json.loads(run_here(*arguments, "--json").out)["one_game"]
    drawn = run_here(*arguments, "--random-openings")
    assert "went alike" not in drawn.out
    assert "intervals" in drawn.out


def test_records_are_the_same_games(run, tmp_path):
    arguments = ["simulate", "franchise", "--games", "12", "--seed", "3", "--option", "boom=true", "--json"]
    plain, kept = run(*arguments), run(*arguments, "--records", "games.jsonl")
    assert kept.out == plain.out
    found = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()]
    assert len(found) == 12
    assert [record["options"]["boom"] for record in found] == [True] * 12
    means = np.mean([record["result"]["scores"] for record in found], axis=0)
    assert means == pytest.approx([mean for mean, _, _ in json.loads(plain.out)["points_mean"]], abs=1e-3)
    assert run("check", "games.jsonl").status == 0
    assert names_in(tmp_path) == ["games.jsonl"]


@pytest.mark.parametrize("game", GAMES)
def test_recorded_play_is_random_play(game):
    setups = all_setups(game_named(game))
    for i in range(0, len(setups), max(1, len(setups) // 6)):
        series = Series("", game, setups[i].options, ("random",) * setups[i].players, 1, seed=i)
        columns, (record,) = Games(Task(0, series, 0, 1)).play_recorded()
        played = play_random([setups[i]], games=1, seed=i)
        replayed = replay(record).position.state
        for field in set(replayed.dtype.names) - {"rng"}:  # a replay draws nothing
            assert (replayed[field] == played.states[0][field]).all(), field
        assert columns["decisions"][0] == played.decisions


@pytest.mark.parametrize("bots", ["sensible", "greedy~0.02,random,newcomer", "search@2,random,shopkeeper"])
@pytest.mark.parametrize("game", GAMES)
def test_with_and_without_records_the_same_games_are_played(run, game, bots):
    """Whoever plays, however it is spelled."""
    arguments = ["simulate", game, "--players", "3", "--games", "2", "--seed", "1", "--bots", bots, "--json"]
    plain, kept = run(*arguments), run(*arguments, "--records", "games.jsonl")
    assert (plain.status, plain.err) == (0, "")
    assert kept.out == plain.out
    assert run("check", "games.jsonl").status == 0


def test_a_long_game_does_not_fit_into_the_log_at_once(monkeypatch):
    series = Series("", "proxima-obertura", {"players": 3}, ("search@1", "random", "greedy"), 1)
    whole, (record,) = Games(Task(0, series, 0, 1)).play_recorded()
    monkeypatch.setattr("grandopening.lab.play.LOGGED", 50)
    columns, (again,) = Games(Task(0, series, 0, 1)).play_recorded()
    assert again == record
    assert columns["decisions"] == whole["decisions"]


def test_parts_and_threads_change_nothing():
    setup = game_named("franchise").set_up({"players": 2})
    told = []
    for workers in (1, 2):
        tally = Tally(setup)
        for columns in play(simulation(setup, ["random"] * 2, 2000, seed=1), Place(workers=workers)):
            tally.add(columns)
        told.append(tally.in_words())
    assert told[0] == told[1]
    assert told[0]["games"] == 2000
    assert told[0]["points_mean"][0][0] == pytest.approx(score_mean(play_random([setup], 2000, seed=1).states, setup))


def score_mean(states, setup):
    return float(np.mean([Position(setup, s).score()[0][0] for s in states]))


def test_a_board_of_ones_own(run, tmp_path):
    (tmp_path / "mine.toml").write_text(PRINTED_BOARD.replace('"Chicago"', '"Springfield"'), "utf-8")
    done = run("simulate", "franchise", "--games", "1", "--board", "mine.toml", "--records", "games.jsonl", "--json")
    assert done.status == 0
    assert "Springfield" in (tmp_path / "games.jsonl").read_text("utf-8")
    assert run("check", "games.jsonl").status == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send to another process")
def test_ctrl_c_leaves_no_half_written_file(tmp_path):
    arguments = ["simulate", "franchise", "--games", "1000000", "--records", "games.jsonl"]
    process = subprocess.Popen([*COMMAND, *arguments], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 200
    while not names_in(tmp_path):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in out + err
    assert names_in(tmp_path) == []
