"""Moves of Franchise, and which refusals are told."""

from collections.abc import Mapping
from typing import Any

from ....core.contract import Refusal, Setup
from ..rules.refusals import NO_SUCH_LINK, NO_SUCH_PLACE, NOT_NOW, REFUSALS

NOT_ABOUT_A_PLACE = [REFUSALS[code] for code in (NOT_NOW, NO_SUCH_PLACE, NO_SUCH_LINK)]


def places_of(entry: Mapping[str, Any]) -> list[str]:
    """The places a decision concerns, its target last."""
    return [entry[key] for key in ("from", "to", "place") if key in entry]


def is_told(refusal: Refusal, setup: Setup) -> bool:
    """Is this refusal one that somebody might ask for?"""
    return refusal not in NOT_ABOUT_A_PLACE
