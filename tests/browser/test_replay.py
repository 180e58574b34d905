"""A game looked at again: slider, steps, turns, the log, keys, and a link of its own for every position."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .conftest import Open
from .person import Person


def played(ada: Person, decisions: int = 14) -> None:
    ada.start(start="introductory")
    for choice in range(decisions):
        ada.step(choice)


def wait_for_position(ada: Person, number: int) -> None:
    """It is in the address at once, and on the page when the server has answered."""
    ada.page.wait_for_function("(end) => location.hash === `#${end}`", arg=str(number))
    ada.page.wait_for_selector(".replay[aria-busy=false]")


# What a replay that plays passes, however soon it goes on: each position is in the address for a while.
KEEP_POSITIONS = """() => {
    const replace = history.replaceState;
    window.passed = [];
    history.replaceState = (...to) => {
        window.passed.push(to[2].split('#')[1]);
        replace.apply(history, to);
    };
}"""


def cash_on_page(ada: Person) -> list[str]:
    return ada.page.locator(".players tbody tr td:nth-child(3)").all_inner_texts()


def cash_at(ada: Person, number: int) -> list[str]:
    position: Any = ada.ask_server(f"/games/{ada.game_id}/positions/{number}")["position"]
    return [f"${player['cash']}" for player in position["players"]]


def test_step_slide_and_jump_through_a_running_game(ada: Person, shoot: Callable[[Person, str], None]):
    played(ada)
    last = ada.table()["entries"]
    ada.page.get_by_role("button", name="Replay").click()
    wait_for_position(ada, last)
    assert ada.glowing.count() == 0, "nothing can be played in the past"
    ada.page.get_by_role("button", name="One step back").click()
    wait_for_position(ada, last - 1)
    assert cash_on_page(ada) == cash_at(ada, last - 1)
    ada.page.get_by_role("slider", name="Position in the game").fill("3")
    wait_for_position(ada, 3)
    assert cash_on_page(ada) == cash_at(ada, 3)
    shoot(ada, "replay")
    expect(ada.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    for number in (1, last):
        ada.page.get_by_role("slider", name="Position in the game").fill(str(number))
        wait_for_position(ada, number)
        expect(ada.page.locator(".log .now").first).to_be_in_viewport()
    ada.page.get_by_role("button", name="What if…").click()
    ada.page.get_by_role("button", name="Against bots").wait_for()
    ada.settle()
    board, bar = (ada.page.locator(one).bounding_box() for one in (".board-window", ".replay"))
    assert board
    assert bar
    assert board["y"] + board["height"] <= bar["y"] + 1, "the bar covers nothing of the board"
    jump = ada.page.get_by_role("button", name="Look at the table after entry").nth(2)
    number = int((jump.get_attribute("aria-label") or "").split()[-1])
    jump.click()
    wait_for_position(ada, number)
    game = ada.game_id
    ada.page.get_by_role("button", name="Back to the table").click()
    ada.page.wait_for_url(f"**/game/{game}")
    ada.wait_for_turn()


def test_keys_step_turn_and_play(ada: Person):
    played(ada)
    log = ada.ask_server(f"/games/{ada.game_id}/log")["entries"]
    ada.page.get_by_role("button", name="Replay").click()
    keyboard = ada.page.keyboard
    keyboard.press("Home")
    wait_for_position(ada, 0)
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    wait_for_position(ada, 2)
    keyboard.press("PageDown")
    later = next(entry["number"] for entry in log if entry["turn"] > log[1]["turn"])
    wait_for_position(ada, later)
    keyboard.press("PageUp")
    wait_for_position(ada, next(entry["number"] for entry in log if entry["turn"] == log[1]["turn"]))
    keyboard.press("End")
    wait_for_position(ada, len(log))
    ada.page.locator(".replay .told").click()
    ada.page.evaluate(KEEP_POSITIONS)
    keyboard.press(" ")
    ada.page.get_by_role("button", name="Pause").wait_for()
    ada.page.wait_for_function("() => passed.slice(0, 2).join() === '0,1'")
    game = ada.game_id
    keyboard.press("Escape")
    ada.page.wait_for_url(f"**/game/{game}")


def test_a_link_leads_to_its_position(ada: Person):
    played(ada)
    ada.page.goto(f"/g/{ada.game_id}#4")
    ada.page.get_by_role("slider", name="Position in the game").wait_for()
    wait_for_position(ada, 4)
    assert cash_on_page(ada) == cash_at(ada, 4)
    ada.page.get_by_role("button", name="Link to this position").click()
    assert ada.page.get_by_label("Link to this position").last.input_value().endswith(f"/g/{ada.game_id}#4")


def test_a_record_is_opened_by_pasting_it(ada: Person):
    played(ada)
    record = ada.ask_server(f"/games/{ada.game_id}/record")
    ada.page.goto("/")
    ada.page.get_by_text("Open a saved game").click()
    ada.page.get_by_label("Or paste it here").fill(json.dumps(record))
    ada.page.get_by_role("button", name="Open it").click()
    ada.wait_for_turn()
    assert ada.table()["entries"] == len(record["log"])


def test_a_record_against_the_rules_is_refused_with_entry_and_rule(open_page: Open):
    ada = open_page()
    played(ada)
    record = ada.ask_server(f"/games/{ada.game_id}/record")
    number = next(i for i, entry in enumerate(record["log"]) if entry["do"] == "expand")
    record["log"][number]["to"] = record["log"][number]["from"]
    ada.page.goto("/")
    ada.page.get_by_text("Open a saved game").click()
    ada.page.get_by_label("Or paste it here").fill(json.dumps(record))
    ada.page.get_by_role("button", name="Open it").click()
    told = ada.page.get_by_role("alert").inner_text()
    assert str(number + 1) in told
    ada.page.get_by_label("Or paste it here").fill("not a record")
    ada.page.get_by_role("button", name="Open it").click()
    ada.page.get_by_text("this is not JSON").wait_for()
