"""Telling a game: its events, refusals and moves as sentences, for the people at one table.

What a message is called: `GAME-event-NAME`, `GAME-refusal-NAME` and `GAME-move-VERB` (with a heading and a short form
for lists). Its values are named like the numbers of the event, or like the keys of the record's entry.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.contract import Position, Refusal, Setup
from .words import Words

Event = tuple[int, int, int, int]


class Teller:
    seat_kinds = frozenset({"seat"})  # numbers of events that are seats

    def __init__(self, words: Words, setup: Setup, seats: Sequence[str]) -> None:
        self.words = words
        self.setup = setup
        self.seats = seats

    def say(self, part: str, **values: object) -> str:
        return self.words.say(f"{self.setup.game.messages}-{part}", **values)

    def options(self) -> str:
        """What is played: the options, but for expansions that are left out."""
        chosen = {name: value for name, value in self.setup.options.items() if value is not False}
        return " · ".join(self.say(f"option-{name.replace('_', '-')}", value=value) for name, value in chosen.items())

    def event(self, event: Event, viewer: int | None = None) -> str:
        """What happened, in a sentence, as the viewer may know it (None: somebody who may know everything)."""
        name, *kinds = self.setup.game.events[event[0]]
        values: dict[str, object] = {}
        for kind, value in zip(kinds, event[1:], strict=True):
            if kind:
                values |= self.values_of(kind, value)
        return self.say(f"event-{name.replace('_', '-')}", **values)

    def values_of(self, kind: str, value: int) -> dict[str, object]:
        """A number of an event as the values its message can use."""
        return {kind: self.seats[value] if kind in self.seat_kinds else value}

    def move(self, position: Position, entry: Mapping[str, Any], part: str = "") -> str:
        """A decision, given as the record writes it, in a few words. Parts: "short", without its verb, and "heading"
        for a list of such decisions."""
        message = f"move-{entry['do'].replace('_', '-')}"
        return self.say(f"{message}.{part}" if part else message, **self._values(position, entry))

    def price_of(self, position: Position, action: int) -> int | None:
        """The dollars a legal action costs; None where that is no question."""
        return None

    def phase(self, position: Position) -> str:
        """What is to be decided now."""
        return self.say(f"phase-{self.phase_of(position)}")

    def phase_of(self, position: Position) -> str:
        """The name of the phase."""
        raise NotImplementedError

    def _values(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        return {**self.words_of(entry), **self.facts_of(position, entry)}

    def words_of(self, entry: Mapping[str, Any]) -> dict[str, object]:
        """The values of an entry as its message can use them."""
        return {key: value for key, value in entry.items() if key not in ("seat", "do")}

    def refusal(self, refusal: Refusal, position: Position, entry: Mapping[str, Any]) -> str:
        """Why not, with the number of the rule."""
        sentence = self.say(f"refusal-{refusal.message}", **self._values(position, entry))
        return self.words.say("refusal", rule=refusal.rule, sentence=sentence)

    def facts_of(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        """What a message may quote besides the move itself."""
        return {}
