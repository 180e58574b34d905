"""The application: routes, limits, problems, and what is open while it runs."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from ..table.problem import Problem
from .api import about, me, play, records, seats, start, stream
from .api.about import VERSION
from .api.answers import answer_stale, asker_of
from .api.document import Document
from .compiling import Compiler
from .guard import Guard
from .problems import answer_failure, answer_http, answer_nesting, answer_problem
from .room import Room, Stale
from .static import files
from .store import Store
from .thinking import Thinkers

log = logging.getLogger("grandopening.server")

LARGEST_BODY = 64_000  # bytes
REQUESTS_PER_MINUTE = 1200
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


@dataclass
class Settings:
    database: str
    hosts: Iterable[str] = field(default_factory=lambda: LOCAL_HOSTS)
    limits: bool = True


def handlers() -> list[object]:
    return [
        about.get_health,
        about.get_rulebooks,
        about.get_printed_board,
        me.get_me,
        me.put_me,
        start.post_game,
        start.get_game,
        start.delete_game,
        start.put_lobby,
        start.post_start,
        start.put_pace,
        seats.post_claim,
        seats.post_invitation,
        seats.post_recovery,
        seats.post_spectators,
        seats.post_bot,
        seats.post_person,
        seats.post_leave,
        play.post_move,
        play.post_back,
        play.post_undo,
        play.post_undo_answer,
        play.post_hint,
        play.get_refusals,
        play.get_log,
        play.get_position,
        play.get_board,
        records.get_record,
        records.post_record,
        stream.stream_game,
    ]


def make_app(settings: Settings) -> ASGIApp:
    limit = RateLimitConfig(rate_limit=("minute", REQUESTS_PER_MINUTE))
    api = Router(
        "/api",
        route_handlers=handlers(),  # type: ignore[arg-type]
        dependencies={
            "asker": Provide(asker_of, sync_to_thread=False),
        },
        middleware=[limit.middleware] if settings.limits else [],
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        room, compiler = Room(store, Thinkers()), Compiler()
        app.state.update({"room": room, "compiler": compiler})

        async def get_ready() -> None:
            try:
                await compiler.run()
                await room.begin()
                gc.collect()
                gc.freeze()  # the compiler's many objects stay: looking through them again would be felt at the tables
            except Exception:
                log.exception("the rulebooks could not be made ready")

        preparing = asyncio.create_task(get_ready())
        try:
            yield
        finally:
            preparing.cancel()
            await asyncio.gather(preparing, return_exceptions=True)
            await room.close()
            await asyncio.to_thread(store.close)

    app = Litestar(
        [api, *files()],
        lifespan=[lifespan],
        exception_handlers={
            Stale: answer_stale,
            Problem: answer_problem,
            HTTPException: answer_http,
            RecursionError: answer_nesting,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            "Grand Opening", VERSION, path="/api", use_handler_docstrings=True, render_plugins=[Document()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guard(app, settings.hosts)
