"""Keys: the secret by which a browser is recognised. Only one that this server has handed out is a key."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial

from litestar.types import Scope
from sqlalchemy import Connection, insert, select

from .schema import setting

COOKIE = "grandopening_key"
HOST_COOKIE = f"__Host-{COOKIE}"  # on https: no other site of the same domain can set it
KEY_BYTES = 16
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[\w-]{22}", re.ASCII)
EMBEDDED = "/embed/"  # the one page that others may hold in a frame: nothing can be done on it
SIGNATURES = 10_000  # remembered
Cookies = list[tuple[bytes, bytes]]


def hashed(secret: str) -> str:
    """How secrets are kept: 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """Letters, digits, - and _; never a - in front, which a command line takes for an option."""
    secret = secrets.token_urlsafe(KEY_BYTES)
    return new_secret() if secret.startswith("-") else secret


def is_api(scope: Scope) -> bool:
    return scope["path"].lstrip("/").startswith("api")


def is_for_everybody(scope: Scope) -> bool:
    """Files that any cache may keep, and the page that others hold in a frame, where no cookie is kept."""
    return scope["path"].startswith(("/assets/", EMBEDDED))


def seal_in(connection: Connection) -> bytes:
    """What browser keys are signed with: drawn once for each database."""
    found = connection.scalar(select(setting.c.value).where(setting.c.name == "seal"))
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(setting).values(name="seal", value=found))
    return bytes.fromhex(found)


def signature_of(seal: bytes, secret: str) -> str:
    return urlsafe_b64encode(hmac.digest(seal, secret.encode(), "sha256")[:KEY_BYTES]).decode().rstrip("=")


class Keys:
    """A cookie holds a secret and our signature. Those without one, which were handed out before there were
    signatures, are still good for whoever has a seat or a name by them, and are signed then."""

    def __init__(self, seal: bytes, is_known: Callable[[str], Awaitable[bool]]) -> None:
        # Remembered, since to work it out gives the loop's turn away to any thread that calculates.
        self._signature = lru_cache(maxsize=SIGNATURES)(partial(signature_of, seal))
        self._is_known = is_known

    async def key_of(self, scope: Scope, headers: dict[bytes, str]) -> tuple[str, Cookies]:
        """The hash of the key of whoever asks, and the cookie that has to be set."""
        is_secure = scope["scheme"] in ("https", "wss")
        found = dict(cookie.strip().partition("=")[::2] for cookie in headers.get(b"cookie", "").split(";"))
        for name in (HOST_COOKIE, COOKIE) if is_secure else (COOKIE,):
            secret, _, signature = found.get(name, "").partition(".")
            if not SECRET.fullmatch(secret):
                continue
            if signature and hmac.compare_digest(signature.encode(), self._signature(secret).encode()):
                return hashed(secret), [] if name == HOST_COOKIE or not is_secure else self._cookie(secret, is_secure)
            if not signature and await self._is_known(hashed(secret)):
                return hashed(secret), self._cookie(secret, is_secure)
        if is_for_everybody(scope):
            return "", []
        # A page brings one, too: it asks for several things at once, and each answer would bring another.
        secret = new_secret()
        return hashed(secret), self._cookie(secret, is_secure)

    def _cookie(self, secret: str, is_secure: bool) -> Cookies:
        name, secure = (HOST_COOKIE, "; Secure") if is_secure else (COOKIE, "")
        value = f"{name}={secret}.{self._signature(secret)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return [(b"set-cookie", value.encode())]
