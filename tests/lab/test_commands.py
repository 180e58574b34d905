"""The lab from the command line."""

import json
import re
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from grandopening.cli import app
from grandopening.command.tables import table_of_standings
from grandopening.core.contract import Refused
from grandopening.version import VERSION

for package in ("jinja2", "matplotlib", "openskill", "pyarrow"):
    pytest.importorskip(package, reason="pip install 'grandopening[lab]'")
RUNNER = CliRunner()


def run(*arguments: str) -> str:
    done = RUNNER.invoke(app, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_a_tournament_and_its_page(tmp_path):
    arguments = ["tournament", "franchise", "--bots", "reference,random", "--players", "2", "--games", "20"]
    told = json.loads(run(*arguments, "--out", "results/duel", "--json"))
    assert told["bots"][0]["name"] == "reference"
    assert told == json.loads((tmp_path / "results" / "duel.json").read_text("utf-8"))
    assert sorted(path.suffix for path in (tmp_path / "results").iterdir()) == [".json", ".jsonl", ".parquet"]
    before = (tmp_path / "results" / "duel.jsonl").read_text("utf-8")
    table = run(*arguments, "--out", "results/duel")  # everything is there: nothing is played, the answer is the same
    assert "reference" in table
    assert (tmp_path / "results" / "duel.jsonl").read_text("utf-8") == before
    run("report", "results/duel.jsonl", "--to", "page.html")
    assert "<svg" in (tmp_path / "page.html").read_text("utf-8")


def test_more_games_go_on_from_the_file(tmp_path):
    arguments = ["tournament", "franchise", "--bots", "reference,random,sensible", "--players", "2", "--out", "a.jsonl"]
    first = RUNNER.invoke(app, [*arguments, "--games", "5"], catch_exceptions=False)
    assert "6 games: 3 line-ups" in first.stderr  # more than were asked for
    before = (tmp_path / "a.jsonl").read_text("utf-8")
    run(*arguments, "--games", "12")
    assert (tmp_path / "a.jsonl").read_text("utf-8").startswith(before)
    assert len((tmp_path / "a.jsonl").read_text("utf-8").splitlines()) == 2 + 12
    told = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert (told["games"], told["seed"], told["version"]) == (12, 0, VERSION)


def test_balance_of_every_set_up():
    told = json.loads(run("balance", "proxima-obertura", "--games", "4", "--bots", "random", "--json"))
    assert [len(series["win_share"]) for series in told["series"]] == [4, 3, 5]
    assert "five players" in run("balance", "proxima-obertura", "--games", "1", "--bots", "random")


def test_a_simulation_can_be_kept(tmp_path):
    arguments = ["simulate", "franchise", "--games", "9", "--json"]
    assert run(*arguments) == run(*arguments, "--out", "games") == run(*arguments, "--out", "games")
    assert "decisions/s" not in run(*arguments[:-1], "--out", "games")  # nothing is played
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 10


COMMANDS = {
    "simulate": ["franchise", "--games", "9", "--seed", "7"],
    "tournament": ["franchise", "--players", "2", "--bots", "reference,random", "--games", "10", "--seed", "7"],
    "balance": ["proxima-obertura", "--bots", "random", "--games", "4", "--seed", "7"],
}
INTERVAL = re.compile(r"\d[\d.]*%? \(-?\d[\d.]*%?(?:–| to )-?\d[\d.]*%?\)")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_states_games_seeds_version_and_intervals(command, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")  # wide enough: no cell is broken
    arguments = [command, *COMMANDS[command]]
    games = int(arguments[arguments.index("--games") + 1])
    table, told = run(*arguments), json.loads(run(*arguments, "--json"))
    assert re.search(rf"\b{games} games|│ +{games} │", table)
    assert "95 % intervals in brackets" in table
    assert INTERVAL.search(table)
    assert f"seeds from 7 on, version {VERSION}" in table
    assert (told["seed"], told["version"]) == (7, VERSION)
    parts = {"simulate": [told], "tournament": told.get("bots"), "balance": told.get("series")}[command]
    assert (told["games"] if "games" in told else parts[0]["games"]) == games
    for part in parts:
        wins = part["win_share"]
        for mean, low, high in wins if isinstance(wins[0], list) else [wins, *part["ahead_of"].values()]:
            assert 0 <= low <= mean <= high <= 1


def test_a_ladder_of_seven_bots_fits_eighty_characters():
    names = ["random", "sensible", "reference", "greedy", "search@200", "policy", "champion@16"]
    interval = [0.25, 0.2, 0.3]
    bots = [
        {"name": name, "rating": [25.0, 20.0, 30.0], "win_share": interval, "points_mean": 100.0}
        | {"ahead_of": {other: interval for other in names if other != name}}
        for name in names
    ]
    page = StringIO()
    Console(width=80, file=page).print(table_of_standings({"bots": bots, "games": 70, "fair_share": 0.25, "seed": 1}))
    told = page.getvalue()
    assert "…" not in told
    assert all(told.count(f" {name} ") == 2 for name in names)
    assert told.count("25.0 (20–30)") == told.count("25.0% (20%–30%)") == 7


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["tournament", "franchise", "--bots", "greedy"], "two at least"),
        (["tournament", "franchise", "--bots", "greedy,nobody"], "no bot 'nobody'"),
        (["simulate", "franchise", "--records", "a.jsonl", "--out", "b"], "leave --out"),
        (["report", "a.jsonl", "--to", "page.html"], "not a file of games"),
    ],
)
def test_mistakes_are_explained(arguments, message, tmp_path):
    (tmp_path / "a.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(Refused, match=message):
        run(*arguments)
