"""What is said for a move is true: each reason is checked on the board, by events and by what the page shows."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from grandopening.core.contract import Position
from grandopening.games.franchise import GAME
from grandopening.games.franchise.table.reasons import why
from grandopening.games.franchise.table.show import show
from grandopening.record import Recorder
from grandopening.text import Words, teller_of
from grandopening.text.words import languages

from .random_positions import random_positions, reasons_with_words

SETUPS = [
    GAME.set_up({"players": 4}),
    GAME.set_up({"players": 2, "start": "introductory", "boom": True}),
    GAME.set_up({"players": 5, "milestones": True, "region_tiles": "all"}),
]
POINTS = ("majority", "full", "region", "track")


class Case:
    """Moves, played to the end of their turn, and the same turn without them."""

    def __init__(self, position: Position, *entries: dict[str, Any]) -> None:
        self.seat, self.entry, self.setup = position.actor, entries[0], position.setup
        self.before = show(position, [])
        self.events, after = self.played(position, entries)
        self.events_else, self.without = self.played(position, [])
        self.result = after.result() if after.is_over else None
        self.after, self.target = show(after, []), self.entry.get("to") or self.entry.get("place")

    def played(self, position: Position, entries: Sequence[dict[str, Any]]) -> tuple[list[dict[str, Any]], Position]:
        recorder, turn = Recorder(position.copy()), int(position.state.turn)
        rows = [event for entry in entries for event in recorder.enter(entry)]
        while recorder.position.actor == self.seat and recorder.position.state.turn == turn:
            legal = [entry for entry in recorder.legal_entries() if entry["do"] in ("done", "stay")]
            if not legal:
                break
            rows += recorder.enter(legal[0])
        return [GAME.events[row.kind].in_words(self.setup, row) for row in rows], recorder.position

    def place(self, name: str) -> Any:
        return next(place for place in self.after.places if place.name == name)

    def is_town(self, name: str) -> bool:
        return next(not place.size for place in self.setup.data.places if place.name == name)

    def scored(self, events: list[dict[str, Any]]) -> int:
        return sum(one["points"] for one in events if one["kind"] in POINTS and one["seat"] == self.seat)


def count_in(shown: Any, setup: Any, region: str) -> list[int]:
    """Franchises in a region by seat, added up place by place."""
    names = {place.name for place in setup.data.places if setup.data.regions[place.region].name == region}
    return [sum(row) for row in zip(*(place.franchises for place in shown.places if place.name in names), strict=True)]


def leads(counts: list[int], seat: int) -> bool:
    return sorted(counts)[-1] == counts[seat] and counts.count(counts[seat]) == 1


def is_end(case: Case, points: int) -> bool:
    return (
        case.result is not None and case.seat in case.result["winners"] and case.result["scores"][case.seat] == points
    )


def is_influence(case: Case, points: int) -> bool:
    return points == case.scored(case.events) - case.scored(case.events_else) > 0


def is_milestone(case: Case, milestone: str) -> bool:
    told = [one["milestone"] for one in case.events if one["kind"] == "milestone" and one["seat"] == case.seat]
    return milestone in told


def is_income(case: Case, dollars: int) -> bool:
    now, without = case.after.players[case.seat], show(case.without, []).players[case.seat]
    return dollars == now.income.dollars - without.income.dollars > 0


def is_region(case: Case, region: str, count: int) -> bool:
    now, without = (count_in(at, case.setup, region) for at in (case.after, show(case.without, [])))
    waits = next(one for one in case.after.regions if one.name == region)
    return leads(now, case.seat) and not leads(without, case.seat) and now[case.seat] == count and not waits.scored


def is_denies(case: Case, seat: int, place: str) -> bool:
    """Had begun there, could have come to more than half, and cannot any more."""

    def can_win(spaces: list[int | None]) -> bool:
        return 2 * (spaces.count(seat) + spaces.count(None)) > len(spaces)

    now, without = case.place(place), next(one for one in show(case.without, []).places if one.name == place)
    is_begun = seat != case.seat and without.spaces.count(seat) > 0
    return is_begun and can_win(without.spaces) and not can_win(now.spaces) and not now.scored


def is_unseats(case: Case, seat: int, region: str) -> bool:
    now, without = (count_in(at, case.setup, region) for at in (case.after, show(case.without, [])))
    return seat != case.seat and leads(without, seat) and not leads(now, seat)


def is_town(case: Case, place: str) -> bool:
    return place == case.target and case.is_town(place) and case.place(place).franchises[case.seat] == 1


def is_more(case: Case, place: str, count: int, points: int) -> bool:
    spaces = case.place(place).spaces
    mine = spaces.count(case.seat)
    return (
        points == len(spaces) and 2 * (mine + count) > points >= 2 * (mine + count - 1) and spaces.count(None) >= count
    )


def is_lead(case: Case, place: str, count: int, size: int) -> bool:
    spaces = case.place(place).spaces
    return len(spaces) == size and spaces.count(case.seat) == count and leads(case.place(place).franchises, case.seat)


def is_reach(case: Case, count: int) -> bool:
    mine = {place.name for place in case.after.places if place.franchises[case.seat]}
    names = [place.name for place in case.setup.data.places]
    links = [{names[end] for end in link.ends} for link in case.setup.data.links]
    near = lambda of: {name for link in links if link & of for name in link} - mine  # noqa: E731
    is_open = {place.name for place in case.after.places if place.open}
    return count == len((near({case.target}) - near(mine - {case.target})) & is_open)


def is_cash(case: Case, dollars: int) -> bool:
    return {"kind": "cash", "rule": "F6.4", "seat": case.seat, "dollars": dollars} in case.events


def is_keep(case: Case, dollars: int) -> bool:
    return case.entry["do"] == "done" and case.before.players[case.seat].cash == dollars > 0


CHECKS = {name[3:]: check for name, check in list(globals().items()) if name.startswith("is_")}


@pytest.fixture(scope="module")
def found() -> list[tuple[Case, Any]]:
    reasons = []
    for position, action in random_positions(SETUPS, 1000, seed=7):
        entry = GAME.words.entry_of(position.setup, position.state, action)
        told = why(position.view(position.actor), action)
        if told:
            case = Case(position, entry)
            reasons += [(case, reason) for reason in told]
    return reasons


def test_every_reason_is_true(found):
    for case, reason in found:
        check = CHECKS[reason.id.removeprefix("franchise-reason-")]
        assert check(case, **reason.values), (case.entry, reason)


def test_every_reason_comes_up_and_can_be_said(found):
    said = {reason.id for _, reason in found}
    of_turns = {"franchise-reason-saves-bonus"}  # what one turn does beside another: test_review.py
    assert said | of_turns == reasons_with_words(GAME)
    for language in languages():
        words = Words(language)
        for case, reason in {reason.id: (case, reason) for case, reason in found}.values():
            sentence = teller_of(words, case.setup, ["A", "B", "C", "D", "E"]).reason(reason.id, reason.values)
            assert all(str(value) in sentence for key, value in reason.values.items() if key in ("place", "points"))


def test_most_moves_have_one(found):
    """Without any, a hint would only say what to do."""
    moves = {id(case) for case, _ in found}
    assert len(moves) > 500
    assert not [1 for one, other in pairwise(found) if one[0] is other[0] and one[1] == other[1]]
