"""Work that takes long has threads of its own, and a bound."""

import asyncio
import threading

import pytest

from grandopening.server.pools import Pool, Turns
from grandopening.table.problem import Problem


def test_a_full_pool_refuses_and_another_goes_on():
    hold = threading.Event()

    async def all_of_them():
        full, other = Pool("full", 1, longest_queue=2), Pool("other", 1)
        held = [asyncio.create_task(full.run(hold.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await full.run(hold.wait)
        answer = await other.run(lambda: "at once")
        hold.set()
        await asyncio.gather(*held)
        await asyncio.sleep(0)
        again = await full.run(lambda: "again")
        full.close()
        other.close()
        return refused.value.code, answer, again

    assert asyncio.run(all_of_them()) == ("busy", "at once", "again")


def test_whoever_stops_waiting_still_counts_until_the_work_is_done():
    hold = threading.Event()

    async def all_of_them():
        pool = Pool("pool", 1, longest_queue=0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.run(hold.wait), 0.05)
        with pytest.raises(Problem):
            await pool.run(hold.wait)
        hold.set()
        while pool.count:
            await asyncio.sleep(0.01)
        pool.close()

    asyncio.run(all_of_them())


def test_turns_are_taken_one_after_another_and_have_a_bound():
    async def all_of_them():
        turns, told = Turns(longest_queue=1), []
        go_on = asyncio.Event()

        async def work(name):
            async with turns.take():
                told.append(f"{name} begins")
                await go_on.wait()
                told.append(f"{name} ends")

        waiting = [asyncio.create_task(work(name)) for name in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await work("c")
        go_on.set()
        await asyncio.gather(*waiting)
        await work("d")  # there is room again
        return refused.value.code, told

    code, told = asyncio.run(all_of_them())
    assert code == "busy"
    assert told == [f"{name} {what}" for name in "abd" for what in ("begins", "ends")]
