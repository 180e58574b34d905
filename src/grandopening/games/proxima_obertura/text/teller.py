"""Pròxima Obertura in words."""

from collections.abc import Mapping
from typing import Any

from ....text.teller import Teller
from ..data import GameData
from ..rules.state import THIEF


class ProximaTeller(Teller):
    @property
    def data(self) -> GameData:
        data: GameData = self.setup.data
        return data

    def word(self, kind: str, word: Any) -> object:
        if kind == "card":
            return self.card(word)
        if kind == "colour":
            return self.say("face-blank") if word is None else self.seats[word]
        return super().word(kind, word)

    def words_of(self, entry: Mapping[str, Any]) -> dict[str, object]:
        values = super().words_of(entry)
        if "types" in entry:
            values["type"], values["other"] = (self.word("type", name) for name in entry["types"])
        return values

    def card(self, word: str) -> str:
        """A card of the record, such as food.2.5."""
        if word == self.data.cards[THIEF]:
            return self.say("thief")
        shop_type, group, value = word.split(".")
        return self.say("card", group=self.group(shop_type, int(group)), value=int(value))

    def group(self, shop_type: str, group: int) -> str:
        return self.say(f"group-{shop_type}-{group}")
