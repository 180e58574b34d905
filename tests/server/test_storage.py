"""Storage that does not work: told as such, nothing lost, and over when it is over."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from grandopening.server import probe as probing
from grandopening.server.loading import rows_of
from grandopening.server.store import Store
from grandopening.table.lines import written
from grandopening.table.problem import Problem
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table, options_for

from .conftest import edit


def new_table(number=0):
    seats = [Seat("person", "A", colour, key="a") for colour in COLOURS[:2]]
    return Table(Head(f"game{number}", "franchise", 1, options_for("franchise", {}, 2), seats, "a", 0.0, 0.0))


@pytest.mark.parametrize(
    ("trouble", "cure", "told"),
    [
        ("pragma max_page_count = 1", "pragma max_page_count = 100000", "The disk is full"),
        ("pragma query_only = on", "pragma query_only = off", "cannot be written"),
    ],
)
def test_trouble_is_told_and_forgotten(tmp_path, caplog, monkeypatch, trouble, cure, told):
    monkeypatch.setattr(probing, "EVERY", 0.0)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    probe = probing.Probe(store)
    pragma = [trouble]
    event.listen(store.to_write, "checkout", lambda connection, *_: connection.execute(pragma[0]))

    async def all_of_it():
        problems = []
        for number in range(1, 1000):  # until the pages that are there are full
            try:
                await store.add(new_table(number))
            except Problem as problem:
                problems.append(problem)
                if len(problems) == 3:
                    break
        assert [problem.code for problem in problems] == ["storage"] * 3
        assert told in problems[0].message
        assert told in (await probe.trouble() or "")
        pragma[0] = cure
        assert await probe.trouble() is None
        await store.add(new_table())
        assert await store.load("game0")

    asyncio.run(all_of_it())
    store.close()
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1


def test_a_long_record_is_written_with_few_statements(tmp_path):
    """Each of them waits for whoever else calculates, and all who move wait for the writer."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    told: list[str] = []
    table = new_table()
    table.fresh = [written({"number": number}, 1, 0.0) for number in range(1050)]

    event.listen(store.to_write, "checkout", lambda connection, *_: connection.set_trace_callback(told.append))

    async def all_of_it():
        await store.add(table)
        return await store.read(lambda connection: rows_of(connection, "game0"))

    _, _, rows = asyncio.run(all_of_it())
    store.close()
    assert [json.loads(row.entry)["number"] for row in rows] == list(range(1050))
    assert len([line for line in told if line.startswith("INSERT INTO entry")]) <= 11


