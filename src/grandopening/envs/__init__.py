"""The games for learners: one at a time for PettingZoo and OpenSpiel, thousands at a time as a `Batch`.

    env = pettingzoo("franchise", players=3)            # an AEC environment
    env = vector("franchise", 64, opponents="greedy")   # a gymnasium.vector.VectorEnv: one seat learns
    game = openspiel("proxima-obertura", players=4)     # a pyspiel.Game
    batch = Batch("franchise", 4096, device="cuda")     # many games, in NumPy or on a GPU

All of them speak of the same actions, observations and rewards: see `learning` and docs/research.md.

    >>> from grandopening import envs
    >>> batch = envs.Batch("franchise", 4, players=3, seed=1)
    >>> batch
    <Batch of 4 games on cpu, seed=1: <Setup of franchise: 3 players>>
    >>> batch.step(batch.sample())
    >>> dollars = batch.observe()[:, batch.slices["seats"]][:, 2]
    >>> dollars.shape, batch.over.any()
    ((4,), np.False_)
"""

from importlib import import_module
from typing import Any

from ..core.contract import Setup
from .batch import Batch
from .learning import constants, observation_bounds, observation_categories, observation_slices

__all__ = [
    "Batch",
    "constants",
    "observation_bounds",
    "observation_categories",
    "observation_slices",
    "openspiel",
    "pettingzoo",
    "pettingzoo_parallel",
    "vector",
]


def pettingzoo(game: str | Setup, *, render_mode: str | None = None, **options: Any) -> Any:
    """A PettingZoo AEC environment of a game, with its options: `pettingzoo("franchise", players=3, boom=True)`."""
    return _module("aec", "pettingzoo").environment(game, options, render_mode)


def pettingzoo_parallel(game: str | Setup, *, render_mode: str | None = None, **options: Any) -> Any:
    """The same by PettingZoo's parallel API: everybody is asked at each step, and only whose turn it is counts."""
    return _module("aec", "pettingzoo").parallel_environment(game, options, render_mode)


def vector(game: str | Setup, num_envs: int, **wishes: Any) -> Any:
    """A gymnasium.vector.VectorEnv: one seat learns, compiled bots play the others (see `vectorised.VectorGames`)."""
    return _module("vectorised", "gymnasium").VectorGames(game, num_envs, **wishes)


def openspiel(game: str, **options: Any) -> Any:
    """The game as a `pyspiel.Game`. From then on `pyspiel.load_game("franchise(players=3)")` knows it too."""
    return _module("spiel", "pyspiel").load(game, options)


def _module(name: str, needed: str) -> Any:
    """What stands on packages that a plain install does not bring."""
    try:
        return import_module(f".{name}", __package__)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in (needed, "gymnasium"):
            raise
        raise ModuleNotFoundError(
            f"{error.name} is missing: pip install 'grandopening[envs]'", name=error.name
        ) from error
