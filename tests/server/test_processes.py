"""Four processes on one PostgreSQL: everybody at a table by way of another one, and any of them may be killed."""

import json
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from uuid import uuid4

import httpx
import pytest
from own_postgres import OwnPostgres
from websockets.exceptions import ConnectionClosed

from .conftest import Server, edit

KILLS = int(os.environ.get("GRANDOPENING_PROCESS_KILLS", "20"))  # bench/soak.py asks for many
RESTARTS = int(os.environ.get("GRANDOPENING_RESTARTS", "1"))  # of the database
# Seconds in which another process takes over. It has five on a machine of its own, and the tests share theirs.
PATIENCE = float(os.environ.get("GRANDOPENING_PATIENCE", "20"))
FOUR = [{"kind": "you", "name": "Ada"}, *[{"kind": "friend"}] * 3]


@pytest.fixture(scope="module")
def servers(one_postgres):
    url = one_postgres().new_database(f"of_{uuid4().hex}")
    with ThreadPoolExecutor(4) as pool:
        started = list(pool.map(lambda _: Server(url), range(4)))
    yield started
    for server in started:
        server.kill()
        assert "Traceback" not in server.said


@pytest.fixture
def people(servers, open_browser):
    """Each by way of another process."""
    return [open_browser(server) for server in servers]


def gathered(people, game, **settings):
    """A table of four."""
    started = people[0].start(FOUR, game=game, **settings)
    for person, link in zip(people[1:], started["invitations"], strict=True):
        answer = person.post(f"/games/{started['table']['id']}/claim", {"secret": link["secret"]})
        assert answer.status_code == 200, answer.text
    return started["table"]["id"]


def updates(stream, kind, seconds=10):
    """The next update of a kind."""
    until = time.monotonic() + seconds
    while (update := json.loads(stream.recv(timeout=max(0.1, until - time.monotonic()))))["type"] != kind:
        pass
    return update


def play_some(people, game_id, steps, seed=1):
    """At random; whoever is asked moves by way of their own process."""
    rng = random.Random(seed)
    for _ in range(steps):
        asked = people[0].table(game_id)["asked"]
        if not asked:
            break
        person = people[rng.choice(asked)]
        table = person.table(game_id)
        if table["moves"]:
            person.play(table, rng.choice(table["moves"])["entry"])


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_people_play_by_way_of_different_processes(people, game):
    """Whoever looks sees what was acknowledged anywhere; sealed shows are private drafts, and become public for all."""
    game_id = gathered(people, game)
    play_some(people, game_id, 60)
    seen = [person.table(game_id) for person in people]
    assert len({table["entries"] for table in seen}) == 1
    assert seen[0]["entries"] > 10
    assert len({json.dumps(person.get(f"/games/{game_id}/board").json()) for person in people}) == 1


def test_a_page_hears_of_what_happens_elsewhere(people):
    game_id = gathered(people, "franchise")
    mover = people[people[0].table(game_id)["asked"][0]]
    others = [person for person in people if person is not mover]
    with ExitStack() as opened:
        streams = [opened.enter_context(person.stream(game_id)) for person in others]
        for stream in streams:
            updates(stream, "table")
        after = mover.move(mover.table(game_id))
        for stream in streams:
            assert updates(stream, "table")["table"]["version"] == after["version"]
        mover.post(f"/games/{game_id}/chat", {"text": "Good luck"})
        for stream in streams:
            assert updates(stream, "chat")["messages"][-1]["text"] == "Good luck"


def test_all_pages_at_a_process_hear_of_what_happens_elsewhere(people):
    """Only one of them fetches what is new; the others wait for it, and do not take what is old for all there is."""
    game_id = gathered(people, "franchise")
    mover = people[people[0].table(game_id)["asked"][0]]
    other = people[people.index(mover) - 1]
    with ExitStack() as opened:
        streams = [opened.enter_context(other.stream(game_id)) for _ in range(3)]
        for stream in streams:
            updates(stream, "table")
        after = mover.move(mover.table(game_id))
        for stream in streams:
            assert updates(stream, "table")["table"]["version"] == after["version"]


def test_a_stream_resumes_at_another_process(people):
    game_id = gathered(people, "franchise")
    play_some(people, game_id, 3)
    person, other = people[0], people[1].server
    version, person.server = person.table(game_id)["version"], other
    play_some(people, game_id, 6, seed=2)
    with person.stream(game_id, version) as stream:
        update = updates(stream, "table")
    known = people[2].get(f"/games/{game_id}/log").json()["entries"]
    assert update["table"]["version"] == people[2].table(game_id)["version"]
    assert 0 < len(update["log"]) < len(known), "what is new, and no more"


