"""The review in the page: a chart to drag through, the turns that cost most, and what-if from there."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Open
from .person import FREE, Person, record_named
from .test_reach import serious_faults
from .test_replay import wait_for_position
from .test_together import new_table


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
    ada.settle()
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
    old = ada.game_id
    first.get_by_role("button", name="All seats on this screen").click()
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


def looks_back(person: Person) -> Any:
    """The bar in which a review is asked for."""
    person.page.get_by_role("button", name="Replay").click()
    return person.page.get_by_role("region", name="Replay")


def agrees(person: Person) -> None:
    person.page.get_by_role("tab", name="Table").click()
    person.page.get_by_label("Review the game while we play").check()


def test_while_playing_it_opens_once_everybody_agrees(ada: Person, open_page: Open):
    ben = open_page(new_table(ada))
    ben.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_turn()
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    ada.page.get_by_role("button", name="End the turn").click()
    ben.wait_for_turn()
    assert ben.version > since
    ada.page.wait_for_selector(f'{FREE}[data-mine="false"]')  # until then the page sends nothing else
    agrees(ada)
    expect(ada.page.get_by_text("One player has not agreed yet")).to_be_visible()
    bar = looks_back(ada)
    review = bar.get_by_role("button", name="Review", exact=True)
    expect(bar.get_by_role("button", name="What if")).to_be_visible()
    expect(review).to_have_count(0)
    agrees(ben)
    review.click()
    expect(ada.page.get_by_role("slider", name="Drag through the game")).to_be_visible(timeout=60_000)


def test_a_table_without_help_has_no_review_while_it_runs(ada: Person):
    wish = {"seats": [{"kind": "you", "name": "Ada"}, {"kind": "screen"}], "order": "chosen", "help": False}
    ada.page.goto(f"/game/{ada.post('/games', {**wish, 'start': True})['table']['id']}")
    ada.wait_for_turn()
    ada.step(0)
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_role("button", name="Let a bot play on for Ada")).to_be_visible()
    expect(ada.page.get_by_label("Review the game while we play")).to_have_count(0)
    bar = looks_back(ada)
    expect(bar).to_be_visible()
    expect(bar.get_by_role("button", name="Review", exact=True)).to_have_count(0)
