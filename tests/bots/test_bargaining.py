"""P4 as the bots bargain: no offer twice, none that is dominated, and no answer that changes without a reason.

The bots play against a pest, which asks and offers at random, repeats what was refused, and adds or takes back a card.
"""

from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

from grandopening.bots import Budget, bot_named
from grandopening.bots.kit import kit_of
from grandopening.bots.simple import SimpleBot
from grandopening.bots.workspace import new_workspace
from grandopening.core.contract import CHANCE, Position
from grandopening.core.struct import copy_of
from grandopening.games.proxima_obertura.bots.bargaining import is_no_better_than, is_no_better_than_nothing
from grandopening.games.proxima_obertura.bots.evaluation import evaluate
from grandopening.games.proxima_obertura.bots.hands import prepare_hand
from grandopening.games.proxima_obertura.bots.offers import least_gain, value_after
from grandopening.games.proxima_obertura.bots.rows import NONE, OFFERING, ZERO, A, put_row
from grandopening.games.proxima_obertura.rules.dispatch import (
    ask_action,
    give_action,
    is_accept,
    is_want,
    propose_action,
    want_action,
)
from grandopening.games.proxima_obertura.rules.state import ANSWER, CARDS, GIVE, KINDS, OFFER, TRADE, TYPES, VALUES
from grandopening.games.proxima_obertura.rules.trade import owner_of

from .played import GAME, game_of_greedy

Offer = tuple[int, frozenset[int]]  # the card wanted, the cards given


# What dominates what, told again in plain words


def is_as_good(one: int, other: int) -> bool:
    """Of the same type and group, and not of a lower value."""
    return one // VALUES == other // VALUES and one >= other


def is_no_better(hand: frozenset[int], other: frozenset[int]) -> bool:
    """Tries every way to pair the cards."""
    return any(
        all(is_as_good(better, card) for card, better in zip(hand, chosen, strict=True))
        for chosen in permutations(other, len(hand))
    )


def makes_no_better_hand(offer: Offer, before: Offer) -> bool:
    """For an owner who has both wanted cards."""
    (wanted, given), (wanted_before, given_before) = offer, before
    return is_no_better(given | {wanted_before}, given_before | {wanted})


def cards_of(masks: np.ndarray) -> frozenset[int]:
    return frozenset(t * KINDS + kind for t in range(TYPES) for kind in range(KINDS) if int(masks[t]) >> kind & 1)


def offer_in(position: Position) -> Offer:
    return int(position.state.wanted), cards_of(position.state.given)


# Games


class Pest:
    """At random, but in a trade it asks, and offers again what was refused: the same, or a card more or less."""

    def __init__(self, seed: int) -> None:
        self.rng, self.plan = np.random.default_rng(seed), list[int]()
        self.last: Offer | None = None

    def choose(self, position: Position) -> int:
        s = position.state
        if s.phase == TRADE:
            self.plan, self.last = [], None
            return int(ask_action(*sorted(self.rng.choice(TYPES, 2, replace=False).tolist())))
        if s.phase == OFFER and cards_of(s.shown) and s.n_cards[position.actor]:
            self.plan = self.next_offer(cards_of(s.shown), cards_of(s.cards[position.actor]))
        if self.plan:
            return self.plan.pop(0)
        return int(self.rng.choice(position.legal()))

    def next_offer(self, shown: frozenset[int], hand: frozenset[int]) -> list[int]:
        wanted = int(self.rng.choice(sorted(shown)))
        given = set(self.rng.choice(sorted(hand), min(len(hand), 3), replace=False).tolist())
        if self.last:
            wanted, given = self.last[0], set(self.last[1])
            given ^= set(self.rng.choice(sorted(hand), self.rng.integers(2), replace=False).tolist())
            given = given or {min(hand)}
        self.last = wanted, frozenset(given)
        return [int(want_action(wanted)), *(int(give_action(card)) for card in sorted(given)), int(propose_action())]


def answered(names: list[str], seed: int) -> Iterator[tuple[str, str, Position, list[Offer], bool]]:
    """Every offer of a game: who made it and who got it, the position, what the owner refused before, the answer."""
    position = GAME.set_up({"players": len(names)}).begin(seed)
    bots = [Pest(seed) if name == "pest" else bot_named(name, GAME, seed + seat) for seat, name in enumerate(names)]
    refused: dict[int, list[Offer]] = {}
    while not position.is_over:
        if position.actor == CHANCE:
            position.apply(position.draw())
            continue
        if position.state.phase == TRADE:
            refused = {}
        seat, bot = position.actor, bots[position.actor]
        action = bot.choose(position) if isinstance(bot, Pest) else bot.choose(position, Budget(playouts=12))
        if position.state.phase == ANSWER:
            before = refused.setdefault(seat, [])
            yield names[position.state.active], names[seat], position, before, bool(is_accept(action))
            before.append(offer_in(position))
        position.apply(action)


