"""What `grandopening bench` measures: how fast the rules run here, and whether all ways of running them agree."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from .core.batch import play_random
from .core.contract import Game, Setup
from .core.jit import Entry, rule
from .lab.facts import facts_of

RUNS = 5  # the best of so many counts: everything else that runs on a machine can only slow it down
SECONDS_PER_RUN = 0.4
COPIES = 1_000_000
VERIFIED_ON_GPU = 10_000
VERIFIED_INTERPRETED = 40  # interpreted rules are a thousand times slower


@Entry
@rule
def copy_many(states, n):  # type: ignore[no-untyped-def]  # compiled
    for i in range(n):
        states[1 + i % (len(states) - 1)] = states[i % len(states)]


def all_setups(game: Game) -> list[Setup]:
    """Every combination of options."""
    names = [option.name for option in game.options]
    return [game.set_up(dict(zip(names, values, strict=True))) for values in product(*(o.values for o in game.options))]


def expansions_of(game: Game) -> dict[str, Any]:
    """The options of a game with every expansion, where it has options: as its lab says, or the last value of each."""
    last = {option.name: option.values[-1] for option in game.options if option.name != "players"}
    return dict(facts_of(game).everything or last) if last else {}


def usable_gpu() -> bool:
    from .core.gpu import gpu_available

    return gpu_available()


def measure(game: Game, gpu: bool, verify: bool, figures: dict[str, Any]) -> Iterator[str]:
    """Measure one thing after the other and put it into the figures; yields what comes next."""
    setup = game.set_up()
    figures["state_bytes"] = game.State.dtype.itemsize
    yield "random play"
    figures["decisions_per_s"], figures["games_per_s"] = speed(setup)
    yield "random play with events"
    figures["decisions_per_s_events"], _ = speed(setup, events=True)
    if expansions := expansions_of(game):
        yield "random play with all expansions"
        figures["decisions_per_s_all_options"], _ = speed(game.set_up(expansions))
    yield "copying"
    figures["copy_us"] = copy_us(game)
    yield "compilation from nothing"
    figures["compile_s"] = compile_s(game)
    if verify:
        yield "interpreted play against compiled"
        figures["differing_interpreted"] = verify_interpreted(game)
    if gpu:
        yield from measure_gpu(setup, verify, figures)


def measure_gpu(setup: Setup, verify: bool, figures: dict[str, Any]) -> Iterator[str]:
    from .core.kernels import decisions_per_second, differing_games

    yield "random play on the GPU"
    figures["gpu_decisions_per_s"] = round(decisions_per_second(setup))
    if expansions := expansions_of(setup.game):
        yield "random play with expansions on the GPU"
        figures["gpu_decisions_per_s_all_options"] = round(decisions_per_second(setup.game.set_up(expansions)))
        alone = {name: setup.game.set_up({name: value}) for name, value in expansions.items()}
        figures["gpu_decisions_per_s_alone"] = {name: round(decisions_per_second(one)) for name, one in alone.items()}
    if verify:
        yield "GPU play against compiled"
        figures["differing_gpu"] = differing_games(all_setups(setup.game), VERIFIED_ON_GPU)


def speed(setup: Setup, events: bool = False) -> tuple[int, int]:
    """Decisions and games a second on one core: list the legal actions, choose one, apply it."""

    def seconds(games: int) -> float:
        return _timed(lambda: play_random([setup], games, events=events))

    games = 100
    while seconds(games) < SECONDS_PER_RUN:
        games *= 2
    best = min(seconds(games) for _ in range(RUNS))
    decisions = play_random([setup], games).decisions
    return round(decisions / best), round(games / best)


def copy_us(game: Game) -> float:
    """Microseconds to copy a state inside compiled code."""
    states = game.State.many(64)
    copy_many(states, 1)
    return round(min(_timed(lambda: copy_many(states, COPIES)) for _ in range(RUNS)) / COPIES * 1e6, 4)


def compile_s(game: Game) -> float:
    """Seconds of processor time from an empty cache to a compiled rulebook, in a process of its own."""
    code = f"""
import time
from grandopening.games import game_named
from grandopening.compiling import compile_rules
for _ in compile_rules(game_named({game.name!r})): pass
print(time.process_time())
"""
    with tempfile.TemporaryDirectory() as folder:
        return round(float(_run(code, GRANDOPENING_CACHE=folder)), 1)


def verify_interpreted(game: Game) -> int:
    """Play the same games compiled and interpreted, over all options; how many differ in the running hash."""
    code = f"""
import json
from grandopening.games import game_named
from grandopening.measure import hashes_of
print(json.dumps(hashes_of(game_named({game.name!r}))))
"""
    interpreted = json.loads(_run(code, GRANDOPENING_JIT="0"))
    return sum(a != b for a, b in zip(hashes_of(game), interpreted, strict=True))


def hashes_of(game: Game) -> list[int]:
    setups = all_setups(game)
    step = max(1, len(setups) // VERIFIED_INTERPRETED)
    played = play_random(setups[::step], VERIFIED_INTERPRETED, seed=1, hashes=True)
    return [int(h) for h in played.hashes]


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _run(code: str, **environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **environment}, stdout=subprocess.PIPE)
    if done.returncode:
        raise RuntimeError(f"{sys.executable} failed with {environment}")
    return done.stdout.decode()
