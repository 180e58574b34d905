"""How the server is: for people, for whatever watches over it, and for Prometheus."""

import ipaddress
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ...table.problem import Problem
from ..metrics import READY, TABLES
from .about import VERSION

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
THIS_MACHINE: tuple[Network, ...] = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


class Progress(Struct):
    """How much is compiled. Until then rules and bots are interpreted, and the strongest bot does not search."""

    done: float  # of 1
    what: str  # the game that is waited for longest


class Storage(Struct):
    fine: bool
    trouble: str | None  # in a sentence
    waiting: int  # changes that are not on disk yet


class Bots(Struct):
    workers: int
    waiting: int  # questions that no worker has begun with


class Health(Struct):
    version: str
    ready: bool  # everything is compiled, and nothing is in the way of new games; they are played before that too
    progress: Progress | None  # of the compilation, while it lasts
    closing: bool  # it ends: come back in a moment
    storage: Storage
    bots: Bots


async def health_of(state: State) -> Health:
    room, compiler = state.room, state.compiler
    trouble = await state.probe.trouble()
    progress = None if compiler.is_ready else Progress(compiler.progress, compiler.what)
    return Health(
        version=VERSION,
        ready=compiler.is_ready and trouble is None and not room.is_closing,
        progress=progress,
        closing=room.is_closing,
        storage=Storage(trouble is None, trouble, room.store.waiting),
        bots=Bots(len(room.thinkers.workers), room.thinkers.waiting),
    )


@get("/health")
async def get_health(state: State) -> Health:
    """How the server is. It answers as long as it lives, whatever is wrong: see `ready`."""
    return await health_of(state)


@get("/ready")
async def get_ready(state: State) -> Health:
    """The same while new games can be begun; else 503, with what is in the way and the health in `values`."""
    health = await health_of(state)
    if health.closing:
        raise Problem("closing", "The server is about to end.", values=msgspec.to_builtins(health))
    if health.storage.trouble:
        raise Problem("storage", health.storage.trouble, values=msgspec.to_builtins(health))
    return health


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus, on this machine or where --metrics-from says."""
    if not is_in(request.client.host if request.client else "", state.metrics_from):
        raise Problem("not-found", "There is nothing under this address.")
    health = await health_of(state)
    READY.set(health.storage.fine and not health.closing)
    for status in ("lobby", "running", "over"):
        TABLES.labels(status).set(0)
    for status, count in (await state.room.store.counts()).items():
        TABLES.labels(status).set(count)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks)