TABLES = [
    ["greedy", "greedy", "greedy", "pest"],
    ["newcomer", "pest", "newcomer"],
    ["greedy", "newcomer", "pest", "greedy", "newcomer"],
    ["search", "pest", "greedy"],
    ["search", "pest", "newcomer", "pest"],
]


def games_at(names: list[str]) -> Iterator[tuple[str, str, Position, list[Offer], bool]]:
    for seed in range(2 if "search" in names else 12):
        yield from answered(names, seed)


@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_no_offer_is_dominated_and_no_card_is_wanted_twice(names):
    """Nor may an owner be offered a lower card of a group for the higher one."""
    made = 0
    for asker, _, position, before, _ in games_at(names):
        if asker != "pest":
            wanted, given = offer_in(position)
            assert not is_no_better(given, frozenset({wanted}))
            assert not any(makes_no_better_hand((wanted, given), one) for one in before)
            s = position.state
            assert wanted not in s.refused_for[: s.offers - 1]
            made += 1
    assert made > 10


@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_what_was_refused_is_accepted_only_if_it_got_better(names):
    tried = 0
    for asker, owner, position, before, is_accepted in games_at(names):
        if owner != "pest" and any(makes_no_better_hand(offer_in(position), one) for one in before):
            assert not is_accepted, (asker, owner, offer_in(position), before)
            tried += 1
    assert tried > 5


def test_a_better_offer_may_be_accepted_after_a_refusal():
    """The memory does not make a bot refuse everything."""
    later = [is_accepted for _, owner, _, before, is_accepted in games_at(TABLES[0]) if before and owner != "pest"]
    assert True in later


def test_the_compiled_order_of_offers_is_the_plain_one():
    """Over random pairs of offers, many of them close to each other."""
    rng, one, other = np.random.default_rng(3), GAME.State.new(), GAME.State.new()
    found = []
    for _ in range(3000):
        pool = rng.choice(CARDS // 10, 8, replace=False)  # few groups, so that cards can be compared
        offers = [(int(pool[k]), frozenset(map(int, rng.choice(pool[2:], rng.integers(1, 4), False)))) for k in (0, 1)]
        for state, (wanted, given) in zip((one, other), offers, strict=True):
            state.wanted, state.given[:] = wanted, 0
            for card in given:
                state.given[card // KINDS] |= 1 << card % KINDS
        assert is_no_better_than(one, other.given, other.wanted) == makes_no_better_hand(*offers)
        assert is_no_better_than_nothing(one) == is_no_better(offers[0][1], frozenset({offers[0][0]}))
        found.append(makes_no_better_hand(*offers))
    assert 30 < sum(found) < 2970


# What the asker expects


@pytest.mark.parametrize("seed", range(4))
def test_an_offer_is_judged_as_its_owner_will(seed):
    """Where all hands are known, an offer counts as accepted when greedy accepts it."""
    work, weights, greedy = new_workspace(GAME), kit_of(GAME).weights.table, SimpleBot("greedy", GAME)
    answers = []
    for position in game_of_greedy(3 + seed % 3, seed):
        s, board = position.state, position.setup.board
        wanted, given = offer_in(position)
        if s.phase != ANSWER or len(given) > 3:
            continue
        put_row(work, ZERO, OFFERING, wanted, NONE, NONE, NONE)
        work.moves[0, A : A + len(given)] = sorted(given)
        owner = owner_of(board, s, wanted)
        assert owner == position.actor
        base = prepare_hand(board, s, owner, weights, work)
        evaluate(board, s, owner, weights, work)
        gain = value_after(board, copy_of(s), owner, work.moves[0], weights, work) - base
        is_worth = gain > least_gain(s.active, owner, work.moves[0], weights, work)
        assert is_worth == any(is_accept(action) for action in greedy.plan(position))
        answers.append(is_worth)
    assert answers


def test_many_offers_among_greedy_are_accepted():
    """At least a quarter."""
    offers = [is_accepted for seed in range(12) for *_, is_accepted in answered(["greedy"] * 4, seed)]
    assert sum(offers) >= 0.25 * len(offers) > 10


def test_a_bot_stops_when_nothing_fits():
    """After its offers, greedy goes on to the window without having used them all up."""
    stopped = 0
    for position in game_of_greedy(4, 5):
        s = position.state
        if s.phase == OFFER and s.offers:
            action = SimpleBot("greedy", GAME).plan(position)[0]
            stopped += not is_want(action)
        assert s.phase != GIVE or s.offers < position.setup.board.offers
    assert stopped
