"""The entries of the record as the API documents them: a type for each verb of each game, made from its table of
verbs. Entries are sent as plain objects; nothing is ever encoded by these types."""

from collections.abc import Iterator
from keyword import iskeyword
from typing import Any, Literal

from msgspec import UNSET, UnsetType, defstruct

from ...core.contract import Game
from ...core.verbs import Verb
from ...games import GAMES, game_named
from ...table.plain import is_secret


def entry_types() -> Iterator[type]:
    for name in GAMES:
        game = game_named(name)
        for verb in game.codec.verbs:
            yield _entry_type(game, verb)


def _entry_type(game: Game, verb: Verb) -> type:
    """Its keys are left out where somebody may not know what stands under them."""
    fields: list[Any] = [("chance", Literal[verb.word])] if verb.chance else [("seat", int), ("do", Literal[verb.word])]
    names = {f"{key}_" if iskeyword(key) else key: key for key in verb.types}
    can_be_hidden = is_secret(game, verb.word)
    for name, key in names.items():
        kind = verb.types[key]
        fields.append((name, kind | UnsetType, UNSET) if can_be_hidden and key != "seat" else (name, kind))
    return defstruct(f"{_camel(game.messages)}{_camel(verb.word)}", fields, rename=names, kw_only=True)


def _camel(name: str) -> str:
    return "".join(map(str.capitalize, name.replace("-", "_").split("_")))
