"""What is said for a move is true: each reason is checked by the cards themselves, and by playing it."""

from typing import Any

import pytest

from grandopening.core.contract import Position
from grandopening.games.proxima_obertura import GAME
from grandopening.games.proxima_obertura.rules.state import PHASES
from grandopening.games.proxima_obertura.table.reasons import why
from grandopening.games.proxima_obertura.table.turns import points_of
from grandopening.text import Words, teller_of
from grandopening.text.words import languages

from .random_positions import random_positions, reasons_with_words

SHOP_GROUPS, MOST_OF_TYPE = 4, 4  # P3.2
CARDS, TYPE_NAMES = GAME.load_data(None).cards, GAME.load_data(None).types
SETUPS = [GAME.set_up({"players": players}) for players in (3, 4, 5)]
KINDS = 25  # of cards, of one type


def words_in(sets: Any) -> list[str]:
    """The cards of a set for each type."""
    return [CARDS[t * KINDS + n] for t, mask in enumerate(sets.tolist()) for n in range(KINDS) if mask >> n & 1]


def group_of(card: str) -> str:
    """food-2 of food.2.5"""
    return "-".join(card.split(".")[:2])


class Case:
    def __init__(self, position: Position, action: int) -> None:
        self.position, self.action, self.seat = position, action, position.actor
        self.s = position.state
        self.entry = GAME.words.entry_of(position.setup, self.s, action)
        self.hand = words_in(self.s.cards[self.seat])

    def count(self, group: str) -> int:
        return sum(group_of(card) == group for card in self.hand)

    def groups(self, kind: str) -> int:
        return len({group_of(card) for card in self.hand if card.startswith(f"{kind}.")})

    def shops(self, kind: str) -> int:
        return sum(self.s.shop_type[space] == TYPE_NAMES.index(kind) for space in self.mine())

    def mine(self) -> list[int]:
        return [space for space in range(20) if int(self.s.held[self.seat]) >> space & 1]

    def coming(self) -> list[str]:
        """The cards that the move would bring."""
        if self.entry["do"] == "accept":
            return words_in(self.s.given)
        return [self.entry["card"]]

    def going(self) -> str:
        if self.entry["do"] in ("accept", "refuse"):
            return str(self.position.setup.data.cards[self.s.wanted])
        return str(self.entry["card"])

    def can_reach(self, points: int, position: Position | None = None) -> bool:
        """Is there a way to end what is being built so many points ahead?"""
        at, actions = (position, position.legal()[::-1]) if position else (self.position, [self.action])
        for action in actions:
            tried = at.copy()
            tried.apply(action)
            if PHASES[int(tried.state.phase)] in ("use", "site", "push", "add"):
                if self.can_reach(points, tried):
                    return True
            elif points_of(tried)[self.seat] - points_of(self.position)[self.seat] == points:
                return True
        return False


def is_short(case: Case, type: str, count: int) -> bool:
    return type in case.entry["types"] and case.groups(type) == SHOP_GROUPS - count < SHOP_GROUPS


def is_completes(case: Case, type: str, count: int) -> bool:
    fourth = [card for card in case.coming() if card.startswith(f"{type}.") and not case.count(group_of(card))]
    return bool(fourth) and case.groups(type) + 1 == count == SHOP_GROUPS


def is_fills(case: Case, group: str) -> bool:
    return group in map(group_of, case.coming()) and case.count(group) == 0


def is_fits(case: Case, group: str, space: int) -> bool:
    first = case.s.shop_type[space] * KINDS
    there = {group_of(CARDS[first + n]) for n in range(KINDS) if int(case.s.shop_cards[space]) >> n & 1}
    same_type = group.startswith(f"{TYPE_NAMES[case.s.shop_type[space]]}-")
    return space in case.mine() and group not in there and same_type and group in map(group_of, case.coming())


def is_shop(case: Case, points: int) -> bool:
    return points > 0 and case.can_reach(points)


def is_gain(case: Case, points: int) -> bool:
    return points > 0 and case.can_reach(points)


