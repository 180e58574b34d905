"""A real server with a real SQLite file, and a real browser on its pages.

The browser is Debian's chromium, or the one named by GRANDOPENING_BROWSER. Without one these tests say so and skip; in
continuous integration (CI is set) they fail instead. Screenshots land in artefacts/ beside this file: look at them.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .person import Person

ROOT = Path(__file__).parents[2]
ARTEFACTS = Path(__file__).parent / "artefacts"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

PATIENCE = 30_000  # milliseconds: with all tests at once on two cores a page may have to wait

Open = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where the machine is too busy for a page to keep up, a second try tells; what fails twice is a fault. The summary
    tells what needed it, and why."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def client() -> None:
    """The page itself, built from web/ if it is not there yet."""
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "tools" / "build_web.py")
    assert spec
    assert spec.loader
    build_web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build_web)
    build_web.build()


@pytest.fixture(scope="session")
def address(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--no-limits", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    announced = re.search(r"http://\S+?:(\d+)/", process.stdout.readline())
    assert announced, "the server did not start"
    url = f"http://127.0.0.1:{announced[1]}"
    until = time.monotonic() + 300  # the first time, the rulebooks are compiled
    while b'"ready":true' not in urlopen(f"{url}/api/health").read():
        assert time.monotonic() < until, "the server never got ready"
        time.sleep(0.2)
    yield url
    process.kill()
    process.communicate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    named = os.environ.get("GRANDOPENING_BROWSER")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        advice = "no browser: apt-get install chromium, or name one in GRANDOPENING_BROWSER"
        if os.environ.get("CI"):
            pytest.fail(advice)
        pytest.skip(advice)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        # In a container everything runs as root, where chromium's sandbox does not work.
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, address: str) -> Iterator[Open]:
    """Somebody's own browser, with a page on the server. Any error on any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)

    def open_at(path: str = "/", **settings: Any) -> Person:
        context = chromium.new_context(base_url=address, **{"viewport": DESKTOP, "reduced_motion": "reduce"} | settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto(path)
        return Person(page)

    yield open_at
    for context in contexts:
        context.close()
    # A refusal by the server is a message on the page, and a line in the console that the browser writes by itself.
    assert [error for error in errors if "status of 4" not in error] == []


@pytest.fixture
def ada(open_page: Open) -> Person:
    return open_page()


@pytest.fixture(scope="session")
def shoot() -> Callable[[Person, str], None]:
    ARTEFACTS.mkdir(exist_ok=True)

    def take(person: Person, name: str) -> None:
        """What is on the screen; on a phone, where most is below, all of the page."""
        person.page.evaluate("() => scrollTo(0, 0)")
        size = person.page.viewport_size
        person.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=bool(size and size["width"] < 700))

    return take
