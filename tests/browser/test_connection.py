"""A connection that breaks: the page comes back by itself."""

import pytest
from playwright.sync_api import Browser, Route

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
