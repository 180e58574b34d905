"""Refusals of Pròxima Obertura, and entries as a seat may know them."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Position, Refusal, Setup
from ....table import plain
from ....table.fields import has
from ..data import neighbours_of
from ..rules.state import THIEF

# About cards one does not see, or another step: nothing one would point at.
NOT_POINTED_AT = frozenset(
    {
        "not-now",
        "take-not-in-window",
        "discard-not-in-hand",
        "show-not-in-hand",
        "want-not-shown",
        "give-not-in-hand",
        "use-not-in-hand",
        "add-not-in-hand",
        "cut-not-in-hand",
        "cut-first",
        "ask-two-types",
        "site-closed",
    }
)


def is_told(refusal: Refusal, setup: Setup) -> bool:
    """Is this refusal one that somebody might ask for?"""
    return refusal.message not in NOT_POINTED_AT


def reasons_of(position: Position, entry: Mapping[str, Any], refusal: Refusal) -> dict[str, Any]:
    """What a page can point at to make a refusal plain: the shop that forbids a space (P3.2)."""
    if refusal.message not in ("site-neighbour-same-type", "site-taken"):
        return {}
    setup, s = position.setup, position.state
    near = neighbours_of(setup.data, entry["space"]) if refusal.message != "site-taken" else {entry["space"]}
    for seat in range(setup.players):
        for space in sorted(near):
            if has(int(s.held[seat]), space) and (refusal.message == "site-taken" or s.shop_type[space] == s.building):
                return {"seat": seat, "space": space, "type": setup.data.types[s.shop_type[space]]}
    return {}


def hidden(setup: Setup, entry: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """An entry as the viewer may know it: without the cards that others were dealt or drew. A thief is shown (P5.1)."""
    return entry if entry.get("card") == setup.data.cards[THIEF] else plain.hidden(setup, entry, viewer)
