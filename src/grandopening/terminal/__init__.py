"""A game in the terminal."""

import random
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..command.checking import recorded_game
from ..command.files import BadFile
from ..core.contract import Setup
from ..record import Recorder
from ..text import Teller, Words, teller_of
from .loop import Loop
from .screen import Screen
from .seats import Bots, Seat, parse_seats, seats_of
from .session import Session


def play_new(setup: Setup, seats: str | None, seed: int | None, save: Path | None, words: Words) -> None:
    """A new game: the same seed brings the same luck."""
    seed = _some_seed() if seed is None else seed
    _play(Recorder(setup.begin(seed)), parse_seats(seats, setup.players, words.say("you")), seed, save, words)


def play_on(game: str, path: Path, seats: str | None, save: Path | None, words: Words) -> None:
    """Go on with a saved game; it is kept in the same file unless another is named."""
    seed = _some_seed()
    record, recorder = recorded_game(path, seed=seed)
    setup = recorder.position.setup
    if setup.game.name != game:
        raise BadFile(str(path), "record", f"this is a game of {setup.game.name}, not of {game}")
    seated = parse_seats(seats, setup.players, words.say("you")) if seats else seats_of(record)
    _play(recorder, seated, seed, save or path, words)


def _some_seed() -> int:
    return random.SystemRandom().getrandbits(32)


def _play(recorder: Recorder, seats: list[Seat], seed: int, save: Path | None, words: Words) -> None:
    teller = teller_of(words, recorder.position.setup, [seat.name for seat in seats])
    session = Session(recorder, seats, teller, Bots(recorder.position.setup.game, seed))
    Loop(session, screen_of(teller, seats), Console(highlight=False), save).run()


def screen_of(teller: Teller, seats: Sequence[Seat]) -> Screen:
    room = teller.setup.game.room("terminal")
    kind: type[Screen] = room.Screen if room else Screen
    return kind(teller, seats)
