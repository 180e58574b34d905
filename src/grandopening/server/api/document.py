"""The OpenAPI document, with what the framework does not know: our problems, strict requests, and the updates that
travel by WebSocket."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..problems import ProblemView, StaleView
from . import requests
from .stream import ChatUpdate, DeletedUpdate, PresenceUpdate, TableUpdate

SCHEMAS = "#/components/schemas/"
METHODS = ("get", "put", "post", "delete")


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    schemas = {**document["components"]["schemas"], **_own_schemas()}
    for name, kind in vars(requests).items():
        if isinstance(kind, type) and issubclass(kind, requests.Strict) and name in schemas:
            schemas[name] = {**schemas[name], "additionalProperties": False}
    paths = {path: _with_problems(item) for path, item in document["paths"].items()}
    return {**document, "paths": paths, "components": {**document["components"], "schemas": schemas}}


def _own_schemas() -> dict[str, Any]:
    kinds = [TableUpdate, PresenceUpdate, ChatUpdate, DeletedUpdate]
    types = [ProblemView, StaleView, *kinds]
    _, schemas = msgspec.json.schema_components(types, ref_template=SCHEMAS + "{name}")
    updates = [{"$ref": SCHEMAS + kind.__name__} for kind in kinds]
    own = {kind.__name__: schemas[kind.__name__] for kind in types}
    return {**own, "Update": {"oneOf": updates, "description": "what the stream of a game sends"}}


def _with_problems(item: dict[str, Any]) -> dict[str, Any]:
    item = dict(item)
    for method in METHODS:
        if method in item:
            answers = {code: answer for code, answer in item[method]["responses"].items() if code.startswith("2")}
            answers["4XX"] = _answer("What went wrong, by code and in a sentence.", "ProblemView")
            answers["409"] = _answer("Not now: the table has moved on, or stands otherwise.", "StaleView")
            answers["503"] = _answer("The rulebooks are being compiled.", "ProblemView")
            item[method] = {**item[method], "responses": answers}
    return item


def _answer(description: str, schema: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": SCHEMAS + schema}}}
    return {"description": description, "content": content}
