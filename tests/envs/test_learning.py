"""What all environments share: rewards, and the layout of observations as docs/research.md describes it."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandopening import envs
from grandopening.core.contract import SEATS
from grandopening.envs import observation_slices
from grandopening.envs.learning import observation_of, observation_size, rank_rewards
from grandopening.games import GAMES, game_named

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"


def rewards(points, won):
    out = np.zeros(len(points))
    rank_rewards(len(points), np.array(points, np.int32), np.array(won, np.int32), out)
    return out.tolist()


@pytest.mark.parametrize(
    ("points", "won", "expected"),
    [
        ([61, 55], [1, 0], [1, -1]),
        ([61, 61], [1, 1], [0, 0]),
        ([61, 61, 40], [0, 1, 0], [0, 1, -1]),  # a tie-break decided
        ([61, 61, 40], [1, 1, 0], [0.5, 0.5, -1]),
        ([9, 9, 9, 30], [0, 0, 0, 1], [-1 / 3, -1 / 3, -1 / 3, 1]),
        ([1, 2, 3, 4, 5], [0, 0, 0, 0, 1], [-1, -0.5, 0, 0.5, 1]),
    ],
)
def test_rewards_by_ranking(points, won, expected):
    assert rewards(points, won) == pytest.approx(expected)


@given(st.lists(st.integers(0, 200), min_size=2, max_size=SEATS))
def test_rewards_sum_to_nothing_and_follow_the_points(points):
    got = rewards(points, [p == max(points) for p in points])
    assert sum(got) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in got)
    for a, b in zip(points, got, strict=True):
        assert all((a > c) == (b > d) for c, d in zip(points, got, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_the_slices_cover_an_observation(name):
    game = game_named(name)
    slices = list(observation_slices(name).values())
    assert [s.start for s in slices] == [0, *(s.stop for s in slices[:-1])]
    assert slices[-1].stop == observation_size(game)
    seen = observation_of(game.set_up().begin(1), 0)
    assert seen[observation_slices(game)["phase"]].sum() == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_document_knows_every_slice_and_its_place(name):
    section = DOCUMENT.read_text(encoding="utf-8").split(f"### `{name}`")[1].split("\n#")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+)–(\d+) \|", section, re.MULTILINE)
    expected = [(part, str(s.start), str(s.stop - 1)) for part, s in observation_slices(name).items()]
    assert rows == expected


@pytest.mark.parametrize(
    ("environment", "module", "packages"),
    [(envs.pettingzoo, "aec", ("pettingzoo", "gymnasium")), (envs.openspiel, "spiel", ("pyspiel",))],
)
def test_a_missing_package_is_named_with_its_extra(environment, module, packages, monkeypatch):
    for name in {*packages, *(name for name in sys.modules if name.partition(".")[0] in packages)}:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, f"grandopening.envs.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'grandopening\[envs\]'"):
        environment("franchise")


def test_a_batch_needs_nothing_but_the_plain_install():
    code = "import sys, grandopening.envs; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "numpy" in loaded
    assert not {"pettingzoo", "gymnasium", "pyspiel", "torch", "jax"}.intersection(loaded)
