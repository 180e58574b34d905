"""Nothing below the fold: with five players, in German, at every size, the turn, its buttons, the hand and the tabs are
in view without scrolling, and on a phone large enough for a finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grandopening.text.words import Words, languages

from .conftest import PHONE, Open
from .person import Person, finished, record_named
from .shopkeeper import GAME, Shopkeeper
from .test_lesson import go_on, learn

SIZES = {
    "1440x900": (1440, 900),
    "1366x650": (1366, 650),
    "1280x800": (1280, 800),
    "1024x768": (1024, 768),
    "phone": (390, 844),
    "phone-landscape": (844, 390),
}
NARROW = 1000  # pixels: below this a finger is expected
FINGER = 44

# What is not wholly in the window, or under something else; too small for a finger; or scrolls by itself.
FAULTS = """([parts, finger, is_narrow]) => {
    const faults = [];
    for (const part of parts) {
        const all = [...document.querySelectorAll(part)].filter((one) => one.getClientRects().length > 0);
        if (all.length === 0) faults.push(`${part} is not there`);
        for (const one of all) {
            const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
            const name = `${part} ${one.textContent.trim().slice(0, 30)}`;
            if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
                faults.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            for (const seen of [document.elementFromPoint(x, y), document.elementFromPoint(x, bottom - 3)])
                if (seen && !one.contains(seen) && !seen.contains(one)) faults.push(`${name} under ${seen.className}`);
            if (is_narrow && one.matches('button') && Math.min(width, height) < finger - 0.5)
                faults.push(`${name} is ${Math.round(width)} by ${Math.round(height)}`);
        }
    }
    for (const one of document.querySelectorAll('.turn-card, .players, .hand'))
        if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
            faults.push(`${one.className} scrolls by itself`);
    const wider = document.documentElement.scrollWidth - innerWidth;
    return wider > 0 ? [...faults, `${wider} pixels wider than the window`] : faults;
}"""


def faults(person: Person, *parts: str) -> list[str]:
    size = person.page.viewport_size
    assert size
    found: list[str] = person.page.evaluate(FAULTS, [parts, FINGER, size["width"] <= NARROW])
    return found


def look_at_all_sizes(person: Person, shoot: Callable[[Person, str], None], name: str, *parts: str) -> None:
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        shoot(person, f"{name}-{size}")
        assert faults(person, ".turn-card h2", "[role=tab]", *parts) == [], size


def test_a_turn_of_franchise(open_page: Open, shoot: Callable[[Person, str], None]):
    ada = open_page(locale="de")
    ada.start(bots=4, boom=True, milestones=True, region_tiles="all")
    while ada.go_on.count() == 0:
        ada.step(0)
    look_at_all_sizes(ada, shoot, "franchise", ".turn-card .ask", ".turn-card > .actions button")


def test_the_region_track_is_labelled_whole(open_page: Open):
    """At 1024 pixels, with a name on every space."""
    ada = open_page(viewport={"width": 1024, "height": 768})
    ada.start(bots=4, start="introductory")
    ada.settle()
    cut = ada.page.evaluate(
        """() => {
            const names = ['Great Lakes', 'Grand Canyon', 'California', 'Washington', 'Upper West', 'New York'];
            return [...document.querySelectorAll('.region-track .region')].filter((label, i) => {
                label.textContent = names[i % names.length];
                const space = label.parentElement.getBoundingClientRect();
                const { left, right, top, bottom } = label.getBoundingClientRect();
                const outside = left < space.left || right > space.right || bottom > space.bottom;
                return outside || label.scrollWidth > label.clientWidth + 1;
            }).map((label) => label.textContent);
        }"""
    )
    assert cut == []


# Parts of the road that reach out of it.
CUT = """() => [...document.querySelectorAll('.road > *')].filter((part) => {
    const road = part.parentElement.getBoundingClientRect(), { left, right } = part.getBoundingClientRect();
    return left < road.left || right > road.right || part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.className)"""


def test_a_trade(open_page: Open, shoot: Callable[[Person, str], None]):
    ada = Shopkeeper(open_page(locale="de").page)
    ada.start(bots=4, game=GAME)
    look_at_all_sizes(ada, shoot, "proxima", ".asking button", ".turn-card > .actions button", ".hand")
    for size in ("1440x900", "1366x650", "1280x800", "1024x768"):  # on a phone the street is below
        width, height = SIZES[size]
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        assert faults(ada, ".window .chip") == [], size
        assert ada.page.evaluate(CUT) == [], size
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    taps = 0
    while ada.page.locator(".stalls .chip.glows").count() == 0:  # until somebody shows something
        if ada.phase == "trade":
            ada.ask("food", "leisure")
            ada.page.wait_for_selector("main.playing[data-phase=offer], main.playing[data-phase=take]")
        else:
            ada.step()
        taps += 1
        assert taps < 60, "nobody ever shows anything"
    ada.page.locator(".stalls .chip.glows").first.click()
    ada.page.wait_for_selector("main.playing[data-phase=give]")
    ada.page.locator(".hand .chip.glows").first.click()
    ada.page.wait_for_selector(".send .primary:enabled")
    look_at_all_sizes(ada, shoot, "trade", ".stalls", ".offer .chip", ".send button", ".trade", ".hand .chip.glows")


# Cards of a stall that lie lower than its first one.
WRAPPED = """() => [...document.querySelectorAll('.stalls .row')].flatMap((row) => {
    const tops = [...row.children].map((one) => Math.round(one.getBoundingClientRect().top));
    return tops.filter((top) => top !== tops[0]);
})"""


GROUND = "(chip) => getComputedStyle(chip).backgroundColor"


def largest_trade(record: dict[str, Any]) -> tuple[int, int]:
    """The entry at which most cards have been shown, and who asked for them."""
    shown, largest, at = 0, 0, (0, 0)
    for number, entry in enumerate(record["log"]):
        did = entry.get("do")  # chance does nothing, it draws
        shown = 0 if did == "ask" else shown + (did == "show")
        if did == "want" and shown > largest:
            largest, at = shown, (number, entry["seat"])
    assert largest >= 10
    return at


def test_a_trade_of_many_cards(open_page: Open, shoot: Callable[[Person, str], None]):
    """Every card that was shown lies beside the first of its stall, and the hand is in view with them."""
    record = finished(GAME, players=5)
    number, seat = largest_trade(record)
    ada = Shopkeeper(open_page(locale="de").page)
    ada.lay(record)
    wish = {"number": number, "seat": seat, "others": "bots"}
    ada.page.goto(f"/game/{ada.post(f'/games/{ada.game_id}/what-if', wish)['id']}")
    ada.page.locator(".stalls .chip.glows").first.click()
    ada.page.wait_for_selector("main.playing[data-phase=give]")
    # The pointer still rests on it: it looks as it does in the offer, and can be read.
    colours = [ada.page.locator(f"{part} .chip.marked").evaluate(GROUND) for part in (".stalls", ".offer")]
    assert colours[0] == colours[1]
    for size, (width, height) in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        shoot(ada, f"large-trade-{size}")
        assert ada.page.evaluate(WRAPPED) == [], size
        assert faults(ada, ".stalls", ".offer .chip", ".send .primary", ".hand .chip.glows") == [], size


@pytest.mark.parametrize("game", ["franchise", GAME])
def test_a_step_of_a_lesson(open_page: Open, shoot: Callable[[Person, str], None], game: str):
    """What the coach says, and what is to be done, together."""
    ada = open_page(locale="de")
    learn(ada, game, Words("de"))
    go_on(ada)
    parts = [".coach p", ".coach button", "[role=tab]"]
    parts += [".asking button", ".do-ask"] if game == GAME else []
    for size, (width, height) in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        shoot(ada, f"fold-lesson-{game}-{size}")
        assert faults(ada, *parts) == [], size


# Buttons of the bar at the bottom that are higher than it, or wider inside than outside.
CLIPPED = """() => [...document.querySelectorAll('.turn-card > .actions button')].filter((one) => {
    const bar = one.parentElement.getBoundingClientRect(), { top, bottom } = one.getBoundingClientRect();
    return one.offsetParent && (top < bar.top || bottom > bar.bottom || one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.textContent)"""


# Prices that the edge of the board cuts off.
CUT_PRICES = """() => {
    const board = document.querySelector('.board-window').getBoundingClientRect();
    return [...document.querySelectorAll('.board .legend text')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < board.left || right > board.right || top < board.top || bottom > board.bottom;
    }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("language", languages())
def test_no_button_of_a_phones_bar_is_clipped(open_page: Open, shoot: Callable[[Person, str], None], language: str):
    """A turn in which a bonus tile can be cashed in, beside going on."""
    record = record_named("map")
    ada = open_page(locale=language, viewport=PHONE)
    ada.lay(record)
    wish = {"number": len(record["log"]) // 2, "seat": 0, "others": "bots"}
    ada.page.goto(f"/game/{ada.post(f'/games/{ada.game_id}/what-if', wish)['id']}")
    ada.page.wait_for_selector(".turn-card > .actions .aside .star")
    ada.settle()
    shoot(ada, f"bar-{language}")
    assert ada.page.evaluate(CLIPPED) == []


def test_the_prices_of_links_are_shown_whole_or_not_at_all(open_page: Open):
    """A phone begins with a part of the map."""
    ada = open_page(viewport=PHONE)
    ada.lay(record_named("map"))
    ada.page.get_by_role("button", name="Look at the board").click()
    legend, whole = ada.page.locator(".board .legend"), ada.page.get_by_role("button", name="The whole map")
    expect(whole).to_be_enabled()
    ada.settle()
    assert ada.page.evaluate(CUT_PRICES) == []
    whole.click()
    expect(legend).to_be_visible()
    assert ada.page.evaluate(CUT_PRICES) == []


@pytest.mark.parametrize("record", ["map", "street"])
def test_the_end(open_page: Open, shoot: Callable[[Person, str], None], record: str):
    """What can be done, and all of its last line, at the end of the page within the page."""
    ada = open_page(locale="de")
    ada.lay(record_named(record))
    ada.page.wait_for_selector(".end .figures")
    for size, (width, height) in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.locator(".end").evaluate("(end) => end.scrollTo(0, 0)")
        ada.settle()
        shoot(ada, f"fold-end-{record}-{size}")
        seen = [".end h2", ".end .count li"] + ([".end .chart figcaption"] if height > 400 else [])
        assert faults(ada, *seen) == [], size
        ada.page.locator(".end").evaluate("(end) => end.scrollTo(0, end.scrollHeight)")
        assert faults(ada, ".end > :last-child") == [], size
