"""The rules in every language: the same rules under the same numbers, with the same figures and rulings."""

import re
from pathlib import Path

import pytest

from grandopening.games import GAMES
from grandopening.server.rulebook import RuleText, folder, rules_of
from grandopening.text.words import SOURCE_LANGUAGE, languages

TRANSLATIONS = sorted(set(languages()) - {SOURCE_LANGUAGE})


@pytest.fixture(params=GAMES)
def game(request) -> str:
    return str(request.param)


@pytest.fixture(params=TRANSLATIONS)
def language(request) -> str:
    return str(request.param)


def facts_of(rule: RuleText) -> dict[str, object]:
    """What does not depend on the language."""
    return {
        "number": rule.number,
        "rulings": rule.text.count("⚖"),
        "figures": sorted(re.findall(r"\d+", re.sub(r"`[^`]*`|\([./\w]+\)", "", rule.text))),
        "code": sorted(re.findall(r"`[^`]*`", rule.text)),
        "bold": rule.text.count("**"),
    }


def test_a_translation_has_the_same_rules(game, language):
    source, ours = rules_of(game, SOURCE_LANGUAGE), rules_of(game, language)
    assert ours.language == language
    assert [section.number for section in ours.sections] == [section.number for section in source.sections]
    for theirs, section in zip(source.sections, ours.sections, strict=True):
        assert [rule.number for rule in section.rules] == [rule.number for rule in theirs.rules], section.title
        for rule, translated in zip(theirs.rules, section.rules, strict=True):
            assert facts_of(translated) == facts_of(rule), f"{rule.number}: {translated.text}"
            assert rule.number is None or translated.text != rule.text, rule.number


def test_links_lead_somewhere(game, language):
    path = Path(str(folder())) / language / f"{game}.md"
    text = path.read_text("utf-8")
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not (path.parent / link).exists()] == []


def test_quotes_and_spaces_are_those_of_the_language(game, language):
    text = re.sub(r"`[^`]*`", "", (Path(str(folder())) / language / f"{game}.md").read_text("utf-8"))
    assert re.findall(r".{20}['\"]", text) == []
    assert re.findall(r"\d \$", text) == []
    if language == "fr":
        assert re.findall(r".{20} [:;!?»]|« ", text) == []
