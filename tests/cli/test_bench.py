"""bench, with the slow part (compiling from nothing) left out."""

import json
import re
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from grandopening import cli, measure
from grandopening.games import GAMES, game_named

FIGURES = {"decisions_per_s", "games_per_s", "copy_us", "state_bytes", "compile_s", "decisions_per_s_events"}


@pytest.fixture
def bench(monkeypatch):
    monkeypatch.setattr(measure, "SECONDS_PER_RUN", 0.02)
    monkeypatch.setattr(measure, "RUNS", 1)
    monkeypatch.setattr(measure, "compile_s", lambda game: 1.0)
    return lambda *arguments: CliRunner().invoke(cli.app, ["bench", *arguments])


@pytest.mark.parametrize("name", GAMES)
def test_bench_measures_each_game(bench, name):
    done = bench("--game", name, "--json")
    assert done.exit_code == 0
    figures = json.loads(done.stdout)[name]
    assert figures.keys() >= FIGURES
    assert all(value > 0 for value in figures.values())
    assert figures["state_bytes"] == game_named(name).State.dtype.itemsize <= 4096
    assert figures["decisions_per_s"] > figures["games_per_s"]


def test_bench_for_people(bench):
    done = bench("--game", "franchise")
    assert "decisions/s, all expansions" in done.stdout


def test_without_a_gpu_it_says_so(bench, monkeypatch):
    monkeypatch.setattr(measure, "usable_gpu", lambda: False)
    done = bench("--game", "franchise", "--gpu", "--json")
    assert done.exit_code == 0
    assert "No GPU can be used here" in done.stderr
    assert "gpu_decisions_per_s" not in done.stdout


def test_a_gpu_plays_every_expansion_alone_too(bench, monkeypatch):
    def tell(game, gpu, verify, figures):
        yield from measure.measure_gpu(game.set_up(), verify, figures)

    kernels = SimpleNamespace(decisions_per_second=lambda setup: 1000 * (1 + len(setup.options)), differing_games=None)
    monkeypatch.setitem(sys.modules, "grandopening.core.kernels", kernels)
    monkeypatch.setattr(measure, "usable_gpu", lambda: True)
    monkeypatch.setattr(measure, "measure", tell)
    table = bench("--game", "franchise", "--gpu").stdout
    for name in measure.expansions_of(game_named("franchise")):
        assert re.search(rf"{name} \d,000", table)
    figures = json.loads(bench("--game", "proxima-obertura", "--gpu", "--json").stdout)["proxima-obertura"]
    assert list(figures) == ["gpu_decisions_per_s"]  # it has no expansions


def test_verify_counts_games_that_differ(bench, monkeypatch):
    monkeypatch.setattr(measure, "VERIFIED_INTERPRETED", 2)
    here = measure.hashes_of(game_named("franchise"))
    monkeypatch.setattr(measure, "_run", lambda code, **environment: json.dumps([here[0], here[1] + 1]))
    done = bench("--game", "franchise", "--verify", "--json")
    assert json.loads(done.stdout)["franchise"]["differing_interpreted"] == 1
    assert done.exit_code == 1


def test_interpreted_play_is_compiled_play(monkeypatch):
    """In a process of its own, as the command does it."""
    monkeypatch.setattr(measure, "VERIFIED_INTERPRETED", 1)
    code = "from grandopening import measure\nfrom grandopening.games import game_named\n"
    code += "measure.VERIFIED_INTERPRETED = 1\nprint(measure.hashes_of(game_named('franchise')))"
    assert json.loads(measure._run(code, GRANDOPENING_JIT="0")) == measure.hashes_of(game_named("franchise"))
