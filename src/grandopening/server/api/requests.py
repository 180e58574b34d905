"""What the API is sent. Everything is checked here once: sizes, ranges, words."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...games import GAMES
from ...table.seats import NAME_LENGTH, Clock, Order

MESSAGE_LENGTH = 500

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Pace = Annotated[float, Meta(ge=0, le=5, description="seconds a bot waits between its steps")]
Colour = Literal["red", "blue", "yellow", "green", "violet"]
OptionValue = bool | int | str
Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class Strict(Struct, forbid_unknown_fields=True):
    """A word we do not know is more likely a slip than a wish."""


class NewSeat(Strict):
    """you · screen: another person on this screen · friend: open until an invitation is claimed · bot"""

    kind: Literal["you", "screen", "friend", "bot"]
    name: Name = ""
    colour: Colour | None = None
    level: str | None = None


class NewGame(Strict):
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    game: str = GAMES[0]
    options: dict[str, OptionValue] = {}
    order: Order = "drawn"
    clock: Clock | None = None
    pace: Pace = 0.8
    start: bool = True
    help: Annotated[bool, Meta(description="hints and what-if are allowed while it runs")] = True
    board: dict[str, Any] | None = None


class SeatChange(Strict):
    seat: Annotated[int, Meta(ge=0, le=4)]
    name: Name | None = None
    colour: Colour | None = None


class LobbyChange(Strict):
    version: Version
    options: dict[str, OptionValue] | None = None
    seats: list[SeatChange] = []
    order: Order | None = None
    pace: Pace | None = None
    help: bool | None = None
    clock: Clock | UnsetType | None = UNSET  # null: none


class AtVersion(Strict):
    version: Version


class Played(Strict):
    """An entry as the list of moves gives it."""

    version: Version
    entry: dict[str, Any]


class Back(Strict):
    version: Version
    steps: Annotated[int, Meta(ge=0, le=1000, description="0: the whole draft")] = 1
    seat: Annotated[int, Meta(ge=0, le=4, description="whose draft, if several of yours have one")] | None = None


class UndoAnswer(Strict):
    version: Version
    agree: bool


class Look(Strict):
    secret: Secret


class Claim(Strict):
    secret: Secret
    name: Name = ""


class ToBot(Strict):
    level: str | None = None


class NewPace(Strict):
    pace: Pace


class NewName(Strict):
    name: Name


class NewSilence(Strict):
    """Show nothing whenever one is asked to, from now on, or decide each time."""

    silent: bool


class Agreement(Strict):
    """To a review of the game while it runs, for all seats of yours."""

    agrees: bool


class WhatIf(Strict):
    """A position to play on from: after so many entries, by default now."""

    number: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    seat: Annotated[int, Meta(ge=0, le=4, description="to play; by default your own")] | None = None
    others: Annotated[Literal["bots", "screen"], Meta(description="who plays the other seats")] = "bots"
    level: str | None = None


class NewMessage(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=MESSAGE_LENGTH)]
