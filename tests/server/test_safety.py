"""What must not pass, and that nothing is lost by it."""

import asyncio
from contextlib import suppress
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from grandopening.server.store import Message, Store
from grandopening.table.problem import Problem

from .conftest import SOLO, edit


def test_every_answer_carries_the_headers(ada):
    for path in ("/api/health", "/", "/game/x"):
        headers = httpx.get(ada.server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_only_an_embedded_replay_may_be_framed(ada):
    headers = httpx.get(f"{ada.server.url}/embed/x").headers
    assert "frame-ancestors *" in headers["content-security-policy"]
    assert "x-frame-options" not in headers
    assert "default-src 'self'" in headers["content-security-policy"]


def test_the_key_is_a_cookie_scripts_cannot_read(ada):
    cookie = httpx.get(f"{ada.server.url}/api/health").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    secret = cookie.split("=")[1].split(";")[0]
    assert [len(part) for part in secret.split(".")] == [22, 22]  # 128 bits, and our signature
    assert "set-cookie" not in httpx.get(f"{ada.server.url}/api/health", headers={"cookie": cookie}).headers


def test_secrets_are_kept_hashed(ada):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}])
    secrets = [*ada.client.cookies["grandopening_key"].split("."), started["invitations"][0]["secret"]]
    tables = ("setting", "game", "entry", "member", "person", "message")
    kept = "".join(str(row) for table in tables for row in edit(ada.server, f"select * from {table}"))
    assert started["table"]["id"] in kept
    assert not [secret for secret in secrets if secret in kept]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://127.0.0.1:1"},
    ],
)
def test_other_sites_cannot_act(ada, headers):
    answer = ada.client.post("/games", json={"seats": [{"kind": "you"}, {"kind": "bot"}]}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_the_own_site_can(ada):
    headers = {"origin": ada.server.url, "sec-fetch-site": "same-origin"}
    assert ada.client.put("/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_unknown_hosts_are_refused(ada):
    answer = httpx.get(f"{ada.server.url}/api/health", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b"{}", 400),
        (b'{"seats": [{"kind": "king"}, {"kind": "bot"}]}', 400),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "colour": 1}', 400),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "game": "chess"}', 422),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"players": 3}}', 422),
        (b"[" * 60_000, 400),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413),
    ],
)
def test_bad_bodies_are_4xx_with_a_sentence(ada, body, status):
    answer = ada.client.post("/games", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert {"code", "message"} <= set(answer.json())


def test_only_json_is_read(ada):
    answer = ada.client.post("/games", data={"seats": "x"})
    assert (answer.status_code, answer.json()["code"]) == (415, "json-only")


def test_a_giant_body_without_a_length_is_cut_off(ada):
    def chunks():
        for _ in range(200):
            yield b"x" * 1000

    answer = ada.client.post("/games", content=chunks(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_unknown_things_are_404(ada):
    assert ada.get("/games/nosuchgame").json()["code"] == "no-such-game"
    assert ada.get("/nothing").status_code == 404
    table = ada.start()["table"]
    assert ada.post(f"/games/{table['id']}/seats/7/bot", {}).json()["code"] == "no-such-seat"


def test_malformed_entries_change_nothing(ada):
    table = ada.start()["table"]
    for entry in ({}, {"do": "fly"}, {"do": "start"}, {"do": "start", "place": 7}, {"do": ["start"]}, {"chance": "x"}):
        answer = ada.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": entry})
        assert answer.status_code == 422, entry
    assert ada.table(table["id"])["version"] == table["version"]


@pytest.mark.sqlite  # PostgreSQL counts by the minute: see test_processes.py
def test_requests_are_limited(start_server):
    server = start_server()
    with httpx.Client(base_url=f"{server.url}/api") as client:
        answers = (client.get("/health") for _ in range(1300))
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        assert refused.elapsed.total_seconds() >= 1.0, "refused at once, a flood would take all the server's time"
        assert client.get(f"{server.url}/").status_code == 200


def test_other_sites_cannot_listen(ada):
    table = ada.start()["table"]
    cookie = {"Cookie": f"grandopening_key={ada.client.cookies['grandopening_key']}"}
    url = f"ws://127.0.0.1:{ada.server.port}/api/games/{table['id']}/stream"
    evil, own = Origin("https://evil.example"), Origin(ada.server.url)
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=evil, additional_headers=cookie, proxy=None):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=own, additional_headers=cookie, proxy=None) as stream:
        assert stream.recv(timeout=10)


def test_a_page_that_shouts_is_cut_off(ada):
    table = ada.start()["table"]
    with ada.stream(table["id"]) as stream:
        stream.send("x" * 5000)
        with pytest.raises(ConnectionClosed):
            list(iter(partial(stream.recv, timeout=10), None))
    assert stream.close_code == 1009
    assert ada.table(table["id"])["version"] == table["version"]


def test_undo_in_a_lobby_is_refused(ada):
    table = ada.start(start=False)["table"]
    answer = ada.post(f"/games/{table['id']}/undo", {"version": table["version"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-running")


def test_text_that_is_not_utf_8_is_refused(ada):
    answer = ada.client.put("/me", content=b'{"name": "\xff"}', headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_an_origin_that_is_no_address_is_refused(ada):
    answer = ada.client.put("/me", json={"name": "Ada"}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


@pytest.mark.parametrize("number", ["9223372036854775808", "1" * 30, "1" * 5000, "-" + "1" * 30])
def test_huge_numbers_break_nothing(ada, number):
    table = ada.start()["table"]
    with suppress(InvalidStatus), ada.stream(table["id"], heard=number) as stream:  # or more digits than any number has
        assert stream.recv(timeout=10)
    for path in (f"positions/{number}", f"log?after={number}", f"chat?after={number}", f"seats/{number}/person"):
        ask = ada.post if path.endswith("person") else ada.get
        assert 400 <= ask(f"/games/{table['id']}/{path}").status_code < 500


def test_the_largest_number_of_a_message_can_be_asked_for(ada):
    """As far as the database can count, and no farther."""
    table = ada.start()["table"]
    assert ada.get(f"/games/{table['id']}/chat?after={2**31 - 1}").json() == {"messages": []}
    assert ada.get(f"/games/{table['id']}/chat?after={2**31}").status_code == 400
    with ada.stream(table["id"], heard=2**31 - 1) as stream:
        assert stream.recv(timeout=10)


def test_a_message_to_a_game_that_is_gone(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(Problem) as raised:
        asyncio.run(store.add_message("gone", Message(0, 0.0, None, "A", "what was said")))
    store.close()
    assert raised.value.code == "no-such-game"
    assert "what was said" not in repr(raised.value.__context__)


@pytest.mark.sqlite  # PostgreSQL counts by the minute: see test_processes.py
def test_tables_of_an_address_have_a_quota(start_server, open_browser):
    server = start_server(patched={"app.GAMES_PER_MINUTE": 5})
    codes = [open_browser(server).post("/games", {"seats": SOLO}).status_code for _ in range(6)]
    assert codes == [201] * 5 + [429]


@pytest.mark.sqlite
def test_what_an_address_may_fill_the_disk_with_in_a_day(start_server, open_browser):
    server = start_server(patched={"app.GAMES_PER_DAY": 4, "app.IMPORTS_PER_DAY": 2})
    ada, ben = open_browser(server), open_browser(server)
    ben.client.headers["X-Forwarded-For"] = "192.0.2.7"
    record = ada.get(f"/games/{ada.start()['table']['id']}/record").json()
    assert [ada.post("/records", record).status_code for _ in range(3)] == [201, 201, 429]
    assert [ben.post("/games", {"seats": SOLO}).status_code for _ in range(5)] == [201] * 4 + [429]
    assert ben.post("/records", record).status_code == 429, "a record takes room as well"
    assert ben.post("/lessons/franchise").status_code == 429
