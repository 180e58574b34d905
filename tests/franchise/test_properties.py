"""What holds at every decision of every game, over all 384 combinations of options."""

import itertools
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandopening.core.contract import CHANCE, Position
from grandopening.games.franchise import GAME
from grandopening.games.franchise.data.printed import RULEBOOK
from grandopening.games.franchise.rules.state import MILESTONE_NAMES

from .table import set_up

NAMES = [option.name for option in GAME.options]
COMBINATIONS = [
    dict(zip(NAMES, values, strict=True)) for values in itertools.product(*(option.values for option in GAME.options))
]
PARTS = 5  # shares no factor with 384: each part has every value of every option
MOST_DECISIONS = 2000  # far above any game: it is a test that games end


def played(options: dict[str, Any], seed: int, steps: int) -> Position:
    """A position out of a random game."""
    position, rng = set_up(**options).begin(seed), random.Random(seed)
    for _ in range(steps):
        if not position.is_over:
            position.apply(position.draw() if position.actor == CHANCE else rng.choice(position.legal()))
    return position


def franchises_of(position: Position) -> list[int]:
    """In supply, set aside under markers and in middles, on the board, and spent (upright ones too), by seat."""
    s, players = position.state, position.setup.players
    counts = s.supply[:players] + s.spent[:players] + s.franchises[:, :players].sum(axis=0)
    if s.turn and not position.is_over:
        counts[s.active] += s.n_markers + int(s.shared).bit_count() + int(s.doubled).bit_count()
    return [int(count) for count in counts]


def check(position: Position) -> None:
    s, players = position.state, position.setup.players
    assert franchises_of(position) == [RULEBOOK["franchises"]] * players
    assert s.cash.min() >= 0
    assert s.supply.min() >= 0
    assert (s.filled <= s.city_size).all()
    assert (s.franchises.sum(axis=0) == np.array([s.in_region[:, seat].sum() for seat in range(5)])).all()
    bonus = s.bonus + s.fresh_bonus + s.used_bonus + s.reserve
    assert bonus[:players].tolist() == [position.setup.board.bonus_tiles] * players
    assert not s.points[players:].any()
    links = MILESTONE_NAMES.index("links")
    for seat in np.flatnonzero(s.upright):  # F8.3: beside a milestone that plays and is not the seat's
        assert links in s.milestone[: s.n_milestones]
        assert not s.met[seat] >> links & 1
        assert s.long_links[seat] > 0
    marks = s.upright[:players] + [int(met).bit_count() for met in s.met[:players]]
    marks += [(s.tie_break == seat + 1).sum() for seat in range(players)]
    assert (s.spent[:players] <= marks).all()  # fewer where a supply was empty


@given(st.sampled_from(COMBINATIONS), st.integers(0, 10**6), st.integers(0, 150))
def test_words_and_actions_say_the_same(options, seed, steps):
    """Every legal decision of any position, in the words of the record and back."""
    position = played(options, seed, steps)
    for action in position.legal() if position.actor != CHANCE else []:
        log: list[dict[str, Any]] = []
        GAME.words.append(log, position.setup, position.state, action)
        assert log[0]["seat"] == position.actor
        assert GAME.words.actions_of(position.setup, position.state, log[0]) == [action]


@given(st.sampled_from(COMBINATIONS), st.integers(0, 10**6), st.integers(0, 150))
def test_a_city_is_full_or_won_only_when_it_is_scored(options, seed, steps):
    """After a turn no unscored city is full, and no region that is complete still has its tile."""
    position = played(options, seed, steps)
    s, data = position.state, position.setup.data
    for i, place in enumerate(data.places):
        if s.scored >> i & 1:
            assert (s.filled[i], s.franchises[i].sum() > 0) == (0, True)
        elif s.city_size[i]:
            assert s.filled[i] == s.franchises[i].sum() < s.city_size[i]
        elif not place.size:
            assert s.franchises[i].sum() <= 1
    for r in set(range(len(data.regions))) - data.out_with(options["players"]) if s.turn else ():
        places = [(i, place) for i, place in enumerate(data.places) if place.region == r]
        is_complete = all(s.scored >> i & 1 if place.size else s.franchises[i].any() for i, place in places)
        assert is_complete != bool(s.laid >> r & 1)


def test_there_are_384_combinations():
    assert len(COMBINATIONS) == 384


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_every_game_keeps_its_books_and_ends(part):
    for seed, options in enumerate(COMBINATIONS[part::PARTS]):
        position = set_up(**options).begin(seed)
        rng = np.random.default_rng(seed)
        decisions = 0
        while not position.is_over:
            check(position)
            legal = position.legal()
            assert legal
            if position.actor == CHANCE:
                position.apply(position.draw())
                continue
            position.apply(legal[rng.integers(len(legal))])
            decisions += 1
            assert decisions < MOST_DECISIONS
        check(position)
        assert position.legal() == []
