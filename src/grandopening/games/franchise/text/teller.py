"""Franchise in words."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ....core.bits import has
from ....core.contract import Position
from ....text.teller import Teller
from ..data import BoardData, Tile

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

    def word(self, kind: str, word: Any) -> object:
        if kind == "tile":
            return self.tile(Tile(word["kind"], tuple(word["values"])))
        return super().word(kind, word)

    def facts_of(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        s = position.state
        facts: dict[str, object] = {"cash": int(s.cash[s.active]), "phase": self.phase_of(position)}
        if "from" in entry:
            facts["price"] = self._prices[frozenset((entry["from"], entry["to"]))]
        if entry.get("do") == "boom":  # F8.5: at a scored city there is nothing to double
            facts["worth"] = "none" if has(s.scored, self.data.place_named(entry["place"])) else "double"
        return facts

    def price_of(self, position: Position, action: int) -> int | None:
        """The rules say it: what paying leaves behind when the action is tried on a copy."""
        if self.setup.game.codec.verb_of(action).word not in PRICED:
            return None
        after, seat = position.copy(), position.actor
        after.apply(action)
        return int(position.state.cash[seat]) - int(after.state.cash[seat])

    def tile(self, tile: Tile) -> str:
        """A region tile: its three values, and its kind where it has one."""
        most, second, others = tile.values
        return self.say(f"tile-{tile.kind}", most=most, second=second, others=others)
