"""A real server process with a real database, and browsers that talk to it.

A test that uses a server runs on SQLite, and on PostgreSQL too unless it is marked `sqlite`: those of `CORE` always,
others by `./test --postgresql`."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from forked_server import ForkedServer, can_fork
from sqlalchemy import create_engine, text
from websockets.sync.client import ClientConnection, connect

from grandopening.server.database import database_at

CORE = {"test_playing", "test_proxima", "test_streams"}
INTRODUCTORY = {"start": "introductory"}
STORED = {
    game: Path(__file__).parents[1] / "browser" / "records" / f"{name}.game.json"
    for game, name in (("franchise", "map"), ("proxima-obertura", "street"))
}
SOLO = [{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}]


# Tests of how a server begins and ends have it begin as people do, not forked.
AS_COMMAND = {"test_closing"}
# With other values for some constants: the real ones would take a test too long.
PATCHED = """
import json, sys
from forked_server import patch
from grandopening.server.__main__ import main
patch(json.loads(sys.argv.pop(1)))
main()
"""


def new_file(end: str, folder: Path | None) -> Path:
    descriptor, name = tempfile.mkstemp(end, "server-", folder)
    os.close(descriptor)
    return Path(name)


class DidNotStart(Exception):
    """What the server said instead of starting."""


class Server:
    """`python -m grandopening.server` on a free port; forked, unless it is to begin as a command."""

    process: subprocess.Popen[str] | ForkedServer

    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        patched: dict[str, float] | None = None,
        as_command: bool = False,
    ) -> None:
        self.file = database if isinstance(database, Path) else Path()  # of SQLite
        self.database = f"sqlite:///{database}" if isinstance(database, Path) else database
        options = ["--no-browser", "--port", "0", "--database", self.database, *arguments]
        # Files, since a pipe that nobody reads would stop a server that has much to tell.
        folder = database.parent if isinstance(database, Path) else None
        self._printed, self._log = (new_file(end, folder) for end in (".out", ".log"))
        if can_fork() and not as_command:
            self.process = ForkedServer(options, patched or {}, self._printed, self._log)
        else:
            module = ["-c", PATCHED, json.dumps(patched)] if patched else ["-m", "grandopening.server"]
            with self._printed.open("w") as out, self._log.open("w") as log:
                self.process = subprocess.Popen([sys.executable, *module, *options], stdout=out, stderr=log, text=True)
        self.port = self._announced()
        self.url = f"http://127.0.0.1:{self.port}"
        self._wait_until_ready()

    def _announced(self) -> int:
        while True:
            has_ended = self.process.poll() is not None
            if found := re.search(r"http://\S+?:(\d+)/", self._printed.read_text("utf-8")):
                return int(found[1])
            if has_ended:
                raise DidNotStart(self.said)
            time.sleep(0.01)

    @property
    def said(self) -> str:
        """Its log, until now."""
        return self._log.read_text("utf-8")

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + 300  # the first time, the rulebooks are compiled
        while time.monotonic() < until:
            if httpx.get(f"{self.url}/api/health", timeout=30).json()["ready"]:
                return
            time.sleep(0.1)
        raise TimeoutError("the server never got ready")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def interrupt(self, timeout: float = 15) -> tuple[int | None, str]:
        """Ctrl-C: the exit status and what was said on the way out."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=timeout)
        return self.process.returncode, self.said


def edit(server: Server, statement: str, **values: Any) -> list[Any]:
    """Whoever has the database in their hands: what a statement finds."""
    opened = create_engine(database_at(server.database))
    with opened.begin() as connection:
        done = connection.execute(text(statement), values)
        found = list(done) if done.returns_rows else []
    opened.dispose()
    return found


