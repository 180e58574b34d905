"""The outermost layer: every request gets an id, is counted and timed, and may be written to the log."""

import logging
import random
import re
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .logs import REQUEST
from .metrics import REQUEST_SECONDS, REQUESTS

log = logging.getLogger("grandopening.server")

HEADER = b"x-request-id"
WELL_FORMED = re.compile(rb"[\w.:-]{1,64}", re.ASCII)  # what a proxy has given; anything else could forge lines
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"})
UNKNOWN_GAME = (403, 404)  # what stands in the path there may be anything
SLOW = 2.0  # seconds, from which on a request is told


class Watch:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)  # the application begins or ends
            return
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        number = given.decode() if WELL_FORMED.fullmatch(given) else f"{random.getrandbits(64):016x}"
        REQUEST.set(number)  # each connection is a task with a context of its own, so nothing has to be put back
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        status, began = 0, time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (HEADER, number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            note(scope, status, time.perf_counter() - began)


def note(scope: Scope, status: int, seconds: float) -> None:
    # Paths are written by their pattern: what somebody typed into the address bar is not ours to keep.
    method = scope["method"] if scope["method"] in METHODS else "other"  # type: ignore[typeddict-item]
    route = scope.get("path_template") or "none"
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(method, route).observe(seconds)
    level = logging.WARNING if seconds >= SLOW else logging.DEBUG
    if log.isEnabledFor(level):
        fields = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
        if status not in UNKNOWN_GAME and (game := scope.get("path_params", {}).get("game_id")):
            fields["game"] = game
        log.log(level, "answered late" if seconds >= SLOW else "answered", extra=fields)
