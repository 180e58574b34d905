"""Moves of Pròxima Obertura, what an opening is worth, refusals, and entries as a seat may know them."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import Position, Refusal, Setup
from ....table import plain
from ....table.fields import has
from ..data import GameData, neighbours_of
from ..rules.state import PUSH, SITE, THIEF, USE, VALUES
from ..rules.verbs import CODEC
from .turns import points_of

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
BUILDING = frozenset({"open", "use", "site", "push"})


def worth_of(position: Position, actions: Sequence[int]) -> list[int | None]:
    """The points a shop would bring at once, its neighbours and equals included: by trying it out to its end, with the
    best cards, spaces and pushes that are left to choose."""
    verbs = [CODEC.verb_of(action).word for action in actions]
    if not BUILDING.intersection(verbs):
        return [None] * len(actions)
    seat = position.actor
    now = points_of(position)[seat]
    return [
        _best_after(position, action, seat) - now if verb in BUILDING else None
        for action, verb in zip(actions, verbs, strict=True)
    ]


def _best_after(position: Position, action: int, seat: int) -> int:
    tried = position.copy()
    tried.apply(action)
    phase = int(tried.state["phase"])
    if phase == SITE:
        return max(_best_after(tried, way, seat) for way in tried.legal())
    if phase == USE:  # the most valuable card of any group: what is put in never hinders what comes after
        return _best_after(tried, max(tried.legal(), key=lambda way: _value_of(tried.setup, way)), seat)
    if phase == PUSH:
        return _best_after(tried, tried.legal()[-1], seat)  # the last multiplies most
    return points_of(tried)[seat]


def _value_of(setup: Setup, action: int) -> int:
    _, (card,) = CODEC.decode(action)
    data: GameData = setup.data
    return data.values[card % VALUES]


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
