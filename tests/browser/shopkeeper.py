"""Somebody at a table of Pròxima Obertura: collects for a shop, and opens one where one can be opened."""

from playwright.sync_api import Locator, Page, TimeoutError

from .person import FREE, Person, record_named

GAME = "proxima-obertura"
SHOP = ".opening, .site.glows"  # what a shopkeeper likes best
CARDS = ".hand .chip.glows"
ONWARD = ".onward"
SHOP_GROUPS = 4  # P3.2
PATIENCE = 5_000  # milliseconds: for what may be gone by now


def group_of(card: str) -> str:
    """Of food.2.5: food.2."""
    return card.rpartition(".")[0]


def type_of(card: str) -> str:
    return card.partition(".")[0]


class Shopkeeper(Person):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.asked = 0

    @property
    def phase(self) -> str:
        return self.page.locator("main.playing").get_attribute("data-phase") or ""

    def cards_at(self, selector: str) -> list[str]:
        cards: list[str] = self.page.locator(selector).evaluate_all("(all) => all.map((one) => one.dataset.card)")
        return cards

    def hand(self) -> list[str]:
        """The cards on the page."""
        return self.cards_at(".hand .chip")

    def pick(self, choice: Locator, patience: float | None = None) -> None:
        choice.click(timeout=patience)

    def spare(self) -> Locator:
        """The card of least use: one of several in a group, else of a type with few groups."""
        groups = [group_of(card) for card in self.hand()]

        def use(card: str) -> int:
            alike = [group for group in set(groups) if type_of(group) == type_of(card)]
            return 0 if groups.count(group_of(card)) > 1 else len(alike)

        return self.page.locator(f'.hand .chip[data-card="{min(self.cards_at(CARDS), key=use)}"]')

    def completing(self) -> Locator | None:
        """The card of the window that a shop lacks, and nothing else."""
        groups = {group_of(card) for card in self.hand()}
        for card in self.cards_at(".window .chip.glows"):
            alike = [group for group in groups if type_of(group) == type_of(card)]
            if len(alike) == SHOP_GROUPS - 1 and group_of(card) not in groups:
                return self.page.locator(f'.window .chip[data-card="{card}"]').first
        return None

    def choice(self) -> Locator:
        """What to click now."""
        at = self.page.locator
        if at(SHOP).count():
            return at(SHOP).first
        if completing := self.completing():
            return completing
        offered = at(".send .primary:enabled").count()
        if self.phase in ("use", "add") and at(CARDS).count():
            return at(CARDS).first
        if (self.phase in ("discard", "cut") or (self.phase == "give" and not offered)) and at(CARDS).count():
            return self.spare()
        if self.phase == "offer" and at(".stalls .chip.glows").count():
            return at(".stalls .chip.glows").first
        if at(".send .primary:enabled").count():
            return at(".send .primary")
        if self.phase == "push":
            return at(".turn-card .actions > .aside").last
        return at(ONWARD).first

    def ask(self, *types: str) -> None:
        since = self.version
        pressed = self.page.locator(".asking [aria-pressed=true]")
        while pressed.count():  # the two types that are nearest to a shop
            self.pick(pressed.first)
        for name in types:
            self.pick(self.page.locator(f".asking .type-{name}"))
        self.pick(self.page.locator(".do-ask"))
        self.wait_for_version(since)

    def wait_for_version(self, since: int) -> None:
        self.page.wait_for_function(
            f"(since) => Number(document.querySelector('{FREE}')?.dataset.version) > since", arg=since
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
            self.page.wait_for_selector(f"{FREE}, .end")
            try:
                with self.page.expect_response("**/moves"):
                    self.pick(self.choice(), PATIENCE)
            except TimeoutError:
                if not self.is_over:
                    continue
            return
        raise AssertionError("nothing can be clicked")

    def uncover(self, name: str) -> None:
        """This person sits down at the screen."""
        self.page.get_by_role("button", name=f"I am {name}").click()
        self.page.wait_for_selector(".hand .chip")

    def uncover_next(self) -> str:
        """Whoever is called sits down; their name."""
        name = self.page.locator(".curtain h2").inner_text().partition(",")[0]
        self.uncover(name)
        return name

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
        self.page.wait_for_selector(".hand .chip")


class Typist(Shopkeeper):
    """Plays by keyboard alone: Tab and Enter, and on the board, which is one stop of the Tab key, G for what glows."""

    def pick(self, choice: Locator, patience: float | None = None) -> None:
        if choice.evaluate("(one) => one.matches('.site, .spot')", timeout=patience):
            self.tab_to(".site, .spot")
            if not self.page.evaluate("() => document.activeElement.matches('.glows')"):
                self.page.keyboard.press("g")
        else:
            self.tab_to(choice)
        self.page.keyboard.press("Enter")
