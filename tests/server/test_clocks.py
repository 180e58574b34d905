"""Clocks, and what happens by itself."""

import time


def test_running_out_hands_the_seat_to_a_bot(ada):
    table = ada.start(clock={"bank": 0.6, "increment": 0}, pace=5)["table"]
    assert table["seats"][1]["running"]
    assert 0 < table["seats"][1]["left"] <= 0.6
    time.sleep(1.2)
    table = ada.table(table["id"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["status"] == "running"


def test_a_committed_turn_adds_the_increment(ada):
    table = ada.start(clock={"bank": 60, "increment": 30})["table"]
    table = ada.move(table)
    assert 80 < table["seats"][1]["left"] <= 90
    assert table["seats"][0]["running"]


def test_no_clock_runs_while_the_server_is_down(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start(clock={"bank": 2, "increment": 0})["table"]
    server.kill()
    time.sleep(2)
    server = start_server()
    ada.follow(server)
    assert ada.table(table["id"])["seats"][1]["kind"] == "person"


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
