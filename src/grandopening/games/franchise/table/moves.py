"""Moves of Franchise with their prices, refusals, and events in the words of the record."""

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import Position, Refusal, Setup
from ....record.recorder import Event
from ..rules.actions import CODEC
from ..rules.state import CASH_TILE, ENDED_RED, MILESTONE_NAMES, SHARE_PRICE, SOURCES
from .asking import link_prices_of

LINKS = ("expand", "expand_again")
PRICES = {"share": SHARE_PRICE, "cash": -CASH_TILE}
NOT_ABOUT_A_PLACE = frozenset({"not-now", "no-such-place", "no-such-link"})


def prices_of(position: Position, actions: Sequence[int]) -> list[int]:
    """What each legal move costs its player at once; the $10 tile costs −10."""
    decoded = [CODEC.decode(action) for action in actions]
    ways = [values[0] if verb in LINKS else 0 for verb, values in decoded]
    links = link_prices_of(position, ways) if any(verb in LINKS for verb, _ in decoded) else ways
    return [
        price if verb in LINKS else _price_of(position, action, verb)
        for action, price, (verb, _) in zip(actions, links, decoded, strict=True)
    ]


def _price_of(position: Position, action: int, verb: str) -> int:
    if verb == "expand_far":
        tried = position.copy()
        tried.apply(action)
        return int(position.state.cash[position.actor] - tried.state.cash[position.actor])
    return PRICES.get(verb, 0)


def worth_of(position: Position, actions: Sequence[int]) -> list[int | None]:
    """Nothing is told of points before the turn ends."""
    return [None] * len(actions)


def places_of(entry: Mapping[str, Any]) -> list[str]:
    """The places a decision concerns, its target last."""
    return [entry[key] for key in ("from", "to", "place") if key in entry]


def is_told(setup: Setup, action: int, refusal: Refusal) -> bool:
    """Is this refusal one that somebody might ask for?"""
    return refusal.message not in NOT_ABOUT_A_PLACE and _exists(setup, action)


def _exists(setup: Setup, action: int) -> bool:
    """Capacities are larger than the board: leave out what is not on it."""
    data, limits = setup.data, {"way": int(setup.board.n_ways)}
    limits |= {"place": len(data.places), "region": len(data.regions), "tile": len(data.tiles)}
    _, values = CODEC.decode(action)
    arguments = CODEC.verb_of(action).arguments
    return all(value < limits.get(name, size) for (name, size), value in zip(arguments, values, strict=True))


def reasons_of(position: Position, entry: Mapping[str, Any], refusal: Refusal) -> dict[str, Any]:
    """A refusal speaks for itself."""
    return {}


def hidden(setup: Setup, entry: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Nothing is hidden."""
    return entry


def dealt_anew(position: Position, entries: list[dict[str, Any]], viewer: int, seed: int) -> list[dict[str, Any]]:
    """Nothing is hidden."""
    return entries


def told(setup: Setup, event: Event, viewer: int | None) -> dict[str, Any]:
    """An event with its numbers as words."""
    kind, *kinds = setup.game.events[event[0]]
    words: dict[str, Any] = {"kind": kind}
    for name, value in zip(kinds, event[1:], strict=True):
        if name == "way":
            words["from"] = setup.data.places[setup.board.way_from[value]].name
            words["to"] = setup.data.places[setup.board.way_to[value]].name
        elif name:
            words[name] = _word(setup, name, value)
    return words


def _word(setup: Setup, name: str, value: int) -> Any:
    if name == "place":
        return setup.data.places[value].name
    if name == "region":
        return setup.data.regions[value].name
    if name == "milestone":
        return MILESTONE_NAMES[value]
    if name == "source":
        return SOURCES[value]
    if name == "end":
        return "red" if value == ENDED_RED else "stalled"
    return value
