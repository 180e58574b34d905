"""Do a CPU and a GPU do the same to the games of a batch? Everything a batch offers is tried on both."""

from typing import Any

import numpy as np

from ..games import game_named
from .batch import Batch

SEEN = ("actor", "over", "truncated", "reward", "share", "points", "seeds", "decisions", "refused")


def differing(game: str, n: int, steps: int) -> list[str]:
    """What differs, in words; nothing if all is the same."""
    found: list[str] = []
    for what, wishes in _wishes(game).items():
        setups = [game_named(game).set_up({"players": players}) for players in wishes.pop("players", (3,))]
        here, there = (Batch(setups, n, device, seed=5, **wishes) for device in ("cpu", "cuda"))
        for batch in (here, there):
            batch.final_observation()
        found += [f"{what}: {part}" for part in _compared(here, there, steps)]
    return found


def _wishes(game: str) -> dict[str, dict[str, Any]]:
    opponents = {seat: bot for seat, bot in enumerate(("random", "reference", "sensible")) if seat != 1}
    return {
        "plain": {},
        "set-ups side by side": {"players": (3, 5)},
        "forced decisions, limit, decisions": {"skip_forced": True, "limit": 9, "numbering": "decisions"},
        "opponents": {"opponents": opponents},
    }


def _compared(here: Batch, there: Batch, steps: int) -> list[str]:
    found = set()
    n = here.n
    for k in range(steps):
        for batch in (here, there):
            batch.sample()
            batch.step()
        found |= _differences(here, there)
        if k == steps // 2:
            found |= {f"after search: {part}" for part in _after_search(here, there, np.arange(n)[::-1])}
    return sorted(found)


def _after_search(here: Batch, there: Batch, order: Any) -> set[str]:
    found = set()
    saved = here.save(), there.save()
    for batch in (here, there):
        batch.imagine(77)
        batch.step(batch.sample())
    found |= _differences(here, there)
    clones = here.clone(order), there.clone(order)
    found |= _differences(*clones)
    for batch, clone, kept in zip((here, there), clones, saved, strict=True):
        batch.restore(kept)
        clone.step(clone.sample())
        batch.scatter(order, clone)
        batch.reset([0], [12345])
    return found | _differences(here, there)


def _differences(here: Batch, there: Batch) -> set[str]:
    pairs = {name: (getattr(here, name), getattr(there, name)) for name in SEEN}
    pairs["observation"] = here.observe(), there.observe()
    pairs["final observation"] = here.final_observation(), there.final_observation()
    pairs["legal"] = _listed(here), _listed(there)
    found = {name for name, (a, b) in pairs.items() if not np.array_equal(host(a), host(b))}
    return found | ({"states"} if host(here.states).tobytes() != host(there.states).tobytes() else set())


def _listed(batch: Batch) -> Any:
    """The lists without what stands behind them."""
    actions, n = map(host, batch.legal())
    return np.where(np.arange(actions.shape[1]) < n[:, None], actions, -1)


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array
