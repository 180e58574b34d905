"""Bots have patience: a long queue is no reason to give anybody up."""

import asyncio
import os
import pickle
import random
import time
from pathlib import Path
from typing import Any

import pytest

from grandopening.server import room as rooms
from grandopening.server import thinking
from grandopening.server.thinking import Answer, Question, Thinkers
from grandopening.table.problem import Problem


def question(**options):
    return Question("franchise", options, None, b"", "manager")


def answer(asked):
    """Stands for a bot: the options say what becomes of its worker."""
    died = Path(asked.options.get("dies", "."))
    if not died.exists():
        died.touch()
        os._exit(1)
    time.sleep(asked.options.get("takes", 0.0))
    return Answer([asked.options.get("number", 0)])


def load():
    """Stands for loading both games."""


@pytest.fixture
def thinkers(monkeypatch):
    """Some with so many workers, which have started."""
    monkeypatch.setattr(thinking, "answer", answer)
    monkeypatch.setattr(thinking, "load", load)
    made = []

    async def ready(workers):
        made.append(Thinkers(workers))
        await asyncio.gather(*(made[-1].ask(question(takes=0.5)) for _ in range(workers)))
        return made[-1]

    yield ready
    for one in made:
        one.close()


def test_whoever_waits_long_in_the_queue_is_answered_in_turn(thinkers, monkeypatch):
    done = []

    async def ask(asked, number):
        done.append((await asked.ask(question(takes=0.2, number=number))).actions[0])

    async def all_of_them():
        asked = await thinkers(1)
        monkeypatch.setattr(thinking, "PATIENCE", 1.0)  # the queue is twice as long
        await asyncio.gather(*(ask(asked, number) for number in range(10)))

    asyncio.run(all_of_them())
    assert done == list(range(10))


def test_a_worker_that_takes_too_long_costs_nobody_else_anything(thinkers, monkeypatch):
    async def all_of_them():
        asked = await thinkers(2)
        monkeypatch.setattr(thinking, "PATIENCE", 2.0)  # the start of the process that replaces it may take longer
        others = (asked.ask(question(takes=0.2, number=number)) for number in range(12))
        return await asyncio.gather(asked.ask(question(takes=600)), *others, return_exceptions=True)

    lost, *others = asyncio.run(all_of_them())
    assert isinstance(lost, TimeoutError)
    assert [one.actions for one in others] == [[number] for number in range(12)]


def test_a_worker_that_dies_is_replaced_and_asked_again(thinkers, tmp_path):
    async def asked_once():
        return await (await thinkers(1)).ask(question(number=7, dies=str(tmp_path / "died")))

    assert asyncio.run(asked_once()).actions == [7]


def test_who_stops_waiting_leaves_no_worker_behind(thinkers):
    """Neither one that is lost to the others nor one that answers two at once."""

    async def all_of_them():
        asked = await thinkers(1)
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asked.ask(question(takes=0.3)), 0.1)
        return await asked.ask(question(number=9)), asked.waiting

    last, waiting = asyncio.run(all_of_them())
    assert (last.actions, waiting) == ([9], 0)


def test_nobody_who_comes_later_is_asked_for_first(monkeypatch):
    """Whenever they come, and whoever stops waiting."""
    rng, asked, begun, left = random.Random(3), [], [], set()

    async def work(worker, question, _):
        begun.append(question.options["number"])
        await pass_by(rng.randrange(4))

    async def pass_by(turns):
        for _ in range(turns):
            await asyncio.sleep(0)

    async def come(thinkers, number):
        await pass_by(rng.randrange(900))
        asked.append(number)
        waiting = asyncio.ensure_future(thinkers.ask(question(number=number)))
        if number % 5 == 0:
            await pass_by(rng.randrange(8))
            if waiting.cancel():
                left.add(number)
        await asyncio.gather(waiting, return_exceptions=True)

    async def all_of_them():
        thinkers = Thinkers(1)
        await asyncio.gather(*(come(thinkers, number) for number in range(400)))
        return thinkers

    monkeypatch.setattr(thinking.Worker, "ask", work)
    thinkers = asyncio.run(all_of_them())
    assert begun == [number for number in asked if number in set(begun)]
    assert set(asked) - set(begun) <= left
    assert (thinkers.waiting, len(thinkers._free)) == (0, 1)


def test_the_queue_is_bounded(thinkers, monkeypatch):
    monkeypatch.setattr(thinking, "LONGEST_QUEUE", 3)

    async def all_of_them():
        asked = await thinkers(1)
        return await asyncio.gather(*(asked.ask(question(takes=0.2)) for _ in range(10)), return_exceptions=True)

    answers = asyncio.run(all_of_them())
    refused = [one.code for one in answers if isinstance(one, Problem)]
    assert refused == ["busy"] * 6
    assert sum(isinstance(one, Answer) for one in answers) == 4


