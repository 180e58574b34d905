"""Requests for the fuzzer: real games that are played on, every operation of the OpenAPI document with real values, the
same with something wrong, and what is hardly a request."""

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from clients import Browser, Server
from made_up import NASTY, Maker, as_json

TABLES = 40  # at a time
LAYING = {"/api/games", "/api/records", "/api/games/{game_id}/what-if", "/api/games/{game_id}/rematch"}
THINKING = ("/hint", "/review")  # take as long as bots think, one after the other
TARGETS = [
    "//api/me",
    "/api/../api/me",
    "/api/%00",
    "/api/games/%ff%fe",
    "/api/games/" + "a" * 4000,
    "/%2e%2e/x",
    "/api",
]
HEADERS = {
    "Origin": ["http://[", "null", "https://elsewhere.example", "é", ""],
    "Host": ["elsewhere.example", "127.0.0.1:x", "", "[::1"],
    "Cookie": ["grandopening_key=", "grandopening_key=x; grandopening_key=y", "=;=", "a=" + "b" * 5000],
    "Content-Type": ["text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=", ""],
    "X-Request-Id": ["x" * 3000, "\x7f", "é"],
    "X-Forwarded-For": ["é", "1.2.3.4, ::1", "a" * 3000],
    "Accept-Language": ["ca", "*;q=x", "-"],
    "If-None-Match": ["*", '"' * 99],
}


@dataclass
class FuzzedTable:
    id: str
    people: list[Browser]  # whoever has come; the first one laid it
    secrets: list[str] = field(default_factory=list)
    shown: dict[str, Any] = field(default_factory=dict)  # as somebody last saw it


