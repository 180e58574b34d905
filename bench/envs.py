"""How fast are the batch environments, with observations?

    python bench/envs.py [--threads 1] [--games 1024] [--seconds 5]      on the CPU
    python bench/envs.py --gpu [--games 262144]                          on a CUDA device; needs numba-cuda
    python bench/envs.py --install                                       the size of a plain install
    python bench/envs.py --json

Each round samples a legal action for every game, steps all games and observes each for its next decision; games that
end are dealt anew. A decision is one such choice; chance is part of the time but not counted. Also without
observations, and next to plain random play of the same rules, which keeps no lists and shows nobody anything. On the
CPU a second is one of a core's own, so that other work on the machine and the number of threads do not matter much.
There PettingZoo's environment is measured too, and how long a new process takes to import `grandopening.envs`.
"""

import argparse
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from grandopening.compiling import compile_rules
from grandopening.core.batch import play_random
from grandopening.core.contract import Setup
from grandopening.core.kernel_files import counted
from grandopening.envs import Batch
from grandopening.envs.checking import differing
from grandopening.games import GAMES, game_named

ROUNDS = 7  # of measuring; the best counts, since everything else on a machine can only slow it down
WARM_UP = 100  # steps, until the games have scattered over all their phases
ROOT = Path(__file__).parents[1]
SMALL = 5_000_000  # bytes; smaller packages are not named
ALL, BYTECODE = "all", "of that bytecode"


def rates(
    work: Callable[[int], int], wait: Callable[[], None], clock: Callable[[], float], seconds: float
) -> list[float]:
    """Decisions a second in each round; `work(times)` returns how many it made."""
    times = 1
    found: list[float] = []
    while len(found) < ROUNDS:
        start = clock()
        made = work(times)
        wait()
        taken = clock() - start
        if taken * ROUNDS < seconds / 2:
            times *= 2
        else:
            found.append(made / taken)
    return found


def stepping(batch: Batch, with_observations: bool) -> Callable[[int], int]:
    def work(times: int) -> int:
        for _ in range(times):
            batch.sample()
            batch.step()
            if with_observations:
                batch.observe()
        return times * batch.n

    return work


def playing(setup: Setup, threads: int) -> Callable[[int], int]:
    return lambda times: sum(play_random([setup], 20 * threads, k * 7_919, threads).decisions for k in range(times))


def measure(name: str, device: str, games: int, threads: int, seconds: float) -> dict[str, Any]:
    setup = game_named(name).set_up({"players": 4})
    start = time.perf_counter()
    batch = Batch(setup, games, device, threads=threads)
    # A core's own seconds, whatever else wants it; a GPU has no such clock.
    wait, clock = (synchronize, time.perf_counter) if device == "cuda" else (lambda: None, time.process_time)
    for with_observations in (True, False):
        stepping(batch, with_observations)(2)
    wait()
    ready, kernels = time.perf_counter() - start, dict(counted)
    stepping(batch, False)(WARM_UP)
    found = {
        "with observations": rates(stepping(batch, True), wait, clock, seconds),
        "without": rates(stepping(batch, False), wait, clock, seconds),
    }
    if device == "cpu":
        found["random play"] = rates(playing(setup, threads), wait, clock, seconds)
    if refused := int(to_host(batch.refused).any()):
        raise RuntimeError(f"{refused} sampled actions were refused")
    return {
        "games": games,
        "ready_s": round(ready, 1),
        "kernels": kernels,
        "decisions_per_s": {what: round(max(values)) for what, values in found.items()},
        "median": {what: round(statistics.median(values)) for what, values in found.items()},
    }


def speed_up(name: str, games: int, threads: int, seconds: float) -> str:
    """How many times faster so many threads are than one, by the clock on the wall, by turns in the same games."""
    works = [stepping(Batch(name, games, players=4, threads=n), with_observations=True) for n in (1, threads)]
    for work in works:
        work(WARM_UP)
    rounds = [[rates(work, lambda: None, time.perf_counter, seconds / ROUNDS) for work in works] for _ in range(ROUNDS)]
    found = [statistics.median(many) / statistics.median(one) for one, many in rounds]
    middle = f"{statistics.median(found):.2f} times as fast as one"
    return f"{threads} threads, {games:,} games: {middle} ({min(found):.2f} to {max(found):.2f})"


def synchronize() -> None:
    from numba import cuda

    cuda.synchronize()


def to_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def same_as_cpu(name: str, games: int = 256, steps: int = 300) -> str:
    """What of a batch is another on the GPU than on the CPU, by the same samples: plain, with opponents, with several
    set-ups, with everything skipped, truncated and renumbered; saved, imagined, cloned, scattered."""
    return ", ".join(differing(name, games, steps)) or "nothing"


def cloning(name: str, games: int = 65_536, rounds: int = 20) -> str:
    """How long it takes to copy so many games into a batch that is there, and to list their actions anew."""
    source, pool = (Batch(name, games, "cuda", players=4) for _ in range(2))
    rows = np.random.default_rng(1).integers(0, games, games)
    states = source._device.copied(rows), source._device.copied(np.arange(games))
    taken = []
    for what in ("states alone", "with lists"):
        best = float("inf")
        for _ in range(rounds):
            synchronize()
            start = time.perf_counter()
            if what == "with lists":
                pool.copy_from(source, rows)
            else:
                pool._device.move(pool.states, states[1], source.states, states[0])
            synchronize()
            best = min(best, time.perf_counter() - start)
        taken.append(f"{what} {1000 * best:.2f} ms")
    return f"{games:,} games: {', '.join(taken)}"


