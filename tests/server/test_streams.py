"""Live updates: every open page shows the same, and a page that was away catches up."""

import json
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed


def received(stream, kind="table"):
    while True:
        update = json.loads(stream.recv(timeout=10))
        if update["type"] == kind:
            return update


def to_the_end(stream):
    while True:
        stream.recv(timeout=5)


def test_five_tabs_stay_the_same(ada):
    table = ada.start()["table"]
    with ExitStack() as stack:
        streams = [stack.enter_context(ada.stream(table["id"])) for _ in range(5)]
        for stream in streams:
            assert received(stream)["table"]["version"] == table["version"]
        after = ada.move(table)
        for stream in streams:
            update = received(stream)
            assert update["table"]["position"] == after["position"]
            assert update["table"]["version"] == after["version"]
            assert [entry["number"] for entry in update["log"]] == [1]


def test_a_stream_resumes_from_a_version(ada):
    table = ada.start()["table"]
    first = ada.move(table)
    second = ada.move(first)
    with ada.stream(table["id"], first["version"]) as stream:
        update = received(stream)
        assert update["table"]["version"] == second["version"]
        assert [entry["number"] for entry in update["log"]] == [2]
    with ada.stream(table["id"], second["version"]) as stream:
        assert received(stream, "presence")["online"] == [0, 1]
        third = ada.move(second)
        update = received(stream)
        assert update["table"]["draft"] == third["draft"]
        assert update["log"] == []


def test_others_watch_the_draft_without_its_moves(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}], options={"start": "introductory"})
    game_id = started["table"]["id"]
    ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"]})
    with ben.stream(game_id) as stream:
        received(stream)
        table = ada.table(game_id)
        move = next(move for move in table["moves"] if move["entry"]["do"] == "expand")
        ada.play(table, move["entry"])
        seen = received(stream)["table"]
        decided = [step["entry"] for step in seen["draft"]["steps"] if step["decided"]]
        assert decided == [move["entry"]]
        assert seen["moves"] == []
        assert seen["you"]["seat"] == 1


def test_presence_is_told(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}])
    game_id = started["table"]["id"]
    ben.post(f"/games/{game_id}/claim", {"secret": started["invitations"][0]["secret"]})
    with ada.stream(game_id) as stream:
        assert received(stream, "presence") == {"type": "presence", "online": [0], "watching": 0}
        with ben.stream(game_id):
            assert received(stream, "presence")["online"] == [0, 1]
        assert received(stream, "presence")["online"] == [0]


def test_a_deleted_game_says_so(ada):
    table = ada.start()["table"]
    with ada.stream(table["id"]) as stream:
        received(stream)
        assert ada.client.delete(f"/games/{table['id']}").status_code == 204
        assert received(stream, "deleted")
    assert ada.get(f"/games/{table['id']}").status_code == 404
    assert ada.get("/me").json()["games"] == []


def test_strangers_are_shown_the_door(ada, ben):
    table = ada.start()["table"]
    for game_id, code in ((table["id"], 4403), ("nosuchgame", 4404)):
        with ben.stream(game_id) as stream:
            with pytest.raises(ConnectionClosed):
                stream.recv(timeout=10)
            assert stream.close_code == code


def test_ctrl_c_ends_cleanly_with_streams_open(start_server, open_browser):

    server = start_server()
    ada = open_browser(server)
    table = ada.start([{"kind": "you"}, {"kind": "bot"}])["table"]
    with ExitStack() as stack:
        streams = [stack.enter_context(ada.stream(table["id"])) for _ in range(10)]
        for stream in streams:
            received(stream)
        began = time.monotonic()
        status, said = server.interrupt()
        assert time.monotonic() - began < 10
        assert status == 0
        assert [line.split(": ", 1)[1].split()[0] for line in said.splitlines()] == ["closing"]
        for stream in streams:
            with pytest.raises(ConnectionClosed):
                to_the_end(stream)
