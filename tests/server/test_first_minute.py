"""A table plays at once: rules and bots are interpreted until they are compiled."""

import os
import subprocess
import sys
import time

import pytest

from grandopening.core.jit import INTERPRETED

from .conftest import Browser, Server


class JustUp(Server):
    """One that nobody waits for."""

    def _wait_until_ready(self) -> None:
        pass


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with GRANDOPENING_JIT=0")
def test_a_game_is_played_before_anything_is_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "cache"))
    server = JustUp(tmp_path / "tables.db", as_command=True)
    ada, until = Browser(server), time.monotonic() + 60
    try:
        table = ada.start([{"kind": "you"}, {"kind": "bot", "level": "manager"}])["table"]
        while table["position"]["turn"] < 2:
            assert time.monotonic() < until
            if table["moves"]:
                table = ada.move(table)
            else:
                time.sleep(0.05)
                table = ada.table(table["id"])
        health = ada.get("/health").json()
        assert not health["ready"]
        assert 0 <= health["progress"]["done"] < 1
        assert list((tmp_path / "cache").rglob("table.compiled")) == []
    finally:
        ada.client.close()
        server.interrupt()


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with GRANDOPENING_JIT=0")
@pytest.mark.skipif(os.name != "posix", reason="there is no /dev/null")
def test_where_no_code_can_be_kept_a_table_is_played_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setenv("GRANDOPENING_CACHE", "/dev/null/x")
    server = Server(tmp_path / "tables.db", as_command=True)
    ada = Browser(server)
    try:
        table = ada.move(ada.start()["table"])
        assert table["moves"]
        review = ada.get(f"/games/{ada.laid_out('franchise')['id']}/review")
        assert (review.status_code, review.json()["code"]) == (501, "no-reviews"), "not: try again, for ever"
    finally:
        ada.client.close()
        status, said = server.interrupt()
    assert status == 0
    assert [line.partition(" ")[2] for line in said.splitlines() if "compiled" in line] == [
        "warning: no compiled code can be kept in /dev/null/x: rules stay interpreted"
    ]
    assert "Traceback" not in said


PLAYED = """
import time
from grandopening.core import jit
from grandopening.games import GAMES, game_named
from grandopening.server.compiling import Compiler
from grandopening.table.seats import Head, Seat
from grandopening.table.table import Table, options_for
from grandopening.table.views import View

compiler = Compiler()
compiler.begin()
while not compiler.is_ready:
    time.sleep(0.1)
for name in GAMES:
    seats = [Seat("person", "", "", key="a") for _ in range(3)]
    table = Table(Head("", name, 0, options_for(name, {}, 3), seats, "a", 0.0, 0.0))
    table.start(0.0)
    for _ in range(20):
        entry = View(table).for_key("a", [], 0.0).moves[0].entry
        table.move(entry["seat"], entry, 0.0)
entries = [entry for game, of_game in jit._entries.items() if game for entry in of_game]
assert len(entries) > 20
called = [entry for entry in entries if entry._call.__name__ != "_first"]
print([entry.function.__qualname__ for entry in called if not entry.is_compiled])
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with GRANDOPENING_JIT=0")
def test_once_it_is_ready_a_server_plays_by_compiled_rules(server):
    """In a process of its own, where nothing was called before; the server has seen to it that all is compiled."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, timeout=300)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