def test_two_at_once_are_one_after_the_other(people):
    """A double click by way of two processes: one of them was first."""
    ada = people[0]
    table = ada.start()["table"]
    wish = {"version": table["version"], "entry": table["moves"][0]["entry"]}
    cookies, urls = dict(ada.client.cookies), [person.server.url for person in people]

    def click(url):
        return httpx.post(f"{url}/api/games/{table['id']}/moves", json=wish, cookies=cookies, timeout=30).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(click, urls)) == [200, 409, 409, 409]


def test_taking_back_needs_everybody_wherever_they_are(people):
    game_id = gathered(people, "franchise")
    play_some(people, game_id, 12)
    before = people[0].table(game_id)["entries"]
    log = people[0].get(f"/games/{game_id}/log").json()["entries"]
    asking = people[log[-1]["entry"]["seat"]]
    version = asking.table(game_id)["version"]
    assert asking.post(f"/games/{game_id}/undo", {"version": version}).status_code == 200
    for person in people:
        if person is not asking:
            wish = {"version": person.table(game_id)["version"], "agree": True}
            answer = person.post(f"/games/{game_id}/undo/answer", wish)
            assert answer.status_code == 200, answer.text
    assert len({person.table(game_id)["entries"] for person in people}) == 1
    assert people[0].table(game_id)["entries"] < before


def test_whoever_is_at_the_table_by_way_of_another_process_is_there(people):
    """The host cannot hand their seat to a bot."""
    game_id = gathered(people, "franchise")
    with people[1].stream(game_id) as stream:
        updates(stream, "table")
        until = time.monotonic() + 10
        while not people[0].table(game_id)["seats"][1]["online"]:
            assert time.monotonic() < until
            time.sleep(0.05)
        answer = people[0].post(f"/games/{game_id}/seats/1/bot", {})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


def test_limits_hold_across_processes(people):
    ada = people[0]
    game_id = ada.start()["table"]["id"]
    cookies = dict(ada.client.cookies)
    if (rest := 20 - time.time() % 20) < 10:
        time.sleep(rest)  # it is counted anew every twenty seconds

    def say(number):
        url = f"{people[number % 4].server.url}/api/games/{game_id}/chat"
        return httpx.post(url, json={"text": "Hello"}, cookies=cookies, timeout=30).status_code

    with ThreadPoolExecutor(12) as pool:
        assert sorted(pool.map(say, range(12))) == [201] * 10 + [429] * 2
    numbers = [message["number"] for message in ada.get(f"/games/{game_id}/chat").json()["messages"]]
    assert numbers == list(range(1, 11))


def test_a_clock_runs_out_once_and_bots_answer_once(people, servers):
    game_id = gathered(people, "franchise", clock={"bank": 3, "increment": 0})  # time to come
    until = time.monotonic() + 240  # the bots may still be loading what they need
    while any(seat["kind"] == "person" for seat in people[1].table(game_id)["seats"]):
        assert time.monotonic() < until
        time.sleep(0.2)
    before = people[0].table(game_id)["entries"]
    while people[2].table(game_id)["entries"] < before + 8:
        assert time.monotonic() < until
        time.sleep(0.2)
    logs = [[line["entry"] for line in person.get(f"/games/{game_id}/log").json()["entries"]] for person in people]
    known = min(map(len, logs))  # the bots play on meanwhile
    assert all(log[:known] == logs[0][:known] for log in logs)
    [(kept,)] = edit(servers[0], "select count(*) from entry where game = :id", id=game_id)
    assert kept >= max(map(len, logs))


def insist(browser, table, entry):
    """The table after a move, repeated while the storage does not work. One whose answer was lost has happened."""
    until = time.monotonic() + 20
    while True:
        answer = browser.post(f"/games/{table['id']}/moves", {"version": table["version"], "entry": entry})
        if answer.status_code in (200, 409):
            return answer.json() if answer.status_code == 200 else answer.json()["table"]
        assert (answer.status_code, answer.json()["code"]) == (503, "storage"), answer.text
        assert time.monotonic() < until, "the storage never came back"
        time.sleep(0.1)


def read_on(browser, path):
    """What is there to read, asked for again while the storage does not work."""
    until = time.monotonic() + 20
    while (answer := browser.get(path)).status_code == 503:
        assert time.monotonic() < until, "the storage never came back"
        time.sleep(0.1)
    assert answer.status_code == 200, answer.text
    return answer.json()


