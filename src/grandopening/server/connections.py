"""Connections: what uvicorn does not bound by itself. The head of a request has a largest size, a request must be sent
within a time, and where there are too many connections the one that has been idle longest makes room."""

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .problems import STATUS, ProblemView

LARGEST_HEAD = 64_000  # bytes; what is read in one piece may go beyond
HEAD_TIME = 10.0  # seconds to send the head of a request
BODY_TIME = 60.0  # seconds to send the rest
OTHER_FILES = 100  # that the server holds open besides connections
MOST_CONNECTIONS = 50_000


def raised_limit() -> int:
    """How many connections the system lets us have: as many open files as we may ask for, less some."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wished:
        soft = wished if hard == resource.RLIM_INFINITY else min(wished, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(1, min(MOST_CONNECTIONS, soft - OTHER_FILES))


class Crowd:
    """All connections: how many there may be, and which of them nobody waits for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.idle: dict[Connection, None] = {}  # the one that has been idle longest first

    def make_room(self) -> bool:
        oldest = next(iter(self.idle), None)
        if oldest is None:
            return False
        oldest.end()
        return True


class Connection(HttpToolsProtocol):
    """One connection. It is idle until the head of a request is there, and again after its answer."""

    def __init__(self, crowd: Crowd, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._crowd = crowd
        self._timer: asyncio.TimerHandle | None = None
        self._overhead = 0  # bytes of the request at hand that are no body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.connections) > self._crowd.most and not self._crowd.make_room():
            self.end()
            return
        self._crowd.idle[self] = None
        self._limit(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_longer_idle()
        super().connection_lost(exc)

    def end(self) -> None:
        self._no_longer_idle()
        self.transport.abort()

    def _limit(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.end)

    def _no_longer_idle(self) -> None:
        self._crowd.idle.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        if self._timer is None and self in self._crowd.idle:
            self._limit(HEAD_TIME)
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse()

    def _refuse(self) -> None:
        """Of a request that has been answered, or is being answered, nothing can be said any more."""
        if self in self._crowd.idle:
            problem = ProblemView("head-too-large", f"The head of a request has {LARGEST_HEAD} bytes at most.")
            body = msgspec.json.encode(problem)
            head = f"HTTP/1.1 {STATUS[problem.code]} \r\ncontent-type: application/json\r\nconnection: close\r\n"
            self.transport.write(head.encode() + b"content-length: %d\r\n\r\n" % len(body) + body)
            self._no_longer_idle()
            self.transport.close()
        else:
            self.end()

    # what the parser tells

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._overhead = 0
        self._limit(HEAD_TIME)

    def on_headers_complete(self) -> None:
        self._no_longer_idle()
        self._limit(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._overhead = max(0, self._overhead - 2 * len(body))  # the sizes of its pieces are no body either
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._no_longer_idle()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._no_longer_idle()
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._crowd.idle[self] = None
