"""The lesson of each game, played by hand in the browser, and how to play on one page."""

import pytest
from playwright.sync_api import expect

from grandopening.games import GAMES
from grandopening.table.lesson import has_lesson, lesson_of
from grandopening.text.words import Words, languages

from .conftest import PHONE, Open
from .person import FREE, Person

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
    person.page.locator(".choice").nth(list(GAMES).index(game)).get_by_text(words.say("lesson-begin")).click()
    person.page.wait_for_selector(".coach")


def go_on(person: Person) -> None:
    """What the coach says is done; else whatever glows."""
    page = person.page
    page.wait_for_selector(f"{FREE} .coach")
    before = page.evaluate(STATE)
    found = [page.locator(choice) for choice in (".coach .primary", *CHOICES)]
    choice = next(choice for choice in found if choice.count())
    choice.first.dispatch_event("click")
    page.wait_for_function(f"(before) => document.querySelector('{FREE}') && ({STATE})() !== before", arg=before)


def play_through(person: Person, game: str, words: Words) -> None:
    for step in lesson_of(game).steps:
        expect(person.page.locator(".coach h2")).to_contain_text(words.say(f"lesson-{game}-{step.name}.title"))
        while not person.page.locator(".coach .primary").count():
            go_on(person)
        if step is not lesson_of(game).steps[-1]:
            go_on(person)


@pytest.mark.parametrize(
    "language",
    [language if language == "en" else pytest.param(language, marks=pytest.mark.slow) for language in languages()],
)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_ends_in_a_game(open_page: Open, game: str, language: str, shoot):
    ada, words = open_page(locale=language), Words(language)
    learn(ada, game, words)
    shoot(ada, f"lesson-{game}-{language}")
    play_through(ada, game, words)
    ada.page.locator(".coach .primary").click()
    ada.hurry_bots()
    expect(ada.page.locator(".coach")).to_have_count(0)
    ada.wait_for_turn()
    assert ada.table()["entries"] > lesson_of(game).steps[-1].end  # the bots have played


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
    ada = open_page(f"/how/{game}")
    ada.page.wait_for_selector(".how table")
    told = ada.page.locator(".how").inner_text()
    board = ada.ask_server(f"/rulebooks/{game}/board")
    numbers = board["start_money"]["5"] if game == "franchise" else board["limits"]
    assert all(str(number) in told for number in numbers)
    assert "how-" not in told
    shoot(ada, f"how-{game}")
