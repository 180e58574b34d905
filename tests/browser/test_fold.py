"""Nothing below the fold: with five players, in German, at every size, the turn, its buttons, the hand and the tabs are
in view without scrolling, and on a phone large enough for a finger."""

from collections.abc import Callable

from .conftest import Open
from .person import Person
from .shopkeeper import GAME, Shopkeeper

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
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
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


def test_a_trade(open_page: Open, shoot: Callable[[Person, str], None]):
    ada = Shopkeeper(open_page(locale="de").page)
    ada.start(bots=4, game=GAME)
    look_at_all_sizes(ada, shoot, "proxima", ".asking button", ".turn-card > .actions button", ".hand")
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
    # A large hand reaches below the bar of an upright phone while much is shown: there it begins in view.
    look_at_all_sizes(ada, shoot, "trade", ".stalls", ".send button", ".trade")
    for size, (width, height) in SIZES.items():
        if width > NARROW:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.settle()
            assert faults(ada, ".hand .chip.glows") == [], size
