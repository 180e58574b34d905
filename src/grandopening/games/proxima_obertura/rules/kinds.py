"""What the numbers of Pròxima Obertura stand for, and how the record writes them."""

from ....core.contract import Setup
from ....core.declare import Kind, Refused, named
from .state import CARDS, ENDS, FACES, PUSHES, SOURCES, SPACES, THIEF, TYPES


def _card_word(setup: Setup, card: int) -> str:
    word: str = setup.data.cards[card]
    return word


def _card_of(setup: Setup, word: object) -> int:
    if word not in setup.data.cards[:THIEF]:
        raise Refused("record", f"there is no product card {word!r}: cards are like {setup.data.cards[0]}")
    card: int = setup.data.cards.index(word)
    return card


def _card_or_thief_of(setup: Setup, word: object) -> int:
    return THIEF if word == setup.data.cards[THIEF] else _card_of(setup, word)


def _type_of(setup: Setup, word: object) -> int:
    types: tuple[str, ...] = setup.data.types
    if word not in types:
        raise Refused("record", f"there is no type {word!r}: types are {', '.join(types)}")
    return types.index(str(word))


def _below(name: str, size: int) -> Kind:
    """A number that stands for itself."""

    def value(setup: Setup, word: object) -> int:
        if type(word) is not int or not 0 <= word < size:
            raise Refused("record", f"{word!r} is no {name} from 0 to {size - 1}")
        return word

    return Kind(name, size, value=value)


CARD = Kind("card", CARDS, type=str, word=_card_word, value=_card_of)
CARD_OR_THIEF = Kind("card", CARDS + 1, type=str, word=_card_word, value=_card_or_thief_of)
TYPE = Kind("type", TYPES, type=str, word=lambda setup, value: setup.data.types[value], value=_type_of)
SPACE = _below("space", SPACES)
PUSH_VALUE = _below("value", PUSHES)
FACE = _below("face", FACES)
# Of events alone: the seat whose colour a die shows, None for another; a push pawn, its name and by what it multiplies.
COLOUR = Kind("colour", FACES, type=int | None, word=lambda setup, face: face if face < setup.players else None)
PAWN = Kind("pawn", type=str | int, word=lambda setup, pawn: setup.data.pushes[pawn], keys=("push", "by"))
SOURCE = named("source", SOURCES)
END = named("end", ENDS)
