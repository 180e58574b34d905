"""Everybody can play: phone, keyboard alone, screen reader, motion and colours as the system asks."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, ROOT, Open
from .person import Person, finished, record_named

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "(options) => axe.run(document, options)"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
# The part of each page that comes last.
LOADED = {
    "/": ".hero",
    "/new": ".presets",
    "/rules/franchise": ".rules li",
    "/rules/proxima-obertura": ".rules li",
    "/nowhere": "h1",
}


def serious_faults(person: Person) -> list[str]:
    """By day, and what the colours make of it by night."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    options: dict[str, object] = {"resultTypes": ["violations"]}
    by_day = person.page.evaluate(RUN_AXE, options)
    person.page.emulate_media(color_scheme="dark")
    by_night = person.page.evaluate(RUN_AXE, options | {"runOnly": ["color-contrast"]})
    person.page.emulate_media(color_scheme="light")
    return [
        f"{fault['id']}: {node['html'][:120]} {node['failureSummary']}"
        for fault in by_day["violations"] + by_night["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def sideways(person: Person) -> int:
    """Pixels by which the page is wider than its window."""
    person.settle()
    wider: int = person.page.evaluate(WIDER)
    return wider


def test_a_phone_plays_without_sideways_scrolling(open_page: Open, shoot: Callable[[Person, str], None]):
    ada = open_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    for path in ("/", "/new"):
        ada.page.goto(path)
        ada.page.wait_for_selector(LOADED[path])
        assert sideways(ada) <= 0, path
    ada.start(bots=4, start="introductory")
    assert sideways(ada) <= 0
    since = ada.version
    ada.page.locator(".tabbed .move").first.tap()
    ada.wait_for_change(since)
    shoot(ada, "phone")
    # A finger first sees what it touched, then confirms.
    ada.page.get_by_role("button", name="Undo step").tap()
    ada.page.wait_for_function("() => !document.querySelector('.purse ul')")
    ada.wait_for_turn()
    since = ada.version
    ada.glowing.first.dispatch_event("click")
    ada.page.locator(".chooser .move").first.tap()
    ada.wait_for_change(since)
    assert sideways(ada) <= 0


def drag_map(ada: Person, far: int) -> None:
    """To a corner of the sheet."""
    ada.page.evaluate("() => scrollTo(0, 0)")
    box = ada.page.locator(".board-window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        ada.page.mouse.move(x - far, y - far / 2)
        ada.page.mouse.down()
        ada.page.mouse.move(x + far, y + far / 2, steps=3)
        ada.page.mouse.up()


IN_VIEW = """(spots) => {
    const map = document.querySelector('.board-window').getBoundingClientRect();
    return spots.filter((spot) => {
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > map.left && x < map.right && y > map.top && y < Math.min(map.bottom, innerHeight);
    }).length;
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_phones_map_comes_to_what_glows(open_page: Open, shoot: Callable[[Person, str], None], motion: str):
    """Whenever something new glows, wherever a finger left the map."""
    ada = open_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion=motion)
    ada.start(bots=1)
    looked = 0
    for choice in range(10):
        if ada.glowing.count():
            ada.page.evaluate("() => scrollTo(0, 0)")
            in_view = f"() => ({IN_VIEW})([...document.querySelectorAll('.spot.glows')]) > 0"
            ada.page.wait_for_function(in_view)
            looked += 1
        drag_map(ada, 160 if choice % 2 else -160)
        since, listed = ada.version, ada.page.locator(".tabbed .move")
        (listed.nth(7 * choice % listed.count()) if listed.count() else ada.go_on).click()
        ada.confirm()
        ada.wait_for_change(since)
    assert looked > 3
    shoot(ada, f"phone-map-{motion}")


def test_the_keyboard_alone_plays_from_the_home_page(ada: Person):
    """Tab, arrows, Enter and the board's own keys."""
    ada.go_home()
    ada.page.wait_for_selector(".hero .primary:enabled")
    ada.tab_to(".hero .primary")
    ada.page.keyboard.press("Enter")
    ada.hurry_bots()
    ada.wait_for_turn()
    play_by_keys(ada, most=10)


def test_the_keyboard_alone_plays_to_the_end(ada: Person):
    ada.lay_before_end(finished("franchise", players=3), left=40)
    play_by_keys(ada, most=200)
    assert ada.is_over


def play_by_keys(ada: Person, most: int) -> None:
    keyboard = ada.page.keyboard
    ada.tab_to(".spot")
    for _ in range(most):
        if ada.is_over:
            break
        since = ada.version
        if ada.glowing.count():
            if not ada.page.evaluate("() => document.activeElement.matches('.glows')"):
                keyboard.press("g")
            keyboard.press("Enter")
            ada.settle()
            if ada.page.locator("dialog.confirm").count():  # a bonus tile would be used
                keyboard.press("Enter")
        else:
            assert ada.page.get_by_text("Nothing to decide").count() == 0, "there is a question"
            keyboard.press("e")
        ada.wait_for_change(since)
    assert ada.page.evaluate("() => document.activeElement.closest('.board') !== null"), (
        "the focus never left the board"
    )


def test_arrows_walk_the_board(ada: Person):
    ada.start(start="introductory")
    chicago = ada.page.locator('[aria-label^="Chicago"]')
    chicago.focus()
    names = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(key)
        names.append(ada.page.evaluate("() => document.activeElement.getAttribute('aria-label').split(':')[0]"))
    assert len(set(names)) == 4
    assert ada.page.locator(".spot[tabindex='0']").count() == 1, "the board is one stop of the Tab key"


def test_axe_finds_nothing_serious(open_page: Open, shoot: Callable[[Person, str], None]):
    ada = open_page(bypass_csp=True)
    for path in ("/", "/new", "/rules/franchise", "/nowhere"):
        ada.page.goto(path)
        ada.page.wait_for_selector(LOADED[path])
        assert serious_faults(ada) == [], path
    ada.start(bots=3, milestones=True, boom=True, region_tiles="all")
    assert serious_faults(ada) == []
    for choice in range(10):
        ada.step(choice)
    for tab in ("Log", "Table", "Moves"):
        ada.page.get_by_role("tab", name=tab).click()
        assert serious_faults(ada) == [], tab
    shoot(ada, "table-light")
    ada.page.emulate_media(color_scheme="dark")
    shoot(ada, "table-dark")
    ada.page.get_by_role("button", name="Rules").click()
    ada.page.wait_for_selector(".drawer li")
    assert serious_faults(ada) == [], "the rules beside the table"


def test_axe_finds_nothing_serious_at_the_end(open_page: Open):
    ada = open_page(bypass_csp=True)
    ada.lay(record_named("map"))
    ada.page.wait_for_selector(".end .figures")
    assert serious_faults(ada) == []


def test_axe_finds_nothing_serious_before_a_game(open_page: Open):
    ada = open_page("/new", bypass_csp=True)
    ada.page.get_by_label("Who takes seat 2").select_option("friend")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Link for this seat").input_value()
    assert serious_faults(ada) == [], "the lobby"
    ben = open_page(link, bypass_csp=True)
    ben.page.wait_for_selector("form .who")
    assert serious_faults(ben) == [], "the invitation"


def test_axe_finds_nothing_serious_while_the_rulebooks_compile(open_page: Open):
    ada = open_page("/nowhere", bypass_csp=True)
    compiling = '{"version": "0", "ready": false, "progress": {"done": 0.4, "what": "franchise"}}'
    ada.page.route("**/api/health", lambda route: route.fulfill(body=compiling, content_type="application/json"))
    ada.page.goto("/")
    progress = ada.page.get_by_role("progressbar")
    progress.wait_for()
    assert progress.evaluate("(bar) => bar.value") == 0.4
    assert serious_faults(ada) == []
    progress.click()
    expect(ada.page.get_by_text("managers and champions play like shopkeepers")).to_be_visible()


def test_what_happens_is_announced(ada: Person):
    ada.start(start="introductory")
    ada.step(0)
    spoken = ada.page.locator("[aria-live=polite]").inner_text()
    assert "You expanded" in spoken


def test_no_label_hides_another(open_page: Open, shoot: Callable[[Person, str], None]):
    """At 1440×900, as drawn: names lie on no other name, on no place and on no region tile, and no price, flag or Boom
    lies on a name."""
    ada = open_page(viewport={"width": 1440, "height": 900})
    ada.start(bots=4, boom=True)
    ada.settle()
    hidden = (Path(__file__).parent / "hidden_labels.js").read_text("utf-8").rstrip().rstrip(";")
    assert ada.page.evaluate(hidden) == []
    glowing = flags = 0
    for choice in range(24):  # with everything that glows and all that stands about in mid-turn
        ada.step(choice)
        glowing += ada.page.locator(".board .price").count()
        flags += ada.page.locator(".board .marker").count()
        assert ada.page.evaluate(hidden) == []
    assert glowing > 20
    assert flags > 3
    shoot(ada, "glows")


def test_zoom_and_pan(ada: Person):
    ada.start(start="introductory")
    view = lambda: [float(number) for number in (ada.page.locator(".board").get_attribute("viewBox") or "").split()]  # noqa: E731
    ada.settle()  # letters that come late move what is around the map
    whole = view()
    ada.page.get_by_role("button", name="Closer").click()
    closer = view()
    assert closer[2] < whole[2]
    box = ada.page.locator(".board-window").bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 400, box["y"] + 330)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 300, box["y"] + 300, steps=5)
    ada.page.mouse.up()
    assert view()[0] > closer[0]
    ada.page.get_by_role("button", name="The whole map").click()
    assert view() == whole


def first_paint(ada: Person) -> float:
    """Milliseconds until something of the home page is to be seen."""
    ada.page.goto("/")
    ada.page.wait_for_selector(".hero")  # which is there a moment before it is painted
    painted = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    paint: float = ada.page.wait_for_function(painted).json_value()
    return paint


@pytest.mark.parametrize("game", ["franchise", "proxima-obertura"])
def test_light_and_quick(open_page: Open, game: str):
    """What the home page and a table load is under 300 KB compressed, and something is to be seen within a second:
    the best of three times, as other tests keep the machine busy."""
    folder = ROOT / "src" / "grandopening" / "server" / "static"
    loaded: set[str] = set()
    ada = open_page("/nowhere")
    ada.page.on("response", lambda answer: loaded.add(answer.url.split("/", 3)[-1]))
    ada.page.goto("/")
    ada.page.wait_for_selector(".hero")
    ada.start(bots=2, game=game)
    files = [folder / (path or "index.html") for path in loaded if path == "" or path.startswith("assets/")]
    assert len(files) > 8
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 300_000
    assert min(first_paint(ada) for _ in range(3)) < 1000
