"""A run survives being interrupted, and nothing is played twice or lost."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest
import typer

from grandopening.command.playing import Where, games_of
from grandopening.core.contract import Refused
from grandopening.lab.results import Results, read_results, write_parquet
from grandopening.lab.run import Place, on_threads, run
from grandopening.lab.series import Series, tasks_of

from .test_play import assert_same

SERIES = [Series(name, "franchise", {"players": 2}, ("random",) * 2, 40, seed) for name, seed in (("a", 0), ("b", 50))]

GAMES = "900"  # as many as take some seconds


def finished(results: Results) -> Results:
    for _ in run(results, Place(workers=2)):
        pass
    results.close()
    return results


def test_what_is_in_the_file_is_not_played_again(tmp_path):
    path = tmp_path / "folder" / "games.jsonl"
    first = Results("simulate", SERIES)
    first.keep_in(path)
    for _, columns in zip(range(5), run(first, Place(workers=1)), strict=False):
        assert len(columns["number"])
    first.close()
    half = path.read_text("utf-8")
    assert 1 < len(half.splitlines()) < 81
    with path.open("a", encoding="utf-8") as file:
        file.write('{"series":0,"num')  # the power went out
    second = Results("simulate", SERIES)
    second.keep_in(path)
    assert sum(map(len, second.done())) == len(half.splitlines()) - 1
    finished(second)
    assert path.read_text("utf-8").startswith(half)
    assert_same(second.columns(), finished(Results("simulate", SERIES)).columns())
    assert_same(read_results(path).columns(1), second.columns(1))
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    assert len({(line["series"], line["number"]) for line in lines}) == len(lines) == 80


def test_another_run_is_not_overwritten(tmp_path):
    path = tmp_path / "games.jsonl"
    results = Results("simulate", SERIES)
    results.keep_in(path)
    results.close()
    with pytest.raises(Refused, match="another run"):
        Results("simulate", SERIES[:1]).keep_in(path)
    with pytest.raises(Refused, match="another run"):
        Results("simulate", [replace(one, seed=one.seed + 1) for one in SERIES]).keep_in(path)
    with pytest.raises(Refused, match="another version of rules or bots"):
        Results("simulate", SERIES, code="as it was before").keep_in(path)
    path.write_text("some words\n", "utf-8")
    with pytest.raises(Refused, match="not a file of games"):
        Results("simulate", SERIES).keep_in(path)


def test_two_runs_cannot_write_to_one_file(tmp_path):
    path = tmp_path / "games.jsonl"
    first, second = Results("simulate", SERIES), Results("simulate", SERIES)
    first.keep_in(path)
    with pytest.raises(Refused, match="another run is writing"):
        second.keep_in(path)
    finished(first)
    second.keep_in(path)  # now it finds everything
    second.close()
    assert second.kept == 80


def test_a_game_that_stands_twice_in_a_file_is_counted_once(tmp_path):
    path = tmp_path / "games.jsonl"
    results = Results("simulate", SERIES)
    results.keep_in(path)
    finished(results)
    head, *rows = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([head, *rows, *rows[::-1]]), "utf-8")  # as two runs at once left it
    assert_same(read_results(path).columns(), results.columns())


def test_a_run_goes_on_with_more_games_and_with_fewer(tmp_path):
    path = tmp_path / "games.jsonl"
    for games, played in ((10, 20), (40, 60), (30, 0), (40, 0)):
        series = [replace(one, games=games) for one in SERIES]
        results = Results("simulate", series)
        results.keep_in(path)
        before = results.kept
        finished(results)
        assert results.kept - before == played
        assert results.kept == 2 * games
    assert_same(read_results(path).columns(), finished(Results("simulate", SERIES)).columns())


def test_parquet_holds_the_same(tmp_path):
    pq = pytest.importorskip("pyarrow.parquet", reason="pip install 'grandopening[lab]'")
    results = finished(Results("simulate", SERIES))
    write_parquet(tmp_path / "games.parquet", results)
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.column("points").to_pylist() == results.columns()["points"].tolist()
    assert json.loads(table.schema.metadata[b"grandopening"]) == results.header()


def test_who_stops_listening_stops_the_work():
    begun = []

    def tasks():
        for task in tasks_of(SERIES, [set(), set()], workers=4):
            begun.append(task)
            yield task

    for _ in on_threads(tasks(), workers=1):
        break
    assert 1 <= len(begun) <= 4


def test_what_has_begun_when_ctrl_c_comes_is_not_lost(monkeypatch):
    begun = []

    def slow(task):
        begun.append(task)
        time.sleep(0.2)
        return task

    def tasks():
        yield from range(3)
        raise KeyboardInterrupt

    monkeypatch.setattr("grandopening.lab.run.play", slow)
    played: list[object] = []
    with pytest.raises(KeyboardInterrupt):
        played.extend(on_threads(tasks(), workers=1))
    assert played == begun != []


def test_ctrl_c_just_after_writing_tells_what_is_in_the_file(tmp_path, monkeypatch, capsys):
    results = Results("simulate", SERIES)
    add = results.add

    def write_and_be_interrupted(columns, keep):
        add(columns, keep)
        raise KeyboardInterrupt

    monkeypatch.setattr(results, "add", write_and_be_interrupted)
    with pytest.raises(typer.Exit):
        list(games_of(results, Where(tmp_path / "games", Place(workers=1))))
    kept = read_results(tmp_path / "games.jsonl").kept
    assert kept
    assert f"{kept} of 80 games" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals to send to another process")
@pytest.mark.parametrize(
    ("how", "status"), [(signal.SIGINT, 130), pytest.param(signal.SIGTERM, 143, marks=pytest.mark.slow)]
)
def test_ctrl_c_and_on(tmp_path, how, status):
    command = [sys.executable, "-m", "grandopening", "tournament", "franchise", "--bots", "reference,greedy"]
    command += ["--players", "2", "--workers", "1", "--out", "duel", "--json", "--games"]
    path = tmp_path / "duel.jsonl"
    process = subprocess.Popen([*command, GAMES], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 200
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(how)
    out, err = process.communicate(timeout=60)
    assert process.returncode == status
    assert out == b""
    assert b"the same command goes on from there" in err
    kept = path.read_bytes().count(b"\n") - 1
    assert 0 < kept < int(GAMES)
    assert f"{kept:,} of {GAMES} games".encode() in err
    assert read_results(path).columns()["number"].shape == (kept,)
    subprocess.run([*command, GAMES], cwd=tmp_path, capture_output=True, check=True)
    assert sorted(read_results(path).columns()["number"]) == list(range(int(GAMES)))
