"""What follows from a move of Franchise. The rules tell it: the move is tried, and then the turn is ended."""

from collections.abc import Sequence
from typing import Any

from ....core.contract import Position
from ....core.events import Event
from ....table.facts import Fact
from ....table.fields import has
from ....table.outcome import Outcome, Tried
from ..rules.ending import town_points
from ..rules.events import (
    E_END,
    E_FULL,
    E_INCOME,
    E_MAJORITY,
    E_MILESTONE,
    E_REGION,
    E_REGION_DOLLARS,
    E_TRACK,
    EVENTS,
)
from ..rules.opening import majority_of, points_of_full
from ..rules.state import BOOM, EXPAND, FROM_CITIES, FROM_REGIONS, FROM_TRACK, SHARE
from ..rules.verbs import CODEC
from .asking import income_after, rank_in

DONE = CODEC.encode("done")
BY_WAY = ("expand", "expand_again")
IN_PLAY = [FROM_CITIES, FROM_REGIONS, FROM_TRACK]  # points that are scored before the end


def outcomes_of(before: Position, tried: Sequence[Tried]) -> list[Outcome]:
    phase = int(before.state["phase"])
    if phase == BOOM:
        return [Outcome(follows=_income_now(one)) for one in tried]
    if phase not in (EXPAND, SHARE):
        return [Outcome() for _ in tried]
    turn = _Turn(before)
    return [turn.outcome_of(one) for one in tried]


def _income_now(tried: Tried) -> list[Fact]:
    """F8.4: the income follows on the Boom marker."""
    income = next(event for event in tried.events if event.kind == E_INCOME)
    return [Fact("income-now", {"dollars": EVENTS[E_INCOME].known(income)["dollars"]})]


class _Turn:
    """A turn in which something can still be done; ended without it, it is what moves are compared with."""

    def __init__(self, before: Position) -> None:
        self.before, self.seat, self.setup, self.board = before, before.actor, before.setup, before.setup.board
        self.idle, self.idle_events = self.ended(before)
        self.income = income_after(self.idle, self.seat)

    def ended(self, position: Position) -> tuple[Position, list[Event]]:
        """F3.4 and F3.5, with nothing more done; the next seat has decided nothing."""
        after, events, turn = position.copy(), [], int(self.before.state["turn"])
        while not after.is_over and int(after.state["turn"]) == turn:
            events += after.perform(DONE)
        return after, events

    def outcome_of(self, tried: Tried) -> Outcome:
        verb, values = CODEC.decode(tried.action)
        after, events = self.ended(tried.after)
        if verb == "done":
            ends = tried.after.is_over or int(tried.after.state["turn"]) != int(self.before.state["turn"])
            return Outcome(follows=[*self.told(tried.events), *self.money(self.before, after)] if ends else [])
        new = [event for event in [*tried.events, *events] if event not in self.idle_events]
        place = int(self.board["way_to"][values[0]]) if verb in BY_WAY else values[0] if values else None
        standing = [] if place is None else self.standing(place, after, {event.kind for event in new})
        return Outcome(
            price=self.number("cash", self.before) - self.number("cash", tried.after),
            points=(self.points_in(after) - self.points_in(self.idle)) or None,
            follows=[*self.told(new), *standing, *self.money(tried.after, after)],
            uses=self.used(tried.after),
        )

    def number(self, field: str, position: Position) -> int:
        return int(position.state[field][self.seat])

    def points_in(self, position: Position) -> int:
        points = position.state["points"][self.seat].tolist()
        return sum(points[source] for source in IN_PLAY)

    def used(self, after: Position) -> Fact | None:
        """F6.1: a bonus tile that is used leaves the game; F7.3: kept, it counts at the end."""
        if self.number("bonus", after) >= self.number("bonus", self.before):
            return None
        return Fact("bonus", {"points": int(self.board.points_per_tile)})

    def money(self, now: Position, after: Position) -> list[Fact]:
        """In the purse after the move, and the income after the turn."""
        income = income_after(after, self.seat)
        told = [Fact("cash", {"dollars": self.number("cash", now)})] if now is not self.before else []
        return [*told, Fact("income", {"dollars": income, "more": income - self.income})]

    def told(self, events: Sequence[Event]) -> list[Fact]:
        return [one for event in events if (one := self.scored(event)) is not None]

    def scored(self, event: Event) -> Fact | None:
        """An event of the end of a turn that brings somebody something."""
        if event.kind not in SCORED:
            return None
        values = EVENTS[event.kind].in_words(self.setup, event)
        seat = values.get("seat", self.seat)
        if event.kind in (E_MILESTONE, E_TRACK) and seat != self.seat:
            return None
        told = {
            key: value for key, value in values.items() if key in ("place", "region", "points", "dollars", "milestone")
        }
        return Fact(SCORED[event.kind], {**told, "seat": seat})

    def standing(self, place: int, after: Position, happened: set[int]) -> list[Fact]:
        """In the city and the region that the franchise goes to, unless they score by it."""
        told, s = [], after.state
        if not has(int(self.board["cities"]), place):
            points = town_points(s, self.seat) - town_points(self.before.state, self.seat)
            told.append(Fact("town", {"points": int(points)}))
        elif not happened & {E_MAJORITY, E_FULL}:
            told.append(self.in_city(place, s))
        region = int(self.board["region_of"][place])
        return told if happened & {E_REGION, E_REGION_DOLLARS} else [*told, self.in_region(region, after)]

    def in_city(self, place: int, s: Any) -> Fact:
        """F4.1: what is lacking for the majority; F4.3: or what the city brings when it is full."""
        size, count = int(s["city_size"][place]), int(s["franchises"][place, self.seat])
        more, empty = majority_of(size) - count, size - int(s["filled"][place])
        values = {"count": count, "size": size}
        if more <= empty:
            return Fact("city-majority", {**values, "more": more, "points": size})
        return Fact("city-full", {**values, "empty": empty, "points": points_of_full(size)})

    def in_region(self, region: int, after: Position) -> Fact:
        """F5.4: one's rank, if it scored as it stands."""
        s, rank = after.state, rank_in(after, region, self.seat)
        values = {"rank": rank, "count": int(s["in_region"][region, self.seat]), "left": int(s["left"][region])}
        return Fact("region-rank", {"region": self.setup.data.regions[region].name, **values})


SCORED = {
    E_MAJORITY: "city-scores",
    E_FULL: "city-scores",
    E_REGION: "region-scores",
    E_REGION_DOLLARS: "region-pays",
    E_TRACK: "track",
    E_MILESTONE: "milestone",
    E_END: "ends",
}
