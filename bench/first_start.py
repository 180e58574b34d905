"""How long does a newcomer wait? Everything is measured with an empty cache of compiled code, in a folder of its own.

    python bench/first_start.py [--json]

A server is started and a game of Franchise with bots is laid; then: from the page being up to the first committed move,
from there to the first answer of a bot, until everything is compiled, and the longest wait for an answer meanwhile.
After that: an environment from `reset` to its first `step`, and a server that finds everything compiled.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ENVIRONMENT = """
import time
began = time.perf_counter()
from grandopening import envs
env = envs.pettingzoo("franchise", players=4)
env.reset(seed=1)
observation = env.last()[0]
env.step(int(observation["action_mask"].nonzero()[0][0]))
print(time.perf_counter() - began)
"""


@contextmanager
def server(cache: Path) -> Iterator[tuple[httpx.Client, float]]:
    """A server with this cache, and when it was up."""
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--no-limits", "--port", "0"]
    command += ["--database", f"sqlite:///{cache.parent}/tables.db"]
    environment = {**os.environ, "GRANDOPENING_CACHE": str(cache)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+?:(\d+)/", process.stdout.readline())
        assert address is not None, "the server did not start"
        with httpx.Client(base_url=f"http://127.0.0.1:{address[1]}/api", timeout=60) as client:
            client.get("/health")
            yield client, time.perf_counter()
        process.terminate()


def first_game(client: httpx.Client, up: float) -> dict[str, float]:
    """The first seat is ours: we take any legal move until our first turn is committed; then a bot answers."""
    seats = [{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "level": "shopkeeper"}] * 3]
    wish = {"game": "franchise", "seats": seats, "order": "chosen", "pace": 0, "start": True}
    table: dict[str, Any] = client.post("/games", json=wish).json()["table"]
    path = f"/games/{table['id']}"
    while not table["entries"]:
        if not table["moves"]:
            time.sleep(0.02)
            table = client.get(path).json()
            continue
        body = {"version": table["version"], "entry": table["moves"][0]["entry"]}
        table = client.post(f"{path}/moves", json=body).json()
    moved = time.perf_counter()
    entries = table["entries"]
    while table["entries"] == entries:
        time.sleep(0.02)
        table = client.get(path).json()
    return {"page up to first committed move": moved - up, "to the first answer of a bot": time.perf_counter() - moved}


def until_compiled(client: httpx.Client, up: float) -> dict[str, float]:
    longest = 0.0
    while True:
        asked = time.perf_counter()
        ready = client.get("/health").json()["ready"]
        longest = max(longest, time.perf_counter() - asked)
        if ready:
            return {"until all is compiled": time.perf_counter() - up, "longest wait for the loop meanwhile": longest}
        time.sleep(0.02)


def measured() -> dict[str, float]:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder) / "cache"
        with server(cache) as (client, up):
            figures |= first_game(client, up)
            figures |= until_compiled(client, up)
        with server(cache) as (client, up):
            figures["the same, everything compiled before"] = until_compiled(client, up)["until all is compiled"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GRANDOPENING_CACHE": folder}
        done = subprocess.run([sys.executable, "-c", ENVIRONMENT], env=environment, stdout=subprocess.PIPE, check=True)
        figures["an environment, import to first step"] = float(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    figures = measured()
    if parser.parse_args().json:
        print(json.dumps(figures, indent=2))
        return
    for what, seconds in figures.items():
        print(f"{what:42}{seconds:8.2f} s")


if __name__ == "__main__":
    main()
