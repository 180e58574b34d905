"""Bots are kept in a worker with their trees, within a bound; a table is given its last worker where that is free."""

import asyncio
from typing import Any

from grandopening.bots import bot_named
from grandopening.core.contract import CHANCE
from grandopening.games import game_named
from grandopening.server import thinking
from grandopening.server.kept_bots import MEMORY, KeptBots
from grandopening.server.thinking import Answer, Question, Thinkers, Worker

FRANCHISE = game_named("franchise")


class Remembers:
    def __init__(self, memory: int) -> None:
        self.memory = memory


def kept(bots: KeptBots, *whose: Any, memory: int = 100) -> Any:
    return bots.bot_of(whose, lambda: Remembers(memory))  # type: ignore[arg-type, return-value]


def test_a_bot_is_the_same_for_one_seat_of_one_table_only():
    bots = KeptBots()
    first = kept(bots, "a", 0, "manager")
    assert kept(bots, "a", 0, "manager") is first
    others = [kept(bots, *whose) for whose in (("a", 1, "manager"), ("b", 0, "manager"), ("a", 0, "champion"))]
    assert first not in others


def test_those_asked_longest_ago_are_dropped():
    bots = KeptBots(memory=250)
    first, second = kept(bots, "a", 0, "x"), kept(bots, "b", 0, "x")
    assert kept(bots, "a", 0, "x") is first
    kept(bots, "c", 0, "x")
    assert len(bots) == 2
    assert kept(bots, "a", 0, "x") is first
    assert kept(bots, "b", 0, "x") is not second
    assert len([kept(bots, "d", seat, "x", memory=300) for seat in range(3)]) == 3
    assert len(bots) == 0


def test_who_remembers_nothing_or_sits_nowhere_is_not_kept():
    bots = KeptBots()
    kept(bots, "a", 0, "shopkeeper", memory=0)
    kept(bots, "", 0, "manager")
    assert len(bots) == 0


def test_trees_are_within_the_bound():
    assert 0 < bot_named("search", FRANCHISE).memory <= MEMORY / 8
    for name in ("greedy", "champion"):  # which grow no tree
        assert bot_named(name, FRANCHISE).memory == 0


def test_a_kept_bot_answers_in_every_turn_of_a_game_and_one_that_was_dropped_too(monkeypatch):
    """`Position.apply` refuses what is not legal."""
    monkeypatch.setattr(thinking, "bot_named", lambda level, game, seed: bot_named(f"{level}@4", game, seed))
    monkeypatch.setattr(thinking, "_level_now", lambda level, game: level)
    bots = KeptBots()
    monkeypatch.setattr(thinking, "_kept", bots)
    position = FRANCHISE.set_up({"players": 3}).begin(3)
    levels = ("search", "champion", "search")
    for turn in range(12):
        while position.actor == CHANCE:
            position.apply(position.draw())
        if turn == 6:
            bots._bots.clear()
        for action in thinking.answer(Question.of(position, levels[position.actor], "table")).actions:
            position.apply(action)
    assert len(bots) == 2


def test_a_table_prefers_its_last_worker(monkeypatch):
    asked = []

    async def ask(worker, question, _):
        asked.append((question.table, worker))
        await asyncio.sleep(0)
        return Answer([0])

    def of(table):
        return Question("franchise", {}, None, b"", "manager", table)

    async def all_of_them():
        thinkers = Thinkers(3)
        await asyncio.gather(*(thinkers.ask(of(table)) for table in "abc"))
        for table in "abcabccba":
            await thinkers.ask(of(table))

    monkeypatch.setattr(Worker, "ask", ask)
    asyncio.run(all_of_them())
    workers: dict[str, set[Worker]] = {}
    for table, worker in asked:
        workers.setdefault(table, set()).add(worker)
    assert [len(found) for found in workers.values()] == [1, 1, 1]
    assert len(set.union(*workers.values())) == 3


def test_a_table_whose_last_worker_is_busy_takes_another(monkeypatch):
    begun = []

    async def ask(worker, question, _):
        begun.append(worker)
        await asyncio.sleep(0.01)
        return Answer([0])

    async def both():
        thinkers = Thinkers(2)
        one = Question("franchise", {}, None, b"", "manager", "a")
        await asyncio.gather(thinkers.ask(one), thinkers.ask(one))

    monkeypatch.setattr(Worker, "ask", ask)
    asyncio.run(both())
    assert len(set(begun)) == 2
