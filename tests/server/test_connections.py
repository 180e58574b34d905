"""Connections that want more than their share: large heads, half-sent requests, too many at once."""

import socket
import threading
import time
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from grandopening.server import connections
from grandopening.server.connections import Connection, Crowd

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def app(scope, receive, send):
    """Reads the body to its end and says how long it was."""
    assert scope["type"] == "http"
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length, more = length + len(message["body"]), message["more_body"]
    body = str(length).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def crowded():
    """A server with room for ten connections."""
    listening = socket.create_server(("127.0.0.1", 0))
    http: Any = partial(Connection, Crowd(10))
    config = uvicorn.Config(app, http=http, lifespan="off", log_level="critical")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    with ExitStack() as stack:

        def call(sent=b""):
            line = stack.enter_context(socket.create_connection(listening.getsockname()))
            line.settimeout(5)
            line.sendall(sent)
            return line

        yield call
    server.should_exit = True
    thread.join()


def is_over(line):
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def sent_until_refused(line, piece):
    """How many bytes went out."""
    sent = 0
    try:
        while sent < 50_000_000:
            line.sendall(piece)
            sent += len(piece)
    except ConnectionError:
        pass
    return sent


def answer_on(line):
    told = b""
    while not told.endswith(b"\r\n\r\n"):
        told += line.recv(1)
    return int(told.split()[1])


@pytest.mark.parametrize(
    "endless",
    [
        pytest.param(b"a: b\r\n" * 10_000, id="many headers"),
        pytest.param(b"a" * 60_000, id="one long header"),
    ],
)
def test_a_head_without_end_is_refused(crowded, endless):
    assert sent_until_refused(crowded(HEAD), endless) < 20_000_000


def test_a_large_head_is_told_why(crowded):
    line = crowded(HEAD)
    for _ in range(2):  # what comes in one piece is read in one
        time.sleep(0.2)
        line.sendall(b"a: " + b"b" * 70_000)
    assert answer_on(line) == 431


def test_trailers_without_end_are_refused(crowded):
    line = crowded(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n")
    assert sent_until_refused(line, b"a: b\r\n" * 10_000) < 20_000_000


def test_usual_requests_pass(crowded):
    line = crowded()
    for length in (0, 5, 300_000):
        line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % length + b"x" * length)
        assert answer_on(line) == 200
        assert int(line.recv(10)) == length
    line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in range(100):
        line.sendall(b"3e8\r\n" + b"x" * 1000 + b"\r\n")
    line.sendall(b"0\r\n\r\n")
    assert answer_on(line) == 200


@pytest.mark.parametrize(
    "half",
    [
        b"",
        HEAD,
        b"\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" + HEAD,  # after one that was answered
    ],
)
def test_who_sends_no_request_is_sent_away(crowded, monkeypatch, half):
    monkeypatch.setattr(connections, "HEAD_TIME", 0.5)
    monkeypatch.setattr(connections, "BODY_TIME", 0.5)
    line, began = crowded(half), time.monotonic()
    while not is_over(line):
        pass
    assert 0.3 < time.monotonic() - began < 4


def test_a_request_may_take_its_time_to_be_answered(crowded, monkeypatch):
    monkeypatch.setattr(connections, "HEAD_TIME", 0.3)
    line = crowded()
    for _ in range(3):
        line.sendall(HEAD + b"\r\n")
        assert answer_on(line) == 200
        assert line.recv(10) == b"0"
        time.sleep(0.4)  # between requests uvicorn's own patience counts


def test_in_a_crowd_the_longest_idle_makes_room(crowded):
    idle = [crowded() for _ in range(30)]
    for _ in range(3):
        line = crowded(HEAD + b"\r\n")
        assert answer_on(line) == 200
    assert sum(is_over(one) for one in idle[:20]) == 20


@pytest.mark.sqlite  # PostgreSQL counts by the minute: see test_processes.py
def test_streams_have_a_quota(start_server, open_browser):
    ada = open_browser(start_server())
    table = ada.start()["table"]
    codes = []
    for _ in range(310):
        with ada.stream(table["id"]) as stream:
            try:
                stream.recv(timeout=10)
            except ConnectionClosed:
                codes.append(stream.close_code)
    assert set(codes) == {4429}
    assert len(codes) == 10