class Kept:
    """A store that knows of one table."""

    async def due(self):
        return ["game"]


@pytest.mark.parametrize("trouble", [asyncio.CancelledError(), Problem("busy", "later"), RuntimeError("a mistake")])
def test_a_driver_that_was_stopped_begins_again(monkeypatch, trouble):
    for pause in ("PAUSE", "RETRY"):
        monkeypatch.setattr(rooms, pause, 0.05)
    looked = []

    async def view(self, game_id):
        looked.append(game_id)
        raise trouble

    monkeypatch.setattr(rooms.Room, "view", view)

    async def a_while():
        store: Any = Kept()
        room = rooms.Room(store, Thinkers(1))
        await room.begin()
        await asyncio.sleep(0.3)
        await room.close()
        seen = len(looked)
        await asyncio.sleep(0.2)
        return seen, len(looked)

    seen, after = asyncio.run(a_while())
    assert seen > 1
    assert after == seen  # a room that was closed drives nobody


@pytest.mark.sqlite  # PostgreSQL counts by the minute: see test_processes.py
def test_hints_have_a_quota(start_server, open_browser):
    ada = open_browser(start_server())
    table = ada.start()["table"]
    codes = [ada.post(f"/games/{table['id']}/hint", {"version": 0}).json()["code"] for _ in range(60)]
    assert set(codes) == {"stale", "too-many-requests"}
    assert codes.index("too-many-requests") <= 30


def test_bots_of_one_visitor_have_a_quota(start_server, open_browser):
    ada = open_browser(start_server())
    bots = {"seats": [{"kind": "bot", "level": "random"}] * 2, "pace": 5}
    codes = [ada.post("/games", bots).status_code for _ in range(32)]
    assert set(codes[:25]) == {201}
    assert codes[-1] == 429
    assert ada.post("/games", {"seats": [{"kind": "you"}, {"kind": "screen"}]}).status_code == 201


ALONE = [{"kind": "bot", "level": "random"}] * 2
WITH_ADA = [{"kind": "bot", "level": "random"}, {"kind": "you"}]  # the last one begins (F2.3)


def lay_alone(ada, _):
    return ada.post("/games", {"seats": ALONE, "pace": 5})


def start_lobby(ada, _):
    table = ada.start(ALONE, pace=5, start=False)["table"]
    return ada.post(f"/games/{table['id']}/start", {"version": table["version"]})


def hand_seat_over(ada, _):
    table = ada.start(WITH_ADA, pace=5)["table"]
    return ada.post(f"/games/{table['id']}/seats/1/bot", {"level": "random"})


def leave_one_after_the_other(ada, ben):
    started = ada.start([{"kind": "you"}, {"kind": "friend"}], pace=5)
    path, invitation = f"/games/{started['table']['id']}", started["invitations"][0]
    assert ben.post(f"{path}/claim", {"secret": invitation["secret"]}).status_code == 200
    assert ada.post(f"{path}/seats/0/bot", {"level": "random"}).status_code == 200  # it is Ben's turn
    return ben.post(f"{path}/leave")


def lay_with_clock(ada, _):
    """A bot takes the seat of whoever has no time left."""
    return ada.post("/games", {"seats": WITH_ADA, "order": "chosen", "clock": {"bank": 60}})


WAYS = [lay_alone, start_lobby, hand_seat_over, leave_one_after_the_other, lay_with_clock]


@pytest.mark.sqlite  # PostgreSQL counts by the hour
def test_whoever_drops_the_cookie_has_no_more_bots(start_server, open_browser):
    server = start_server(patched={"room.BOT_TABLES_OF_ADDRESS": 2})

    def browser_at(address):
        browser = open_browser(server)
        browser.client.headers["X-Forwarded-For"] = address
        return browser

    for number, way in enumerate(WAYS):
        address = f"192.0.2.{number}"
        answers = [way(browser_at(address), browser_at(address)) for _ in range(3)]
        assert [answer.is_success for answer in answers] == [True, True, False], [way, answers[0].text]
        assert (answers[2].status_code, answers[2].json()["code"]) == (429, "many-bots")
        browser_at(address).start()  # people may play on


def test_a_problem_comes_from_a_worker_as_it_left():
    """One that could not be read ended the worker, and was answered by 500."""
    sent = Problem("refused", "no", "F3.1", "too-far", {"cost": 3})
    came = pickle.loads(pickle.dumps(sent))
    assert (str(came), vars(came)) == (str(sent), vars(sent))