def is_type(case: Case, type: str, count: int) -> bool:
    return case.entry["type"] == type and case.shops(type) + 1 == count > 1


def is_row(case: Case, count: int) -> bool:
    mine, space = {*case.mine(), case.entry["space"]}, case.entry["space"]
    row = [one in mine for one in range(space // 10 * 10, space // 10 * 10 + 10)]
    left, right = row[: space % 10][::-1], row[space % 10 :]
    return count == [*left, False].index(False) + [*right, False].index(False) > 1


def is_blocks(case: Case, seat: int) -> bool:
    space = case.entry["space"]
    beside = [one for one in (space - 1, space + 1) if one // 10 == space // 10 and 0 <= one < 20]
    return seat != case.seat and any(int(case.s.held[seat]) >> one & 1 for one in beside)


def is_highest(case: Case, group: str) -> bool:
    values = [int(card[-1]) for card in case.hand if group_of(card) == group]
    return group_of(case.going()) == group and int(case.going()[-1]) == max(values) and len(values) > 1


def is_spare(case: Case, group: str, count: int) -> bool:
    return group_of(case.going()) == group and case.count(group) == count > 1


def is_closed(case: Case, type: str) -> bool:
    return case.going().startswith(f"{type}.") and case.s.of_type[TYPE_NAMES.index(type)] == MOST_OF_TYPE


def is_low(case: Case, value: int) -> bool:
    return int(case.going()[-1]) == value == min(int(card[-1]) for card in case.hand)


def is_several(case: Case, count: int) -> bool:
    return case.entry["do"] == "accept" and len(case.coming()) == count > 1


def is_only(case: Case, group: str) -> bool:
    return group_of(case.going()) == group and case.count(group) == 1


def is_nothing_lacking(case: Case) -> bool:
    """Each card that was shown is of a group one has, or of a type of which no shop can be opened."""
    for card in words_in(case.s.shown):
        is_theirs = card not in case.hand
        if is_theirs and not case.count(group_of(card)) and not is_type_closed(case, card.split(".")[0]):
            return False
    return True


def is_type_closed(case: Case, type: str) -> bool:
    return bool(case.s.of_type[TYPE_NAMES.index(type)] == MOST_OF_TYPE)


def verbs(case: Case) -> set[str]:
    return {GAME.codec.verb_of(action).word for action in case.position.legal()}


def is_no_open(case: Case) -> bool:
    return PHASES[int(case.s.phase)] == "open" and "open" not in verbs(case)


def is_no_improve(case: Case) -> bool:
    return PHASES[int(case.s.phase)] == "improve" and "improve" not in verbs(case)


def is_no_show(case: Case) -> bool:
    return PHASES[int(case.s.phase)] == "show" and "show" not in verbs(case)


def is_show(case: Case) -> bool:
    """P4.3: whoever shows a card may refuse every offer."""
    return bool(case.entry["do"] == "show")


CHECKS = {name[3:].replace("_", "-"): check for name, check in list(globals().items()) if name.startswith("is_")}


@pytest.fixture(scope="module")
def found() -> list[tuple[Case, Any]]:
    reasons = []
    for position, action in random_positions(SETUPS, 3000, seed=3, skip=0.7):
        case = Case(position.copy(), action)
        reasons += [(case, reason) for reason in why(position.view(position.actor), action)]
    return reasons


def test_every_reason_is_true(found):
    for case, reason in found:
        check = CHECKS[reason.id.removeprefix("proxima-reason-")]
        assert check(case, **reason.values), (case.entry, reason, case.hand)


def test_every_reason_comes_up_and_can_be_said(found):
    said = {reason.id for _, reason in found}
    assert said == reasons_with_words(GAME)
    for language in languages():
        for case, reason in {reason.id: (case, reason) for case, reason in found}.values():
            teller = teller_of(Words(language), case.position.setup, ["A", "B", "C", "D", "E"])
            assert teller.reason(reason.id, reason.values)
