"""After a game and beside it: figures, downloads, rematch; what-if; talk."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from .conftest import DESKTOP, PHONE, Open
from .person import Person, record_named
from .shopkeeper import GAME, Shopkeeper
from .test_replay import played, wait_for_position
from .test_together import new_table


def test_figures_downloads_and_a_rematch(ada: Person):
    ada.lay(record_named("map"))
    ada.page.wait_for_selector(".end .figures")
    figures = ada.ask_server(f"/games/{ada.game_id}/figures")["players"]
    column = ada.page.locator(".end .figures thead .name").all_inner_texts().index("Ada")
    cells = [row.locator("td").nth(column).inner_text() for row in ada.page.locator(".end .figures tbody tr").all()]
    assert [int(cell) for cell in cells] == list(figures[0]["figures"].values())
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the figures").click()
    rows = list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text("utf-8"))))
    assert [int(row["points"]) for row in rows] == ada.table()["result"]["scores"]
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the game").click()
    assert download.value.suggested_filename.endswith(".game.json")
    old = ada.game_id
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: old not in url)
    ada.hurry_bots()
    ada.wait_for_turn()
    table = ada.table()
    assert (table["game"], len(table["seats"]), table["status"]) == ("franchise", 3, "running")
    ada.page.goto(f"/game/{old}")
    assert (ada.page.get_by_role("link", name="To the rematch").get_attribute("href") or "").endswith(table["id"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("record", ["map", "street"])
def test_the_last_line_of_the_log_lies_in_the_log(open_page: Open, record: str, size: Any):
    ada = open_page(viewport=size)
    ada.lay(record_named(record))
    ada.page.get_by_role("button", name="Look at the board").click()
    ada.page.get_by_role("tab", name="Log").click()
    last = ada.page.locator(".log li[data-kind=end]")
    expect(last).to_contain_text("The game is over")
    line, panel = last.bounding_box(), ada.page.get_by_role("tabpanel").bounding_box()
    assert line
    assert panel
    assert panel["x"] <= line["x"]
    assert line["x"] + line["width"] <= panel["x"] + panel["width"]
    assert panel["y"] <= line["y"] <= panel["y"] + panel["height"] - line["height"]


def test_what_if_is_a_practice_table_and_leaves_the_game_alone(ada: Person):
    played(ada)
    before, old = ada.table(), ada.game_id
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.get_by_role("slider", name="Position in the game").fill("4")
    wait_for_position(ada, 4)
    ada.page.get_by_role("button", name="What if…").click()
    ada.page.get_by_role("button", name="All seats on this screen").click()
    ada.page.locator(".practice").wait_for()
    assert ada.page.locator(".replay").count() == 0
    table = ada.table()
    assert table["practice"] == {"game": old, "number": 4}
    assert table["you"]["seats"] == [0, 1]
    ada.step(0)
    ada.page.get_by_role("link", name="The game it began from").click()
    wait_for_position(ada, 4)
    assert ada.game_id == old
    assert ada.table()["position"] == before["position"]


def test_what_if_in_a_running_game_deals_hidden_cards_anew(open_page: Open):
    ada = Shopkeeper(open_page().page)
    ada.start(bots=2, game=GAME)
    hand = sorted(ada.hand())
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.get_by_role("button", name="What if…").click()
    ada.page.get_by_text("dealt anew").wait_for()
    ada.page.get_by_role("button", name="Against bots").click()
    ada.page.locator(".practice").wait_for()
    ada.wait_for_turn()
    assert sorted(ada.hand()) == hand


def test_a_table_can_forbid_help(ada: Person):
    ada.page.goto("/new")
    ada.page.wait_for_selector(".presets")  # until then the options stand open, and a click would shut them
    ada.page.locator(".new-game summary").first.click()
    ada.page.get_by_label("Help while playing.").uncheck()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.hurry_bots()
    ada.wait_for_turn()
    assert ada.page.get_by_role("button", name="Hint").count() == 0
    ada.step(0)
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.get_by_role("slider", name="Position in the game").wait_for()
    assert ada.page.get_by_role("button", name="What if…").count() == 0


def test_talk_is_text_and_can_be_muted(ada: Person, open_page: Open):
    streams: list[WebSocket] = []
    ada.page.on("websocket", lambda stream: streams.append(stream))
    ben = open_page(new_table(ada))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    ben.page.get_by_role("tab", name="Chat").click()
    words = "<img src=x onerror=alert(1)> & <b>hello</b>"
    field = ben.page.get_by_label("Say something")
    field.fill(words)
    ben.page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("")  # once it is said the field is emptied, whatever is in it by then
    ada.page.locator(".unheard").wait_for()
    ada.page.reload()
    expect(ada.page.locator(".unheard")).to_have_text("1")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.locator(".chat .words").wait_for()
    ada.page.reload()
    ada.wait_for_turn()
    expect(ada.page.locator(".unheard")).to_have_count(0)
    ada.page.get_by_role("tab", name="Chat").click()
    said = ada.page.locator(".chat .words")
    said.wait_for()
    assert said.inner_text() == words
    assert ada.page.locator(".chat img, .chat b").count() == 0
    ada.page.get_by_label("Mute Ben").check()
    assert said.count() == 0
    ada.page.get_by_role("tab", name="Log").click()
    field.fill("Nobody listens")
    with streams[-1].expect_event("framereceived", lambda frame: "Nobody listens" in frame):
        ben.page.get_by_role("button", name="Send").click()
    ada.settle()
    assert ada.page.locator(".unheard").count() == 0
    ada.page.get_by_role("tab", name="Chat").click()
    assert said.count() == 0
    ada.page.get_by_label("Mute Ben").uncheck()
    expect(said).to_have_count(2)
    expect(field).to_have_value("")
    field.fill("x" * 600)
    assert len(field.input_value()) == 500
