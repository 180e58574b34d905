"""Every game, with every combination of its options, and positions out of the middle of games."""

import itertools
import random
from collections.abc import Iterator
from functools import cache

from grandopening.core.contract import CHANCE, Position, Setup
from grandopening.games import GAMES, game_named

NAMES = tuple(GAMES)


@cache
def setups_of(name: str) -> tuple[Setup, ...]:
    """The game with all combinations of its options."""
    game = game_named(name)
    keys = [option.name for option in game.options]
    values = itertools.product(*(option.values for option in game.options))
    return tuple(game.set_up(dict(zip(keys, combination, strict=True))) for combination in values)


@cache
def some_setups_of(name: str, count: int = 12) -> tuple[Setup, ...]:
    """A few of them, with all values of all options among them; fewer than that come more than once."""
    setups = list(setups_of(name))
    random.Random(1).shuffle(setups)
    chosen = list(itertools.islice(itertools.cycle(setups), count))
    for option in game_named(name).options:
        assert {setup.options[option.name] for setup in chosen} == set(option.values)
    return tuple(chosen)


def random_action(position: Position, rng: random.Random) -> int:
    return position.draw() if position.actor == CHANCE else rng.choice(position.legal())


def game_positions(setup: Setup, seed: int) -> Iterator[Position]:
    """Every position of a random game, always the same object."""
    position, rng = setup.begin(seed), random.Random(seed)
    yield position
    while not position.is_over:
        position.apply(random_action(position, rng))
        yield position


@cache
def sample_of(name: str, per_game: int = 12) -> tuple[Position, ...]:
    """Copies of positions from all stages of random games, set-up and end included."""
    sample = []
    for seed, setup in enumerate(some_setups_of(name)):
        positions = [position.copy() for position in game_positions(setup, seed)]
        sample += [positions[(len(positions) - 1) * i // (per_game - 1)] for i in range(per_game)]
    return tuple(sample)


def chance_nodes(name: str) -> list[Position]:
    return [position for position in sample_of(name) if position.actor == CHANCE]


def decisions(name: str) -> list[Position]:
    return [position for position in sample_of(name) if position.actor < position.setup.players]
