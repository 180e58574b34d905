"""Bots at a table with secrets: they trade, and take their time whatever they hold."""

import time

import numpy as np

from grandopening.games import game_named
from grandopening.games.proxima_obertura.rules.state import SHOW, TRADE
from grandopening.server import thinking

THREE = [{"kind": "you", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
GAME = {"game": "proxima-obertura"}


def test_bots_play_proxima(ada):
    table = ada.start(THREE, **GAME)["table"]
    table = ada.put(f"/games/{table['id']}/seats/0/silence", {"silent": True}).json()
    until = time.monotonic() + 120
    while table["position"]["round"] < 3:
        assert time.monotonic() < until
        if table["moves"]:
            dull = [
                move["entry"] for move in table["moves"] if move["entry"]["do"] in ("pass", "ready", "refuse", "cut")
            ]
            table = ada.play(table, dull[0])
        else:
            time.sleep(0.02)
            table = ada.table(table["id"])
    seats = {line["entry"].get("seat") for line in ada.get(f"/games/{table['id']}/log").json()["entries"]}
    assert seats >= {0, 1, 2}


def test_bots_that_are_asked_answer_together_after_one_pause(ada):
    seats = [*THREE[:2], {"kind": "bot", "level": "manager"}]
    table = ada.start(seats, pace=1.0, **GAME)["table"]
    began = time.monotonic()
    asked = ada.play(table, {"do": "ask", "types": ["food", "home"]})
    assert asked["asked"] == [1, 2]
    while (table := ada.table(table["id"]))["position"]["phase"] != "offer":
        time.sleep(0.02)
        assert time.monotonic() < began + 30
    lines = ada.get(f"/games/{table['id']}/log?after={asked['entries']}").json()["entries"]
    assert [line["entry"]["seat"] for line in lines if line["entry"]["do"] == "ready"] == [1, 2]
    assert len({line["at"] for line in lines}) == 1  # all at once, however many cards each of them showed
    assert time.monotonic() - began >= 1.0


def test_a_worker_gets_ready_for_turns_and_for_replies(monkeypatch):
    """What it has not used before the first question would be compiled while somebody waits."""
    asked: list[thinking.Question] = []
    monkeypatch.setattr(thinking, "answer", asked.append)
    list(thinking.loading("proxima-obertura"))
    dtype = game_named("proxima-obertura").State.dtype
    phases = {(question.level, int(np.frombuffer(question.state, dtype)[0]["phase"])) for question in asked}
    assert phases == {(level, phase) for level in thinking.LEVELS for phase in (TRADE, SHOW)}
