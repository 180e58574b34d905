"""The server starts anew: whoever sits at a table goes on without loading the page again."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from .conftest import PATIENCE
from .person import Person

Serve = Callable[[int], tuple["subprocess.Popen[str]", int]]


@pytest.fixture
def serve(client: None, tmp_path: Path) -> Iterator[Serve]:
    """Servers on one database, one after the other."""
    running: list[subprocess.Popen[str]] = []
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--no-limits"]

    def start(port: int) -> tuple["subprocess.Popen[str]", int]:
        arguments = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
        running.append(
            subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        )
        stdout = running[-1].stdout
        assert stdout is not None
        announced = re.search(r"http://\S+?:(\d+)/", stdout.readline())
        assert announced, "the server did not start"
        until = time.monotonic() + 300
        while b'"ready":true' not in urlopen(f"http://127.0.0.1:{announced[1]}/api/health").read():
            assert time.monotonic() < until, "the server never got ready"
            time.sleep(0.2)
        return running[-1], int(announced[1])

    yield start
    for process in running:
        process.kill()
        process.communicate()


def admin(database: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "grandopening", "admin", *arguments, "--database", f"sqlite:///{database}"]
    subprocess.run(command, check=True, capture_output=True)


def test_nobody_has_to_reload(chromium: Browser, serve: Serve, tmp_path: Path):
    first, port = serve(0)
    context = chromium.new_context(
        base_url=f"http://127.0.0.1:{port}", viewport=ViewportSize(width=1440, height=900), reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.clock.install()
    page.goto("/")
    ada = Person(page)
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}], start="introductory")
    ada.wait_for_turn()
    page.evaluate("window.stays = true")
    standing, problem = page.locator(".offline"), page.get_by_role("alert")

    admin(tmp_path / "tables.db", "announce", "10")
    expect(standing).to_contain_text("10 min")
    first.send_signal(signal.SIGTERM)
    assert first.wait(timeout=30) == 0
    expect(standing).to_contain_text("Trying again")
    before = ada.version
    ada.glowing.first.dispatch_event("click")
    expect(problem).to_contain_text("does not answer")

    assert serve(port)[1] == port
    page.clock.fast_forward(12_000)  # by now the page asks no more often than that, and need not be waited for
    expect(standing).to_have_count(0)
    expect(problem).to_have_count(0)
    ada.glowing.first.dispatch_event("click")
    page.wait_for_function(
        "(before) => Number(document.querySelector('main.playing').dataset.version) > before", arg=before
    )
    assert page.evaluate("window.stays")

    admin(tmp_path / "tables.db", "close", ada.game_id)
    expect(standing).to_contain_text("closed this table")
    context.close()
