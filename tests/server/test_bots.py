"""Bots at a table with secrets: they trade, and take their time whatever they hold."""

import time

import pytest

from grandopening.games import GAMES, game_named
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


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_search_as_soon_as_their_game_is_compiled(monkeypatch, name):
    """Until then they play as shopkeeper."""
    game, levels = game_named(name), thinking.levels_for(name)
    searching = levels[levels.index("manager") :]
    assert thinking.strongest_level(name) == searching[-1]
    monkeypatch.setattr(thinking, "load_if_compiled", lambda game: False)
    now = [thinking._level_now(level, game) for level in levels]
    assert now == [*levels[: -len(searching)], *["shopkeeper"] * len(searching)]
    monkeypatch.setattr(thinking, "load_if_compiled", lambda game: True)
    assert [thinking._level_now(level, game) for level in levels] == list(levels)


def test_a_level_that_a_game_does_not_have_is_refused(ada):
    seats = [{"kind": "you"}, {"kind": "bot", "level": "champion"}, {"kind": "bot"}]
    assert ada.post("/games", {"seats": seats, "game": "proxima-obertura"}).json()["code"] == "bad-option"
    assert ada.post("/games", {"seats": seats, "game": "franchise"}).status_code == 201
