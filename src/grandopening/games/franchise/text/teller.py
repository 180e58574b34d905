"""Franchise in words."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ....core.contract import Position
from ....text.teller import Teller
from ..data import BoardData, Tile
from ..rules.state import (
    BOOM,
    BOOM_START,
    CHOOSE_TILE,
    ENDED_RED,
    EXPAND,
    MILESTONE_NAMES,
    PLACE_CITY,
    PLACE_REGION,
    SHARE,
    SOURCES,
    START,
)

PHASES = {
    CHOOSE_TILE: "choose-tile",
    PLACE_CITY: "place-city",
    PLACE_REGION: "place-region",
    START: "start",
    BOOM_START: "boom-start",
    BOOM: "boom",
    EXPAND: "expand",
    SHARE: "share",
}
PRICED = ("expand", "expand_again", "expand_far", "share")


class FranchiseTeller(Teller):
    @property
    def data(self) -> BoardData:
        data: BoardData = self.setup.data
        return data

    @cached_property
    def _prices(self) -> dict[frozenset[str], int]:
        """Of links, by the names of their ends."""
        places = self.data.places
        return {frozenset(places[end].name for end in link.ends): link.price for link in self.data.links}

    def values_of(self, kind: str, value: int) -> dict[str, object]:
        if kind == "way":
            board = self.setup.board
            return {
                "from": self.data.places[board.way_from[value]].name,
                "to": self.data.places[board.way_to[value]].name,
            }
        if kind == "place":
            return {"place": self.data.places[value].name}
        if kind == "region":
            return {"region": self.data.regions[value].name}
        if kind == "milestone":
            return {"milestone": self.milestone(value)}
        if kind == "source":
            return {"source": self.source(SOURCES[value])}
        if kind == "end":
            return {"end": self.end("red" if value == ENDED_RED else "stalled")}
        return super().values_of(kind, value)

    def words_of(self, entry: Mapping[str, Any]) -> dict[str, object]:
        values = super().words_of(entry)
        if "tile" in entry:
            values["tile"] = self.tile(Tile(entry["tile"]["kind"], tuple(entry["tile"]["values"])))
        return values

    def facts_of(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        s = position.state
        facts: dict[str, object] = {"cash": int(s.cash[s.active]), "phase": self.phase_of(position)}
        if "from" in entry:
            facts["price"] = self._prices[frozenset((entry["from"], entry["to"]))]
        return facts

    def phase_of(self, position: Position) -> str:
        return PHASES.get(int(position.state.phase), "over")

    def price_of(self, position: Position, action: int) -> int | None:
        """The rules say it: what paying leaves behind when the action is tried on a copy."""
        if self.setup.game.codec.verb_of(action).name not in PRICED:
            return None
        after, seat = position.copy(), position.actor
        after.apply(action)
        return int(position.state.cash[seat]) - int(after.state.cash[seat])

    def tile(self, tile: Tile) -> str:
        """A region tile: its three values, and its kind where it has one."""
        most, second, others = tile.values
        return self.say(f"tile-{tile.kind}", most=most, second=second, others=others)

    def milestone(self, milestone: int) -> str:
        return self.say(f"milestone-{MILESTONE_NAMES[milestone].replace('_', '-')}")

    def source(self, source: str) -> str:
        return self.say(f"source-{source}")

    def end(self, end: str) -> str:
        return self.say(f"end-{end}")
