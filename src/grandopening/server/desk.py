"""The way in for the machine itself: a port that only it can reach, and a file that names the port and a secret.

The file lies beside the database and only its owner can read it. No Unix socket: Windows is to have it too."""

import hmac
import json
import os
import secrets
import socket
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import URL

from ..table.problem import Problem
from .admin import routes
from .database import admin_file, file_of
from .problems import answer_failure, answer_http, answer_problem
from .room import Room


class Desk:
    """The port for the machine itself, and the file that leads there."""

    def __init__(self, database: URL) -> None:
        path = file_of(database)
        self.path = admin_file(path) if path else None
        self.token = secrets.token_urlsafe(32)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen()
        self.port: int = self.socket.getsockname()[1]
        self.app = self._app()

    def open(self, room: Room) -> None:
        self.app.state.room = room
        if self.path is None:
            return  # a database without a file has nobody beside it
        self.path.unlink(missing_ok=True)
        with os.fdopen(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            json.dump({"port": self.port, "token": self.token}, file)

    def close(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)

    def _app(self) -> Litestar:
        def must_hold_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
            given = connection.headers.get("authorization", "")
            if not hmac.compare_digest(given.encode(), f"Bearer {self.token}".encode()):
                raise NotAuthorizedException("the secret in the file beside the database is needed")

        return Litestar(
            routes(),
            guards=[must_hold_token],
            openapi_config=None,
            logging_config=None,
            exception_handlers={Problem: answer_problem, HTTPException: answer_http, Exception: answer_failure},
        )


class Doors:
    """Which application a request is for: by the port it came in at."""

    def __init__(self, public: ASGIApp, desk: Desk) -> None:
        self.public, self.desk = public, desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        came_to = scope.get("server")  # nowhere, when the application begins or ends
        is_for_desk = came_to is not None and came_to[1] == self.desk.port
        await (self.desk.app if is_for_desk else self.public)(scope, receive, send)
