"""Pròxima Obertura through the page: whole games against bots, the street, the hand, the curtain."""

import re
from collections.abc import Callable

import pytest

from .conftest import PHONE, Open
from .person import finished, record_named
from .shopkeeper import GAME, Shopkeeper, Typist
from .test_playing import check_results
from .test_reach import serious_faults, sideways


@pytest.fixture
def ada(open_page: Open) -> Shopkeeper:
    return Shopkeeper(open_page().page)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_from_the_first_click(ada: Shopkeeper, shoot: Callable[[Shopkeeper, str], None], players: int):
    """From the home page into the game, by clicking what glows."""
    ada.go_home()
    ada.page.get_by_role("link", name="Seats and options: Pròxima Obertura").click()
    for _ in range(players - 3):
        ada.page.get_by_role("button", name="Add a seat").click()
    ada.page.get_by_text("Clock and speed").click()
    ada.page.get_by_label("Speed of the bots").fill("0")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.wait_for_turn()
    assert ada.page.locator(".site.closed").count() == (4 if players == 3 else 0)  # P1.3
    assert len(ada.page.locator(".pawn").all()) == players * (4 if players == 5 else 5)  # P1.4
    shoot(ada, f"street-{players}")
    for _ in range(6):
        ada.step()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_to_its_end(ada: Shopkeeper, shoot: Callable[[Shopkeeper, str], None], players: int):
    """The last rounds of a game and its result."""
    ada.lay_before_end(finished(GAME, players=players), left=60)
    ada.play_out()
    check_results(ada)
    shops = [space["shop"] for space in ada.table()["position"]["spaces"] if space["shop"]]
    assert ada.page.locator(".site .awning").count() == len(shops)
    assert len(shops) >= (12 if players == 3 else 15) or ada.table()["result"]["end"] == "stalled"  # P6.1, P6.6
    shoot(ada, f"street-end-{players}")


def test_the_hand_shows_what_is_missing(ada: Shopkeeper):
    ada.start(bots=2, game=GAME)
    player = ada.table()["position"]["players"][0]
    assert sorted(ada.hand()) == sorted(player["hand"])
    for plan in player["plans"]:
        tray = ada.page.locator(f".tray.type-{plan['type']}")
        assert tray.locator("li.missing").count() == 5 - len(plan["groups"])
        if plan["short"] > 1:
            assert str(plan["short"]) in tray.locator(".state").inner_text()


def test_opening_shows_its_worth_and_a_refused_site_names_the_neighbour(ada: Shopkeeper):
    """P3.2"""
    ada.lay_at("site")
    forbidden = ada.page.locator(".site:not(.glows):not(.closed):has(.vacant)")
    worth = {move["entry"]["space"]: move["points"] for move in ada.table()["moves"]}
    for site in ada.page.locator(".site.glows").all():
        assert site.locator(".paper").inner_text() == f"+{worth[int(site.get_attribute('data-space') or '')]}"
    forbidden.first.hover()
    assert ada.page.locator(".forbidden").count() == 0, "nothing was tried"
    forbidden.first.click()
    told = ada.page.locator(".forbidden")
    told.wait_for()
    assert "P3.2" in told.inner_text()
    named = re.search(r"on space (\d+)", told.inner_text())
    assert named
    barred = ada.page.locator(".site.barred")
    assert barred.get_attribute("data-space") == named[1]
    assert barred.locator(".awning").count() == 1


def test_a_curtain_between_people_at_one_screen(ada: Shopkeeper, shoot: Callable[[Shopkeeper, str], None]):
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "screen", "name": "Ben"}, {"kind": "screen", "name": "Cleo"}]
    ada.sit(seats, GAME)
    curtain = ada.page.get_by_role("dialog", name="Ada, it is your turn")
    curtain.wait_for()
    assert ada.hand() == [], "no card is on the page before somebody sits down"
    shoot(ada, "curtain")
    ada.uncover("Ada")
    first = ada.hand()
    assert len(first) == 8
    ada.act_until_covered()
    assert ada.hand() == []
    assert "Ben" in ada.page.locator(".curtain h2").inner_text()
    ada.uncover("Ben")
    assert sorted(ada.hand()) == sorted(ada.table()["position"]["players"][1]["hand"])
    assert sorted(ada.hand()) != sorted(first)
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_text("Ben began with").first.wait_for()
    told = ada.page.locator(".log li").all_inner_texts()
    drawn = [line for line in told if "Ada drew" in line]
    assert drawn
    assert all("a card" in line for line in drawn), "the log is the one of whoever looks"
    assert not any("Ada began with" in line for line in told)


HOLDING = """() => {
    const ask = window.fetch;
    const toldHand = ({ entries }) => entries.find(({ entry }) => entry.chance === 'deal' && entry.cards)?.entry.seat;
    window.fetch = async (...request) => {
        const answer = await ask(...request);
        const seat = answer.url.includes('/log?') ? toldHand(await answer.clone().json()) : 0;
        if (seat && window.held === undefined) {
            window.held = seat;
            await new Promise((release) => { window.release = release; });
        }
        return answer;
    };
}"""


