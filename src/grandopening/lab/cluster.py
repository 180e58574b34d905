"""The same games on a Ray cluster: many of them in each task, and a task whose worker is lost is played again."""

import logging
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from ..core.contract import Refused
from .extras import needs
from .facts import Columns
from .play import play
from .results import code_key
from .series import Task

LOCAL = "local"
PATIENCE = 5  # seconds
RETRIES = -1  # as often as it takes: a task gives the same games wherever it is played


def connected(address: str, workers: int) -> Any:
    """Ray, with a cluster behind it."""
    with needs("ray"):
        import ray
    if not ray.is_initialized():
        own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        try:
            _knock(address)
            ray.init(address, **own, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError) as error:
            raise Refused("ray", f"no Ray cluster at {address}: {error}") from error
    return ray


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, has_port, port = address.removeprefix("ray://").rpartition(":")
    if has_port:
        socket.create_connection((host, int(port)), PATIENCE).close()


def version(game: str) -> str:
    """A plain function, as Ray wants it."""
    return code_key(game)


def check_machines(ray: Any, game: str) -> None:
    """Each of them has to play by the same rules and with the same bots as this one."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    for machine in ray.nodes():
        if machine["Alive"]:
            there = NodeAffinitySchedulingStrategy(machine["NodeID"], soft=False)
            try:
                found = ray.get(ray.remote(num_cpus=0, scheduling_strategy=there)(version).remote(game))
            except ray.exceptions.RayError as error:
                found = str(error).strip().splitlines()[-1]
            if found != code_key(game):
                raise Refused(
                    "ray",
                    f"{machine['NodeManagerHostname']} needs the grandopening that is here, {code_key(game)}; "
                    f"it answered: {found}",
                )


def on_ray(tasks: Iterable[Task], game: str, address: str, workers: int) -> Iterator[Columns]:
    ray = connected(address, workers)
    waiting: list[Any] = []
    try:
        coming, remote = iter(tasks), ray.remote(max_retries=RETRIES)(play)
        check_machines(ray, game)
        window = 2 * int(ray.cluster_resources().get("CPU", workers))
        waiting = [remote.remote(task) for task in islice(coming, window)]
        while waiting:
            finished, waiting = ray.wait(waiting)
            waiting += [remote.remote(task) for task in islice(coming, len(finished))]
            yield from ray.get(finished)
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        ray.shutdown()
