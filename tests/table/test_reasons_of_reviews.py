"""What a review says for the better turn is true: each step of it is checked as the reasons of a hint are."""

import random
from typing import Any

import pytest

from grandopening.record import Recorder
from grandopening.table.customs import customs_of
from grandopening.table.review import Costly, in_words, reasons_for, review_of

from . import test_reasons_franchise as franchise
from . import test_reasons_proxima as proxima
from .random_positions import random_positions
from .test_review import played

SEEDS = range(11, 14)
AMOUNTS = {f"franchise-reason-{name}": name for name in ("influence", "income")}
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
            for reason in costly.reasons:
                if reason.id not in AMOUNTS:  # those are not of one step
                    assert reason in told or ("-saves-" in reason.id and saves_a_tile(position, costly)), costly
            if name == "franchise":
                check_amounts(position, costly.better, costly.reasons)
            reasons += len(costly.reasons)
    assert reasons > 20


def check_amounts(position: Any, entries: list[Any], reasons: list[Any]) -> int:
    """What a turn of Franchise scores and earns is told once, as it is when all of the turn is played; how many such
    reasons there were."""
    amounts, turn = [one for one in reasons if one.id in AMOUNTS], franchise.Case(position, *entries)
    for one in amounts:
        assert franchise.CHECKS[AMOUNTS[one.id]](turn, **one.values), (entries, one)
    assert len({one.id for one in amounts}) == len(amounts)
    return len(amounts)


def test_what_a_turn_brings_is_not_the_sum_of_its_steps():
    """An expansion earns a dollar, and the share bought after it fills a space of one's own that paid one."""
    rng, found = random.Random(1), 0
    for position, action in random_positions(franchise.SETUPS, 1000, seed=5):
        at, actions, turn = position.copy(), [action], int(position.state.turn)
        at.apply(action)
        while at.actor == position.actor and at.state.turn == turn:
            actions.append(rng.choice([int(one) for one in at.legal()]))
            at.apply(actions[-1])
        found += check_amounts(position, in_words(position, actions), reasons_for(position, actions))
    assert found > 100
