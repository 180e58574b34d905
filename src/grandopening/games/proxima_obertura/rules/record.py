"""How the record writes cards that come to a hand: with the seat they are for."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Refused, Setup
from ....core.declare import SEAT
from .kinds import CARD, CARD_OR_THIEF

Entry = dict[str, Any]


class Dealt:
    """A starting hand is one entry."""

    types: Mapping[str, Any] = {"seat": int, "cards": list[str]}

    def append(self, log: list[Entry], setup: Setup, s: Any, value: int) -> None:
        seat = int(s.drawer)
        if not log or log[-1].get("chance") != "deal" or log[-1]["seat"] != seat:
            log.append({"chance": "deal", "seat": seat, "cards": []})
        log[-1]["cards"].append(CARD.word(setup, value))

    def read(self, setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
        _check_seat(setup, s, entry, "cards", "P2.1")
        cards, dealt = entry["cards"], int(setup.board.dealt)
        if not isinstance(cards, list) or len(cards) != dealt:
            raise Refused("record", f"deal: 'cards' is not a list of {dealt}")
        return [CARD.value(setup, card) for card in cards]


class Drawn:
    """A card each, or the thief."""

    types: Mapping[str, Any] = {"seat": int, "card": str}

    def append(self, log: list[Entry], setup: Setup, s: Any, value: int) -> None:
        log.append({"chance": "draw", "seat": int(s.drawer), "card": CARD_OR_THIEF.word(setup, value)})

    def read(self, setup: Setup, s: Any, entry: Mapping[str, Any]) -> list[int]:
        _check_seat(setup, s, entry, "card", "P3.4")
        return [CARD_OR_THIEF.value(setup, entry["card"])]


def _check_seat(setup: Setup, s: Any, entry: Mapping[str, Any], key: str, rule: str) -> None:
    """The form of the entry, and whether it is this seat's card that comes next."""
    for needed in ("seat", key):
        if needed not in entry:
            raise Refused("record", f"{entry['chance']} needs {needed!r}")
    seat = SEAT.value(setup, entry["seat"])
    if seat != s.drawer:
        raise Refused(rule, f"the next card is for seat {s.drawer}, not seat {seat}")
