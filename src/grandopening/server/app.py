"""The application: routes, limits, problems, and what is open while it runs."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from ..table.problem import Problem
from .api import about, after, chat, health, lesson, me, play, records, reviewing, seats, start, stream
from .api.about import VERSION
from .api.answers import answer_stale, asker_of
from .api.document import Document
from .compiling import Compiler
from .desk import Desk, Doors
from .guard import Guard
from .keys import Keys
from .lateness import note_lateness
from .metrics import FORGOTTEN
from .neighbours import Neighbours
from .probe import Probe
from .problems import answer_failure, answer_http, answer_nesting, answer_problem, answer_text
from .questions import Elsewhere
from .quota import Ledger, Limit, Quota
from .room import Room, Stale
from .shared import SharedStore
from .static import files
from .store import Store
from .thinking import Thinkers
from .watch import Watch

log = logging.getLogger("grandopening.server")

LARGEST_BODY = 64_000  # bytes
REQUESTS_PER_MINUTE = 1200
GAMES_PER_MINUTE = 60
GAMES_PER_DAY = 1000  # what one visitor may fill the disk with
IMPORTS_PER_DAY = 200
IMPORTS_PER_MINUTE = 15  # each may take a second
HINTS_PER_MINUTE = 20  # each takes a worker of the bots a second or more
DAY = 24 * 3600
# A move leaves hundreds of objects behind, hardly any in cycles. A look through everything takes the longer the more
# tables there are, and everybody waits for it: it is for once in some million moves.
GARBAGE = (10_000, 5, 1_000)
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


@dataclass
class Settings:
    hosts: Iterable[str] = field(default_factory=lambda: LOCAL_HOSTS)
    limits: bool = True
    forget_after: int | None = None  # days without a change
    metrics_from: tuple[health.Network, ...] = health.THIS_MACHINE
    desk: Desk | None = None  # the way in for the machine itself
    closing: asyncio.Event = field(default_factory=asyncio.Event)  # set when the server begins to end


def handlers() -> list[HTTPRouteHandler | WebsocketRouteHandler]:
    return [
        health.get_health,
        health.get_ready,
        about.get_rulebooks,
        about.get_printed_board,
        about.get_rules,
        about.get_words,
        me.get_me,
        me.put_me,
        start.get_game,
        start.delete_game,
        start.put_lobby,
        start.post_start,
        start.put_pace,
        lesson.post_next_step,
        seats.post_claim,
        seats.post_invited,
        seats.post_invitation,
        seats.post_recovery,
        seats.post_spectators,
        seats.post_bot,
        seats.post_person,
        seats.put_silence,
        seats.post_leave,
        play.post_move,
        play.post_back,
        play.post_undo,
        play.post_undo_answer,
        play.get_refusals,
        play.get_log,
        play.get_position,
        play.get_board,
        records.get_record,
        after.get_embed,
        after.get_figures,
        after.get_figures_table,
        reviewing.get_review,
        reviewing.put_agreement,
        chat.get_chat,
        chat.post_chat,
        stream.stream_game,
    ]


def make_app(store: Store, settings: Settings) -> ASGIApp:
    """Everything under one roof; the store is closed when the application ends."""
    is_shared, ledger = store.is_shared, Ledger(store)
    laying = Limit("minute", GAMES_PER_MINUTE, "laying", is_shared)
    tables = Router("/", route_handlers=[start.post_game, lesson.post_lesson, after.post_what_if, after.post_rematch])
    imports = Router("/", route_handlers=[records.post_record])
    hints = Router("/", route_handlers=[play.post_hint])
    if settings.limits:
        daily = Limit("day", GAMES_PER_DAY, "laying-daily", is_shared)
        tables.middleware += [laying.middleware, daily.middleware]
        imports.middleware += [
            laying.middleware,
            daily.middleware,
            Limit("minute", IMPORTS_PER_MINUTE, "imports", is_shared).middleware,
            Limit("day", IMPORTS_PER_DAY, "imports-daily", is_shared).middleware,
        ]
        hints.middleware.append(Limit("minute", HINTS_PER_MINUTE, "hints", is_shared).middleware)
    api = Router(
        "/api",
        route_handlers=[*handlers(), tables, imports, hints],
        dependencies={
            "asker": Provide(asker_of, sync_to_thread=False),
        },
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        compiler = Compiler()
        others = Elsewhere(store.to_write.url) if store.is_shared else None
        room = Room(store, Thinkers(others=others), settings.limits, compiler.prefer, settings.closing, ledger)
        app.state.update({"room": room, "compiler": compiler, "probe": Probe(store)})
        app.state.metrics_from = settings.metrics_from
        if settings.desk:
            settings.desk.open(room)
        neighbours = Neighbours(store, room) if isinstance(store, SharedStore) else None
        if neighbours:
            await neighbours.begin()

        async def get_ready() -> None:
            try:
                if neighbours is None:
                    await room.begin()
                await compiler.run()
                gc.collect()
                # The compiler's many objects stay: looking through them again would be felt at the tables.
                gc.freeze()
                gc.set_threshold(*GARBAGE)
            except Exception:
                log.exception("the rulebooks could not be made ready")

        async def forget_daily(days: int) -> None:
            while True:
                if count := await store.forget(time.time(), days * DAY):
                    FORGOTTEN.inc(count)
                    log.info("old games were deleted", extra={"count": count, "days": days})
                await asyncio.sleep(DAY)

        tasks = [asyncio.create_task(get_ready()), asyncio.create_task(note_lateness())]
        if settings.forget_after is not None:
            tasks.append(asyncio.create_task(forget_daily(settings.forget_after)))
        try:
            yield
        finally:
            if settings.desk:
                settings.desk.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await room.close()
            if neighbours:
                await neighbours.close()
            if others:
                await others.close()
            compiler.close()
            await asyncio.to_thread(store.close)

    app = Litestar(
        [api, health.get_metrics, *files()],
        lifespan=[lifespan],
        exception_handlers={
            Stale: answer_stale,
            Problem: answer_problem,
            HTTPException: answer_http,
            RecursionError: answer_nesting,
            UnicodeDecodeError: answer_text,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            "Grand Opening", VERSION, path="/api", use_handler_docstrings=True, render_plugins=[Document()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    asking = Quota("asking", REQUESTS_PER_MINUTE, 60.0, ledger, settings.limits, is_rare=False)
    public = Guard(app, settings.hosts, Keys(store.seal, store.knows), asking)
    return Watch(Doors(public, settings.desk) if settings.desk else public)
