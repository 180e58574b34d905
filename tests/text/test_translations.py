"""Every language says all that English says, with the same values, and says it in its own words."""

import re

import pytest

from grandopening.text import Words
from grandopening.text.words import SOURCE_LANGUAGE, language_of_system, languages

from .fluent import messages, parts_of, references, selected, text_of, variables, written

TRANSLATIONS = sorted(set(languages()) - {SOURCE_LANGUAGE})
PEOPLE = {"seat", "name", "owner", "buyer", "first", "second"}  # values that are somebody's name, or the word for "you"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# Said alike, and rightly so: names of games, and words that have travelled.
ALIKE = {
    "": {"bonus", "franchise-option-boom", "game-franchise", "game-proxima-obertura", "option-franchise-boom"}
    | {"seat-bot", "terminal-boom-mark"},
    "fr": {
        "bot",
        "franchise-tile-bonus",
        "guide",
        "plain-points",
        "influence",
        "influence-track",
        "navigation",
        "tab-chat",
        "tab-menu",
        "total",
    }
    | {
        "how-proxima-points",
        "points",
        "proxima-group-leisure-4",
        "proxima-push-stock",
        "replay-pause",
        "terminal-influence",
        "terminal-points",
        "terminal-total",
    },
    "de": {"do-cash", "name", "option-franchise-start", "place-region", "tab-chat", "terminal-prompt-one"},
    "es": {"bot", "do-cash", "franchise-tile-bonus", "influence", "tab-chat", "terminal-total", "total", "undo-refuse"},
    "ca": {"bot", "do-cash", "franchise-source-regions", "franchise-tile-bonus", "guide", "influence", "stop-regions"}
    | {"how-franchise-regions", "lesson-franchise-region"}
    | {"terminal-total", "total", "undo-refuse"},
}


@pytest.fixture(params=TRANSLATIONS)
def language(request) -> str:
    return str(request.param)


def test_no_message_is_missing_and_none_is_left_over(language):
    ours, source = messages(language), messages(SOURCE_LANGUAGE)
    assert sorted(set(source) - set(ours)) == []
    borrowed = set().union(*map(references, ours.values()))
    assert sorted(set(ours) - set(source) - borrowed) == []


def test_messages_have_the_same_parts_and_values(language):
    for name, message in messages(SOURCE_LANGUAGE).items():
        source, ours = parts_of(message), parts_of(messages(language)[name])
        assert set(ours) == set(source), name
        for part in source:
            assert variables(language, ours[part]) == variables(SOURCE_LANGUAGE, source[part]), f"{name}.{part}"
            figures = [set(re.findall(r"[FP]?\d+(?:\.\d+)?", text_of(tree[part]))) for tree in (source, ours)]
            assert figures[0] == figures[1], f"{name}.{part}"


def test_messages_are_translated(language):
    """Where there are words at all, they are other words than in English."""
    same = set()
    for name, message in messages(SOURCE_LANGUAGE).items():
        theirs = parts_of(messages(language)[name])
        for part, pattern in parts_of(message).items():
            if re.search(r"[^\W\d_]{2}", text_of(pattern)) and written(pattern) == written(theirs[part]):
                same.add(name)
    assert sorted(same - ALIKE[""] - ALIKE[language]) == []
    assert sorted((ALIKE[""] | ALIKE[language]) - same) == [], "no longer alike: take it off the list"


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language):
    words = Words(language)
    for name, message in messages(language).items():
        for part, pattern in parts_of(message).items():
            for value in (0, 1, 2, 5):
                said = words.say(
                    f"{name}.{part}" if part else name, **dict.fromkeys(variables(language, pattern), value)
                )
                assert said.strip() or not text_of(pattern).strip(), name


@pytest.mark.parametrize("language", languages())
def test_sentences_about_people_know_the_word_for_you(language):
    """A select by somebody's name asks for just that word: any other key would never match."""
    you = Words(language).say("you")
    for name, message in messages(language).items():
        for variable, keys in selected(message):
            assert variable not in PEOPLE or keys == {you, "other"}, name


def test_the_word_for_you_is_fitted_in(language):
    """A sentence about a seat agrees with its verb: it borrows or selects, and names nobody in the nominative alone."""
    for name, message in messages(language).items():
        if "-event-" in name and "seat" in variables(language, parts_of(message)[""]):
            assert "seat-has" in references(message) or "seat" in dict(selected(message)), name


@pytest.mark.parametrize("language", languages())
def test_nobody_is_addressed_as_in_a_row_of_names(language):
    """Whoever reads is "you" in a sentence: with "Tú" for them nobody ever reads the "Yo" by which Fluent knows it, and
    nothing was given "to You"."""
    words = Words(language)
    you, alone = words.say("you"), words.say("you-alone")
    for name, message in messages(language).items():
        for part, pattern in parts_of(message).items():
            values = variables(language, pattern)
            told = values & PEOPLE if "-event-" in name else PEOPLE.intersection(dict(selected(message)))
            for person in told:
                given = {value: "Ann" if value in PEOPLE else 2 for value in values} | {person: you}
                said = words.say(f"{name}.{part}" if part else name, **given)
                if you != alone:
                    assert not re.search(rf"\b{you}\b", said), f"{name}: {said}"
                elif person in ("owner", "buyer"):
                    assert not re.search(rf"\b{you}\b", said.partition(" ")[2]), f"{name}: {said}"


@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_those_of_the_language(language):
    """A key that this language never uses hides a mistake."""
    from babel.core import Locale

    known = set(Locale(language).plural_form.tags) | {"other"}
    for name, message in messages(language).items():
        for _, keys in selected(message):
            assert keys & PLURALS <= known, name


def test_quotes_and_spaces_are_those_of_the_language(language):
    for name, message in messages(language).items():
        for part in parts_of(message).values():
            text = text_of(part)
            assert not re.search(r"['\"]", text), f"{name}: straight quotes"
            assert not re.search(r"[\d ] \$", text), f"{name}: a space that may break before the dollar"
            if language == "fr":
                assert not re.search(r"(^| )[:;!?»]|« ", text), f"{name}: a space that may break"


def test_numbers_are_written_as_the_language_does():
    said = {language: Words(language).say("money", dollars=12345) for language in languages()}
    points = "12.345\xa0$"
    assert said == {"ca": points, "de": points, "en": "$12,345", "es": points, "fr": "12\u202f345\xa0$"}


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_AT", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR", "LC_ALL": "es"}, "es"),
        ({"LANG": "fr_FR", "LC_ALL": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(environ, language):
    assert language_of_system(environ) == language