@pytest.mark.sqlite  # which one connection locks
def test_a_locked_database_is_503_and_nothing_is_lost(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start()["table"]
    move = {"version": table["version"], "entry": table["moves"][0]["entry"]}
    with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
        other.execute("begin immediate")
        answer = ada.post(f"/games/{table['id']}/moves", move)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert "Another program" in answer.json()["message"]
        assert ada.table(table["id"])["version"] == table["version"]
        health = ada.get("/health").json()
        assert (health["ready"], health["progress"]) == (False, None)
        assert "Another program" in health["storage"]["trouble"]
        other.execute("rollback")
    assert ada.post(f"/games/{table['id']}/moves", move).status_code == 200
    assert ada.get("/health").json()["ready"], "a write that works ends the trouble"
    _, said = server.interrupt()
    assert "Traceback" not in said
    assert said.count("database is locked") == 1


DAMAGE = {
    "head": ("update game set head = :bytes where id = :id", b'{"id'),
    "status": ("update game set head = :bytes where id = :id", b"{}"),
    "entries": ("update entry set entry = :bytes where game = :id", b'{"seat": 0}'),
    "json": ("update entry set entry = :bytes where game = :id", b"{"),
    "draft": ("update game set draft = :bytes where id = :id", b'[{"do": "fly"}]'),
}


def test_a_damaged_game_breaks_no_list_and_can_be_deleted(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    fine = ada.start()["table"]["id"]
    games = {name: ada.move(ada.start()["table"])["id"] for name in DAMAGE}
    server.kill()
    for name, (statement, content) in DAMAGE.items():
        edit(server, statement, bytes=content, id=games[name])
    server = start_server()
    ada.follow(server)
    listed = ada.get("/me").json()["games"]
    assert {game["id"] for game in listed} == {fine, *games.values()}
    assert {game["id"] for game in listed if game["damaged"]} == {games["head"], games["status"]}
    stranger = open_browser(server)
    for game_id in games.values():
        answer = ada.get(f"/games/{game_id}")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        assert stranger.client.delete(f"/games/{game_id}").status_code == 403
        assert ada.client.delete(f"/games/{game_id}").status_code == 204
    assert [game["id"] for game in ada.get("/me").json()["games"]] == [fine]


def test_a_page_is_told_to_come_back_when_the_storage_works_again(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.move(ada.start()["table"])
    server.kill()
    ada.follow(start_server())  # where the table has to be read again
    edit(server, "alter table entry rename to mislaid")
    with ada.stream(table["id"]) as stream, pytest.raises(ConnectionClosed):
        stream.recv(timeout=10)
    assert stream.close_code == 1013
    edit(server, "alter table mislaid rename to entry")
    with ada.stream(table["id"]) as stream:
        assert json.loads(stream.recv(timeout=10))["table"]["version"] == table["version"]


def overwrite_entries(file):
    """Put something else into the first pages of the table of entries and of its index; what was there, by place."""
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0  # so that the pages are in the file
        (size,) = other.execute("pragma page_size").fetchone()
        roots = other.execute("select rootpage from sqlite_master where tbl_name = 'entry'").fetchall()
    before = {}
    with file.open("r+b") as pages:
        for (root,) in roots:
            place = (root - 1) * size
            pages.seek(place)
            before[place] = pages.read(size)
            pages.seek(place)
            pages.write(b"?" * size)
    return before


@pytest.mark.sqlite  # PostgreSQL's files are its own business
def test_a_file_damaged_while_the_server_runs(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.move(ada.start()["table"])
    server.kill()
    server = start_server(patched={"probe.EVERY": 0.0})
    ada.follow(server)
    before = overwrite_entries(server.file)
    answer = ada.get(f"/games/{table['id']}")  # which has to be read again
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert "damaged" in answer.json()["message"]
    ada.start([{"kind": "you"}, {"kind": "friend"}])  # what touches other pages can be written
    for _ in range(2):
        health = ada.get("/health").json()
        assert not health["ready"]
        assert "damaged" in health["storage"]["trouble"]
    assert ada.get("/ready").status_code == 503
    with server.file.open("r+b") as pages:
        for place, page in before.items():
            pages.seek(place)
            pages.write(page)
    until = time.monotonic() + 60
    while not ada.get("/health").json()["ready"]:
        assert time.monotonic() < until, "what was mended is found out"
    assert ada.table(table["id"])["version"] == table["version"]
    _, said = server.interrupt()
    assert "Traceback" not in said
    assert said.count("malformed") == said.count("works again") == 1


@pytest.mark.sqlite
def test_bots_wait_for_the_storage(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}], pace=0.2)["table"]
    with closing(sqlite3.connect(server.file, isolation_level=None)) as other:
        other.execute("begin immediate")
        time.sleep(6)
        stands = ada.table(table["id"])["entries"]
        other.execute("rollback")
    until = time.monotonic() + 60
    while ada.table(table["id"])["entries"] <= stands:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert "Traceback" not in server.interrupt()[1]


def test_several_threads_may_read_the_first_table():
    """msgspec makes what it reads a type by at its first use, and another thread that came meanwhile found half of it:
    the server fell over when pages of several tables came back at once."""
    code = """
import sys, threading, msgspec
from grandopening.server.loading import head_in
from grandopening.table.seats import Head, Seat

stored = msgspec.json.encode(Head("game", "franchise", 2, {}, [Seat("open", "", "red")], "", 0.0, 0.0))

def come_meanwhile(frame, event, argument):
    if frame.f_code.co_name == "get_class_annotations" and frame.f_locals.get("obj") is not Head:
        sys.setprofile(None)  # once
        other = threading.Thread(target=head_in, args=[stored])
        other.start()
        other.join()

sys.setprofile(come_meanwhile)
head_in(stored)
"""
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0
