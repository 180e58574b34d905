"""Actions in the words of the record, and back: read off the table of verbs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .declare import Refused
from .verbs import Codec, Entry, Verb

if TYPE_CHECKING:
    from .contract import Setup


class Words:
    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self._chance = {verb.word: verb for verb in codec.verbs if verb.chance}
        self._decisions = {verb.word: verb for verb in codec.verbs if not verb.chance}

    def append(self, log: list[Entry], setup: "Setup", s: Any, action: int) -> None:
        """Write the action that is about to happen in s: a new entry, or one more result of the last."""
        word, values = self._codec.decode(action)
        verb = self._codec.named[word]
        if verb.form:
            verb.form.append(log, setup, s, values[0])
            return
        entry: Entry = {"chance": word} if verb.chance else {"seat": int(s["actor"]), "do": word}
        if verb.together:
            kinds = verb.arguments.values()
            entry[verb.together] = [kind.word(setup, value) for kind, value in zip(kinds, values, strict=True)]
        else:
            for (name, kind), value in zip(verb.arguments.items(), values, strict=True):
                entry |= kind.in_words(name, setup, value)
        log.append(entry)

    def entry_of(self, setup: "Setup", s: Any, action: int) -> Entry:
        """The entry of one action by itself."""
        log: list[Entry] = []
        self.append(log, setup, s, action)
        return log[0]

    def actions_of(self, setup: "Setup", s: Any, entry: Mapping[str, Any]) -> list[int]:
        """The actions an entry stands for, not yet checked against the rules. Raises Refused if the form is wrong."""
        is_chance = "chance" in entry
        verbs, word = (self._chance, entry["chance"]) if is_chance else (self._decisions, entry["do"])
        if not isinstance(word, str) or word not in verbs:
            raise Refused("record", f"there is no {'chance result' if is_chance else 'decision'} {word!r}")
        verb = verbs[word]
        if verb.form:
            return [self._codec.encode(word, value) for value in verb.form.read(setup, s, entry)]
        for key in verb.keys:
            if key not in entry:
                raise Refused("record", f"{word} needs {key!r}")
        return [self._codec.encode(word, *self._values_of(verb, setup, entry))]

    def _values_of(self, verb: Verb, setup: "Setup", entry: Mapping[str, Any]) -> list[int]:
        if not verb.together:
            return [kind.read(name, setup, entry) for name, kind in verb.arguments.items()]
        words, kinds = entry[verb.together], list(verb.arguments.values())
        if not isinstance(words, list) or len(words) != len(kinds):
            raise Refused("record", f"{verb.word}: {words!r} is not a list of {len(kinds)} {verb.together}")
        values = [kind.value(setup, word) for kind, word in zip(kinds, words, strict=True)]
        return sorted(values) if verb.in_any_order else values
