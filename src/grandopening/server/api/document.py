"""The OpenAPI document, with what the framework does not know: our problems, strict requests, the updates that travel
by WebSocket, the entries of the games, and how games are shown that have no types of their own."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ...table.plain import GenericBoard, GenericPosition
from ...table.shown import OWN
from ..problems import ProblemView, StaleView
from . import requests
from .entries import entry_types
from .stream import ChatUpdate, DeletedUpdate, PresenceUpdate, RestartUpdate, TableUpdate

SCHEMAS = "#/components/schemas/"
METHODS = ("get", "put", "post", "delete")
# An event of any game; its numbers stand under their names.
EVENT = {
    "type": "object",
    "properties": {
        "kind": {"type": "string"},
        "rule": {"type": "string"},
        "seat": {"type": "integer"},
        "parts": {"type": "array", "items": {"type": "object"}, "description": "of its sum"},
    },
    "required": ["kind", "rule"],
    "additionalProperties": True,
}


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    schemas = {**document["components"]["schemas"], **_own_schemas()}
    for name, kind in vars(requests).items():
        if isinstance(kind, type) and issubclass(kind, requests.Strict) and name in schemas:
            schemas[name] = {**schemas[name], "additionalProperties": False}
    for name in ("Move", "Step", "LogEntry", "RefusalView"):
        schemas[name] = _with_entry(schemas[name])
    paths = {path: _with_problems(item) for path, item in document["paths"].items()}
    whole = {**document, "paths": paths, "components": {**document["components"], "schemas": schemas}}
    return _with_generic(whole)  # type: ignore[no-any-return]


def _own_schemas() -> dict[str, Any]:
    kinds = [TableUpdate, PresenceUpdate, ChatUpdate, RestartUpdate, DeletedUpdate]
    entries = list(entry_types())
    types = [ProblemView, StaleView, *kinds, GenericPosition, GenericBoard, *entries]
    _, schemas = msgspec.json.schema_components(types, ref_template=SCHEMAS + "{name}")
    updates = [{"$ref": SCHEMAS + kind.__name__} for kind in kinds]
    own = {kind.__name__: schemas[kind.__name__] for kind in types}
    own["Update"] = {"oneOf": updates, "description": "what the stream of a game sends"}
    own["Entry"] = {
        "anyOf": [{"$ref": SCHEMAS + kind.__name__} for kind in entries],
        "description": "a decision or a chance result, as the record writes it; without what you may not know",
    }
    return {**own, "Event": EVENT}


def _with_entry(schema: dict[str, Any]) -> dict[str, Any]:
    """Encoding makes no difference between games, so the wire types say only that these are objects."""
    properties = {**schema["properties"], "entry": {"$ref": SCHEMAS + "Entry"}}
    if "events" in properties:
        properties["events"] = {"type": "array", "items": {"$ref": SCHEMAS + "Event"}}
    return {**schema, "properties": properties}


def _with_generic(part: Any) -> Any:
    """Where a position or a board of one of our games can stand, that of any other game can."""
    if isinstance(part, list):
        return [_with_generic(one) for one in part]
    if not isinstance(part, dict):
        return part
    part = {key: _with_generic(value) for key, value in part.items()}
    for own, generic in ((OWN[0].position_type, GenericPosition), (OWN[0].board_type, GenericBoard)):
        if {"$ref": SCHEMAS + own.__name__} in part.get("oneOf", ()):
            part["anyOf"] = [*part.pop("oneOf"), {"$ref": SCHEMAS + generic.__name__}]
    return part


def _with_problems(item: dict[str, Any]) -> dict[str, Any]:
    item = dict(item)
    for method in METHODS:
        if method in item:
            answers = {code: answer for code, answer in item[method]["responses"].items() if code.startswith("2")}
            answers["4XX"] = _answer("What went wrong, by code and in a sentence.", "ProblemView")
            answers["409"] = _answer("Not now: the table has moved on, or stands otherwise.", "StaleView")
            answers["503"] = _answer("Not now, whatever is asked: busy, closing, storage.", "ProblemView")
            item[method] = {**item[method], "responses": answers}
    return item


def _answer(description: str, schema: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": SCHEMAS + schema}}}
    return {"description": description, "content": content}