def shares_with_torch(name: str) -> str:
    """Whether torch sees the batch's own memory."""
    try:
        import torch
    except ImportError:
        return "torch is not installed"
    batch = Batch(name, 1024, "cuda")
    tensor = torch.as_tensor(batch.observe(), device="cuda")
    address = batch.observe().__cuda_array_interface__["data"][0]
    batch.step(torch.as_tensor(batch.sample(), device="cuda").long())
    if tensor.data_ptr() != address or int(to_host(batch.refused).any()):
        return "NOT shared"
    return f"shared without a copy, {tuple(tensor.shape)} {tensor.dtype}"


def pettingzoo(name: str, seconds: float) -> str:
    """One game at a time: look at what the agent to decide sees, choose one of its legal actions, step."""
    from grandopening.envs import pettingzoo as environment

    for _ in compile_rules(game_named(name)):
        pass  # or the first games would be played interpreted
    env, rng, seeds = environment(name, players=4), random.Random(1), itertools.count()
    env.reset(seed=next(seeds))

    def work(times: int) -> int:
        for _ in range(times):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset(seed=next(seeds))
                seen = env.last()[0]
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        return times

    work(WARM_UP)
    found = rates(work, lambda: None, time.process_time, seconds)
    return f"{max(found):,.0f} ({statistics.median(found):,.0f}) decisions a second of a core, with what agents see"


def importing(module: str) -> float:
    """Seconds of a core that a new process takes to import it; bytecode is there from the first round on."""
    taken = []
    for _ in range(ROUNDS):
        before = os.times()
        subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
        after = os.times()
        taken.append(sum(after[2:4]) - sum(before[2:4]))  # of processes that have ended
    return min(taken)


def installed_size() -> dict[str, float]:
    """MB of the files that a plain `pip install .` brings: of each package that is not small, of all, and how much of
    that is bytecode."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        packages = next(Path(folder).glob("lib/python*/site-packages"))
        before = {path.name for path in packages.iterdir()}
        subprocess.run([Path(folder) / "bin" / "python", "-m", "pip", "install", "-q", ROOT], check=True)
        files = [path for path in packages.rglob("*") if path.is_file()]
        sizes: Counter[str] = Counter()
        for path in files:
            name = path.relative_to(packages).parts[0]
            if name not in before:
                sizes.update({name: path.stat().st_size, ALL: path.stat().st_size})
                sizes[BYTECODE] += path.stat().st_size if path.suffix == ".pyc" else 0
    return {name: round(size / 1e6, 1) for name, size in sizes.most_common() if size >= SMALL}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    parser.add_argument("--games", type=int, nargs="*", help="at once; several sizes are tried in turn")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5, help="for each figure")
    parser.add_argument("--install", action="store_true", help="only the size of a plain install")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.install:
        print(json.dumps(installed_size(), indent=2))
        return
    if arguments.gpu:
        from grandopening.core.gpu import gpu_available

        if not gpu_available():
            print("no GPU here: numba-cuda and a CUDA device are needed; nothing was measured")
            return
    device = "cuda" if arguments.gpu else "cpu"
    sizes = arguments.games or ([65_536, 262_144, 524_288] if arguments.gpu else [1024])
    figures: dict[str, Any] = {"device": device, "threads": arguments.threads, "load": os.getloadavg()[0]}
    for name in [arguments.game] if arguments.game else GAMES:
        runs = [measure(name, device, size, arguments.threads, arguments.seconds) for size in sizes]
        figures[name] = {"runs": runs}
        if not arguments.gpu:
            figures[name]["PettingZoo"] = pettingzoo(name, arguments.seconds)
        if arguments.gpu:
            figures[name] |= {
                "differs from the CPU": same_as_cpu(name),
                "copying": cloning(name),
                "torch": shares_with_torch(name),
            }
        elif arguments.threads > 1:
            figures[name]["speed-up"] = speed_up(
                name, sizes[0] * arguments.threads, arguments.threads, arguments.seconds
            )
        if not arguments.json:
            show(name, device, figures[name])
    if not arguments.gpu:
        figures["import_s"] = {module: round(importing(module), 2) for module in ("numba", "grandopening.envs")}
    if arguments.json:
        print(json.dumps(figures, indent=2))
    elif "import_s" in figures:
        told = ", ".join(f"{module} {seconds} s" for module, seconds in figures["import_s"].items())
        print(f"\nimported by a new process, seconds of a core: {told}")


def show(name: str, device: str, figures: dict[str, Any]) -> None:
    whose = " of a core" if device == "cpu" else ""
    print(f"\n{name} on {device}: decisions a second{whose}, best (median) of {ROUNDS} rounds")
    for run in figures["runs"]:
        kernels = "".join(f", {n} kernels {what}" for what, n in run["kernels"].items())
        ready = f"{run['games']:>9,} games at once (ready after {run['ready_s']} s{kernels})"
        for what, best in run["decisions_per_s"].items():
            print(f"{ready:80}{what:20}{best:14,}  ({run['median'][what]:,})")
            ready = ""
    for what, value in figures.items():
        if what != "runs":
            print(f"{what}: {value}")


if __name__ == "__main__":
    main()
