"""A legal game that is as long as somebody wishes who wants to make a server work: for server_load.py.

Seats show what they can and open a shop only when the game would end otherwise.
"""

import random
from typing import Any

from grandopening.core.contract import CHANCE, Position
from grandopening.games import game_named
from grandopening.record import Recorder, write_record

OPEN_AFTER = 6  # rounds without a shop: after ten of them the game ends
CARDS_OF_A_TYPE = 25
DULL = {"ready", "stop", "accept"}


def long_record(entries: int, seed: int = 3) -> dict[str, Any]:
    """The record of a running game with so many entries, if a game can have as many."""
    game, rng = game_named("proxima-obertura"), random.Random(seed)
    recorder = Recorder(game.set_up({"players": 5}).begin(seed))
    while len(recorder.log) < entries and not recorder.position.is_over:
        if recorder.position.actor == CHANCE:
            recorder.draw()
        else:
            recorder.act(_chosen(recorder.position, rng))
    recorder.draw()
    return write_record(recorder, ["A", "B", "C", "D", "E"])


def _chosen(position: Position, rng: random.Random) -> int:
    """An action that leads to many more."""
    legal, codec = position.legal(), position.setup.game.codec
    words = [codec.verb_of(action).word for action in legal]
    if "open" in words:
        return legal[words.index("open" if int(position.state["idle"]) >= OPEN_AFTER else "pass")]
    if words[0] in ("cut", "discard"):  # keep what a shop can be made of
        types = [codec.decode(action)[1][0] // CARDS_OF_A_TYPE for action in legal]
        return legal[min(range(len(legal)), key=lambda number: types.count(types[number]))]
    if "ask" in words:
        return rng.choice([action for action, word in zip(legal, words, strict=True) if word == "ask"])
    return rng.choice([action for action, word in zip(legal, words, strict=True) if word not in DULL] or legal)
