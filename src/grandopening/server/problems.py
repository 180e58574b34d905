"""Problems as answers: one shape for everything that goes wrong."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from ..record import OtherRules
from ..table.problem import Problem
from ..table.wire import TableView

log = logging.getLogger("grandopening.server")

STATUS = {
    "malformed": 400,
    "cross-site": 403,
    "wrong-host": 403,
    "not-at-table": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "no-help": 403,
    "not-agreed": 403,
    "hidden-hand": 403,
    "closed": 403,
    "no-such-game": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "no-such-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "not-running": 409,
    "not-in-lobby": 409,
    "not-over": 409,
    "no-fork": 409,
    "seats-open": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "nothing-to-undo": 409,
    "no-request": 409,
    "came-to-light": 409,
    "not-away-yet": 409,
    "no-lesson": 409,
    "not-in-lesson": 409,
    "step-not-done": 409,
    "out-of-time": 409,
    "crowded": 409,
    "other-rules": 409,
    "damaged": 409,
    "link-used": 410,
    "too-large": 413,
    "json-only": 415,
    "refused": 422,
    "malformed-entry": 422,
    "bad-option": 422,
    "bad-record": 422,
    "too-many-requests": 429,
    "many-bots": 429,
    "head-too-large": 431,
    "broken": 500,
    "no-reviews": 501,
    "busy": 503,
    "closing": 503,
    "storage": 503,
}
BY_STATUS = {400: "malformed", 404: "not-found", 405: "no-such-method", 413: "too-large", 429: "too-many-requests"}


class ProblemView(Struct):
    code: str
    message: str
    rule: str | None = None
    refusal: str | None = None  # the id of the rulebook's own sentence
    values: dict[str, Any] = {}  # what makes it plain: the shop that forbids a space


class StaleView(ProblemView):
    """409: the table has moved on; this is how it stands."""

    table: TableView | None = None


def other_rules(refused: OtherRules) -> Problem:
    return Problem(refused.rule, refused.reason, values=refused.versions)


def answer_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemView]:
    view = ProblemView(problem.code, problem.message, problem.rule, problem.refusal, problem.values)
    headers = {"Retry-After": "1"} if STATUS[problem.code] == 503 else None
    return Response(view, status_code=STATUS[problem.code], headers=headers)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemView]:
    """What the framework refuses: unknown paths, bodies that are no JSON or not of the expected form."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}".lstrip(": ") for part in error.extra]
        message = "; ".join([message, *parts])
    code = BY_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    return Response(ProblemView(code, message), status_code=error.status_code, headers=error.headers)


def answer_nesting(_: Request[Any, Any, Any], __: RecursionError) -> Response[ProblemView]:
    return Response(ProblemView("malformed", "The JSON is nested too deeply."), status_code=400)


def answer_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[ProblemView]:
    return Response(ProblemView("malformed", "The JSON holds text that is not UTF-8."), status_code=400)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemView]:
    route = {"method": request.method, "route": request.scope.get("path_template", "none")}
    log.error("a request failed", exc_info=error, extra=route)
    return Response(ProblemView("broken", "The server made a mistake; nothing was changed."), status_code=500)
