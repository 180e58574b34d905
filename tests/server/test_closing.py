"""SIGTERM: no new games, what is under way is finished, pages are told to come back, all within ten seconds."""

import http.client
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

MOST = 10.0  # seconds


def cookie_of(browser):
    return "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())


def half_sent(server, browser, path, body):
    """A request of which the server has the head and half the body, and the rest."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    content = json.dumps(body).encode()
    connection.putrequest("POST", f"/api{path}")
    for name, value in (("Content-Type", "application/json"), ("Content-Length", len(content))):
        connection.putheader(name, str(value))
    connection.putheader("Cookie", cookie_of(browser))
    connection.endheaders(content[:10])
    return connection, content[10:]


def ended(server):
    """How long it took to end after SIGTERM, and the exit status."""
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    server.process.communicate(timeout=60)
    return time.monotonic() - began, server.process.returncode


def wait_until_closed(server):
    """Until nobody new is let in."""
    until = time.monotonic() + MOST
    while True:
        try:
            socket.create_connection(("127.0.0.1", server.port), timeout=1).close()
        except OSError:
            return
        assert time.monotonic() < until
        time.sleep(0.05)


def test_what_is_under_way_is_finished_and_nothing_new_begun(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start()["table"]
    move = {"version": table["version"], "entry": table["moves"][0]["entry"]}
    moving, rest_of_move = half_sent(server, ada, f"/games/{table['id']}/moves", move)
    laying, rest_of_game = half_sent(server, ada, "/games", {"seats": [{"kind": "you"}, {"kind": "bot"}]})
    time.sleep(0.5)
    took = []
    end = threading.Thread(target=lambda: took.append(ended(server)))
    end.start()
    wait_until_closed(server)
    moving.send(rest_of_move)
    laying.send(rest_of_game)
    answer = moving.getresponse()
    assert answer.status == 200
    moved = json.loads(answer.read())
    answer = laying.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (503, "closing")
    assert answer.getheader("Retry-After")
    end.join()
    [(seconds, status)] = took
    assert seconds < MOST
    assert status == 0
    ada.follow(start_server())
    assert ada.table(table["id"])["version"] == moved["version"] > table["version"]
    assert len(ada.get("/me").json()["games"]) == 1


def test_streams_are_told_to_come_back_and_do(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start()["table"]
    with ExitStack() as stack:
        streams = [stack.enter_context(ada.stream(table["id"])) for _ in range(10)]
        seconds, status = ended(server)
        assert (seconds < MOST, status) == (True, 0)
        for stream in streams:
            with pytest.raises(ConnectionClosed):
                list(iter(partial(stream.recv, timeout=5), None))
            assert stream.close_code == 1012
    assert [line.split(": ", 1)[1].split()[0] for line in server.said.splitlines()] == ["closing"]
    ada.follow(start_server())
    after = ada.move(table)
    with ada.stream(table["id"], table["version"]) as stream:
        update = json.loads(stream.recv(timeout=10))
        assert update["table"]["version"] == after["version"]
        assert [entry["number"] for entry in update["log"]] == [1]


def test_whoever_never_ends_a_request_cannot_keep_it_open(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    with closing(half_sent(server, ada, "/games", {"seats": [{"kind": "you"}, {"kind": "bot"}]})[0]):
        seconds, status = ended(server)
    assert (seconds < MOST, status) == (True, 0)


@pytest.mark.sqlite  # which one connection locks
def test_a_disk_that_hangs_cannot_keep_it_open(start_server, open_browser):
    """Nothing that was acknowledged is lost by that."""
    server = start_server()
    ada = open_browser(server)
    table = ada.start()["table"]
    with closing(sqlite3.connect(server.file, isolation_level=None)) as hanging:
        hanging.execute("begin immediate")
        move = {"version": table["version"], "entry": table["moves"][0]["entry"]}
        moving, rest = half_sent(server, ada, f"/games/{table['id']}/moves", move)
        moving.send(rest)
        time.sleep(0.5)
        seconds, _ = ended(server)
        hanging.execute("rollback")
    moving.close()
    assert seconds < MOST
    ada.follow(start_server())
    assert ada.table(table["id"])["version"] == table["version"]


# A server whose store is never done with closing.
NEVER_DONE = """
import sys, time
from grandopening.server import closing, serve
from grandopening.server.store import Store
closing.LIMIT = 2.0
Store.close = lambda self: time.sleep(600)
serve.serve(port=0, database=sys.argv[1], browser=False)
"""


def test_what_never_ends_is_cut_off(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-c", NEVER_DONE, f"sqlite:///{tmp_path / 'tables.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(1)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert time.monotonic() - began < MOST
    assert process.returncode == 1
    assert "did not end in time" in said


def test_it_can_be_ended_before_it_is_ready(tmp_path):
    """Rules that are still being loaded do not keep it."""
    command = [sys.executable, "-m", "grandopening.server", "--no-browser", "--port", "0"]
    environment = {**os.environ, "GRANDOPENING_JIT": "0"}  # loading takes longest by interpreting
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'tables.db'}"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(1)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert time.monotonic() - began < MOST
    assert process.returncode == 0, said
