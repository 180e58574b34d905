"""Compiled code of another processor, damaged code, and a disk that takes nothing: rules are compiled again, or it is
told once that they are not."""

import logging
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from grandopening import compiling
from grandopening.compiling import TABLE, Behind, is_compiled, load_if_compiled
from grandopening.core import compiled_code, jit
from grandopening.core.jit import Entry

needs_compiler = pytest.mark.skipif(jit.INTERPRETED, reason="interpreted by GRANDOPENING_JIT=0")


@jit.rule
def earn(incomes):
    return incomes[0] + 1


@jit.rule
def pay(prices):
    return -prices[0]


class Stall:
    """A game of two rules that compile in a moment. Each `start` is another process, which has loaded nothing."""

    def __init__(self, folder):
        (folder / "rules").mkdir(parents=True)
        (folder / "rules" / "__init__.py").write_text("")
        self.folder = folder
        self.rules = jit.module_of("rules", {"__file__": str(folder / "rules" / "__init__.py")})
        self.game: Any = SimpleNamespace(name="stall", rules=self.rules, room=lambda name: None)
        self.compiled = 0
        self.start()

    def start(self):
        jit._entries[self.folder].clear()
        compiling._loaded.discard(self.folder)
        self.entries = [Entry(jit.specialised(rule, self.rules)) for rule in (earn, pay)]

    def compile(self, name):
        """What `python -m grandopening.compiling` does, here."""
        self.compiled += 1
        self.start()
        for entry in self.entries:
            entry.compile_when_called()
            entry(np.arange(4))
        compiling._mark(self.game, TABLE)
        self.start()

    def serve(self):
        """A server begins, and is ready."""
        self.start()
        behind = Behind()
        behind.done["stall"] = 0.0
        behind._see_through("stall")
        assert behind.is_ready

    @property
    def is_fast(self):
        return all(entry.is_compiled for entry in self.entries)


@pytest.fixture
def stall(tmp_path, monkeypatch):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "cache"))
    stall = Stall(tmp_path / "stall")
    monkeypatch.setattr(compiling, "game_named", lambda name: stall.game)
    monkeypatch.setattr(compiling, "folder_of", lambda name: stall.folder)
    monkeypatch.setattr(compiling, "calls_of", lambda game: None)
    monkeypatch.setattr(Behind, "_compile", stall.compile)
    yield stall
    del jit._entries[stall.folder]


@needs_compiler
def test_what_is_compiled_is_only_loaded(stall):
    stall.serve()
    assert stall.is_fast
    stall.serve()
    assert stall.is_fast
    assert stall.compiled == 1


@needs_compiler
def test_on_another_processor_a_server_compiles_again(stall, monkeypatch):
    stall.serve()
    monkeypatch.setattr(compiled_code, "processor", lambda: "another")
    stall.start()
    assert not load_if_compiled(stall.game)
    stall.serve()
    assert stall.is_fast
    assert stall.compiled == 2
    stall.start()
    assert load_if_compiled(stall.game)


def cut_short(path):
    path.write_bytes(path.read_bytes()[:-9])


@needs_compiler
@pytest.mark.parametrize("spoil", [cut_short, os.remove], ids=["cut short", "gone"])
@pytest.mark.parametrize("name", ["pay-*.code", "table.compiled"])
def test_a_damaged_file_is_made_again(stall, tmp_path, name, spoil):
    stall.serve()
    (path,) = (tmp_path / "cache").rglob(name)
    spoil(path)
    stall.start()
    assert not load_if_compiled(stall.game)
    assert not stall.is_fast
    stall.serve()
    assert stall.is_fast
    assert stall.compiled == 2
    assert compiled_code.read_content(path)
    stall.start()
    assert load_if_compiled(stall.game)
    assert stall.is_fast


@needs_compiler
def test_where_nothing_can_be_kept_it_is_told_once(stall, tmp_path, monkeypatch, caplog):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "file" / "x"))
    behind = Behind()
    behind.done |= {"one": 0.0, "other": 0.0}
    with caplog.at_level(logging.WARNING, "grandopening"):
        for name in ("one", "other"):
            behind._see_through(name)
    assert behind.is_ready
    assert [record.getMessage().partition(" in ")[0] for record in caplog.records] == ["no compiled code can be kept"]
    assert caplog.records[0].exc_info is None
    assert not stall.compiled  # for nobody: a server would do it at every start
    stall.compile("stall")  # as a command does, for itself
    assert not is_compiled(stall.game, TABLE)


@needs_compiler
def test_on_a_disk_that_fills_up_nothing_counts_as_compiled(stall, monkeypatch):
    """The code did not fit, the mark does."""
    save = compiled_code.CodeFiles.save_overload
    monkeypatch.setattr(compiled_code.CodeFiles, "save_overload", lambda *arguments: None)
    stall.serve()
    assert not stall.is_fast
    monkeypatch.setattr(compiled_code.CodeFiles, "save_overload", save)
    stall.serve()
    assert stall.is_fast


@pytest.mark.skipif(os.name != "posix", reason="priorities are those of POSIX")
def test_the_game_that_somebody_began_is_compiled_first():
    behind = Behind()
    asleep = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    behind._processes = {name: subprocess.Popen(asleep, stdin=subprocess.PIPE, text=True) for name in ("one", "other")}
    before = os.getpriority(os.PRIO_PROCESS, 0)
    try:
        behind.done = {"one": 1.0, "other": 0.0}
        behind.prefer("one")  # it is compiled: nobody waits
        assert priorities(behind) == {"one": before, "other": before}
        behind.done["one"] = 0.5
        behind.prefer("one")
        assert priorities(behind) == {"one": before, "other": compiling.LOWEST_PRIORITY}
    finally:
        behind.close()
        for process in behind._processes.values():
            process.communicate()


def priorities(behind):
    return {name: os.getpriority(os.PRIO_PROCESS, process.pid) for name, process in behind._processes.items()}


AT_ONCE = """
import sys
import grandopening
from grandopening.cli import app
game = grandopening.new("franchise", players=3, seed=1)
for _ in range(4):
    game.play(game.legal()[0])
game.save("a.game.json")
for command in ("check", "legal"):
    app([command, "a.game.json"], standalone_mode=False)
"""


@needs_compiler
def test_what_is_asked_once_is_answered_without_compiling(tmp_path):
    """By the library and by commands, with nothing compiled before."""
    environment = {**os.environ, "GRANDOPENING_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", AT_ONCE]
    told = subprocess.run(command, env=environment, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert "ok, 3 players" in told
    assert '"do"' in told
    assert list((tmp_path / "cache").rglob("*.code")) == []
