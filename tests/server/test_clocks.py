"""Clocks, and what happens by itself."""

import json
import time

from .conftest import edit


def test_running_out_hands_the_seat_to_a_bot(ada):
    table = ada.start(clock={"bank": 0.6, "increment": 0}, pace=5)["table"]
    assert table["seats"][1]["running"]
    assert 0 < table["seats"][1]["left"] <= 0.6
    until = time.monotonic() + 30
    while (table := ada.table(table["id"]))["seats"][1]["kind"] == "person":
        assert time.monotonic() < until
        time.sleep(0.05)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["status"] == "running"


def test_a_committed_turn_adds_the_increment(ada):
    table = ada.start(clock={"bank": 60, "increment": 30})["table"]
    table = ada.move(table)
    assert 80 < table["seats"][1]["left"] <= 90
    assert table["seats"][0]["running"]


def test_no_clock_runs_while_the_server_is_down(start_server, open_browser):
    """An hour, by what the database says of when the clock began to run."""
    server = start_server()
    ada = open_browser(server)
    table = ada.start(clock={"bank": 600, "increment": 0})["table"]
    server.kill()
    [(head,)] = edit(server, "select head from game")
    told = json.loads(head)
    earlier = json.dumps({**told, "since": told["since"] - 3600})
    edit(server, "update game set head = :head", head=earlier.encode())
    edit(server, "update process set seen = seen - 3600")
    ada.follow(start_server())
    seat = ada.table(table["id"])["seats"][1]
    assert seat["kind"] == "person"
    assert 0 < seat["left"] <= 600


def test_bots_go_on_after_a_restart(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start([{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}], pace=1.5)["table"]
    assert not table["moves"]
    server.kill()
    server = start_server()
    ada.follow(server)
    until = time.monotonic() + 30
    while not (table := ada.table(table["id"]))["moves"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert table["entries"] == 2
