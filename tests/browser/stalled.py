"""A connection that stalls: answers that come when a test says so."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route


class Stalled:
    """What is asked for by such an address is held back until it is let through."""

    def __init__(self, page: Page, part: str) -> None:
        self.held: list[Route] = []
        self.lets_others_pass = False  # what is asked for from now on
        self._page, self._part = page, part
        page.route(part, lambda route: route.continue_() if self.lets_others_pass else self.held.append(route))

    def hold(self, act: Callable[[], Any]) -> None:
        """Until something that follows from this is held."""
        before = len(self.held)
        with self._page.expect_request(self._part):
            act()
        while len(self.held) == before:
            self._page.wait_for_timeout(10)

    def let_through(self) -> None:
        """Until all of it has arrived."""
        self.lets_others_pass = True
        for route in self.held:
            with self._page.expect_response(route.request.url) as answered:
                route.continue_()
            answered.value.finished()
