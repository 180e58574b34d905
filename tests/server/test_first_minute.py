"""A table plays at once: rules and bots are interpreted until they are compiled."""

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
    server = JustUp(tmp_path / "tables.db")
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
