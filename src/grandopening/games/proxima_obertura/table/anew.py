"""What a viewer of a running game cannot know, dealt anew in the entries that led to a position."""

from typing import Any

from ....core.contract import SEATS, Position
from ....table.fields import has
from ..rules.hidden import cards_from
from ..rules.state import KINDS, TYPES

Entry = dict[str, Any]


def dealt_anew(position: Position, entries: list[Entry], viewer: int, seed: int) -> list[Entry]:
    """Entries that lead to a position in which the viewer knows the same, and the rest lies at random. Every secret
    card of a hand becomes another one of the deck it came from, in the entry that last brought it to that hand."""
    setup, imagined = position.setup, position.view(viewer)
    setup.game.rules.imagine(setup.board, imagined.state, viewer, seed)
    names: dict[tuple[int, str], str] = {}
    for seat in range(SEATS):
        for origin in range(int(position.state.n_old) + 1):
            was, becomes = (_secret_cards(one, seat, origin) for one in (position, imagined))
            names |= {(seat, before): after for before, after in zip(was, becomes, strict=True)}
    return list(reversed([_renamed(entry, names) for entry in reversed(entries)]))


def _secret_cards(position: Position, seat: int, origin: int) -> list[str]:
    """Of a hand, in words: those that came from one of the decks."""
    s, found = position.state, []
    for t in range(TYPES):
        mask = int(s.cards[seat, t] & ~s.known[seat, t] & cards_from(s, origin, t))
        found += [position.setup.data.cards[t * KINDS + i] for i in range(KINDS) if has(mask, i)]
    return found


def _renamed(entry: Entry, names: dict[tuple[int, str], str]) -> Entry:
    """Each name is used up by the entry it is for."""
    if entry.get("chance") == "deal":
        return {**entry, "cards": [names.pop((entry["seat"], card), card) for card in entry["cards"]]}
    if entry.get("chance") == "draw":
        return {**entry, "card": names.pop((entry["seat"], entry["card"]), entry["card"])}
    return entry
