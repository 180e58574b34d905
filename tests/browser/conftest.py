"""A real server with a real SQLite file, and a real browser on its pages.

The browser is Debian's chromium, best without the part that draws windows (chromium-headless-shell), or the one named
by GRANDOPENING_BROWSER. Without one these tests say so and skip; in continuous integration (CI is set) they fail
instead. With GRANDOPENING_SCREENSHOTS=1 screenshots land in artefacts/ beside this file, and short films as WebP: look
at them.
"""

import os
import shutil
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .person import Person

ROOT = Path(__file__).parents[2]
ARTEFACTS = Path(__file__).parent / "artefacts"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# The first one takes a third of the others' time for a page: it has no windows, tabs and menus to draw.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 30_000  # milliseconds: with all tests at once on two cores a page may have to wait

Open = Callable[..., Person]


@pytest.fixture(scope="session")
def client() -> None:
    """The page itself, built from web/ if it is not there yet, by one of those who need it."""
    with FileLock(Path(os.environ["GRANDOPENING_TEST_RUN"]) / "client.lock"):
        subprocess.run([sys.executable, ROOT / "tools" / "build_web.py"], check=True)


@pytest.fixture(scope="session")
def address(client: None, one_server: Any) -> str:
    url: str = one_server.url
    return url


@pytest.fixture(scope="package")  # no longer: playwright keeps a loop running, and other tests run loops of their own
def chromium() -> Iterator[Browser]:
    found = os.environ.get("GRANDOPENING_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        advice = f"no browser: apt-get install {BROWSERS[0]}, or name one in GRANDOPENING_BROWSER"
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
    """Somebody's own browser with a page, of the server's if a path is given: most begin at a table of their own, which
    they go to by themselves. Any error on any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)

    def open_at(path: str = "", **settings: Any) -> Person:
        context = chromium.new_context(base_url=address, **{"viewport": DESKTOP, "reduced_motion": "reduce"} | settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        watch(page)
        if path:
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
    if not os.environ.get("GRANDOPENING_SCREENSHOTS"):
        return lambda person, name: None
    ARTEFACTS.mkdir(exist_ok=True)

    def take(person: Person, name: str) -> None:
        """What is on the screen; on a phone, where most is below, all of the page."""
        person.page.evaluate("() => scrollTo(0, 0)")
        size = person.page.viewport_size
        is_phone = size is not None and size["width"] < 700
        person.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=is_phone)
        if size and is_phone:
            # Chromium makes the window as tall as the page for this, and may leave it so: what stands fixed at the
            # bottom could not be tapped then. Another size makes it set up the phone anew.
            person.page.set_viewport_size({"width": size["width"], "height": size["height"] + 1})
            person.page.set_viewport_size(size)

    return take


@pytest.fixture(scope="session")
def film() -> Callable[[Person, str], AbstractContextManager[None]]:
    """What chromium draws meanwhile, as a moving picture; nothing where none are asked for."""

    @contextmanager
    def recorded(person: Person, name: str) -> Iterator[None]:
        if not os.environ.get("GRANDOPENING_SCREENSHOTS"):
            yield
            return
        frames: list[dict[str, Any]] = []
        session = person.page.context.new_cdp_session(person.page)

        def keep(frame: dict[str, Any]) -> None:
            frames.append(frame)
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", keep)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 70, "maxWidth": 960, "maxHeight": 960})
        yield
        person.page.wait_for_timeout(1500)  # until what moves has come to rest
        session.send("Page.stopScreencast")
        if frames:  # a busy machine may have had no time for any
            save_film(frames, ARTEFACTS / f"{name}.webp")

    return recorded


def save_film(frames: list[dict[str, Any]], path: Path) -> None:
    """Each frame as long as it stood; the last for a second."""
    times = [frame["metadata"]["timestamp"] for frame in frames]
    lasting = [max(20, round(1000 * (after - at))) for at, after in pairwise(times)]
    first, *others = [Image.open(BytesIO(b64decode(frame["data"]))) for frame in frames]
    path.parent.mkdir(exist_ok=True)
    first.save(path, save_all=True, append_images=others, duration=[*lasting, 1000], loop=0, quality=60, method=0)
