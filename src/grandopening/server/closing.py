"""The end of the server, by Ctrl-C or SIGTERM: no new games, what is under way is finished, pages come back later."""

import asyncio
import logging
import os
import socket
import threading

import uvicorn

log = logging.getLogger("grandopening.server")

GRACE = 6  # seconds that requests under way get to be answered
LIMIT = 9.0  # seconds after which the process ends whatever still goes on: all that was acknowledged is on disk


class Serving(uvicorn.Server):
    """Streams are closed with code 1012, "service restart": pages come back by themselves, with their version."""

    def __init__(self, config: uvicorn.Config, closing: asyncio.Event) -> None:
        super().__init__(config)
        self.closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.closing.set()
        log.info("closing", extra={"connections": len(self.server_state.connections)})
        last = threading.Timer(LIMIT, end_at_once)
        last.daemon = True
        last.start()
        await super().shutdown(sockets)


def end_at_once() -> None:
    """Some thread does not end: a disk that hangs, a calculation without an end."""
    log.error("something did not end in time, and was cut off")
    os._exit(1)
