"""`grandopening admin`: on the machine itself, to whoever can read the file beside the database."""

import json
import os
import sqlite3
import stat
import sys
from contextlib import closing
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from grandopening.cli import main

pytestmark = pytest.mark.sqlite  # it lies beside a file


@dataclass
class Done:
    status: int
    out: str
    err: str


def admin(server, *arguments):
    """The command, in this process: a process for each of so many would take longer than what they tell."""
    command = ["grandopening", "admin", *arguments, "--database", server.database]
    # Whatever proxy the environment names, this stays on the machine.
    environment = {"http_proxy": "http://192.0.2.1:9", "COLUMNS": "200"}
    out, err = (TextIOWrapper(BytesIO(), "utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, environment),
        patch.multiple(sys, argv=command, stdin=StringIO(), stdout=out, stderr=err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    return Done(int(ended.value.code or 0), text_in(out), text_in(err))


def text_in(written):
    written.seek(0)
    return written.read()


def told(server, *arguments):
    done = admin(server, *arguments, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def done_by(server, *arguments):
    done = admin(server, *arguments)
    assert done.status == 0, done.err
    return done.out


def received(stream, kind):
    while (update := json.loads(stream.recv(timeout=10)))["type"] != kind:
        pass
    return update


def way_to(server):
    """The file beside the database, and what it says."""
    file = server.file.with_name(f"{server.file.name}.admin")
    return file, json.loads(file.read_text())


def test_tables_are_listed_and_shown_without_a_secret(server, ada):
    started = ada.start([{"kind": "you", "name": "Ada [red]"}, {"kind": "friend"}])
    game_id = started["table"]["id"]
    [row] = [row for row in told(server, "list", "--status", "lobby") if row["id"] == game_id]
    assert [seat["name"] for seat in row["seats"]] == ["Ada [red]", ""]
    assert "Ada [red]" in done_by(server, "list")
    assert [seat["has_link"] for seat in told(server, "show", game_id)["seats"]] == [False, True]
    assert "seat 0: Ada [red], person" in done_by(server, "show", game_id)
    everything = json.dumps(told(server, "list", "--limit", "1000")) + json.dumps(told(server, "show", game_id))
    for secret in (started["invitations"][0]["secret"], ada.client.cookies["grandopening_key"]):
        assert secret not in everything
    assert all(row["status"] == "lobby" for row in told(server, "list", "--status", "lobby"))
    assert len(told(server, "list", "--limit", "1")) == 1


def test_at_a_closed_table_nobody_can_do_anything_until_it_is_opened(server, ada):
    table = ada.start([{"kind": "you"}, {"kind": "screen"}], clock={"bank": 600})["table"]
    path = f"/games/{table['id']}"
    assert table["moves"]
    with ada.stream(table["id"], table["version"]) as stream:
        done_by(server, "close", table["id"])
        closed = received(stream, "table")["table"]
    assert (closed["closed"], closed["moves"]) == (True, [])
    assert not any(seat["running"] for seat in closed["seats"])
    move = {"version": closed["version"], "entry": table["moves"][0]["entry"]}
    for answer in (
        ada.post(f"{path}/moves", move),
        ada.post(f"{path}/hint", {"version": closed["version"]}),
        ada.post(f"{path}/chat", {"text": "hello?"}),
        ada.post(f"{path}/seats/0/bot", {}),
        ada.post(f"{path}/leave"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "closed")
    assert ada.table(table["id"])["position"] == table["position"], "it can be looked at"
    done_by(server, "open", table["id"])
    opened = ada.table(table["id"])
    assert opened["moves"] == table["moves"]
    assert ada.move(opened)["entries"] == table["entries"] + 1


def test_a_table_is_deleted_only_when_it_was_asked_for_twice(server, ada):
    table = ada.start()["table"]
    unanswered = admin(server, "delete", table["id"])
    assert (unanswered.status, "Traceback" in unanswered.err) == (130, False)
    assert ada.table(table["id"])
    done_by(server, "delete", table["id"], "--yes")
    assert ada.get(f"/games/{table['id']}").status_code == 404
    refused = admin(server, "delete", table["id"], "--yes")
    assert (refused.status, "no such game" in refused.err) == (2, True)


def test_a_damaged_table_is_listed_and_can_be_deleted(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    damaged, fine = ada.start()["table"]["id"], ada.start()["table"]["id"]
    server.kill()
    with closing(sqlite3.connect(server.file)) as database, database:
        database.execute("update game set head = ? where id = ?", (b"{", damaged))
    server = start_server()
    assert {row["id"]: row["damaged"] for row in told(server, "list")} == {damaged: True, fine: False}
    assert "damaged" in done_by(server, "list")
    assert "can only be deleted" in admin(server, "show", damaged).err
    done_by(server, "delete", damaged, "--yes")
    assert [row["id"] for row in told(server, "list")] == [fine]


def test_revoked_links_are_worthless(server, ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}, {"kind": "friend"}])
    path = f"/games/{started['table']['id']}"
    secrets = [link["secret"] for link in started["invitations"]]
    secrets.append(ada.post(f"{path}/spectators").json()["secret"])
    assert "1 links" in done_by(server, "revoke", started["table"]["id"], "--seat", "1")
    assert ben.post(f"{path}/claim", {"secret": secrets[0]}).json()["code"] == "link-used"
    assert "2 links" in done_by(server, "revoke", started["table"]["id"])
    for secret in secrets:
        assert ben.post(f"{path}/claim", {"secret": secret}).json()["code"] == "link-used"


def test_a_spectator_is_shown_the_door_and_cannot_come_back(server, ada, ben):
    table = ada.start()["table"]
    path = f"/games/{table['id']}"
    secret = ada.post(f"{path}/spectators").json()["secret"]
    assert ben.post(f"{path}/claim", {"secret": secret}).status_code == 200
    with ben.stream(table["id"]) as stream:
        received(stream, "table")
        assert told(server, "show", table["id"])["watching"] == [True]
        assert admin(server, "remove", table["id"], "2").status == 2
        done_by(server, "remove", table["id"], "1")
        with pytest.raises(ConnectionClosed):
            received(stream, "never")
        assert stream.close_code == 4403
    assert ben.get(path).json()["code"] == "not-at-table"
    assert ben.post(f"{path}/claim", {"secret": secret}).json()["code"] == "link-used"
    assert ada.table(table["id"])


def test_a_restart_is_announced_to_pages_that_are_open_and_to_those_that_come(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start()["table"]
    with ada.stream(table["id"]) as stream:
        done_by(server, "announce", "10")
        assert 590 < received(stream, "restart")["seconds"] <= 600
        with ada.stream(table["id"]) as later:
            assert 580 < received(later, "restart")["seconds"] <= 600
        done_by(server, "announce", "--off")
        assert received(stream, "restart")["seconds"] is None
    assert admin(server, "announce").status == 2


def test_only_the_secret_in_a_file_of_ones_own_opens(start_server):
    server = start_server()
    file, way = way_to(server)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    url = f"http://127.0.0.1:{way['port']}/tables"
    good = {"Authorization": f"Bearer {way['token']}"}
    assert httpx.get(url, headers=good).status_code == 200
    for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Bearer {way['token'][:-1]}"}):
        assert httpx.get(url, headers=wrong).status_code == 401
    # At the door for everybody there is nothing of it, and at this one nothing of the games.
    assert httpx.get(f"{server.url}/tables", headers=good).headers["content-type"].startswith("text/html")
    assert httpx.put(f"{server.url}/restart", headers=good, json={"minutes": 1}).status_code == 405
    assert httpx.get(f"http://127.0.0.1:{way['port']}/api/health", headers=good).status_code == 404
    server.interrupt()
    assert not file.exists()


def test_without_a_server_it_says_so(start_server):
    server = start_server()
    server.kill()  # which leaves the file behind
    refused = admin(server, "list")
    assert refused.status == 2
    assert refused.err.startswith("grandopening: no server has")
    way_to(server)[0].unlink()
    assert admin(server, "list").err == refused.err
