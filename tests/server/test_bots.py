"""Bots at a table with secrets: they trade, and take their time whatever they hold."""

import time
from types import SimpleNamespace

import pytest

from grandopening.bots.policy_bot import ships_policy
from grandopening.core.contract import CHANCE
from grandopening.games import GAMES, game_named
from grandopening.server import thinking
from grandopening.server.api.play import post_hint
from grandopening.server.api.requests import AtVersion
from grandopening.table.customs import customs_of

from .test_review import in_a_thread

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


class Listener:
    """Stands for a room: keeps what bots are asked, and answers with the first legal action."""

    def __init__(self, position):
        self.position, self.asked, self.looking = position, [], self

    async def ask(self, question):
        self.asked.append(question)
        return thinking.Answer([self.position.legal()[0]])

    async def run(self, function, *given):
        return function(*given)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_asked_of_the_strongest(name):
    """Of the champion, where the game ships its network; and from what the seat sees."""
    game = game_named(name)
    position = game.set_up({"players": 3}).begin(1)
    while position.actor == CHANCE:
        position.perform(position.draw())
    room, seat = Listener(position), position.actor
    play = SimpleNamespace(ahead_of=lambda seat: SimpleNamespace(position=position), customs=customs_of(name))
    table = SimpleNamespace(
        is_current=lambda key, version: True,
        seat_to_move=lambda key: seat,
        play=play,
        head=SimpleNamespace(help=True, game=name),
    )
    view = SimpleNamespace(table=table, moves=lambda seat: position.legal())

    async def seen(game_id):
        return view

    asker = SimpleNamespace(view=seen, key="ada", room=room)
    in_a_thread(lambda: post_hint.fn("g", AtVersion(0), asker))
    [question] = room.asked
    assert question.level == ("champion" if ships_policy(game) else "manager")
    assert question.state == position.view(seat).state.tobytes()
