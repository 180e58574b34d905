"""Nothing leaks: two games that differ only in what somebody may not know are the same bytes to them, whatever they ask
for and whatever others try out meanwhile."""

import asyncio
import json
import os
import random
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from msgspec import structs

from grandopening.core.contract import CHANCE, SPECTATOR
from grandopening.server.database import database_at
from grandopening.server.keys import new_secret
from grandopening.server.serve import store_at
from grandopening.table.play import replay
from grandopening.table.table import Table

SEATS = [{"kind": "you", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "friend"}]
STEPS = 500
PAIRS = int(os.environ.get("GRANDOPENING_PAIRS", "6"))  # ./test --all looks at more
TIMES = re.compile(rb'"(at|changed|created)":[0-9.e+]+')


def played(server, open_browser):
    """A game of four people and somebody who watches, played at random for a while."""
    people = [open_browser(server) for _ in range(5)]
    host, *friends, watcher = people
    started = host.start(SEATS, game="proxima-obertura")
    path = f"/games/{started['table']['id']}"
    for friend, link in zip(friends, started["invitations"], strict=True):
        friend.post(f"{path}/claim", {"secret": link["secret"]})
    watcher.post(f"{path}/claim", {"secret": host.post(f"{path}/spectators").json()["secret"]})
    rng = random.Random(11)
    for _ in range(STEPS):
        asked = host.table(started["table"]["id"])["asked"]
        if not asked:
            break
        table = people[rng.choice(asked)].table(started["table"]["id"])
        if table["moves"]:
            people[table["you"]["seat"]].play(table, rng.choice(table["moves"])["entry"])
    return people, started["table"]["id"]


def twins(table, number, viewer):
    """Two tables after so many entries: as it was, and with what the viewer cannot know dealt differently. None where
    the viewer knows all there is."""
    play = table.play.back_to(number)
    entries = [line.entry for line in play.lines]
    logs = (play.customs.dealt_anew(play.committed.position, entries, viewer, seed) for seed in range(20))
    anew = next((log for log in logs if log != entries), None)
    if anew is None:
        return None
    made = []
    for log in (entries, anew):
        lines = [replace(line, entry=entry) for line, entry in zip(play.lines, log, strict=True)]
        fresh = replay(play.setup, lines)
        made.append(Table(structs.replace(table.head.copy(), id=new_secret()), fresh))
        made[-1].fresh = list(fresh.lines)
    return made


def wait_for(coroutine):
    """In a thread of its own: after browser tests a loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def laid(server, game_id):
    """Pairs of tables in the database of a server that is down: (viewer, one, other)."""
    rng, store = random.Random(5), store_at(database_at(server.database))
    pairs: list[tuple[int, str, str]] = []
    table = wait_for(store.load(game_id))
    assert table
    assert table.play
    lines = table.play.lines
    committed = [n for n in range(60, len(lines)) if lines[n].version != lines[n - 1].version]
    for _ in range(5 * PAIRS):
        viewer = (0, 1, 2, 3, SPECTATOR)[len(pairs) % 5]
        public = [n for n in committed if lines[n].entry.get("do") == "ask" and lines[n].entry["seat"] != viewer]
        number = rng.choice(public if len(pairs) % 2 else committed)
        assert table.play.back_to(number).actor < CHANCE
        made = twins(table, number, viewer)
        if made is None:
            continue
        for twin in made:
            wait_for(store.add(twin))
        pairs.append((viewer, *(twin.head.id for twin in made)))
        if len(pairs) == PAIRS:
            break
    store.close()
    assert len(pairs) == PAIRS, "hidden cards are dealt anew"
    return pairs


def alike(answer, game_id):
    """What was sent, without what cannot be the same: the name of the game, and times of what has just happened."""
    headers = {name: value.replace(game_id, "ID") for name, value in answer.headers.items()}
    headers = {name: value for name, value in headers.items() if name not in ("date", "content-length", "x-request-id")}
    return answer.status_code, headers, bare(answer.content, game_id)


def bare(content, game_id):
    return TIMES.sub(b"", content.replace(game_id.encode(), b"ID"))


def everything(person, game_id):
    """Every answer there is about a game."""
    path = f"/games/{game_id}"
    table = person.table(game_id)
    number = table["entries"]
    version = table["version"]
    paths = ["", "/refusals", "/log", f"/log?after={number // 2}", "/record", "/board", "/chat", "/figures"]
    paths += [f"/positions/{n}" for n in (0, 1, number // 3, number // 2, number - 1, number)]
    found = [alike(person.get(f"{path}{one}"), game_id) for one in paths]
    wrong = [
        {"do": "show", "card": "food.1.1"},
        {"do": "accept"},
        {"do": "cut", "card": "wear.2.2"},
        {"seat": 1, "do": "x"},
    ]
    for entry in wrong:
        found.append(alike(person.post(f"{path}/moves", {"version": version - 1, "entry": entry}), game_id))
        if not table["moves"]:  # else it might be legal
            found.append(alike(person.post(f"{path}/moves", {"version": version, "entry": entry}), game_id))
    found.append(alike(person.post(f"{path}/back", {"version": version, "steps": 1}), game_id))
    return found


def heard(stream, game_id, least=0):
    """What a stream brings, so many updates at least, until nothing comes for a moment; who is there is not the
    game's."""
    updates: list[bytes] = []
    while True:
        try:
            update = stream.recv(timeout=0.3 if len(updates) >= least else 30)
        except TimeoutError:
            return updates
        if json.loads(update)["type"] != "presence":
            updates.append(bare(update.encode() if isinstance(update, str) else update, game_id))


