"""Two stores on one PostgreSQL, as two processes have them: who was first, who drives, who is alive, who counts."""

import asyncio
import time
from uuid import uuid4

import pytest
from sqlalchemy import event

from grandopening.server.database import database_at
from grandopening.server.neighbours import Neighbours
from grandopening.server.quota import Ledger
from grandopening.server.room import Room
from grandopening.server.shared import SILENCE, SharedStore, TooOld
from grandopening.server.store import Conflict
from grandopening.server.thinking import Thinkers
from grandopening.table.seats import COLOURS, Head, Seat
from grandopening.table.table import Table, options_for


@pytest.fixture
def stores(one_postgres):
    url = database_at(one_postgres().new_database(f"of_{uuid4().hex}"))
    made = [SharedStore(url), SharedStore(url)]
    yield made
    for store in made:
        store.close()


def new_table(name="game", level=""):
    """Of bots, if a level is given."""
    seats = [Seat("person", "A", colour, key="a") for colour in COLOURS[:2]]
    if level:
        seats = [Seat("bot", "A", colour, level=level) for colour in COLOURS[:2]]
    table = Table(Head(name, "franchise", 2, options_for("franchise", {}, 2), seats, "a", 0.0, 0.0))
    table.start(0.0)
    table.head.undecided = table.undecided()
    return table


def moved(table):
    """The table after any legal move of whoever is to move."""
    after = table.copy()
    seat = after.actor
    position = after.play.ahead_of(seat).position
    entry = position.setup.game.words.entry_of(position.setup, position.state, position.legal()[0])
    after.move(seat, entry, time.time())
    after.turn_page(time.time())
    return after


def test_the_version_decides_who_was_first(stores):
    one, other = stores

    async def all_of_it():
        table = new_table()
        await one.add(table)
        after = moved(table)
        await one.save(after)
        assert await other.version_of("game") == after.head.version
        with pytest.raises(Conflict):
            await other.save(moved(table))
        # What another process has entered is played on from what is known here.
        found = await other.reload(table)
        assert found.head == after.head
        assert [line.entry for line in found.play.lines] == [line.entry for line in after.play.lines]
        assert [line.entry for line in found.play.drafts()] == [line.entry for line in after.play.drafts()]
        assert found.play.ahead.position.state.tobytes() == after.play.ahead.position.state.tobytes()
        further = moved(found)
        await other.save(further)
        again = await one.reload(after)
        whole = await one.load("game")
        assert again.play.ahead.position.state.tobytes() == whole.play.ahead.position.state.tobytes()
        assert again.head == whole.head
        await one.delete("game")
        assert await other.reload(again) is None

    asyncio.run(all_of_it())


def test_what_is_heard_while_a_table_is_loaded_counts(stores):
    """It may have been read before that change."""
    one, other = stores

    async def all_of_it():
        table = new_table()
        await one.add(table)
        after, room, load = moved(table), Room(other, Thinkers(1)), other.load

        async def slowly(game_id):
            found = await load(game_id)
            await one.save(after)
            room.hear_change(game_id, after.head.version)
            return found

        other.load = slowly
        await room.view("game")
        assert (await room.view("game")).table.head.version == after.head.version
        await room.close()

    asyncio.run(all_of_it())


def test_one_process_drives_and_another_takes_over(stores):
    one, other = stores

    async def all_of_it():
        await one.join()
        await other.join()
        table = new_table(level="random")
        assert table.due is not None
        await one.add(table)
        assert (await one.drives("game"), await other.drives("game")) == (True, False)
        assert (await one.live_on("server", {}))[0] == ["game"]
        assert (await other.live_on("server", {}))[0] == []
        # Who comes to watch changes nothing about that, whoever lets the game go on drives it.
        watched = table.copy()
        watched.head.spectators = ["b"]
        watched.turn_page(1.0)
        assert await other.save(watched) is False
        assert await other.save(moved(watched)) is True
        assert (await one.drives("game"), await other.drives("game")) == (False, True)
        # The other one is silent for too long.
        assert (await other.live_on("server", {}))[0] == ["game"]
        began = time.monotonic()
        while (await one.live_on("server", {}))[0] != ["game"]:
            assert time.monotonic() - began < SILENCE + 1
            await asyncio.sleep(0.2)
        assert time.monotonic() - began > SILENCE / 2
        # It was only slow, and comes back without the game.
        assert (await other.live_on("server", {("game", "a"): 1}))[0] == []
        assert await one.pages_elsewhere() == [(other.process, "game", "a", 1)]
        await one.leave()
        assert (await other.live_on("server", {}))[0] == ["game"]

    asyncio.run(all_of_it())


