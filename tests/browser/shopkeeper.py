"""Somebody at a table of Pròxima Obertura: does what glows, opens a shop where one can be opened."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

from .person import Person, record_named

GAME = "proxima-obertura"
SHOP = ".opening, .site.glows"  # what a shopkeeper likes best
CARDS = ".hand .chip.glows"
ONWARD = ".turn-card .actions > .primary"


class Shopkeeper(Person):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.asked = 0

    @property
    def phase(self) -> str:
        return self.page.locator("main.playing").get_attribute("data-phase") or ""

    def hand(self) -> list[str]:
        """The cards on the page."""
        cards: list[str] = self.page.locator(".hand .chip").evaluate_all("(all) => all.map((one) => one.dataset.card)")
        return cards

    def choice(self) -> Locator:
        """What to click now."""
        at = self.page.locator
        if at(SHOP).count():
            return at(SHOP).first
        offered = at(".swap .cards .chip").count()
        if self.phase in ("discard", "use", "add", "cut") or (self.phase == "give" and not offered):
            return at(CARDS).first
        if self.phase == "offer" and at(".shows .chip.glows").count():
            return at(".shows .chip.glows").first
        if self.phase == "push":
            return at(".turn-card .actions > .aside").last
        return at(ONWARD).first

    def ask(self, *types: str) -> None:
        since = self.version
        for name in types:
            self.page.locator(f".asking .type-{name}").click()
        self.page.get_by_role("button", name="Ask everybody").click()
        self.wait_for_version(since)

    def wait_for_version(self, since: int) -> None:
        self.page.wait_for_function(
            "(since) => Number(document.querySelector('main.playing').dataset.version) > since", arg=since
        )

    def step(self, choice: int = 0) -> None:
        since = self.version
        if self.phase == "trade" and self.asked < 2:
            self.asked += 1
            self.ask("food", "leisure")
        else:
            self.act()
        self.wait_for_change(since)

    def act(self) -> None:
        """Others may decide at the same time. So only the answer to this very click tells that it was taken, and what
        was there to be clicked may be gone a moment later: then they look again."""
        for _ in range(10):
            try:
                with self.page.expect_response("**/moves"):
                    self.choice().click(timeout=1_500)
            except TimeoutError:
                if not self.is_over:
                    continue
            return
        raise AssertionError("nothing can be clicked")

    def act_until_covered(self) -> None:
        """At one screen with others: until it is somebody else's turn."""
        while self.page.locator(".curtain").count() == 0:
            since = self.version
            self.act()
            self.wait_for_version(since)

    def lay_at(self, verb: str) -> None:
        """At a table where the next decision is such a one, of a type that has a shop on the street already; whoever is
        to decide has opened the curtain."""
        record = record_named("street")
        log, types, building = [], set(), ""
        for entry in record["log"]:
            building = entry["type"] if entry.get("do") == "open" else building
            if entry.get("do") == verb and building in types:
                break
            if entry.get("do") == "site":
                types.add(building)
            log.append(entry)
        self.lay({**record, "log": log, "result": None})
        self.page.locator(".curtain .primary").click()

    def play_until(self, reached: Callable[[], bool]) -> None:
        for _ in range(500):
            if self.is_over or reached():
                return
            self.step()
        raise AssertionError("it never comes to that")
