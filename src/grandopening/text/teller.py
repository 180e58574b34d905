"""Telling a game: its events, refusals and moves as sentences, for the people at one table.

What a message is called: `GAME-event-NAME`, `GAME-refusal-NAME` and `GAME-move-VERB` (with a heading and a short form
for lists). Its values are named like the numbers of the event, or like the keys of the record's entry; a word of a kind
that has messages of its own, `GAME-KIND-WORD`, is said by that. What a game has no message for is told plainly.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.contract import Position, Refusal, Setup
from ..core.declare import SEAT, Kind
from ..core.events import Event
from .plain import fields_in_words, in_a_row, spaced
from .words import Words


class Teller:
    def __init__(self, words: Words, setup: Setup, seats: Sequence[str]) -> None:
        self.words = words
        self.setup = setup
        self.seats = seats

    def say(self, part: str, **values: object) -> str:
        return self.words.say(self._message(part), **values)

    def has(self, part: str) -> bool:
        return self.words.has(self._message(part))

    def _message(self, part: str) -> str:
        return f"{self.setup.game.messages}-{part.replace('_', '-')}"

    def options(self) -> str:
        """What is played: the options, but for expansions that are left out."""
        chosen = {name: value for name, value in self.setup.options.items() if value is not False}
        return " · ".join(self._option(name, value) for name, value in chosen.items())

    def _option(self, name: str, value: object) -> str:
        part = f"option-{name}"
        return self.say(part, value=value) if self.has(part) else in_a_row({name: value})

    # what happened

    def event(self, event: Event, viewer: int | None = None) -> str:
        """What happened, in a sentence, as the viewer may know it (None: somebody who may know everything)."""
        kind = self.setup.game.events[event.kind]
        known = kind.known(event, viewer)
        values: dict[str, object] = {}
        for name, value in known.items():
            values |= self.values_of(name, kind.numbers[name], value)
        is_hidden = kind.secret and kind.secret not in known
        part = f"event-{kind.name}{'-hidden' if is_hidden else ''}"
        return self.say(part, **values) if self.has(part) else _plain_event(kind.name, values)

    def values_of(self, name: str, kind: Kind, value: int) -> dict[str, object]:
        """A number of an event or a move as the values its message can use."""
        if kind.name == SEAT.name:
            return {name: self.seats[value]}
        words = kind.in_words(name, self.setup, value)
        return {key: self.word(key if kind.keys else kind.name, word) for key, word in words.items()}

    def word(self, kind: str, word: Any) -> object:
        """How a word of the record is said; of a kind that has several keys, by the name of its key."""
        part = f"{kind}-{word}"
        return self.say(part) if isinstance(word, str) and self.has(part) else word

    # what one can do

    def move(self, position: Position, entry: Mapping[str, Any], part: str = "") -> str:
        """A decision, given as the record writes it, in a few words. Parts: "short", without its verb, and "heading"
        for a list of such decisions."""
        message = f"move-{entry['do']}"
        if not self.has(message):
            return _plain_move(entry["do"], self.words_of(entry), part)
        return self.say(f"{message}.{part}" if part else message, **self._values(position, entry))

    def price_of(self, position: Position, action: int) -> int | None:
        """The dollars a legal action costs; None where that is no question."""
        return None

    def phase(self, position: Position) -> str:
        """What is to be decided now."""
        name = self.phase_of(position)
        return self.say(f"phase-{name}") if self.has(f"phase-{name}") else spaced(name)

    def phase_of(self, position: Position) -> str:
        """The name of the phase."""
        return self.setup.game.phases[int(position.state["phase"])].replace("_", "-")

    def _values(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        return {**self.words_of(entry), **self.facts_of(position, entry)}

    def words_of(self, entry: Mapping[str, Any]) -> dict[str, object]:
        """The values of an entry as its message can use them."""
        values: dict[str, object] = {key: value for key, value in entry.items() if key not in ("seat", "do")}
        verb = self.setup.game.codec.named.get(entry.get("do", ""))
        for name, kind in verb.arguments.items() if verb else ():
            if name in entry:
                is_seat = kind.name == SEAT.name
                values[name] = self.seats[entry[name]] if is_seat else self.word(kind.name, entry[name])
        return values

    def refusal(self, refusal: Refusal, position: Position, entry: Mapping[str, Any]) -> str:
        """Why not, with the number of the rule."""
        part = f"refusal-{refusal.message}"
        sentence = self.say(part, **self._values(position, entry)) if self.has(part) else spaced(refusal.message)
        return self.words.say("refusal", rule=refusal.rule, sentence=sentence)

    def reason(self, message: str, values: Mapping[str, Any]) -> str:
        """What speaks for a move, by the id of its message."""
        said = {key: self.word(key, value) for key, value in values.items()}
        if "seat" in values:  # another player's
            said["name"] = self.seats[values["seat"]]
        return self.words.say(message, **said)

    def facts_of(self, position: Position, entry: Mapping[str, Any]) -> dict[str, object]:
        """What a message may quote besides the move itself."""
        return {}

    # what there is to see

    def board(self, position: Position) -> list[str]:
        """The position in lines of text, for a screen or a page that knows no better way to show it. It must have been
        redacted for whoever reads it."""
        return fields_in_words(position)


def _plain_event(name: str, values: Mapping[str, object]) -> str:
    """`Ann: take, card 3`"""
    rest = {key: value for key, value in values.items() if key != "seat"}
    told = ", ".join(filter(None, [spaced(name), in_a_row(rest)]))
    return f"{values['seat']}: {told}" if "seat" in values else told.capitalize()


def _plain_move(verb: str, values: Mapping[str, object], part: str) -> str:
    """`take card 3`; short: `card 3`; heading: `take`"""
    verb, rest = spaced(verb), in_a_row(values)
    if part == "heading":
        return verb
    return (rest or verb) if part == "short" else f"{verb} {rest}".strip()
