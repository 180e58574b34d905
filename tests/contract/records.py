"""Records of finished games, for the tests that read them."""

import json
import random
from functools import cache
from typing import Any

import pytest

from grandopening.core.contract import CHANCE, Position, Setup
from grandopening.record import Recorder, RecordRefused, replay, write_record

from .tables import NAMES, some_setups_of

Record = dict[str, Any]
PARTS = 4
every_game = pytest.mark.parametrize("name", NAMES)


def recorded(setup: Setup, seed: int, entries: int = 100_000) -> Recorder:
    """A random game, to its end or until that much is written."""
    recorder, rng = Recorder(setup.begin(seed)), random.Random(seed)
    while not recorder.position.is_over and len(recorder.log) < entries:
        if recorder.position.actor == CHANCE:
            recorder.draw()
        else:
            recorder.act(rng.choice(recorder.position.legal()))
    return recorder


@cache
def _finished(name: str, number: int) -> str:
    setup = some_setups_of(name)[number]
    return json.dumps(write_record(recorded(setup, number), seats(setup.players)))


def finished(name: str, number: int = 0) -> Record:
    """The record of a random game, a fresh copy every time."""
    record: Record = json.loads(_finished(name, number))
    return record


def spread(length: int) -> list[int]:
    """Some places in a log, the first and the last among them."""
    return sorted({length * i // 8 for i in range(8)} | {length - 1})


def seats(players: int) -> list[str]:
    return ["Ada", "Ben", "Cleo", "Dan", "Eva"][:players]


def bytes_without_generator(position: Position) -> bytes:
    bare = position.copy()
    bare.state.rng[:] = 0
    raw: bytes = bare.state.tobytes()
    return raw


def refusal_of(record: Any) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        replay(record)
    return caught.value
