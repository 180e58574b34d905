"""The review of a game over HTTP: whoever may see it, when, and that it is made once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from grandopening.server.quota import Ledger
from grandopening.server.reviews import NEW_ONES, NEW_ONES_OF_ADDRESS, Reviews
from grandopening.table.problem import Problem

PATIENCE = 120  # seconds, for a review while other tests keep the machine busy
THREE = [{"kind": "you", "name": "Ada"}, {"kind": "screen"}, {"kind": "screen"}]
FRIENDS = [{"kind": "you", "name": "Ada"}, {"kind": "friend"}, {"kind": "bot"}]


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_after_the_game(ada, game):
    table = ada.laid_out(game)
    answer = ada.get(f"/games/{table['id']}/review", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    review = answer.json()
    assert review["moments"][-1]["number"] == table["entries"]
    winners = [seat for seat, chance in enumerate(review["moments"][-1]["chance"]) if chance]
    assert winners == table["result"]["winners"]
    assert {costly["seat"] for costly in review["costly"]} == {0, 1, 2}
    assert all(len(moment["eyes"]) == (3 if game == "proxima-obertura" else 0) for moment in review["moments"])
    assert table["you"]["may_review"]


def test_while_it_runs_all_people_have_to_agree(ada, ben):
    started = ada.start(FRIENDS, game="proxima-obertura")
    path = f"/games/{started['table']['id']}"
    assert ben.get(f"{path}/review").json()["code"] == "not-at-table"
    ben.post(f"{path}/claim", {"secret": started["invitations"][0]["secret"]})
    assert ada.get(f"{path}/review").json()["code"] == "not-agreed"
    assert ada.put(f"{path}/agreement", {"agrees": True}).json()["you"]["may_review"] is False
    assert ada.get(f"{path}/review").json()["code"] == "not-agreed"
    table = ben.put(f"{path}/agreement", {"agrees": True}).json()
    assert [seat["agrees"] for seat in table["seats"]] == [True, True, False]
    assert table["you"]["may_review"]
    review = ben.get(f"{path}/review", timeout=PATIENCE).json()
    assert {turn["seat"] for turn in review["turns"]} <= {1}
    for moment in review["moments"]:
        assert moment["chance"] == []
        assert [bool(seen) for seen in moment["eyes"]] == [False, True, False]
    ada.put(f"{path}/agreement", {"agrees": False})
    assert ben.get(f"{path}/review").json()["code"] == "not-agreed"


def test_a_seat_that_changes_hands_has_not_agreed(ada):
    table = ada.start(THREE)["table"]
    path = f"/games/{table['id']}"
    ada.put(f"{path}/agreement", {"agrees": True})
    assert ada.table(table["id"])["you"]["may_review"]
    ada.post(f"{path}/seats/1/bot", {})
    ada.post(f"{path}/seats/1/person")
    assert [seat["agrees"] for seat in ada.table(table["id"])["seats"]] == [True, False, True]
    assert ada.get(f"{path}/review").json()["code"] == "not-agreed"


def test_a_table_without_help_waits_for_the_end(ada):
    table = ada.start([{"kind": "you"}, {"kind": "bot"}], help=False)["table"]
    assert ada.get(f"/games/{table['id']}/review").json()["code"] == "no-help"
    assert not table["you"]["may_review"]


def test_whoever_watches_waits_for_the_end(ada, ben):
    table = ada.start([{"kind": "you"}, {"kind": "bot"}])["table"]
    path = f"/games/{table['id']}"
    ben.post(f"{path}/claim", {"secret": ada.post(f"{path}/spectators").json()["secret"]})
    assert ben.get(f"{path}/review").json()["code"] == "not-your-seat"


def in_a_thread(ask: Any) -> None:
    """After browser tests a loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(ask())).result()


class Slow:
    """Stands for the workers: counts what they are asked."""

    asked = 0

    async def review(self, question: Any) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        if question.options.get("fails"):
            raise Problem("busy", "later")
        return f"review {self.asked}"


def play_of(lines: int, **options: Any) -> Any:
    setup = SimpleNamespace(game=SimpleNamespace(name="franchise"), options=options, board_file=None)
    return SimpleNamespace(setup=setup, lines=[SimpleNamespace(entry={}, version=1)] * lines)


def test_it_is_made_once_for_all_who_know_the_same_and_not_too_often():
    async def ask() -> None:
        slow = Slow()
        reviews: Any = Reviews(slow, Ledger(None))  # type: ignore[arg-type]
        both = await asyncio.gather(*(reviews.of(play_of(5), "g", None, key, "192.0.2.7") for key in ("ada", "ben")))
        assert both == ["review 1", "review 1"]
        assert await reviews.of(play_of(5), "g", 0, "ben", "192.0.2.7") == "review 2"  # another viewer
        for number in range(NEW_ONES - 1):
            await reviews.of(play_of(6 + number), "g", None, "ada", "192.0.2.7")
        with pytest.raises(Problem, match="wait"):
            await reviews.of(play_of(99), "g", None, "ada", "192.0.2.7")
        assert await reviews.of(play_of(5), "g", None, "ada", "192.0.2.7") == "review 1"  # what is there costs nothing

    in_a_thread(ask)


def test_whoever_drops_the_cookie_has_no_more_of_them():
    async def ask() -> None:
        reviews: Any = Reviews(Slow(), Ledger(None))  # type: ignore[arg-type]
        for number in range(NEW_ONES_OF_ADDRESS):
            await reviews.of(play_of(5 + number), "g", None, f"key {number}", "192.0.2.7")
        with pytest.raises(Problem, match="wait"):
            await reviews.of(play_of(99), "g", None, "a new key", "192.0.2.7")
        assert await reviews.of(play_of(99), "g", None, "a new key", "192.0.2.8")

    in_a_thread(ask)


def test_what_went_wrong_is_tried_again():
    async def ask() -> None:
        slow = Slow()
        reviews: Any = Reviews(slow, Ledger(None))  # type: ignore[arg-type]
        for _ in range(2):
            with pytest.raises(Problem, match="later"):
                await reviews.of(play_of(5, fails=True), "g", None, "ada", "192.0.2.7")
        assert slow.asked == 2

    in_a_thread(ask)
