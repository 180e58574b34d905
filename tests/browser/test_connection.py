"""A connection that breaks: the page comes back by itself. One that stalls: what comes late takes no place that is not
its own any more."""

import pytest
from playwright.sync_api import Browser, Route, expect

from .conftest import PATIENCE
from .person import Person
from .stalled import Stalled


@pytest.mark.parametrize("part", ["api/games/*/log*", "api/rulebooks", "assets/web-*.js"])
def test_what_did_not_arrive_is_asked_for_again(chromium: Browser, address: str, part: str):
    """A connection that breaks while a table is opened."""
    context = chromium.new_context(base_url=address)
    context.set_default_timeout(PATIENCE)
    ada = Person(context.new_page())
    ada.page.goto("/")
    ada.page.wait_for_selector(".hero")  # what that page asks for has come: what breaks is the table's
    broken: list[str] = []

    def break_once(route: Route) -> None:
        if broken:
            route.continue_()
        else:
            broken.append(route.request.url)
            route.abort()

    ada.page.route(f"**/{part}", break_once)
    ada.sit([{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}], start="introductory")
    ada.wait_for_turn()
    assert broken
    context.close()


def test_rules_that_come_late(ada: Person):
    ada.start(game="proxima-obertura", bots=2)
    stalled = Stalled(ada.page, "**/rulebooks/franchise/rules*")
    ada.page.locator("header.top").get_by_role("button", name="Rules").click()
    drawer = ada.page.locator(".drawer")
    stalled.hold(drawer.get_by_role("button", name="Franchise").click)
    drawer.get_by_role("button", name="Pròxima Obertura").click()
    expect(drawer.locator("[data-rule^=P]").first).to_be_visible()
    stalled.let_through()
    ada.settle()
    assert drawer.locator("[data-rule^=P]").count() > 10
    assert drawer.locator("[data-rule^=F]").count() == 0


def test_a_language_that_comes_late(ada: Person):
    ada.go_home()
    ada.page.wait_for_selector(".hero")
    ada.page.wait_for_load_state("networkidle")  # what the page itself loads has come
    choice, root = ada.page.get_by_label("Language"), ada.page.locator("html")
    stalled = Stalled(ada.page, "**/assets/*.js")
    stalled.hold(lambda: choice.select_option("fr"))
    ada.settle()
    stalled.lets_others_pass = True
    choice.select_option("de")
    expect(root).to_have_attribute("lang", "de")
    stalled.let_through()
    ada.settle()
    assert root.get_attribute("lang") == "de"


def test_presets_that_come_late(ada: Person):
    ada.page.goto("/new")
    ada.page.wait_for_selector(".presets")
    presets = ada.page.locator(".presets button")
    of_franchise = presets.all_inner_texts()
    stalled = Stalled(ada.page, "**/assets/*.js")
    stalled.hold(ada.page.get_by_role("radio", name="Pròxima Obertura").check)
    ada.page.get_by_role("radio", name="Franchise").check()
    ada.settle()
    stalled.let_through()
    ada.settle()
    assert presets.all_inner_texts() == of_franchise


def test_a_setting_waits_for_a_move_that_is_on_its_way(ada: Person):
    ada.start()
    stalled = Stalled(ada.page, "**/moves")
    stalled.hold(ada.page.locator(".moves .move").first.click)
    ada.page.get_by_role("tab", name="Table", exact=True).click()
    ada.page.get_by_label("Speed of the bots").fill("2")
    with ada.page.expect_response("**/pace"):
        stalled.let_through()
    assert ada.table()["pace"] == 2


def test_whoever_reads_other_rules_is_left_to_it(ada: Person):
    """A table that changes meanwhile opens those of its own game no more."""
    ada.start()
    ada.page.locator("header.top").get_by_role("button", name="Rules").click()
    drawer = ada.page.locator(".drawer")
    drawer.get_by_role("button", name="Pròxima Obertura").click()
    expect(drawer.locator("[data-rule^=P]").first).to_be_visible()
    ada.hurry_bots(1)
    ada.settle()
    expect(drawer.get_by_role("button", name="Pròxima Obertura")).to_have_attribute("aria-pressed", "true")
