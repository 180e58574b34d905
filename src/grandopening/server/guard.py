"""The door: which hosts and origins are let in, who is asking and how often, and the headers every answer carries."""

import asyncio
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..table.problem import Problem
from .keys import EMBEDDED, Keys, is_api
from .problems import STATUS, ProblemView
from .quota import Quota, address_of

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# Seconds that whoever asks too often waits for their refusal: told at once they would ask again at once, and to refuse
# them would be most of what the server does.
REFUSED_AFTER = 1.0


POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
ALONE = [*HEADERS, (b"content-security-policy", POLICY.encode()), (b"x-frame-options", b"DENY")]
FRAMED = [
    *HEADERS,
    (b"content-security-policy", POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").encode()),
]


class Guard:
    """Wraps the whole application. `scope["state"]["key"]` is the hash of the browser key of whoever asks."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], keys: Keys, asking: Quota) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)
        self.keys = keys
        self.asking = asking  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)  # the application begins or ends
            return
        if scope["type"] == ScopeType.HTTP and is_api(scope):
            try:
                await self.asking.take(address_of(scope))
            except Problem as trouble:
                await asyncio.sleep(REFUSED_AFTER)
                await _refuse(
                    scope, receive, _with_headers(scope, send, []), ProblemView(trouble.code, trouble.message)
                )
                return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if problem := self.problem_of(scope, headers):
            await _refuse(scope, receive, _with_headers(scope, send, []), problem)
            return
        try:
            key, cookies = await self.keys.key_of(scope, headers)
        except Problem as trouble:  # the storage does not work
            await _refuse(scope, receive, _with_headers(scope, send, []), ProblemView(trouble.code, trouble.message))
            return
        scope.setdefault("state", {})["key"] = key
        is_stream = scope["type"] == ScopeType.WEBSOCKET  # which has no answer that could carry headers
        await self.app(scope, receive, send if is_stream else _with_headers(scope, send, cookies))

    def problem_of(self, scope: Scope, headers: dict[bytes, str]) -> ProblemView | None:
        host = headers.get(b"host", "")
        if "*" not in self.hosts and _name_of(host) not in self.hosts:
            return ProblemView("wrong-host", "This server does not answer to that name: see --allow-host.")
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return None
        # Browsers say where a request comes from; whoever does not say is no browser and carries nobody's cookie.
        origin = headers.get(b"origin")
        site = headers.get(b"sec-fetch-site", "same-origin")
        if site not in ("same-origin", "none") or (origin is not None and _place_of(origin) != host):
            return ProblemView("cross-site", "This request comes from another site.")
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if scope["type"] == ScopeType.HTTP and has_body and not _is_json(headers.get(b"content-type", "")):
            return ProblemView("json-only", "Send JSON: content-type application/json.")
        return None


def _name_of(host: str) -> str:
    """Without the port; an IPv6 address keeps its brackets."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdigit() else host).lower()


def _place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # it is no address at all
        return None


def _is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"


def _with_headers(scope: Scope, send: Send, cookies: list[tuple[bytes, bytes]]) -> Send:
    headers = FRAMED if scope["path"].startswith(EMBEDDED) else ALONE

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers, *cookies]
        await send(message)

    return wrapped


async def _refuse(scope: Scope, receive: Receive, send: Send, problem: ProblemView) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": problem.code})
        return
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
