"""Plays the games of a run: on all cores of this machine, on its GPU, or on a Ray cluster."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from ..bots.deciding import ON_GPU
from ..bots.kit import METHODS
from ..bots.naming import spelled
from ..core.contract import Refused
from ..core.gpu import require_gpu
from ..cores import usable_cores
from ..games import game_named
from .facts import Columns
from .play import play, play_on_gpu
from .results import Results
from .series import Task, big_tasks_of, tasks_of


@dataclass(frozen=True)
class Place:
    """Where games are played: on this machine, on its GPU, or on a Ray cluster (`ray` is its address, or "local" for
    one on this machine)."""

    workers: int | None = None  # all cores if not given
    gpu: bool = False
    ray: str | None = None


HERE = Place()


def run(results: Results, place: Place = HERE, keep: bool = True) -> Iterator[Columns]:
    """Play what is missing, add it to the results and yield it. Games that are not to be kept go to the file of the
    results alone."""
    for columns in _played(results, place):
        results.add(columns, keep)
        yield columns


def _played(results: Results, place: Place) -> Iterator[Columns]:
    if place.gpu:
        return map(play_on_gpu, big_tasks_of(results.series, results.done()))
    workers = place.workers or usable_cores()
    tasks = tasks_of(results.series, results.done(), workers)
    if place.ray is None:
        return on_threads(tasks, workers)
    from .cluster import on_ray

    return on_ray(tasks, results.game, place.ray, workers)


def check_for_gpu(results: Results) -> None:
    """Refused, with what to do, where the games cannot be played on a GPU here."""
    for name in {name for series in results.series for name in series.players}:
        if spelled(name, game_named(results.game)).method not in ON_GPU:
            able = ", ".join(METHODS[method] for method in ON_GPU)
            raise Refused("option", f"{name} does not play on a GPU: name {able} only, or leave --gpu out")
    try:
        require_gpu()
    except RuntimeError as error:
        raise Refused("option", f"{error}; leave --gpu out to play on the processor") from error


def on_threads(tasks: Iterable[Task], workers: int) -> Iterator[Columns]:
    """The games run compiled, without Python's lock. Whoever stops listening stops the work: tasks that have begun end,
    no other begins. After Ctrl-C what ends then is still yielded."""
    coming = iter(tasks)
    with ThreadPoolExecutor(workers) as pool:
        waiting = {pool.submit(play, task) for task in islice(coming, 2 * workers)}
        try:
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
                waiting |= {pool.submit(play, task) for task in islice(coming, len(finished))}
        except KeyboardInterrupt:
            for future in [future for future in waiting if not future.cancel()]:
                yield future.result()
            raise
        finally:
            for future in waiting:
                future.cancel()
