"""Market Stall at the table: over HTTP, to its end, and without a word of what somebody may not know."""

import json
import random
import time
from typing import Any

import pytest
from msgspec import structs

from grandopening.games import game_named
from grandopening.server.keys import new_secret
from grandopening.server.store import Store
from grandopening.table.lines import written
from grandopening.table.play import replay
from grandopening.table.table import Table
from tests.server.conftest import Browser, Server
from tests.server.test_leaks import alike, heard, wait_for

NAME = "market-stall"
FRIENDS = [{"kind": "you", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture
def people():
    """Opens browsers, and closes them."""
    opened: list[Browser] = []

    def arrive(server, count):
        opened.extend(Browser(server) for _ in range(count))
        return opened[-count:]

    yield arrive
    for browser in opened:
        browser.client.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One for those who do not end it."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db", "--no-limits")
    yield running
    running.kill()


def test_the_server_tells_of_it(server, people):
    (ada,) = people(server, 1)
    (told,) = [book for book in ada.get("/rulebooks").json() if book["name"] == NAME]
    assert told["players"] == [2, 3, 4]
    assert {option["name"] for option in told["options"]} == {"players", "days"}
    rules = ada.get(f"/rulebooks/{NAME}/rules").json()
    assert "M3.5" in {rule["number"] for section in rules["sections"] for rule in section["rules"]}


def test_a_game_against_bots(server, people):
    (ada,) = people(server, 1)
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "bot", "level": "newcomer"}]
    table, rng = ada.start(seats, game=NAME, options={"days": 6})["table"], random.Random(1)
    until = time.monotonic() + 120
    while table["status"] == "running":
        assert time.monotonic() < until
        moves = table["moves"]
        table = ada.move(table, rng.randrange(len(moves))) if moves else ada.table(table["id"])
    assert table["options"] == {"players": 2, "days": 6}
    record = ada.get(f"/games/{table['id']}/record").json()
    assert record["result"] == table["result"]
    log = ada.get(f"/games/{table['id']}/log").json()["entries"]
    sales = [event for line in log for event in line["events"] if event["kind"] == "open"]
    assert all(sale["coins"] == sum(part["coins"] for part in sale["parts"]) for sale in sales)
    again = ada.post("/records", record)
    assert again.status_code == 201
    assert again.json()["result"] == record["result"]


def test_a_refusal_cites_its_rule(server, people):
    (ada,) = people(server, 1)
    table = ada.start(game=NAME)["table"]
    answer = ada.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": {"do": "open"}})
    assert answer.status_code >= 400
    assert answer.json()["rule"] == "M3"


def twins(head):
    """Two tables that differ in what seat 1 holds, after a request that it refused."""
    made = []
    for hand in (["honey", "honey", "bread"], ["cheese", "plums", "bread"]):
        goods = ["bread", "bread", "plums", *hand, "plums", "plums", "cheese"]
        log: list[dict[str, Any]] = [{"chance": "draw", "good": good} for good in goods]
        log += [{"chance": "crier", "good": "bread"}, {"seat": 0, "do": "ask", "other": 1, "good": "honey"}]
        log += [{"seat": 1, "do": "refuse"}, {"seat": 0, "do": "lay", "good": "bread"}, {"seat": 0, "do": "open"}]
        log += [{"chance": "draw", "good": "bread"}, {"chance": "draw", "good": "bread"}]
        log += [{"chance": "crier", "good": "plums"}]
        play = replay(game_named(NAME).set_up({"players": 3}), [written(entry, 1, 0.0) for entry in log])
        made.append(Table(structs.replace(head.copy(), id=new_secret()), play))
        made[-1].fresh = list(play.lines)
    return made


def everything(person, game_id):
    """Every answer about a game, and what its stream brings."""
    path, number = f"/games/{game_id}", person.table(game_id)["entries"]
    paths = ["", "/refusals", "/log", f"/log?after={number // 2}", "/record", "/board", "/chat", "/figures"]
    paths += [f"/positions/{n}" for n in range(number + 1)]
    with person.stream(game_id) as stream:
        return [alike(person.get(f"{path}{one}"), game_id) for one in paths], heard(stream, game_id)


@pytest.mark.slow  # interpreted, twice
def test_nothing_leaks(tmp_path, people):
    """Seat 1 is to move. Two games that differ in its hand are the same bytes to everybody else."""
    server = Server(tmp_path / "tables.db", "--no-limits")
    *players, watcher = people(server, 4)
    started = players[0].start(FRIENDS, game=NAME)
    path = f"/games/{started['table']['id']}"
    for friend, link in zip(players[1:], started["invitations"], strict=True):
        friend.post(f"{path}/claim", {"secret": link["secret"]})
    watcher.post(f"{path}/claim", {"secret": players[0].post(f"{path}/spectators").json()["secret"]})
    server.interrupt()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    found = wait_for(store.load(started["table"]["id"]))
    assert found
    pair = twins(found.head)
    for table in pair:
        wait_for(store.add(table))
    store.close()
    one, other = (table.head.id for table in pair)
    again = Server(tmp_path / "tables.db", "--no-limits")
    try:
        for viewer, person in enumerate([*players, watcher]):
            person.follow(again)
            is_same = everything(person, one) == everything(person, other)
            assert is_same == (viewer != 1), json.dumps(person.table(one))
    finally:
        again.kill()
