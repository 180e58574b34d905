"""A game without bots of its own: random moves, and a plain search by playouts."""

import json
import os
import subprocess
import sys

import pytest

PROGRAM = """
import json
from dataclasses import replace
from grandopening.bots import Budget, analyse, bot_named, names_of
from grandopening.core.contract import CHANCE, Refused
from grandopening.games import game_named

game = replace(game_named({name!r}), package="grandopening.core")  # where no room is
assert game.room("bots") is None
position = game.set_up({{"players": 3}}).begin(1)
rng = bot_named("random", game, 3)
for _ in range({decisions}):
    while position.actor == CHANCE:
        position.apply(position.draw())
    position.apply(rng.choose(position))
while position.actor == CHANCE:
    position.apply(position.draw())
few = Budget(playouts=2 * len(position.legal()) + 1)
plans = [bot_named("search", game, 7).plan(at, few) for at in (position, position.view(position.actor))]
found = analyse(position, few, lines=2)
try:
    bot_named("greedy", game)
    refused = ""
except Refused as refusal:
    refused = refusal.message
print(json.dumps({{
    "names": names_of(game),
    "legal": position.legal(),
    "plans": plans,
    "analysis": found,
    "levels": [bot_named(level, game, 1).name for level in ("newcomer", "shopkeeper", "manager")],
    "refused": refused,
}}))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """Interpreted, in a process of its own: compiled code is kept by game, and this game has bots elsewhere. A policy
    network that lies in the working folder by chance is none of its."""
    folder = tmp_path_factory.mktemp("plain")
    (folder / "policy_network.npz").touch()
    program = PROGRAM.format(name="franchise", decisions=150)
    environment = {**os.environ, "GRANDOPENING_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], env=environment, cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_searches_by_playouts_from_what_its_seat_knows(found):
    assert found["names"] == ["random", "search", "newcomer", "shopkeeper", "manager"]
    assert found["plans"][0] == found["plans"][1]
    assert found["plans"][0][0] in found["legal"]
    assert found["levels"] == ["newcomer", "shopkeeper", "manager"]
    assert found["refused"].startswith("no bot 'greedy' in franchise: there are random, search")


def test_its_analysis_has_lines(found):
    analysis = found["analysis"]
    assert analysis["method"] == "search"
    assert analysis["playouts"] == 2 * len(found["legal"]) + 1
    assert abs(sum(analysis["chance"]) - 1) < 1e-9
    assert analysis["moves"]
    assert all(len(move["line"]) == 1 for move in analysis["moves"])
