"""The page in every language: chosen from the browser, switchable, complete, and nothing cut off at either size."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from grandopening.games import game_named
from grandopening.games.proxima_obertura.rules.state import GROUPS
from grandopening.text import Words
from grandopening.text.words import languages

from .conftest import DESKTOP, PHONE, Open
from .person import Person, record_named
from .shopkeeper import Shopkeeper
from .test_reach import LOADED, WIDER

PATIENCE = 10_000  # milliseconds
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-AT", "es": "es-ES", "ca": "ca-ES"}
TILE = {"en": "tile", "fr": "tuile", "de": "Plättchen", "es": "loseta", "ca": "fitxa"}
GAMES = ("franchise", "proxima-obertura")
# English, and German with its long words, whenever the tests run; the others with those that take long.
QUICK = ("en", "de")
every_language = pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in QUICK else pytest.mark.slow) for one in languages()]
)
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}

# Words that do not fit where they stand: cut by what is around them, or beyond the edge of a button or of the page, or
# longer than the select they are chosen in. Names of people may be cut short; what can be scrolled down is whole, but
# nobody sees that something can be scrolled sideways.
CUT_OFF = """() => {
    const holdsWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isCut = (element) => {
        const words = element.getBoundingClientRect();
        for (let box = element; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY)) return words.right > edge.right + 1;
            if (!/hidden|clip/.test(overflowX + overflowY) && !box.matches('button, [role=tab]')) continue;
            if (words.right > edge.right + 1 || words.bottom > edge.bottom + 2) return true;
            if (box === element && box.scrollWidth > box.clientWidth + 1) return true;
        }
        return words.right > innerWidth + 1;
    };
    // As wide as the chosen words ask for: a select beside it that has no others.
    const isNarrow = (select) => {
        const free = select.cloneNode();
        free.append(select.selectedOptions[0].cloneNode(true));
        free.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none';
        select.after(free);
        const room = select.offsetWidth - free.offsetWidth;
        free.remove();
        return room < -1;
    };
    const isHeard = (element) => getComputedStyle(element).clipPath === 'inset(50%)'; // and not seen
    const isOurs = (element) => !element.closest('.sr, .name, .who, svg, select, script, style') && !isHeard(element);
    const cut = [...document.querySelectorAll('body *')]
        .filter((element) => holdsWords(element) && isOurs(element) && element.checkVisibility() && isCut(element))
        .map((element) => `${element.tagName}.${element.className}: ${element.innerText.trim().slice(0, 60)}`);
    const narrow = [...document.querySelectorAll('select')]
        .filter((select) => select.checkVisibility({ opacityProperty: true }) && isNarrow(select))
        .map((select) => `SELECT.${select.className}: ${select.selectedOptions[0].text}`);
    return [...cut, ...narrow];
}"""


def check_fit(person: Person) -> None:
    """Once the letters that belong there have been loaded: others are wider."""
    try:
        person.page.wait_for_function(f"() => ({WIDER})() <= 0 && ({CUT_OFF})().length === 0", timeout=PATIENCE)
    except TimeoutError:
        assert person.page.evaluate(CUT_OFF) == []
        assert person.page.evaluate(WIDER) <= 0


def check_words(person: Person, language: str) -> None:
    """The page says what language it speaks; no id of a message stands where its words should be."""
    assert person.page.locator("html").get_attribute("lang") == language
    shown = person.page.locator("body").inner_text()
    ids = re.findall(r"\b(?:franchise|proxima|problem|guide|phase|option|seat|do|trade|hand)-[a-z-]{3,}\b", shown)
    assert ids == []


def ids_of_groups() -> list[str]:
    data = game_named("proxima-obertura").load_data(None)
    return [f"proxima-group-{kind}-{group + 1}" for kind in data.types for group in range(GROUPS)]


@pytest.mark.parametrize("size", SIZES)
@every_language
def test_every_page_fits(open_page: Open, shoot: Callable[[Person, str], None], language: str, size: str):
    ada = open_page(locale=LOCALES[language], **SIZES[size])
    for path, part in LOADED.items():
        ada.page.goto(path)
        ada.page.wait_for_selector(part)
        check_words(ada, language)
        shoot(ada, f"{language}-{size}{path.replace('/', '-')}")
        check_fit(ada)
    for game in GAMES:
        ada.start(bots=2, game=game)
        check_words(ada, language)
        shoot(ada, f"{language}-{size}-{game}")
        check_fit(ada)


@pytest.mark.parametrize("size", SIZES)
@every_language
def test_a_finished_game_fits(open_page: Open, shoot: Callable[[Person, str], None], language: str, size: str):
    """Results and figures, and behind them the log, the talk and the table's menu."""
    ada = open_page(locale=LOCALES[language], **SIZES[size])
    for record in ("map", "street"):
        ada.lay(record_named(record))
        ada.page.wait_for_selector(".end .figures")
        check_words(ada, language)
        shoot(ada, f"{language}-{size}-{record}-end")
        check_fit(ada)
        ada.page.get_by_role("button", name=Words(language).say("end-board")).click()
        for tab in ada.page.get_by_role("tab").all():
            tab.click()
            check_words(ada, language)
            shoot(ada, f"{language}-{size}-{record}-{tab.inner_text()}")
            check_fit(ada)


@pytest.mark.parametrize("size", SIZES)
@every_language
def test_a_trade_fits(open_page: Open, shoot: Callable[[Person, str], None], language: str, size: str):
    ada = Shopkeeper(open_page(locale=LOCALES[language], **SIZES[size]).page)
    for verb in ("want", "propose", "site"):
        ada.lay_at(verb)
        check_words(ada, language)
        shoot(ada, f"{language}-{size}-{verb}")
        check_fit(ada)


@pytest.mark.parametrize("language", languages())
def test_every_group_fits_on_its_card(open_page: Open, language: str):
    ada = Shopkeeper(open_page(locale=LOCALES[language]).page)
    ada.lay_at("site")
    check_fit(ada)
    cards = ada.page.locator(".chip.full .group")
    assert cards.count() == 8  # in the window and in the new shop
    ada.settle()
    for name in ids_of_groups():
        cards.evaluate_all(
            "(cards, words) => cards.map((card) => { card.textContent = words; })", Words(language).say(name)
        )
        assert ada.page.evaluate(CUT_OFF) == [], name


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_in_the_language(open_page: Open, language: str):
    ada = open_page("/rules/franchise", locale=LOCALES[language])
    rule = ada.page.locator("[data-rule='F4.4']")
    assert TILE[language] in rule.inner_text()


def test_the_language_can_be_switched_and_is_kept(open_page: Open):
    ada = open_page("/", locale="de-DE")
    for language in ("fr", "ca"):
        ada.page.locator("header select").select_option(language)
        ada.page.get_by_text(Words(language).say("play-now")).first.wait_for()
    ada.page.goto("/new")
    ada.page.get_by_text(Words("ca").say("which-game")).first.wait_for()


def test_a_language_that_is_not_there_is_english(open_page: Open):
    ada = open_page("/", locale="pt-BR")
    ada.page.get_by_text(Words().say("play-now")).first.wait_for()
