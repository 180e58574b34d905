"""What learners are told of a game beside its observations: what never changes, which numbers are names, how wide
lists of actions are."""

import re
from pathlib import Path

import numpy as np
import pytest

from grandopening import envs
from grandopening.envs import Batch
from grandopening.games import GAMES, game_named

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"
CATEGORIES = {"franchise": ["spaces", "kind"], "proxima-obertura": ["role", "unseen"]}


def as_set(rows):
    return {tuple(row) for row in np.asarray(rows).tolist()}


def test_spaces_beside_each_other_are_those_of_the_street():
    setup = game_named("proxima-obertura").set_up()
    told, near = envs.constants(setup), setup.board.near.tolist()
    pairs = {(a, b) for a in range(len(near)) for b in range(a + 1, len(near)) if near[a] >> b & 1}
    assert as_set(told["neighbours"]) == pairs
    assert len(told["neighbours"]) == len(pairs)
    assert (told["cards"], told["types"]) == (list(setup.data.cards), list(setup.data.types))


@pytest.mark.parametrize("name", GAMES)
def test_categories_are_the_numbers_that_are_names(name):
    marked, slices = envs.observation_categories(name), envs.observation_slices(name)
    assert [part for part, where in slices.items() if marked[where].any()] == CATEGORIES[name]
    assert all(marked[slices[part]].all() for part in CATEGORIES[name])
    _, high = envs.observation_bounds(name)
    assert (high[marked] > 1).all()  # what is only yes or no needs no embedding


@pytest.mark.parametrize("name", GAMES)
def test_lists_of_actions_are_narrow_and_as_wide_as_the_document_says(name):
    actions, _ = Batch(name, 2).legal()
    assert actions.dtype == np.int16
    assert actions.shape[1] >= game_named(name).max_legal
    told = re.search(
        r"rows of int16, (\d+) wide in Franchise and (\d+) in Pròxima Obertura", DOCUMENT.read_text("utf-8")
    )
    assert told
    assert int(told[1 + list(GAMES).index(name)]) == actions.shape[1]
