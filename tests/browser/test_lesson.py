"""The lesson of each game, played by hand in the browser, and how to play on one page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from grandopening.games import GAMES
from grandopening.table.lesson import has_lesson, lesson_of
from grandopening.text.words import Words, languages

from .conftest import PHONE, Open
from .person import FREE, Person
from .shopkeeper import Typist
from .test_reach import serious_faults

TAUGHT = [game for game in GAMES if has_lesson(game)]
# What may be to click, the most particular first. In a lesson only one thing is.
CHOICES = (
    ".confirm .primary",
    ".trade .send .actions > button:enabled",
    ".asking .hinted[aria-pressed=false]",
    ".chooser .move",
    ".opening",
    ".site.glows",
    ".stalls .chip.glows",
    ".hand .chip.glows",
    ".spot.glows",
    ".turn-card .actions > .primary",
    ".turn-card .actions:not(.small) > button",
)

# What a click changes: the table, a dialog, or what is picked.
STATE = """() => [
    document.querySelector('main.playing').dataset.version,
    document.querySelectorAll('.chooser .move, .confirm').length,
    ...[...document.querySelectorAll('.asking [aria-pressed]')].map((one) => one.ariaPressed),
].join()"""


def learn(person: Person, game: str, words: Words) -> None:
    """Begin the lesson from the home page."""
    person.go_home()
    person.page.locator(".choice").nth(list(GAMES).index(game)).get_by_text(words.say("lesson-begin")).click()
    person.page.wait_for_selector(".coach")


def click(choice: Locator) -> None:
    choice.dispatch_event("click")


def go_on(person: Person, pick: Callable[[Locator], None] = click) -> None:
    """What the coach says is done; else whatever glows."""
    page = person.page
    page.wait_for_selector(f"{FREE} .coach")
    before = page.evaluate(STATE)
    found = [page.locator(choice) for choice in (".coach .primary", *CHOICES)]
    choice = next(choice for choice in found if choice.count())
    pick(choice.first)
    page.wait_for_function(f"(before) => document.querySelector('{FREE}') && ({STATE})() !== before", arg=before)


def play_through(person: Person, game: str, words: Words, pick: Callable[[Locator], None] = click) -> None:
    for step in lesson_of(game).steps:
        expect(person.page.locator(".coach h2")).to_contain_text(words.say(f"lesson-{game}-{step.name}.title"))
        while not person.page.locator(".coach .primary").count():
            go_on(person, pick)
        if step.entries:  # praised by what it brought
            said = person.page.locator(".coach .praise").inner_text()
            brought = person.table()["lesson"]["values"]
            assert said == words.say(f"lesson-{game}-{step.name}.done", **brought)
        if step is not lesson_of(game).steps[-1]:
            go_on(person, pick)


@pytest.mark.parametrize(
    "language",
    [language if language == "en" else pytest.param(language, marks=pytest.mark.slow) for language in languages()],
)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_ends_in_a_game(open_page: Open, game: str, language: str, shoot):
    ada, words = open_page(locale=language, bypass_csp=True), Words(language)
    learn(ada, game, words)
    shoot(ada, f"lesson-{game}-{language}")
    assert serious_faults(ada) == []
    play_through(ada, game, words)
    assert serious_faults(ada) == []
    ada.page.locator(".coach .primary").click()
    ada.hurry_bots()
    expect(ada.page.locator(".coach")).to_have_count(0)
    ada.wait_for_turn()
    assert ada.table()["entries"] > lesson_of(game).steps[-1].end  # the bots have played


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_by_keyboard_alone(open_page: Open, game: str):
    ada, words = Typist(open_page().page), Words("en")
    learn(ada, game, words)
    play_through(ada, game, words, ada.pick)


def test_a_wrong_try_is_answered_kindly(ada: Person, shoot, film):
    """Whoever picks something else is told why not, or that it is possible, and where to look."""
    learn(ada, "franchise", Words("en"))
    with film(ada, "lesson"):
        go_on(ada)
    since, answer = ada.version, ada.page.locator(".coach .strays, .chooser .cannot")
    expect(answer).to_have_count(0)
    ada.page.locator(".spot:not(.glows)").first.dispatch_event("click")
    expect(answer.first).to_be_visible()
    shoot(ada, "lesson-wrong")
    assert ada.version == since


# What is tried instead in the lesson of Pròxima Obertura. The answer is the step's own sentence (None), a refusal of
# the rules, or that this comes later.
TRIES: dict[str, list[tuple[str, str | None]]] = {
    "ask": [(".asking .wish:not(.hinted)", None), (".hand .chip", "lesson-later")],
    "offer": [(".stalls .chip:not(.glows)", None), (".hand .chip", "want-not-shown")],
    "open": [(".tray.type-food .head", "open-needs-groups"), (".site:not(.glows)", "lesson-later")],
    "site": [(".site:not(.glows):not(.closed)", None), (".site.closed", "site-closed")],
    "asked": [(".tray.type-home .chip", None), (".tray.type-appliances .chip", "show-not-asked")],
}


def test_every_wrong_try_in_a_trade_and_at_a_shop_is_answered(open_page: Open, shoot):
    ada, game, words = open_page(bypass_csp=True), "proxima-obertura", Words("en")
    learn(ada, game, words)
    answer = ada.page.locator(".coach .strays")
    for step in lesson_of(game).steps:
        expect(ada.page.locator(".coach h2")).to_contain_text(words.say(f"lesson-{game}-{step.name}.title"))
        for selector, refusal in TRIES.get(step.name, []):
            since, values = ada.version, ada.table()["lesson"]["values"]
            ada.page.locator(selector).first.click()
            if step.name == "ask" and refusal is None:  # two are asked for together
                ada.page.locator(selector).last.click()
                ada.page.locator(".do-ask:enabled").click()
            said = words.say(f"lesson-{game}-{step.name}.other", **values)
            if refusal == "lesson-later":
                said = words.say(refusal)
            elif refusal:
                said = words.say("lesson-wrong", reason=words.say(f"proxima-refusal-{refusal}"))
            expect(answer).to_have_text(said)
            shoot(ada, f"lesson-wrong-{step.name}")
            assert serious_faults(ada) == []
            assert ada.version == since
            assert ada.page.locator(".problem").count() == 0
        if step.name == "asked":
            break
        while not ada.page.locator(".coach .primary").count():
            go_on(ada)
        expect(answer).to_have_count(0)
        go_on(ada)


def test_a_lesson_is_gone_on_with_by_a_click_before_ones_games_are_known(ada: Person):
    words, held = Words("en"), []
    learn(ada, "franchise", words)
    at = ada.game_id
    ada.page.route(lambda url: "/api/me?" in url, lambda route: held.append(route))
    with ada.page.expect_request(lambda request: "/api/me?" in request.url):
        ada.page.goto("/")
    ada.page.locator(".choice").first.get_by_text(words.say("lesson-begin")).click()
    ada.settle()
    assert held
    for route in held:
        route.continue_()
    ada.page.wait_for_selector(".coach")
    assert ada.game_id == at


def test_a_lesson_is_left_and_gone_on_with(open_page: Open, shoot):
    """On a phone, by keyboard."""
    ada, words = open_page(viewport=PHONE), Words("en")
    learn(ada, "franchise", words)
    ada.tab_to(".coach .primary")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".coach h2")).to_contain_text("Expand")
    shoot(ada, "lesson-phone")
    at = ada.game_id
    ada.tab_to(".coach .plain")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".choice")
    learn(ada, "franchise", words)
    assert ada.game_id == at
    expect(ada.page.locator(".coach h2")).to_contain_text("Expand")


@pytest.mark.parametrize("game", TAUGHT)
def test_how_to_play_is_one_page_with_the_numbers_of_the_board(open_page: Open, game: str, shoot):
    ada = open_page(f"/how/{game}", bypass_csp=True)
    ada.page.wait_for_selector(".how table")
    told = ada.page.locator(".how").inner_text()
    board = ada.ask_server(f"/rulebooks/{game}/board")
    numbers = board["start_money"]["5"] if game == "franchise" else board["limits"]
    assert all(str(number) in told for number in numbers)
    assert "how-" not in told
    shoot(ada, f"how-{game}")
    assert serious_faults(ada) == []
    ada.page.emulate_media(media="print")
    expect(ada.page.locator("header.top")).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ada.page.locator(".how table").first).to_be_visible()