class Browser:
    """One person's browser: it keeps its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=f"{server.url}/api", timeout=30)
        self.client.get("/health")

    def follow(self, server: Server) -> None:
        """The same browser, after the server was started anew."""
        self.server = server
        self.client.base_url = httpx.URL(f"{server.url}/api")

    def get(self, path: str, **arguments: Any) -> httpx.Response:
        return self.client.get(path, **arguments)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.post(path, json=body) if body is not None else self.client.post(path)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.client.put(path, json=body)

    def start(self, seats: list[dict[str, Any]] | None = None, **settings: Any) -> dict[str, Any]:
        body = {"seats": seats or SOLO, "order": "chosen", "pace": 0, **settings}
        answer = self.post("/games", body)
        assert answer.status_code == 201, answer.text
        started: dict[str, Any] = answer.json()
        return started

    def table(self, game_id: str) -> dict[str, Any]:
        answer = self.get(f"/games/{game_id}")
        assert answer.status_code == 200, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def move(self, table: dict[str, Any], index: int = 0) -> dict[str, Any]:
        """The legal move with this index; the table after it."""
        return self.play(table, table["moves"][index]["entry"])

    def play(self, table: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
        answer = self.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": entry})
        assert answer.status_code == 200, answer.text
        after: dict[str, Any] = answer.json()
        return after

    def play_to_end(self, table: dict[str, Any]) -> dict[str, Any]:
        """At random; all seats are this browser's."""
        rng = random.Random(1)
        while table["status"] == "running":
            table = self.move(table, rng.randrange(len(table["moves"])))
        return table

    def laid_out(self, game: str, *names: str) -> dict[str, Any]:
        """The table of a stored game between bots, which is over."""
        record = json.loads(STORED[game].read_text("utf-8"))
        record["seats"][: len(names)] = names
        answer = self.post("/records", record)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def end_at_once(self, table: dict[str, Any]) -> dict[str, Any]:
        """After the introductory start: a turn each without doing anything ends the game."""
        while table["status"] == "running":
            table = self.play(table, {"do": "done"})
        return table

    def stream(self, game_id: str, version: int = 0, heard: int = 0) -> ClientConnection:
        query = f"?version={version}&heard={heard}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/games/{game_id}/stream{query}"
        return connect(url, additional_headers={"Cookie": cookie}, proxy=None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" not in metafunc.fixturenames:
        return
    engines: list[Any] = ["sqlite"]
    if not metafunc.definition.get_closest_marker("sqlite"):
        is_core = metafunc.module.__name__.rpartition(".")[2] in CORE
        engines.append(pytest.param("postgresql", marks=[] if is_core else [pytest.mark.postgresql]))
    metafunc.parametrize("engine", engines, scope="session")


@pytest.fixture(scope="session")
def engine() -> str:
    """The database a test runs on."""
    raise AssertionError("it is chosen above")


@pytest.fixture(scope="session")
def server(engine: str, server_on: Callable[[str], Any]) -> Any:
    """One for all tests that do not end it, without limits on how often one may ask."""
    return server_on(engine)


@pytest.fixture
def database(engine: str, tmp_path: Path, one_postgres: Callable[[], Any]) -> Path | str:
    """A database of a test's own."""
    if engine == "sqlite":
        return tmp_path / "tables.db"
    url: str = one_postgres().new_database(f"of_{uuid4().hex}")
    return url


@pytest.fixture
def open_browser() -> Iterator[Callable[[Server], Browser]]:
    opened: list[Browser] = []

    def open_at(server: Server) -> Browser:
        opened.append(Browser(server))
        return opened[-1]

    yield open_at
    for browser in opened:
        browser.client.close()


@pytest.fixture
def new_browser(server: Server, open_browser: Callable[[Server], Browser]) -> Callable[[], Browser]:
    return lambda: open_browser(server)


@pytest.fixture
def ada(new_browser: Callable[[], Browser]) -> Browser:
    return new_browser()


@pytest.fixture
def ben(new_browser: Callable[[], Browser]) -> Browser:
    return new_browser()


@pytest.fixture
def start_server(request: pytest.FixtureRequest, database: Path | str) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, all on one database."""
    running: list[Server] = []
    as_command = request.module.__name__.rpartition(".")[2] in AS_COMMAND

    def start(*arguments: str, **options: Any) -> Server:
        running.append(Server(database, *arguments, **{"as_command": as_command} | options))
        return running[-1]

    yield start
    for server in running:
        if server.process.poll() is None:
            server.kill()


def pytest_configure() -> None:
    # The server is a process of its own: it finds the package where the tests do.
    folders = [str(Path(__file__).parents[2] / name) for name in ("src", "tools")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*folders, os.environ.get("PYTHONPATH")]))