def both_heard(first, one, second, other, least=0):
    """Of two streams, listened to at a time."""
    with ThreadPoolExecutor(2) as pool:
        return tuple(pool.map(heard, (first, second), (one, other), (least, least)))


def try_out(people, game_id, viewer, rng):
    """Private steps of somebody else: taken, and perhaps taken back. Tells how many."""
    taken = 0
    for seat, person in enumerate(people[:4]):
        table = person.table(game_id)
        private = [move["entry"] for move in table["moves"] if not move["commits"]]
        if seat != viewer and private:
            table = person.play(table, rng.choice(private))
            taken += 1
            if rng.random() < 0.5:
                person.post(f"/games/{game_id}/back", {"version": table["version"], "steps": 0})
    return taken


ACROSS = pytest.param("postgresql", marks=[pytest.mark.postgresql, pytest.mark.slow])


@pytest.fixture(scope="module", params=["sqlite", ACROSS])
def pairs(request, tmp_path_factory, one_postgres):
    """On PostgreSQL everybody looks by way of another process."""
    from .conftest import Browser, Server

    browsers: list[Browser] = []
    database = tmp_path_factory.mktemp("leaks") / "tables.db"
    if request.param == "postgresql":
        database = one_postgres().new_database(f"of_{new_secret().lower()}")

    def open_browser(server):
        browsers.append(Browser(server))
        return browsers[-1]

    server = Server(database, "--no-limits")
    people, game_id = played(server, open_browser)
    server.interrupt()
    made = laid(server, game_id)
    again = [Server(database, "--no-limits") for _ in range(1 if request.param == "sqlite" else len(people))]
    for number, person in enumerate(people):
        person.follow(again[number % len(again)])
    yield people, made
    for server in again:
        server.kill()
    for browser in browsers:
        browser.client.close()


def seat_of(viewer):
    return 4 if viewer == SPECTATOR else viewer  # of the people: the last one watches


def test_whoever_may_not_know_gets_the_same_bytes(pairs):
    people, made = pairs
    for viewer, one, other in made:
        person = people[seat_of(viewer)]
        assert everything(person, one) == everything(person, other)
        with person.stream(one) as first, person.stream(other) as second:
            here, there = both_heard(first, one, second, other, least=1)
            assert here == there != []


def test_a_seat_that_knows_more_does_not(pairs):
    """Or else the test above could not fail."""
    people, made = pairs
    differ = [
        everything(people[seat], one) != everything(people[seat], other) for _, one, other in made for seat in range(4)
    ]
    assert sum(differ) > len(made)


def test_what_others_try_out_is_not_noticed(pairs):
    people, made = pairs
    rng, taken = random.Random(3), 0
    for viewer, one, other in made:
        person = people[seat_of(viewer)]
        with person.stream(one) as first, person.stream(other) as second:
            both_heard(first, one, second, other, least=1)
            taken += try_out(people, one, viewer, rng)
            assert both_heard(first, one, second, other) == ([], [])
        assert everything(person, one) == everything(person, other)
    assert taken  # how often is the luck of the deal


def undrafted(person, game_id):
    """The table without what the person has tried out."""
    table = person.table(game_id)
    if any(step["decided"] for step in (table["draft"] or {"steps": []})["steps"]):
        table = person.post(f"/games/{game_id}/back", {"version": table["version"], "steps": 0}).json()
    return table


def public_in(tables):
    """A decision that everybody learns of, and that is possible in both."""
    found = [[move["entry"] for move in table["moves"]] for table in tables]
    public = [entry for entry in found[0] if entry["do"] in ("ask", "ready", "refuse") and entry in found[1]]
    return public[0] if public else None


def test_what_is_then_made_public_is_the_same(pairs):
    """The same public decision in both, whatever was tried out before; of several that decide at once, all of them."""
    people, made = pairs
    compared = 0
    for viewer, one, other in made:
        person = people[seat_of(viewer)]
        asked = person.table(one)["asked"]
        if viewer in asked:
            continue
        tables = {seat: [undrafted(people[seat], game_id) for game_id in (one, other)] for seat in asked}
        public = public_in(tables[asked[0]])
        if public is None:
            continue
        with person.stream(one) as first, person.stream(other) as second:
            both_heard(first, one, second, other, least=1)
            for seat in asked:
                assert both_heard(first, one, second, other) == ([], []), "what is sealed is not noticed"
                for table in tables[seat]:
                    people[seat].play(table, {**public, "seat": seat})
            here, there = both_heard(first, one, second, other, least=1)
            assert here == there != []
        assert everything(person, one) == everything(person, other)
        compared += 1
    assert compared


def test_what_if_deals_anew_what_one_may_not_know(pairs):
    people, made = pairs
    for viewer, one, _ in made:
        person, path = people[seat_of(viewer)], f"/games/{one}"
        number = person.table(one)["entries"]
        fork = person.post(f"{path}/what-if", {"number": number})
        assert fork.status_code == 201, fork.text
        if viewer != SPECTATOR:
            assert fork.json()["you"]["seats"] == [viewer]
            before, now = (
                person.get(f"/games/{game_id}/positions/{number}").content for game_id in (one, fork.json()["id"])
            )
            assert now == before
