"""Moves as words: they print and compare as people say them."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..core.contract import Position, Refused
from ..terminal import moves as told
from ..text import Teller

MOST_REASONS = 3


class Move(str):
    """A decision in words, such as "expand from Detroit to Chicago ($3)". `entry` is what the record writes, `price`
    the dollars it costs where that is a question, `action` the number by which environments know it.

    >>> import grandopening
    >>> move = grandopening.new("franchise", players=3, seed=1).legal()[0]
    >>> move
    'start in Flagstaff'
    >>> move.entry
    {'seat': 2, 'do': 'start', 'place': 'Flagstaff'}
    """

    __slots__ = ("action", "entry", "price")

    action: int
    entry: dict[str, Any]
    price: int | None

    def __new__(cls, label: str, action: int, entry: dict[str, Any], price: int | None = None) -> "Move":
        move = super().__new__(cls, label)
        move.action, move.entry, move.price = action, entry, price
        return move

    def __getnewargs__(self) -> tuple[Any, ...]:
        return str(self), self.action, self.entry, self.price


def legal_moves(position: Position, teller: Teller) -> list[Move]:
    """What the seat to act can do; nothing where the game is over."""
    if position.is_over:
        return []
    return [Move(one.label, one.action, one.entry, one.price) for one in told.legal_moves(position, teller)]


def move_named(position: Position, teller: Teller, what: str, words: Mapping[str, Any]) -> Move:
    """The legal move that is meant by a verb and some of its words, or by words as they are typed; of several the
    cheapest. Raises Refused with the reason where there is none, and where it is not clear which is meant."""
    moves = legal_moves(position, teller)
    verbs = {verb.word for verb in teller.setup.game.codec.verbs if not verb.chance}
    if what not in verbs and words:
        raise Refused("record", f"there is no decision {what!r}: there are {', '.join(sorted(verbs))}")
    found = [move for move in moves if _is_meant(move.entry, what, words)] if what in verbs else _typed(what, moves)
    if not found:
        raise _refusal(position, teller, what, words, is_verb=what in verbs)
    cheapest = min(move.price or 0 for move in found)
    clear = [move for move in found if (move.price or 0) == cheapest]
    if len(clear) > 1:
        raise Refused("record", f"which one: {'; '.join(clear)}?")
    return clear[0]


def _is_meant(entry: Mapping[str, Any], verb: str, words: Mapping[str, Any]) -> bool:
    return entry["do"] == verb and all(entry.get(key) == word for key, word in words.items())


def _typed(text: str, moves: list[Move]) -> list[Move]:
    shown = [told.Move(move.action, move.entry, str(move), str(move), move.price) for move in moves]
    meant = {move.action for move in told.named(text, shown)}
    return [move for move in moves if move.action in meant]


def _refusal(position: Position, teller: Teller, what: str, words: Mapping[str, Any], is_verb: bool) -> Refused:
    """Why none of the moves that could be meant is legal."""
    if position.is_over:
        return Refused(teller.setup.game.end_rule, "the game is over")
    others = list(told.other_moves(position, teller))
    meant = [one for one in others if _is_meant(one.entry, what, words)] if is_verb else told.named(what, others)
    found = [(refusal, move.entry) for move in meant if (refusal := position.refusal(move.action))]
    if found:
        often = Counter(refusal.rule for refusal, _ in found)
        found.sort(key=lambda pair: -often[pair[0].rule])  # the usual reason first
        sentences = dict.fromkeys(teller.refusal(refusal, position, entry) for refusal, entry in found)
        return Refused(found[0][0].rule, " ".join(list(sentences)[:MOST_REASONS]))
    for key, word in words.items():
        if key in teller.setup.game.codec.named[what].keys and not any(one.entry.get(key) == word for one in others):
            return _of_words(position, what, words) or Refused("record", f"{what}: there is no {key!r} {word!r}")
    return Refused("record", f"there is no move {what!r} {dict(words) or ''}".strip())


def _of_words(position: Position, verb: str, words: Mapping[str, Any]) -> Refused | None:
    """What is wrong with the words themselves: no such place, no such card. None where only some are given."""
    setup = position.setup
    if set(setup.game.codec.named[verb].keys) - words.keys():
        return None
    try:
        setup.game.words.actions_of(setup, position.state, {"seat": position.actor, "do": verb, **words})
    except Refused as error:
        return error
    return None
