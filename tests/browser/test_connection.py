"""A connection that breaks: the page comes back by itself. One that stalls: what comes late takes no place that is not
its own any more."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import PATIENCE
from .person import Person


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


class Stalled:
    """Answers that are held back until they are let through."""

    def __init__(self, page: Page, part: str) -> None:
        self.held: list[Route] = []
        self._page = page
        page.route(part, lambda route: self.held.append(route))

    def let_through(self, first: int, last: int) -> None:
        for route in self.held[first:last]:
            with self._page.expect_response(route.request.url) as answered:
                route.continue_()
            answered.value.finished()


def test_rules_that_come_late(ada: Person):
    ada.start(game="proxima-obertura", bots=2)
    stalled = Stalled(ada.page, "**/rulebooks/franchise/rules*")
    ada.page.locator("header.top").get_by_role("button", name="Rules").click()
    drawer = ada.page.locator(".drawer")
    for title in ("Franchise", "Pròxima Obertura"):
        drawer.get_by_role("button", name=title).click()
    expect(drawer.locator("[data-rule^=P]").first).to_be_visible()
    stalled.let_through(0, 1)
    ada.settle()
    assert drawer.locator("[data-rule^=P]").count() > 10
    assert drawer.locator("[data-rule^=F]").count() == 0


def test_a_language_that_comes_late(ada: Person):
    ada.go_home()
    choice, root = ada.page.get_by_label("Language"), ada.page.locator("html")
    stalled = Stalled(ada.page, "**/assets/*.js")
    with ada.page.expect_request("**/assets/*.js"):
        choice.select_option("fr")
    ada.settle()
    french = len(stalled.held)
    with ada.page.expect_request("**/assets/*.js"):
        choice.select_option("de")
    ada.settle()
    stalled.let_through(french, len(stalled.held))
    expect(root).to_have_attribute("lang", "de")
    stalled.let_through(0, french)
    ada.settle()
    assert root.get_attribute("lang") == "de"


def test_presets_that_come_late(ada: Person):
    ada.page.goto("/new")
    ada.page.wait_for_selector(".presets")
    presets = ada.page.locator(".presets button")
    of_franchise = presets.all_inner_texts()
    stalled = Stalled(ada.page, "**/assets/*.js")
    with ada.page.expect_request("**/assets/*.js"):
        ada.page.get_by_role("radio", name="Pròxima Obertura").check()
    ada.page.get_by_role("radio", name="Franchise").check()
    ada.settle()
    stalled.let_through(0, len(stalled.held))
    ada.settle()
    assert presets.all_inner_texts() == of_franchise
