"""Plays the games of a run: on all cores of this machine, or on a Ray cluster."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import islice

from .facts import Columns
from .play import play
from .results import Results
from .series import Task, tasks_of


def run(results: Results, ray: str | None = None, workers: int | None = None, keep: bool = True) -> Iterator[Columns]:
    """Play what is missing, add it to the results and yield it, after what is there already. `ray` is the address of a
    cluster, or "local" for one on this machine. Games that are not to be kept go to the file of the results alone."""
    yield from results.parts
    workers = workers or os.cpu_count() or 1
    for columns in _played(tasks_of(results.series, results.done(), workers), ray, workers):
        results.add(columns, keep)
        yield columns


def _played(tasks: Iterator[Task], ray: str | None, workers: int) -> Iterator[Columns]:
    if ray is None:
        return on_threads(tasks, workers)
    from .cluster import on_ray

    return on_ray(tasks, ray, workers)


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