def must_have_entered(browser, before, entry, table):
    """After what was tried out before, a move stands in its turn once. What is forced or drawn may follow it."""
    log = read_on(browser, f"/games/{table['id']}/log?after={before['entries']}")["entries"]
    found = [(line["entry"], line["turn"]) for line in log]
    found += [(step["entry"], None) for step in drafted(table)]
    known = [step["entry"] for step in drafted(before)]
    assert [one for one, _ in found[: len(known) + 1]] == [*known, entry], "a move was lost"
    assert found[len(known) :].count(found[len(known)]) == 1, "a move was entered twice"


def drafted(table):
    return table["draft"]["steps"] if table["draft"] else []


def started(url, count):
    """So many processes at the same time: a start takes longer than all that follows a kill."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(lambda _: Server(url, "--no-limits"), range(count)))


def wait_for_bots(browser, servers, table):
    """Whoever has just started loads what bots need for some seconds, and nobody can take over faster than that. A hint
    is thought up by the same worker."""
    for server in servers:
        browser.follow(server)
        answer = browser.client.post(f"/games/{table['id']}/hint", json={"version": table["version"]}, timeout=240)
        assert answer.status_code == 200, answer.text


@pytest.mark.postgresql
@pytest.mark.slow
def test_any_process_may_be_killed(open_browser):
    """Nothing acknowledged is lost, nothing happens twice, and every table goes on within seconds, also when the
    database itself starts anew. Two of four are killed one after the other before both are replaced, so it is always
    those who were there that go on."""
    own, rng, servers = OwnPostgres(is_durable=False), random.Random(2), []
    own.start()
    try:
        url = own.new_database("tables")
        servers = started(url, 4)
        ada, played = open_browser(servers[0]), 0
        bots = ada.start([{"kind": "bot", "level": "random"}] * 4, pace=0.2)["table"]["id"]
        table = ada.start()["table"]
        wait_for_bots(ada, servers, table)
        for turn in range(KILLS):
            if turn * RESTARTS // KILLS != (turn + 1) * RESTARTS // KILLS:
                own.stop("immediate")
                own.start()
            for _ in range(5):
                ada.follow(rng.choice(servers))
                entry = rng.choice(table["moves"])["entry"]
                before, table = table, insist(ada, table, entry)
                must_have_entered(ada, before, entry, table)
                played += 1
                if table["status"] != "running":
                    table = ada.start()["table"]
            servers.pop(rng.randrange(len(servers))).kill()
            ada.follow(rng.choice(servers))
            found = read_on(ada, f"/games/{table['id']}")
            assert (found["version"], found["entries"]) == (table["version"], table["entries"])
            bots = goes_on(ada, bots)
            if len(servers) == 2 and turn < KILLS - 1:
                servers += (new := started(url, 2))
                wait_for_bots(ada, new, table)
    finally:
        for server in servers:
            server.kill()
        own.remove()
    print(f"{KILLS} kills, {RESTARTS} restarts of the database, {played} acknowledged moves")


def goes_on(browser, game_id):
    """Bots go on within seconds; the table, or a new one where the game is over."""
    before = read_on(browser, f"/games/{game_id}")
    until = time.monotonic() + PATIENCE
    while (now := read_on(browser, f"/games/{game_id}"))["status"] == "running" and now["entries"] <= before["entries"]:
        assert time.monotonic() < until, "its bots were not taken over"
        time.sleep(0.1)
    if now["status"] == "running":
        return game_id
    return browser.start([{"kind": "bot", "level": "random"}] * 4, pace=0.2)["table"]["id"]


@pytest.mark.postgresql
@pytest.mark.slow
def test_the_database_may_vanish_and_come_back(open_browser):
    own = OwnPostgres(is_durable=False)
    own.start()
    try:
        server = Server(own.new_database("tables"))
        ada = open_browser(server)
        table = ada.start()["table"]
        own.stop("immediate")
        wish = {"version": table["version"], "entry": table["moves"][0]["entry"]}
        answer = ada.post(f"/games/{table['id']}/moves", wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert "does not answer" in answer.json()["message"]
        own.start()
        until = time.monotonic() + 10
        while (answer := ada.post(f"/games/{table['id']}/moves", wish)).status_code == 503:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert answer.status_code == 200, answer.text
        with ada.stream(table["id"]) as stream:
            assert updates(stream, "table")["table"]["version"] == answer.json()["version"]
        assert "Traceback" not in server.interrupt()[1]
    except ConnectionClosed as closed:
        raise AssertionError("the page was sent away") from closed
    finally:
        own.remove()