class RequestFuzzer:
    """Visitors who do what people do, what people would never do, and what no program does."""

    def __init__(self, server: Server, seed: int, patience: float) -> None:
        self.server, self.patience = server, patience
        self.rng = random.Random(seed)
        self.tables: list[FuzzedTable] = []
        self.records: list[Any] = [{}]
        self.done: Counter[str] = Counter()  # by operation and status
        self.faults: list[str] = []
        self.longest = (0.0, "")  # seconds, and what was asked for
        self.longest_thought = (0.0, "")
        self.count = 0
        self._spare: list[Any] = []  # connections that nobody uses at the moment

    async def begin(self) -> None:
        browser = Browser(self.server.port)
        document = json.loads((await browser.ask("GET", "/openapi.json"))[1])
        self.rulebooks = json.loads((await browser.ask("GET", "/rulebooks"))[1])
        self.maker = Maker(self.rng, document["components"]["schemas"])
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        self.people = [Browser(self.server.port) for _ in range(12)]
        for person in self.people:
            await person.ask("GET", "/health")

    async def run(self, until: float, requests: int) -> None:
        """Some visitors at once, for so long or so many requests."""

        async def visit() -> None:
            while time.monotonic() < until and self.count < requests:
                await self._step()

        await asyncio.gather(*(visit() for _ in range(6)))

    async def _step(self) -> None:
        if len(self.tables) < TABLES // 4 or (len(self.tables) < TABLES and self.rng.random() < 0.02):
            await self._lay()
        kind, table = self.rng.random(), self.rng.choice(self.tables)
        if kind < 0.5:
            await self._move(table)
        elif kind < 0.95:
            await self._operate(table, spoil=kind > 0.7)
        else:
            await self._babble(table)
        if self.rng.random() < 0.004:
            await self._clear_away(table)

    # what people do

    async def _lay(self) -> None:
        rng, host = self.rng, self.rng.choice(self.people)
        book = rng.choice(self.rulebooks)
        kinds = ["screen", "screen", "friend", "bot"]
        seats = [{"kind": rng.choice(kinds)} for _ in range(rng.choice(book["players"]) - 1)]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["level"] = rng.choice(book["levels"][:-2])  # the strongest think for a second
        options = {one["name"]: rng.choice(one["values"]) for one in book["options"] if one["name"] != "players"}
        wish = {"game": book["name"], "seats": [{"kind": "you"}, *seats], "options": options, "pace": 0, "help": True}
        status, answer = await self._ask(host, "POST", "/api/games", as_json(wish))
        if status != 201:
            return
        started = json.loads(answer)
        table = FuzzedTable(started["table"]["id"], [host], [link["secret"] for link in started["invitations"]])
        for secret in table.secrets:
            friend = rng.choice(self.people)
            await self._ask(friend, "POST", f"/api/games/{table.id}/claim", as_json({"secret": secret}))
            table.people.append(friend)
        self.tables.append(table)

    async def _move(self, table: FuzzedTable) -> None:
        """A legal move where one is known, and else a look who is to move."""
        person, moves = self.rng.choice(table.people), table.shown.get("moves")
        if not moves:
            status, answer = await self._ask(person, "GET", f"/api/games/{table.id}")
            table.shown = json.loads(answer) if status == 200 else {}
            return
        wish = {"version": table.shown["version"], "entry": self.rng.choice(moves)["entry"]}
        target = f"/api/games/{table.id}/moves"
        status, answer = await self._ask(person, "POST", target, as_json(wish), label="POST /moves")
        table.shown = json.loads(answer) if status == 200 else {}

    async def _clear_away(self, table: FuzzedTable) -> None:
        """Keep its record for imports, and delete it."""
        status, answer = await self._ask(table.people[0], "GET", f"/api/games/{table.id}/record")
        if status == 200:
            self.records = [*self.records[-9:], json.loads(answer)]
        await self._ask(table.people[0], "DELETE", f"/api/games/{table.id}")
        if table in self.tables:
            self.tables.remove(table)

    # what people would never do

    async def _operate(self, table: FuzzedTable, spoil: bool) -> None:
        """Any operation of the document, at this table."""
        rng, (method, path, operation) = self.rng, self.rng.choice(self.operations)
        if (method == "DELETE" or path.endswith(THINKING)) and rng.random() < 0.9:
            return
        label, target = f"{method} {path}", self._target(table, path, operation, spoil)
        content, headers = self._content(table, path, operation, spoil), {}
        if spoil and rng.random() < 0.15:
            name = rng.choice(list(HEADERS))
            headers[name] = rng.choice(HEADERS[name])
        if spoil and rng.random() < 0.05:
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"])
        person = rng.choice(table.people if rng.random() < 0.8 else self.people)
        status, answer = await self._ask(person, method, target, content, headers, label)
        if status == 201 and path in LAYING:
            laid = json.loads(answer)
            self.tables.append(FuzzedTable(laid.get("table", laid)["id"], [person]))
            if len(self.tables) > TABLES:
                await self._clear_away(self.tables[0])

    def _target(self, table: FuzzedTable, path: str, operation: dict[str, Any], spoil: bool) -> str:
        target, query = path, []
        for parameter in operation.get("parameters", ()):
            value = self._real(table, parameter["name"])
            if value is None:
                value = self.maker.value(parameter["schema"])
            if spoil and self.rng.random() < 0.3:
                value = self.rng.choice(NASTY)
            text = quote(str(value)[:2000], safe="", errors="replace")
            if parameter["in"] == "path":
                target = target.replace("{" + parameter["name"] + "}", text or "-")
            elif self.rng.random() < 0.7:
                query.append(f"{parameter['name']}={text}")
        return "?".join([target, *filter(None, ["&".join(query)])])

    def _content(self, table: FuzzedTable, path: str, operation: dict[str, Any], spoil: bool) -> bytes:
        if "requestBody" not in operation:
            return b""
        [media] = operation["requestBody"]["content"].values()
        if path == "/api/records":
            body = self.rng.choice(self.records)
        else:
            body = self.maker.value(media["schema"], lambda name: self._real(table, name))
        for _ in range(self.rng.randrange(1, 4) if spoil else 0):
            body = self.maker.spoilt(body)
        content = as_json(body)
        return self.maker.broken(content) if spoil and self.rng.random() < 0.15 else content

    def _real(self, table: FuzzedTable, name: str) -> Any:
        """What would be right at this table, mostly."""
        rng, shown = self.rng, table.shown
        if name == "game_id":
            return table.id
        if name == "seat":
            return rng.randrange(len(shown.get("seats", "ab")))
        if name in ("number", "after", "skip"):
            return rng.randrange(shown.get("entries", 3) + 1)
        if name == "version":
            return shown.get("version")
        if name == "entry" and shown.get("moves"):
            return rng.choice(shown["moves"])["entry"]
        if name == "secret" and table.secrets:
            return rng.choice(table.secrets)
        if name == "game":
            return rng.choice(self.rulebooks)["name"]
        if name == "language":
            return rng.choice(["en", "ca", "de", "tlh"])
        if name == "level":
            return rng.choice(["random", "newcomer", "shopkeeper"])
        if name == "pace":
            return rng.choice([0, 0, 0.1])
        if name == "seats":
            return [{"kind": "you"}, *({"kind": rng.choice(["screen", "friend"])} for _ in range(rng.randrange(1, 6)))]
        return {} if name in ("options", "board") else None

    # what no program does

    async def _babble(self, table: FuzzedTable) -> None:
        rng, target = (
            self.rng,
            self.rng.choice([*TARGETS, f"/api/games/{table.id}/moves", "/api/records", "/api/games"]),
        )
        content = self.maker.broken(as_json(rng.choice([table.shown, *self.records])))
        await self._ask(rng.choice(self.people), rng.choice(["GET", "POST", "PUT"]), target, content, {}, "babble")

    async def _ask(
        self,
        person: Browser,
        method: str,
        target: str,
        content: bytes = b"",
        headers: dict[str, str] | None = None,
        label: str = "",
    ) -> tuple[int, bytes]:
        """One request, over a connection of its own for each that is under way; what is wrong with the answer is
        noted."""
        line = Browser(self.server.port)
        line.cookie, line._wires = person.cookie, self._spare.pop() if self._spare else None
        began = time.monotonic()
        try:
            status, answer = await line.send(method, target, content, headers)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            status, answer, line._wires = 0, repr(error).encode(), None
        took = time.monotonic() - began
        self._spare.append(line._wires)
        self.count += 1
        label = label or f"{method} {target.partition('?')[0][:12]}"
        self.done[f"{label} {status}"] += 1
        thinks = target.partition("?")[0].endswith(THINKING)
        if thinks:
            self.longest_thought = max(self.longest_thought, (took, label))
        else:
            self.longest = max(self.longest, (took, label))
        sent = f"{method} {target[:200]} {str(headers or '')[:200]} {content[:300]!r}"
        is_slow = took > self.patience and not thinks
        if status == 0 or status >= 500 or is_slow or (status >= 400 and not _is_problem(target, answer)):
            self.faults.append(f"{sent}: {status} {answer[:300]!r} in {took:.2f} s")
        return status, answer


def _is_problem(target: str, answer: bytes) -> bool:
    """Whether a refusal says in our own form what was wrong; what is no request at all, the HTTP server refuses, and
    what is no address of ours, the pages of the document."""
    if not target.startswith("/api/") or target in TARGETS or answer == b"Invalid HTTP request received.":
        return True
    try:
        return {"code", "message"} <= json.loads(answer).keys()
    except ValueError:
        return False
