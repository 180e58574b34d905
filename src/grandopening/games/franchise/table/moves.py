"""Moves of Franchise with their prices and places."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import Position, Refusal, Setup
from ..rules.refusals import NO_SUCH_LINK, NO_SUCH_PLACE, NOT_NOW, REFUSALS
from ..rules.verbs import CODEC
from .asking import link_prices_of

LINKS = ("expand", "expand_again")
NOT_ABOUT_A_PLACE = [REFUSALS[code] for code in (NOT_NOW, NO_SUCH_PLACE, NO_SUCH_LINK)]


def prices_of(position: Position, actions: Sequence[int]) -> list[int]:
    """What each legal move costs its player at once; a bonus tile that is cashed in costs less than nothing."""
    decoded = [CODEC.decode(action) for action in actions]
    ways = [values[0] if verb in LINKS else 0 for verb, values in decoded]
    links = link_prices_of(position, ways) if any(verb in LINKS for verb, _ in decoded) else ways
    return [
        price if verb in LINKS else _price_of(position, action, verb)
        for action, price, (verb, _) in zip(actions, links, decoded, strict=True)
    ]


def _price_of(position: Position, action: int, verb: str) -> int:
    board = position.setup.board
    if verb == "expand_far":
        tried = position.copy()
        tried.apply(action)
        return int(position.state.cash[position.actor] - tried.state.cash[position.actor])
    if verb == "share":
        return int(board.share_price)
    return -int(board.cash_tile) if verb == "cash" else 0


def places_of(entry: Mapping[str, Any]) -> list[str]:
    """The places a decision concerns, its target last."""
    return [entry[key] for key in ("from", "to", "place") if key in entry]


def is_told(refusal: Refusal, setup: Setup) -> bool:
    """Is this refusal one that somebody might ask for?"""
    return refusal not in NOT_ABOUT_A_PLACE
