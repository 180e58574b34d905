"""What the tests of reasons share: positions of random games with a legal action each, and which reasons have words."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from grandopening.core.contract import CHANCE, Game, Position, Setup
from grandopening.text.words import fluent_files


def random_positions(
    setups: Sequence[Setup], count: int, seed: int, skip: float = 0.0
) -> Iterator[tuple[Position, int]]:
    """So many, of games of each set-up in turn; what share of the decisions on the way is left out."""
    rng: Any = random.Random(seed)
    found = games = 0
    while found < count:
        position = setups[games % len(setups)].begin(rng.getrandbits(30))
        games += 1
        while not position.is_over and found < count:
            if position.actor == CHANCE:
                position.perform(position.draw())
                continue
            by_verb: dict[str, list[int]] = {}
            for one in position.legal():
                by_verb.setdefault(position.setup.game.codec.verb_of(one).word, []).append(one)
            action = rng.choice(by_verb[rng.choice(sorted(by_verb))])  # or what is rare would hardly come up
            if rng.random() >= skip:
                found += 1
                yield position, action
            position.perform(action)


def reasons_with_words(game: Game) -> set[str]:
    """The ids of their messages."""
    text = "\n".join(fluent_files("en").values())
    return set(re.findall(rf"^({game.messages}-reason-[\w-]+) =", text, re.MULTILINE))