def test_an_answer_that_comes_late_is_not_shown_to_the_next_person(ada: Shopkeeper):
    """The log of the second person arrives when the third sits at the screen."""
    ada.page.add_init_script(f"({HOLDING})()")
    ada.sit([{"kind": "you", "name": "Ada"}, *({"kind": "screen", "name": name} for name in ("Ben", "Cleo"))], GAME)
    people = []
    for _ in range(2):
        people.append(ada.uncover_next())
        ada.act_until_covered()
    ada.page.wait_for_function("() => window.held !== undefined")
    second, third = people[1], ada.uncover_next()
    assert second == ("Ada", "Ben", "Cleo")[ada.page.evaluate("() => window.held")]
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_text(f"{third} began with").first.wait_for()
    ada.page.evaluate("() => window.release()")
    ada.settle()
    told = ada.page.locator(".log li").all_inner_texts()
    assert any(f"{third} began with" in line for line in told)
    assert not any(f"{second} began with" in line for line in told)


def test_a_phone_plays_without_sideways_scrolling(open_page: Open, shoot: Callable[[Shopkeeper, str], None]):
    ada = Shopkeeper(open_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).page)
    ada.start(bots=4, game=GAME)
    shoot(ada, "street-phone")
    assert sideways(ada) <= 0
    for _ in range(6):
        ada.step()
        assert sideways(ada) <= 0, ada.phase
    ada.lay_at("site")
    assert sideways(ada) <= 0, "a site to choose"
    assert ada.page.locator(".site.glows").first.evaluate(
        "(site) => { const box = site.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    ), "the page comes to where the decision is"
    assert ada.page.locator(".site").first.bounding_box()["width"] > 120  # type: ignore[index]


def test_the_keyboard_alone_opens_a_shop(ada: Shopkeeper):
    """Tab and Enter, and the street's own keys: arrows, G for what glows. The focus is never lost far from the turn."""
    ada.lay_at("open")
    keyboard = ada.page.keyboard
    table = ada.table()
    seat, before = table["you"]["seat"], table["position"]["shops"]

    ways = {"open": ".opening", "use": ".hand .chip.glows", "push": ".turn-card .aside"}
    while (phase := ada.phase) in (*ways, "site"):
        since = ada.version
        if phase == "site":
            keyboard.press("Shift+Tab")
            ada.page.locator(".site[tabindex='0']").focus()
            keyboard.press("g")
            assert ada.page.evaluate("() => document.activeElement.matches('.site.glows')")
        else:
            ada.tab_to(ways[phase])
        with ada.page.expect_response("**/moves"):
            keyboard.press("Enter")
        ada.wait_for_version(since)
    assert ada.table()["position"]["shops"] == before + 1
    assert ada.page.locator(f".site .awning.{table['seats'][seat]['colour']}").count() >= 1


def test_the_keyboard_alone_plays_from_the_home_page(open_page: Open):
    ada = Typist(open_page("/").page)
    play = ada.page.get_by_role("button", name="Play now: Pròxima Obertura")
    play.wait_for()
    ada.tab_to(play)
    ada.page.keyboard.press("Enter")
    ada.hurry_bots()
    ada.wait_for_turn()
    for _ in range(8):
        ada.step()


def test_the_keyboard_alone_plays_to_the_end(open_page: Open):
    ada = Typist(open_page().page)
    ada.lay_before_end(finished(GAME, players=3), left=60)
    ada.play_out()
    check_results(ada)


def test_arrows_walk_the_street(ada: Shopkeeper):
    ada.start(bots=2, game=GAME)
    at = lambda: int(ada.page.evaluate("() => document.activeElement.dataset.space"))  # noqa: E731
    ada.page.locator(".site[tabindex='0']").focus()
    first = at()
    walked = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ada.page.keyboard.press(key)
        walked.append(at())
    assert walked == [first + 1, first + 11, first + 10, first]
    assert ada.page.locator(".site[tabindex='0']").count() == 1, "the street is one stop of the Tab key"


def test_axe_finds_nothing_serious(open_page: Open, shoot: Callable[[Shopkeeper, str], None]):
    ada = Shopkeeper(open_page("/rules/proxima-obertura", bypass_csp=True).page)
    ada.page.wait_for_selector(".rules li")
    assert serious_faults(ada) == [], "the rules"
    ada.start(bots=3, game=GAME)
    assert serious_faults(ada) == [], "the beginning"
    for tab in ("Log", "Chat", "Table"):
        ada.page.get_by_role("tab", name=tab).click()
        assert serious_faults(ada) == [], tab
    ada.lay_at("site")
    assert serious_faults(ada) == [], "a site to choose"
    shoot(ada, "street")
    ada.lay(record_named("street"))
    ada.page.wait_for_selector(".end .figures")
    assert serious_faults(ada) == [], "the end"
    ada.page.get_by_role("button", name="Replay").first.click()
    ada.page.wait_for_selector(".replay")
    assert serious_faults(ada) == [], "the replay"
    shoot(ada, "street-replay")


def test_a_hint_says_why(ada: Shopkeeper):
    ada.start(bots=2, game=GAME)
    ada.page.get_by_role("button", name="Hint").click()
    hint = ada.page.locator(".hint")
    hint.wait_for()
    assert len(hint.inner_text()) > 10
    assert ada.page.locator(".hinted").count() > 0
    assert ada.page.locator(".guide").is_visible(), "a first game is guided"
