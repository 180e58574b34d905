"""The review in the page: a chart to drag through, the turns that cost most, and what-if from there."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Open
from .person import Person, record_named
from .test_reach import serious_faults
from .test_replay import wait_for_position


def opened(ada: Person, record: str) -> Any:
    ada.lay(record_named(record))
    ada.page.locator(".end").get_by_role("button", name="Review").click()
    ada.page.wait_for_selector("section.review ol li", timeout=60_000)
    return ada.ask_server(f"/games/{ada.game_id}/review")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("record", ["map", "street"])
def test_the_chart_leads_through_the_game(
    open_page: Open, shoot: Callable[[Person, str], None], record: str, size: Any
):
    ada = open_page(viewport=size, bypass_csp=True)
    review = opened(ada, record)
    slider = ada.page.get_by_role("slider", name="Drag through the game")
    box = slider.bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + box["height"] / 2)
    number = int(slider.input_value())
    assert 0.4 * ada.table()["entries"] < number < 0.6 * ada.table()["entries"]
    wait_for_position(ada, number)
    told = slider.get_attribute("aria-valuetext") or ""
    assert told.count("%") == len(ada.table()["seats"])
    card = ada.page.locator("section.review")
    expect(card.get_by_role("listitem")).to_have_count(len(review["costly"]))
    expect(card.get_by_role("button", name="percentage points").first).to_be_visible()
    shoot(ada, f"review-{record}-{size['width']}")
    assert serious_faults(ada) == []


def test_a_costly_turn_is_looked_at_and_tried_otherwise(ada: Person):
    review = opened(ada, "map")
    first = ada.page.locator("section.review li").first
    first.get_by_role("button", name="percentage points").click()
    costly = [turn for turn in review["costly"] if turn["seat"] == ada.table()["you"]["seat"]] or review["costly"]
    wait_for_position(ada, costly[0]["before"])
    assert ada.page.url.endswith(f"#{costly[0]['before']}")
    first.get_by_role("button", name="Try it from here").click()
    first.get_by_role("button", name="All seats on this screen").click()
    old = ada.game_id
    ada.page.wait_for_url(lambda url: old not in url)
    assert ada.table()["practice"] == {"game": old, "number": costly[0]["before"]}


def test_turning_points_are_marked_in_the_log(ada: Person):
    review = opened(ada, "map")
    ada.page.get_by_role("tab", name="Log").click()
    while ada.page.get_by_role("button", name="Earlier").count():
        ada.page.get_by_role("button", name="Earlier").click()
    expect(ada.page.locator(".log .turning-point")).to_have_count(len(review["turning"]))


def test_all_hands_or_the_eyes_of_a_seat(ada: Person):
    opened(ada, "street")
    drawn = ada.page.locator(".review-chart .line").first
    own = drawn.get_attribute("d")
    ada.page.get_by_label("All hands open").check()
    expect(drawn).not_to_have_attribute("d", own or "")
