"""What lasts beyond one run of the server, and what does not."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

from grandopening.server.store import Store
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table, options_for

from .conftest import DidNotStart, edit


def test_a_game_is_not_played_by_other_rules(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.move(ada.start()["table"])
    server.kill()
    [(head,)] = edit(server, "select head from game")
    edit(server, "update game set head = :head", head=json.dumps({**json.loads(head), "rules": 1}).encode())
    ada.follow(start_server())
    answer = ada.get(f"/games/{table['id']}")
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert answer.json()["values"] == {"theirs": 1, "ours": 2}
    assert [game["id"] for game in ada.get("/me").json()["games"]] == [table["id"]]


def test_a_database_of_another_version_is_refused(start_server):
    server = start_server()
    server.kill()
    edit(server, "update alembic_version set version_num = '4000'")
    with pytest.raises(Exception, match=r"schema version 4000, this program knows 1 to \d+: use"):
        start_server()


def test_old_games_are_forgotten_on_request(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    old, new = ada.start()["table"]["id"], ada.start()["table"]["id"]
    server.kill()
    edit(server, "update game set changed = :at where id = :id", at=time.time() - 40 * 86400, id=old)
    ada.follow(start_server("--forget-after", "30"))
    assert [game["id"] for game in ada.get("/me").json()["games"]] == [new]


def workers_of(server):
    """The processes in which its bots think."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text()
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue  # it ended just now
        if f"PPid:\t{server.process.pid}\n" in text and "spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_a_dead_worker_is_replaced(start_server, open_browser):
    ada = open_browser(start_server())
    table = ada.start([{"kind": "you"}, {"kind": "bot"}])["table"]
    until = time.monotonic() + 60
    while not workers_of(ada.server):
        assert time.monotonic() < until
        time.sleep(0.05)
    for worker in workers_of(ada.server):
        os.kill(worker, signal.SIGKILL)
    while table["position"]["turn"] < 4:
        assert time.monotonic() < until
        if table["moves"]:
            table = ada.move(table)
        else:
            time.sleep(0.05)
            table = ada.table(table["id"])


def test_workers_end_with_a_killed_server(start_server, open_browser):
    server = start_server()
    ada = open_browser(server)
    table = ada.start([{"kind": "you"}, {"kind": "bot"}])["table"]
    until = time.monotonic() + 60
    while not (ada.table(table["id"])["moves"] and workers_of(server)):
        assert time.monotonic() < until
        time.sleep(0.05)
    workers = workers_of(server)
    server.kill()
    while [worker for worker in workers if Path(f"/proc/{worker}").exists()]:
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.sqlite  # PostgreSQL has many processes
def test_a_database_is_served_once(start_server):
    """Two would show each other stale tables; a killed one leaves no lock behind."""
    server = start_server()
    with pytest.raises(DidNotStart, match="served by another process: end that one, or choose another --database"):
        start_server()
    server.kill()
    start_server()


def test_a_wrong_clock_deletes_nothing(tmp_path):
    """40 days ahead at the start, or in mid-run; what nobody touched before the last change goes all the same."""
    day = 86400.0
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    def table(name, changed):
        seats = [Seat("person", "A", colour, key="a") for colour in COLOURS[:2]]
        return Table(Head(name, "franchise", 1, options_for("franchise", {}, 2), seats, "a", changed, changed))

    async def all_of_it():
        for name, changed in (("old", 0.0), ("new", 35 * day)):
            await store.add(table(name, changed))
        store._touched.clear()  # as if they were of an earlier run
        assert await store.forget(75 * day, 30 * day) == 1
        assert await store.load("old") is None
        await store.add(table("seen", 36 * day))
        await store.add(table("ahead", 76 * day))
        store._touched.pop("ahead")
        assert await store.forget(76 * day, 30 * day) == 1  # "new", which this run has not seen
        assert await store.load("seen")
        store._touched["seen"] -= 31 * day  # as if this run had lasted longer
        assert await store.forget(76 * day, 30 * day) == 1
        assert await store.load("seen") is None

    asyncio.run(all_of_it())
    store.close()
