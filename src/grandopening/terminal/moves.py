"""Moves as people name them: by their number in the list, or by some of their words."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core.contract import Position, Refused
from ..text import Teller


@dataclass(frozen=True)
class Move:
    action: int
    entry: dict[str, Any]
    label: str  # "expand from Detroit to Chicago ($3)"
    short: str  # "Detroit → Chicago $3"
    price: int | None


def legal_moves(position: Position, teller: Teller) -> list[Move]:
    """What the seat to decide can do, with prices; what names nothing (done, pass) comes last."""
    moves = [
        _move(position, teller, action, _entry(position, action), teller.price_of(position, action))
        for action in position.legal()
    ]
    return sorted(moves, key=lambda move: _names_nothing(move.entry))


def _names_nothing(entry: dict[str, Any]) -> bool:
    return set(entry) <= {"seat", "do"}


def _entry(position: Position, action: int) -> dict[str, Any]:
    """The action in the words of the record."""
    return position.setup.game.words.entry_of(position.setup, position.state, action)


def _move(position: Position, teller: Teller, action: int, entry: dict[str, Any], price: int | None = None) -> Move:
    label, short = teller.move(position, entry), teller.move(position, entry, "short")
    if _names_nothing(entry) and short != label:
        short = f"{label}: {short}"  # the word to type, and what it does
    if price is not None:
        label = teller.words.say("priced", move=label, dollars=price)
        short = f"{short} {teller.words.say('money', dollars=price)}"
    return Move(action, entry, label, short, price)


def other_moves(position: Position, teller: Teller) -> Iterator[Move]:
    """Every decision the words of this game know on this board, legal or not."""
    setup = position.setup
    for verb in setup.game.codec.verbs:
        if verb.chance:
            continue
        for action in setup.game.codec.actions_of(verb.word):
            try:
                entry = _entry(position, action)
                if setup.game.words.actions_of(setup, position.state, entry) != [action]:
                    continue
            except (IndexError, Refused):
                continue  # a number without a meaning on this board
            yield _move(position, teller, action, entry)


def named(text: str, moves: list[Move]) -> list[Move]:
    """The moves whose words begin with the typed ones, in the same order; if one of them says just that, only it."""
    typed = words_in(text)
    exact = [move for move in moves if words_in(move.label) == typed or words_in(move.short) == typed]
    return exact or [move for move in moves if typed and _is_part(typed, words_in(move.label))]


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def folded(text: str) -> str:
    """Without capitals and accents, as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _is_part(typed: list[str], words: list[str]) -> bool:
    left = iter(words)
    return all(any(word.startswith(start) for word in left) for start in typed)
