"""Bots that think elsewhere: questions go through the database to `grandopening think`, or back to whoever asked."""

import asyncio
import os
import subprocess
import sys
import time
from uuid import uuid4

import pytest
from sqlalchemy import text

from grandopening.server.database import database_at
from grandopening.server.questions import Elsewhere
from grandopening.server.shared import SharedStore
from grandopening.server.thinking import Answer, Question, Thinkers, Unanswered
from grandopening.table.play import begin


@pytest.fixture
def url(one_postgres):
    return one_postgres().new_database(f"of_{uuid4().hex}")


def question():
    play = begin("franchise", {"players": 2}, None, 1, 0.0)
    return play, Question.of(play.ahead.position, "random")


@pytest.mark.postgresql
@pytest.mark.slow
def test_a_thinker_answers_and_is_missed(url):
    """It is counted while it lives; killed, nobody waits for it longer than seconds."""
    play, asked = question()
    command = [sys.executable, "-m", "grandopening", "think", "--workers", "1"]
    environment = {**os.environ, "GRANDOPENING_DATABASE": url}
    thinker = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    store = SharedStore(database_at(url))

    async def thinkers():
        return (await store.live_on("server", {}))[1]

    async def all_of_it():
        elsewhere = Elsewhere(store.to_write.url)
        try:
            await store.join()
            until = time.monotonic() + 240
            while not await thinkers():
                assert time.monotonic() < until
                await asyncio.sleep(0.2)
            assert await store.read(lambda connection: connection.scalar(text("select to_regclass('saq_jobs')")))
            answer = None
            while answer is None:  # its worker may still be loading
                assert time.monotonic() < until
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr("grandopening.server.questions.SILENCE", 60.0)
                    answer = await elsewhere.ask(asked)
            assert answer.actions[0] in play.ahead.position.legal()
            thinker.kill()
            began = time.monotonic()
            with pytest.raises(Unanswered):
                await elsewhere.ask(asked)
            assert time.monotonic() - began < 10
            while await thinkers():
                assert time.monotonic() - began < 20
                await asyncio.sleep(0.2)
        finally:
            await elsewhere.close()

    try:
        asyncio.run(all_of_it())
    finally:
        thinker.kill()
        thinker.communicate()
        store.close()


class Silent:
    """Others who answer nothing, or something."""

    def __init__(self, answer=None):
        self.answer, self.asked = answer, 0

    async def ask(self, question):
        self.asked += 1
        if self.answer is None:
            raise Unanswered
        return self.answer

    async def close(self): ...


def test_others_are_asked_when_nobody_here_is_free():
    async def all_of_it():
        others = Silent(Answer([7]))
        thinkers = Thinkers(1, others)
        thinkers._free.clear()
        thinkers.elsewhere = 1
        assert (await thinkers.ask(question()[1])).actions == [7]
        others.answer, worker = None, thinkers.workers[0]
        waiting = asyncio.create_task(thinkers.ask(question()[1]))
        while thinkers.waiting == 0:
            await asyncio.sleep(0)
        assert others.asked == 2
        waiting.cancel()
        worker.close()

    asyncio.run(all_of_it())