def test_a_sign_of_life_is_one_statement_while_nothing_is_amiss(stores, monkeypatch):
    """Each process gives one every second: it must not cost as much as the moves."""
    one, _ = stores
    monkeypatch.setattr("grandopening.server.shared.secrets.randbelow", lambda most: most - 1)  # no time to sweep
    said = []
    event.listen(one.to_write, "before_cursor_execute", lambda connection, cursor, text, *rest: said.append(text))

    async def all_of_it():
        await one.join()
        await one.add(new_table(level="random"))
        said.clear()
        assert await one.live_on("server", {}) == (["game"], 0, True)
        assert len(said) == 1, said

    asyncio.run(all_of_it())


def test_whoever_may_have_to_take_over_has_a_worker_ready(stores, monkeypatch):
    """Starting one takes seconds, in which the bots would stand still."""
    one, other = stores

    async def all_of_it():
        await one.join()
        await one.add(new_table(level="random"))
        room, woken = Room(other, Thinkers(1)), asyncio.Event()
        monkeypatch.setattr(room.thinkers, "wake", woken.set)
        neighbours = Neighbours(other, room)
        await neighbours.begin()
        async with asyncio.timeout(10):
            await woken.wait()
        await neighbours.close()
        await room.close()

    asyncio.run(all_of_it())


def test_clocks_ran_while_any_process_lived(stores):
    one, other = stores

    async def all_of_it():
        opened = await one.join()
        assert await other.join() == opened
        await one.leave()
        await other.leave()
        other.process = "another"
        assert await other.join() > opened

    asyncio.run(all_of_it())


def test_counts_are_common(stores):
    one, other = (Ledger(store) for store in stores)

    async def all_of_it():
        counts = [await ledger.take("talk", "a", 86400.0) for ledger in (one, other, one)]
        assert counts == [1, 2, 3]
        assert await other.take("talk", "b", 86400.0) == 1
        for ledger in (one, other):
            for _ in range(5):
                await ledger.take("asking", "1.2.3.4", 86400.0, is_rare=False)
        for ledger in (one, other, one):
            await ledger.settle()
            await ledger.take("asking", "1.2.3.4", 86400.0, is_rare=False)
            await ledger.settle()
        assert await one.take("asking", "1.2.3.4", 86400.0, is_rare=False) == 14

    asyncio.run(all_of_it())


def test_addresses_are_not_kept(stores):
    async def all_of_it():
        await Ledger(stores[0]).take("asking", "192.0.2.7", 60.0)
        rows = await stores[0].read(lambda connection: list(connection.exec_driver_sql("select * from tally")))
        assert rows
        assert "192.0.2.7" not in str(rows)

    asyncio.run(all_of_it())


def test_news_of_a_large_batch_comes_in_pieces(stores):
    from psycopg import connect

    url = stores[0].to_write.url.set(drivername="postgresql").render_as_string(hide_password=False)
    news = [("changed", f"game{number:020}", number) for number in range(1000)]
    with connect(url, autocommit=True) as listening:
        listening.execute("listen grandopening")

        async def all_of_it():
            await stores[0].apart(lambda connection: stores[0].publish(connection, list(news)))

        asyncio.run(all_of_it())
        told, heard = [], 0
        for notification in listening.notifies(timeout=10):
            told.append(notification.payload)
            heard += notification.payload.count("changed")
            if heard >= len(news):
                break
    assert heard == len(news)
    assert len(told) > 1
    assert all(len(payload) < 8000 for payload in told)


def test_an_older_program_learns_of_a_newer_schema(stores):
    async def all_of_it():
        await stores[0].join()
        await stores[0].apart(
            lambda connection: connection.exec_driver_sql("update alembic_version set version_num = 9")
        )
        with pytest.raises(TooOld, match="schema version 9"):
            await stores[0].live_on("server", {})

    asyncio.run(all_of_it())
