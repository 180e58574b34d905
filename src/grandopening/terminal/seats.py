"""Who sits at the table: people at this screen, and bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import bot_named
from ..core.contract import Game, Position, Refused

BOT = "bot"
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NAME_LENGTH = 20
LEVEL = "shopkeeper"


@dataclass(frozen=True)
class Seat:
    name: str
    is_bot: bool = False


def parse_seats(text: str | None, players: int, you: str) -> list[Seat]:
    """`you,bot,Cleo`: a person each by name, bots as `bot`, `you` in the words spoken. Without a text: you and bots."""
    words = [word.strip() for word in text.split(",")] if text is not None else ["you"] + [BOT] * (players - 1)
    if len(words) != players:
        raise Refused("option", f"--seats names {len(words)} seats, and {players} play")
    people = [you if word == "you" else word for word in words if word != BOT]
    for name in people:
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            raise Refused("option", f"--seats: {name!r} is not a name of 1 to {NAME_LENGTH} letters")
        if people.count(name) > 1:
            raise Refused("option", f"--seats: two people called {name}")
    free = (name for name in BOT_NAMES if name not in people)
    left = iter(people)
    return [Seat(next(free), is_bot=True) if word == BOT else Seat(next(left)) for word in words]


def seats_of(record: Mapping[str, Any]) -> list[Seat]:
    """Those of a saved game: bots are named under its extra key, and nobody else is one."""
    bots = record.get("bots")
    bots = bots if isinstance(bots, list) else []
    return [Seat(name, is_bot=seat in bots) for seat, name in enumerate(record["seats"])]


def marks_of(seats: Sequence[Seat]) -> list[str]:
    """A letter for each seat: the first of its name, or of the alphabet, that no other seat has."""
    marks: list[str] = []
    for seat in seats:
        letters = [letter.upper() for letter in seat.name if letter.isalnum()] + list("ABCDEFGHIJ")
        marks.append(next(letter for letter in letters if letter not in marks))
    return marks


class Bots:
    """What the bots at the table decide."""

    def __init__(self, game: Game, seed: int) -> None:
        self.bot = bot_named(LEVEL, game, seed)

    def choose(self, position: Position) -> int:
        return self.bot.choose(position.view(position.actor))
