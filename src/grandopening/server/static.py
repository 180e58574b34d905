"""The built client, from memory: hashed files are kept by browsers for ever, the page is asked for again each time."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from ..table.problem import Problem

FOR_EVER = "public, max-age=31536000, immutable"
ASKED_AGAIN = "private, no-cache"  # with it comes the key of whoever asked
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Grand Opening</title>
<p>The page has not been built. In a checkout: <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p>"""


@dataclass(frozen=True)
class File:
    content: bytes
    zipped: bytes | None
    media_type: str
    etag: str
    cache: str

    @classmethod
    def of(cls, name: str, content: bytes) -> "File":
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        is_text = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "svg+xml"))
        if is_text:
            media_type += "; charset=utf-8"
        etag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        cache = FOR_EVER if name.startswith("assets/") else ASKED_AGAIN
        zipped = gzip.compress(content, 9, mtime=0) if is_text else None
        return cls(content, zipped, media_type, etag, cache)


def built_files() -> dict[str, File]:
    folder = resources.files(__package__) / "static"
    found = dict(_walk(folder, "")) if folder.is_dir() else {}
    found.setdefault("index.html", File.of("index.html", NOT_BUILT))
    return found


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, File]]:
    found = []
    for item in folder.iterdir():
        name = f"{prefix}{item.name}"
        if item.is_dir():
            found += _walk(item, f"{name}/")
        else:
            found.append((name, File.of(name, item.read_bytes())))
    return found


class Client:
    """The files of the client. When it is built anew they are read anew; pages opened before still find theirs."""

    def __init__(self) -> None:
        self._stamp = self._seen()
        self.files = built_files()

    def _seen(self) -> int:
        page = resources.files(__package__) / "static" / "index.html"
        return page.stat().st_mtime_ns if isinstance(page, Path) and page.is_file() else 0

    def fresh(self) -> dict[str, File]:
        if (stamp := self._seen()) != self._stamp:
            self._stamp, self.files = stamp, {**self.files, **built_files()}
        return self.files


def files() -> list[HTTPRouteHandler]:
    """Every path that is no file is a page of the client, which finds its own way."""
    client = Client()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def get_file(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        name, known = path.strip("/"), client.files
        if name not in known or known[name].cache != FOR_EVER:
            known = client.fresh()
        if name.startswith(("api/", "assets/")) and name not in known:
            raise Problem("not-found", "There is nothing under this address.")
        return _answer(request, known.get(name) or known["index.html"])

    return [get_file]


def _answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)
