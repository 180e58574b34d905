"""What all tests share: the settings of hypothesis, one server for every process of a run, and one PostgreSQL."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from filelock import FileLock
from hypothesis import settings
from own_postgres import MISSING, OwnPostgres, binaries

# Compiling takes its time, and a failure must be the same failure everywhere.
settings.register_profile("grandopening", deadline=None, max_examples=30, derandomize=True, database=None)
settings.load_profile("grandopening")

# Two threads of torch that wait for each other on a busy machine take ten times as long as one.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Where the tests run in the background Ctrl-C is ignored, by everything they start too; tests that press it need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SHARED = "GRANDOPENING_TEST_RUN"  # names the folder that all processes of one run have in common
PATIENCE = 300  # seconds: the first time, the rulebooks are compiled


@dataclass
class OneServer:
    """The server that all processes of a run talk to. Each test has browsers and tables of its own there."""

    pid: int
    port: int
    database: str  # its URL

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # not one of several processes, but the one that starts them
        os.environ[SHARED] = tempfile.mkdtemp(prefix="grandopening-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        folder = Path(os.environ.pop(SHARED))
        for told in folder.glob("server-*.json"):
            os.kill(OneServer(**json.loads(told.read_text("utf-8"))).pid, signal.SIGTERM)
        if (told := folder / "postgres.json").exists():
            where = json.loads(told.read_text("utf-8"))
            OwnPostgres(Path(where["folder"]), where["port"]).remove()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def one_postgres() -> Callable[[], OwnPostgres]:
    """The PostgreSQL of this run, started when it is asked for: each test has a database of its own there."""
    return _postgres


def _postgres() -> OwnPostgres:
    folder = Path(os.environ[SHARED])
    told = folder / "postgres.json"
    if binaries() is None:
        assert "CI" not in os.environ, MISSING
        pytest.skip(MISSING)
    with FileLock(folder / "postgres.lock"):
        if not told.exists():
            own = OwnPostgres(is_durable=False)
            told.write_text(json.dumps({"folder": str(own.folder), "port": own.port}), "utf-8")
            own.start()
        where = json.loads(told.read_text("utf-8"))
    return OwnPostgres(Path(where["folder"]), where["port"])


@pytest.fixture(scope="session")
def one_server() -> OneServer:
    """Whoever needs it first starts it; it ends with the run."""
    return _server_on("sqlite")


@pytest.fixture(scope="session")
def server_on() -> Callable[[str], OneServer]:
    """The same for a kind of database."""
    return _server_on


def _server_on(kind: str) -> OneServer:
    folder = Path(os.environ[SHARED])
    told = folder / f"server-{kind}.json"
    with FileLock(folder / f"server-{kind}.lock"):
        if not told.exists():
            at = f"sqlite:///{folder / 'tables.db'}" if kind == "sqlite" else _postgres().new_database("one_server")
            told.write_text(json.dumps(asdict(_start(at, folder / f"server-{kind}.log"))), "utf-8")
    return OneServer(**json.loads(told.read_text("utf-8")))


def _start(database: str, output: Path) -> OneServer:
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--no-limits", "--port", "0"]
    with output.open("w") as file:
        process = subprocess.Popen([*command, "--database", database], stdout=file, stderr=file)
    until = time.monotonic() + PATIENCE
    while not (announced := re.search(r"http://\S+?:(\d+)/", output.read_text("utf-8"))):
        assert process.poll() is None, output.read_text("utf-8")
        assert time.monotonic() < until, "the server did not start"
        time.sleep(0.05)
    server = OneServer(process.pid, int(announced[1]), str(database))
    process.returncode = 0  # it may outlive this process; whoever began the run ends it
    _wait_for_bots(server, until)
    return server


def _wait_for_bots(server: OneServer, until: float) -> None:
    """A server is up in a moment, while the bots' process is still loading all that they need. A test that waits for a
    bot should wait for its decision, not for that."""
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        while not client.get("/health").json()["ready"]:
            assert time.monotonic() < until, "the server never got ready"
            time.sleep(0.1)
        for game in client.get("/rulebooks").json():
            seats: list[dict[str, Any]] = [{"kind": "bot"}, {"kind": "you"}, {"kind": "screen"}]
            wish = {"game": game["name"], "seats": seats, "order": "chosen", "pace": 0, "start": True}
            made = client.post("/games", json=wish).json()["table"]["id"]
            while not client.get(f"/games/{made}").json()["moves"]:
                assert time.monotonic() < until, "no bot ever moved"
                time.sleep(0.1)
