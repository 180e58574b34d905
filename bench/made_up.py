"""Values for the fuzzers: as a JSON schema wants them, real where a property's name says what is meant, and spoilt.

hypothesis and schemathesis (tests/server/test_schema.py) search more cleverly, and shrink what they find; this makes
some ten thousand requests a second, which is what a million of them needs."""

import copy
import json
import random
from collections.abc import Callable, Mapping
from typing import Any

NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 7, 255, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, -0.0,
    1e308, float("inf"), float("nan"), "", " ", "\x00", "\ud800", "é", "🂡" * 40, "a" * 5000, "../../etc/passwd", "null",
    "-1", "NaN", "<b>", "{{7*7}}", "' or 1=1 --", "%00", "\u202e", "\r\nX: y", [], {}, [None], [[]], {"": ""},
    {"do": "fly"}, ["a"] * 300, {"seat": -1, "do": 5},
]  # fmt: skip
KNOWN_DEPTH = 6


class Maker:
    """Makes values up. `real` gives the real one for the name of a property, or None."""

    def __init__(self, rng: random.Random, schemas: Mapping[str, Any]) -> None:
        self.rng = rng
        self.schemas = schemas

    def value(self, schema: Mapping[str, Any], real: Callable[[str], Any] = lambda name: None, depth: int = 0) -> Any:
        """As the schema wants it."""
        rng = self.rng
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        if options := schema.get("oneOf") or schema.get("anyOf"):
            return self.value(rng.choice(options), real, depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "object":
            return self._object(schema, real, depth)
        if kind == "array":
            few = 0 if depth > KNOWN_DEPTH else rng.randrange(4)
            return [self.value(schema.get("items", {}), real, depth + 1) for _ in range(few)]
        return self._single(kind, schema)

    def _object(self, schema: Mapping[str, Any], real: Callable[[str], Any], depth: int) -> dict[str, Any]:
        made: dict[str, Any] = {}
        required = schema.get("required", ())
        for name, inner in schema.get("properties", {}).items():
            if name in required or self.rng.random() < 0.5:
                found = real(name)
                made[name] = self.value(inner, real, depth + 1) if found is None else found
        return made

    def _single(self, kind: str | None, schema: Mapping[str, Any]) -> Any:
        rng = self.rng
        low, high = schema.get("minimum", -3), schema.get("maximum", 40)
        if kind == "integer":
            return rng.randint(int(low), int(high))
        if kind == "number":
            return rng.uniform(float(low), float(high))
        if kind == "boolean":
            return rng.random() < 0.5
        if kind == "string":
            return "".join(rng.choice("aé🂡 <0") for _ in range(rng.randrange(12)))
        return rng.choice(NASTY) if kind is None else None

    def spoilt(self, value: Any) -> Any:
        """The same with something wrong in some place."""
        value = copy.deepcopy(value)
        rng, node, path = self.rng, value, []
        while isinstance(node, (dict, list)) and node and (not path or rng.random() < 0.7):
            path.append((node, rng.choice(list(node) if isinstance(node, dict) else range(len(node)))))
            node = node[path[-1][1]]
        if not path:
            return rng.choice(NASTY)
        held, key = path[-1]
        match rng.randrange(5):
            case 0:
                del held[key]
            case 1 if isinstance(held, list):
                held += copy.deepcopy(held)[:50]
            case 1:
                held[str(rng.choice(NASTY))[:100]] = rng.choice(NASTY)
            case 2 if isinstance(node, int) and not isinstance(node, bool):
                held[key] = node + rng.choice([-1, 1, -(2**32), 2**32])
            case 3 if isinstance(node, str):
                at = rng.randrange(len(node) + 1)
                held[key] = node[:at] + str(rng.choice(NASTY))[:50] + node[at + 1 :]
            case _:
                held[key] = rng.choice(NASTY)
        return value

    def broken(self, content: bytes) -> bytes:
        """Bytes that are hardly JSON any more."""
        rng = self.rng
        at = rng.randrange(len(content) + 1)
        match rng.randrange(6):
            case 0:
                return content[:at]
            case 1:
                return content[:at] + rng.randbytes(rng.randrange(1, 9)) + content[at:]
            case 2:
                depth = rng.choice([50, 1000, 20_000])
                return b"[" * depth + content + b"]" * rng.choice([0, depth])
            case 3:
                return b'{"a":' * rng.choice([50, 1000, 20_000]) + content
            case 4:
                return content.replace(b'"', b'"\xff\xfe', 1)
            case _:
                return rng.randbytes(rng.randrange(400))


def as_json(value: Any) -> bytes:
    """Also what JSON does not know: infinite numbers, and half of a surrogate pair as an escape."""
    return json.dumps(value).encode()
