"""Makes the pictures of the README from stored games: `python tools/pictures.py`, with chromium and what ./test needs.

Each game by day and by night, and one turn with why-not, undo and hint.
"""

import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "tests" / "browser" / "records"
PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1280, "height": 800}
PATIENCE = 300_000  # milliseconds: the first time, the rulebooks are compiled
QUALITY = 82  # of WebP, from 0 to 100
TOO_FAR = "Chicago"  # from where Ada stands
LONG, SHORT = 2600, 1400  # milliseconds that a picture of the turn stays

OPEN = """async (record) => {
    const answer = await fetch('/api/records', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(record)
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).id;
}"""
POINTER = """([x, y]) => {
    const pointer = document.querySelector('#pointer') ?? document.body.appendChild(document.createElement('div'));
    pointer.id = 'pointer';
    pointer.style.cssText = `position: fixed; left: ${x - 13}px; top: ${y - 13}px; width: 22px; height: 22px;
        z-index: 99; border-radius: 50%; background: #e0218a99; border: 2px solid #fff; pointer-events: none`;
}"""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that keeps nothing."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "grandopening",
            "--no-browser",
            "--port",
            "0",
            "--database",
            f"{folder}/tables.db",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            announced = re.search(r"http://\S+?/", server.stdout.readline())
            assert announced, "the server did not start"
            try:
                yield announced[0]
            finally:
                server.terminate()


def begun(name: str, is_wanted: Any) -> dict[str, Any]:
    """A record up to the last entry that is wanted for the picture; that one is to be decided next."""
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.game.json").read_text("utf-8"))
    last = max(number for number, entry in enumerate(record["log"]) if is_wanted(number / len(record["log"]), entry))
    return {**record, "log": record["log"][:last], "result": None}


def map_in_play() -> dict[str, Any]:
    """Ada is about to begin a turn, in the second half of the game."""
    return begun("map", lambda part, entry: part < 0.75 and entry.get("do") == "expand" and entry["seat"] == 0)


def street_in_play() -> dict[str, Any]:
    """Somebody looks for a space for their shop, and the street is almost full."""
    return begun("street", lambda part, entry: part < 0.9 and entry.get("do") == "site")


def page_with(browser: Browser, address: str, record: dict[str, Any], size: Any, colours: Any) -> Page:
    """A browser of its own at a table with this record."""
    context = browser.new_context(
        base_url=address, viewport=size, color_scheme=colours, reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/nowhere")
    page.locator("h1").wait_for()
    page.goto(f"/game/{page.evaluate(OPEN, record)}")
    page.wait_for_selector("main.playing[data-mine=true]")
    curtain = page.locator(".curtain .primary")
    if curtain.count():
        curtain.click()
    while (note := page.locator(".note-card button")).count():  # read
        note.first.click()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    return page


def shot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def show_turn(page: Page) -> tuple[list[Image.Image], list[int]]:
    """Why not; a step, and back; a hint. Pictures, and how long each stays."""
    frames, times = [shot(page)], [SHORT]

    def take(milliseconds: int) -> None:
        frames.append(shot(page))
        times.append(milliseconds)

    def click(what: Locator) -> None:
        box = what.bounding_box()
        assert box
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.move(*at)
        page.evaluate(POINTER, at)
        take(SHORT // 2)
        what.dispatch_event("click")
        page.mouse.move(0, 0)
        page.evaluate("() => document.querySelector('#pointer').remove()")

    click(page.locator(f".spot:not(.glows)[aria-label^='{TOO_FAR}']"))
    page.locator(".chooser .cannot").first.wait_for()
    take(LONG)
    click(page.locator(".spot.glows").first)
    page.wait_for_selector(".purse ul")
    take(LONG)
    click(page.get_by_role("button", name="Undo step"))
    page.wait_for_function("() => !document.querySelector('.purse ul')")
    take(SHORT)
    click(page.get_by_role("button", name="Hint"))
    page.locator(".hint").wait_for()
    take(LONG + SHORT)
    return frames, times


def main() -> None:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    PICTURES.mkdir(exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, record in (("franchise", map_in_play()), ("proxima-obertura", street_in_play())):
            for colours in ("light", "dark"):
                page = page_with(browser, address, record, SIZE, colours)
                shot(page).save(PICTURES / f"{name}-{colours}.webp", quality=QUALITY, method=6)
        frames, times = show_turn(page_with(browser, address, map_in_play(), SIZE, "light"))
        frames[0].save(
            PICTURES / "turn.webp", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY
        )
        browser.close()


if __name__ == "__main__":
    main()
