"""What holds at every decision of every game, over all 384 combinations of options."""

import itertools

import numpy as np
import pytest

from grandopening.core.contract import CHANCE, Position
from grandopening.games.franchise import GAME
from grandopening.games.franchise.state import FRANCHISES

from .table import set_up

NAMES = [option.name for option in GAME.options]
COMBINATIONS = [
    dict(zip(NAMES, values, strict=True)) for values in itertools.product(*(option.values for option in GAME.options))
]
MOST_DECISIONS = 2000  # far above any game: it is a test that games end


def franchises_of(position: Position) -> list[int]:
    """In supply, set aside under markers and in middles, on the board, and spent, by seat."""
    s, players = position.state, position.setup.players
    counts = s.supply[:players] + s.spent[:players] + s.franchises[:, :players].sum(axis=0)
    if s.turn and not position.is_over:
        counts[s.active] += s.n_markers + int(s.shared).bit_count() + int(s.doubled).bit_count()
    return [int(count) for count in counts]


def check(position: Position) -> None:
    s, players = position.state, position.setup.players
    assert franchises_of(position) == [FRANCHISES] * players
    assert s.cash.min() >= 0
    assert s.supply.min() >= 0
    assert (s.filled <= s.city_size).all()
    assert (s.franchises.sum(axis=0) == np.array([s.in_region[:, seat].sum() for seat in range(5)])).all()
    bonus = s.bonus + s.fresh_bonus + s.used_bonus + s.reserve
    assert bonus[:players].tolist() == [position.setup.board.bonus_tiles] * players
    assert not s.points[players:].any()


def test_there_are_384_combinations():
    assert len(COMBINATIONS) == 384


@pytest.mark.parametrize("part", range(8))
def test_every_game_keeps_its_books_and_ends(part):
    for seed, options in enumerate(COMBINATIONS[part::8]):
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
