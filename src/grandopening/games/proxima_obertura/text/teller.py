"""Pròxima Obertura in words."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Position
from ....text.teller import Event, Teller
from ..data import GameData
from ..rules.actions import SECRET_EVENTS
from ..rules.state import (
    ADD,
    ANSWER,
    CUT,
    DISCARD,
    ENDED_SHOPS,
    GIVE,
    IMPROVE,
    OFFER,
    OPEN,
    PUSH,
    SHOW,
    SITE,
    SOURCES,
    TAKE,
    THIEF,
    TRADE,
    USE,
)

PHASES = {
    TRADE: "trade",
    SHOW: "show",
    OFFER: "offer",
    GIVE: "give",
    ANSWER: "answer",
    TAKE: "take",
    DISCARD: "discard",
    OPEN: "open",
    USE: "use",
    SITE: "site",
    PUSH: "push",
    IMPROVE: "improve",
    ADD: "add",
    CUT: "cut",
}
FACES = ("first", "second")  # of the dice: seats, and a blank
TYPES = ("type", "other")


class ProximaTeller(Teller):
    seat_kinds = frozenset({"seat", "owner", "buyer"})

    @property
    def data(self) -> GameData:
        data: GameData = self.setup.data
        return data

    def event(self, event: Event, viewer: int | None = None) -> str:
        name = self.setup.game.events[event[0]][0]
        if name in SECRET_EVENTS and viewer is not None and viewer != event[1]:
            return self.say(f"event-{name}-hidden", seat=self.seats[event[1]])
        return super().event(event, viewer)

    def values_of(self, kind: str, value: int) -> dict[str, object]:
        if kind == "card":
            return {kind: self.card(self.data.cards[value])}
        if kind in TYPES:
            return {kind: self.type(self.data.types[value])}
        if kind in FACES:
            return {kind: self.seats[value] if value < len(self.seats) else self.say("face-blank")}
        if kind == "push":
            name, by = self.data.pushes[value]
            return {"push": self.say(f"push-{name}"), "by": by}
        if kind == "source":
            return {kind: self.source(SOURCES[value])}
        if kind == "end":
            return {kind: self.end("shops" if value == ENDED_SHOPS else "stalled")}
        return super().values_of(kind, value)

    def words_of(self, entry: Mapping[str, Any]) -> dict[str, object]:
        values = super().words_of(entry)
        if "card" in entry:
            values["card"] = self.card(entry["card"])
        if "type" in entry:
            values["type"] = self.type(entry["type"])
        if "types" in entry:
            values["type"], values["other"] = map(self.type, entry["types"])
        return values

    def phase_of(self, position: Position) -> str:
        return PHASES.get(int(position.state.phase), "over")

    def card(self, word: str) -> str:
        """A card of the record, such as food.2.5."""
        if word == self.data.cards[THIEF]:
            return self.say("thief")
        shop_type, group, value = word.split(".")
        return self.say("card", group=self.group(shop_type, int(group)), value=int(value))

    def group(self, shop_type: str, group: int) -> str:
        return self.say(f"group-{shop_type}-{group}")

    def type(self, shop_type: str) -> str:
        return self.say(f"type-{shop_type}")

    def source(self, source: str) -> str:
        return self.say(f"source-{source}")

    def end(self, end: str) -> str:
        return self.say(f"end-{end}")
