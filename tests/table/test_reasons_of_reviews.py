"""What a review says for the better turn is true: each step of it is checked as the reasons of a hint are."""

from typing import Any

import pytest

from grandopening.record import Recorder
from grandopening.table.customs import customs_of
from grandopening.table.review import Costly, review_of

from . import test_reasons_franchise as franchise
from . import test_reasons_proxima as proxima
from .test_review import played

SEEDS = range(11, 14)
ENTRIES = 160  # of each game that are reviewed: random shopkeepers need many more to come to an end


def franchise_case(position: Any, action: int) -> Any:
    return franchise.Case(position.copy(), position.setup.game.words.entry_of(position.setup, position.state, action))


CASES = {
    "franchise": (franchise_case, franchise.CHECKS),
    "proxima-obertura": (lambda position, action: proxima.Case(position.copy(), action), proxima.CHECKS),
}


def before(setup: Any, log: list[Any], costly: Costly) -> Any:
    at = Recorder(setup.begin(0))
    for entry in log[: costly.before]:
        at.enter(entry)
    return at.position


def checked_steps(at: Any, costly: Costly) -> list[Any]:
    """All that can be said for the steps of the better turn, each proved true."""
    setup, told = at.setup, []
    case_of, checks = CASES[setup.game.name]
    prefix = f"{setup.game.messages}-reason-"
    for entry in costly.better:
        for action in setup.game.words.actions_of(setup, at.state, entry):
            reasons = customs_of(setup.game.name).why(at.view(at.actor), action)
            case = case_of(at, action) if reasons else None
            for reason in reasons:
                assert checks[reason.id.removeprefix(prefix)](case, **reason.values), (entry, reason)
            told += reasons
            at.perform(action)
    return told


def saves_a_tile(position: Any, costly: Costly) -> bool:
    """Of Franchise: after the better turn the seat has more bonus tiles than after the one played."""
    left = []
    for turn in (costly.played, costly.better):
        after = Recorder(position.copy())
        for entry in turn:
            after.enter(entry)
        left.append(int(after.position.state.bonus[costly.seat]))
    return left[0] < left[1]


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_for_the_better_turn_is_true(name):
    reasons = 0
    for seed in SEEDS:
        setup, recorder = played(name, seed)
        log = recorder.log[:ENTRIES]
        for costly in review_of(setup, log).costly:
            position = before(setup, log, costly)
            told = checked_steps(position.copy(), costly)
            added_up = customs_of(name).adds_up
            for reason in costly.reasons:
                parts = [one.values for one in told if one.id == reason.id in added_up]
                if parts:
                    assert reason.values == {key: sum(part[key] for part in parts) for key in reason.values}
                    continue
                assert reason in told or ("-saves-" in reason.id and saves_a_tile(position, costly)), (costly, reason)
            assert all([one.id for one in costly.reasons].count(amount) <= 1 for amount in added_up)
            reasons += len(costly.reasons)
    assert reasons > 20
