"""A wheel that carries compiled code: installed, it compiles nothing."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
PLAYED = """
from grandopening.bots import bot_named, levels_of
from grandopening.compiling import load_if_compiled
from grandopening.core import jit
from grandopening.games import GAMES, game_named

jit.policy().when_hot = lambda game: None
for name in GAMES:
    game = game_named(name)
    assert load_if_compiled(game)
    position = game.set_up().begin(1)
    while position.actor < 0 or position.actor > 4:
        position.perform(position.draw())
    for level in levels_of(game):
        bot_named(level, game, 1).choose(position.view(position.actor))
entries = [entry for game, of_game in jit._entries.items() if game for entry in of_game]
called = [entry for entry in entries if entry._call.__name__ != "_first"]
assert len(called) > 20
print([entry.function.__qualname__ for entry in called if not entry.is_compiled])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that finds the wheel before anything else, and an empty cache."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, ROOT / "tools" / "build_wheel.py", folder / "dist", "generic"], check=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    assert not wheel.name.endswith("any.whl")  # it is for this platform and this Python
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
    subprocess.run([*pip, folder / "site", wheel], check=True)
    return {**os.environ, "PYTHONPATH": str(folder / "site"), "GRANDOPENING_CACHE": str(folder / "cache")}


def is_empty(installed: dict[str, str]) -> bool:
    return not list(Path(installed["GRANDOPENING_CACHE"]).glob("**/*.*"))


@pytest.mark.slow  # all rules are compiled once more, for any processor
def test_it_plays_by_the_compiled_code_it_brought(installed: dict[str, str], tmp_path: Path):
    command = [sys.executable, "-c", PLAYED]
    told = subprocess.run(command, env=installed, check=True, cwd=tmp_path, stdout=subprocess.PIPE, text=True).stdout
    assert told.strip() == "[]"
    assert is_empty(installed)


@pytest.mark.slow
def test_its_server_is_ready_without_compiling(installed: dict[str, str], tmp_path: Path):
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--port", "0", "--database"]
    with subprocess.Popen([*command, tmp_path / "t.db"], env=installed, cwd=tmp_path, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            found = re.search(rb"http://\S+?:\d+", server.stdout.readline())
            assert found
            until = time.monotonic() + 10
            while not httpx.get(f"{found[0].decode()}/api/health", timeout=30).json()["ready"]:
                assert time.monotonic() < until
                time.sleep(0.1)
        finally:
            server.terminate()
    assert is_empty(installed)


@pytest.mark.slow
def test_other_sources_refuse_it(installed: dict[str, str], tmp_path: Path):
    """One line of a rule is different: then the code in the wheel is not of these rules."""
    rule = Path(installed["PYTHONPATH"]) / "grandopening" / "games" / "franchise" / "rules" / "income.py"
    kept = rule.read_text("utf-8")
    rule.write_text(f"{kept}\n# other\n", "utf-8")
    try:
        asked = "from grandopening.compiling import *; print([is_compiled(game_named(name), TABLE) for name in GAMES])"
        command = [sys.executable, "-c", asked]
        told = subprocess.run(command, env=installed, check=True, cwd=tmp_path, capture_output=True, text=True).stdout
    finally:
        rule.write_text(kept, "utf-8")
    assert told.strip() == "[False, True]"
