"""Frames and long tasks of the busiest turn, in chromium: python bench/frames.py [--game franchise] [--seconds 12]

A table with as many bots as there can be is watched while they play and everything moves. The page itself counts the
time between frames (requestAnimationFrame) and tasks over 50 ms (PerformanceObserver). Chromium's trace tells the
longest task of the page's thread, by the clock and by processor time, which differ where other programs want the
processor, and what of it was script, layout and paint.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

WATCH = """() => {
    window.frames_ = []; window.tasks_ = [];
    new PerformanceObserver((list) => window.tasks_.push(...list.getEntries().map((one) => one.duration)))
        .observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
}"""
NEW = """async (wish) => {
    const answer = await fetch('/api/games', {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
    });
    return (await answer.json()).table.id;
}"""
SEATS = {"franchise": 5, "proxima-obertura": 5}
TRACED = ["toplevel", "devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
PARTS = {
    "script_ms": ("FunctionCall", "EvaluateScript", "RunMicrotasks"),
    "layout_ms": ("UpdateLayoutTree", "Layout"),
    "paint_ms": ("PrePaint", "Paint", "Layerize", "Commit"),
}


def start_server(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--no-limits", "--port", "0"]
    output = folder / "server.log"
    with output.open("w") as file:
        process = subprocess.Popen([*command, "--database", str(folder / "tables.db")], stdout=file, stderr=file)
    while not (found := re.search(r"http://\S+?:\d+", output.read_text("utf-8"))):
        if process.poll() is not None:
            raise SystemExit(output.read_text("utf-8"))
    return process, found[0]


def longest_task(trace: dict[str, Any]) -> dict[str, float]:
    """By processor time, on the thread that runs the page."""
    events = trace["traceEvents"]
    names = [event for event in events if event["name"] == "thread_name"]
    pages = {(one["pid"], one["tid"]) for one in names if one["args"]["name"] == "CrRendererMain"}
    ours = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) in pages]
    longest = max((event for event in ours if event["name"] in TASKS), key=lambda task: task.get("tdur", 0))
    inside = [one for one in ours if longest["ts"] <= one["ts"] < longest["ts"] + longest["dur"]]
    told = {"clock_ms": longest["dur"], "processor_ms": longest["tdur"]}
    for part, kinds in PARTS.items():
        told[part] = sum(event.get("tdur", 0) for event in outermost(inside, kinds))
    return {part: round(microseconds / 1000, 1) for part, microseconds in told.items()}


def outermost(events: list[dict[str, Any]], kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """Events of these kinds that lie in no other of them."""
    found: list[dict[str, Any]] = []
    for event in sorted((one for one in events if one["name"] in kinds), key=lambda one: one["ts"]):
        if not found or event["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(event)
    return found


def watch_game(page: Page, game: str, pace: float, seconds: float) -> dict[str, Any]:
    """Everybody is a bot, so that one turn follows the other."""
    page.goto("/")
    page.wait_for_selector(".choice")
    bots = [{"kind": "bot", "level": "shopkeeper"}] * (SEATS[game] - 1)
    seats = [{"kind": "you", "name": "Ada"}, *bots]
    wish = {"game": game, "options": {}, "seats": seats, "order": "chosen", "pace": pace, "start": True}
    table = page.evaluate(NEW, wish)
    send = "([path, body]) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })"
    page.goto(f"/game/{table}")
    page.wait_for_selector("main.playing")
    page.evaluate(send, [f"/api/games/{table}/seats/0/bot", json.dumps({"level": "shopkeeper"})])
    page.wait_for_timeout(1500)  # the page has settled
    page.evaluate(WATCH)
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(1000 * seconds)
    trace = json.loads(browser.stop_tracing())
    frames, tasks = page.evaluate("() => [window.frames_, window.tasks_]")
    frames = sorted(frames[1:])
    return {
        "game": game,
        "frames": len(frames),
        "median_ms": round(statistics.median(frames), 2),
        "p95_ms": round(frames[int(0.95 * len(frames))], 2),
        "longest_ms": round(frames[-1], 2),
        "long_tasks": [round(task) for task in tasks],
        "longest_task": longest_task(trace),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SEATS, action="append")
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--pace", type=float, default=0.7, help="seconds a bot waits between its steps")
    chosen = parser.parse_args()
    browser_path = os.environ.get("GRANDOPENING_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, url = start_server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            for game in chosen.game or SEATS:
                context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
                print(json.dumps(watch_game(context.new_page(), game, chosen.pace, chosen.seconds)))
                context.close()
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
