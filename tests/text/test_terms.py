"""The words of the games are those of docs/translating.md, in every language."""

import re
import unicodedata

import pytest

from .fluent import ROOT, messages, parts_of, text_of

LANGUAGES = ("en", "fr", "de", "es", "ca")  # the columns
TABLES = re.findall(
    r"^### (.+)\n(?:.*\n)*?((?:\|.*\n)+)", (ROOT / "docs" / "translating.md").read_text("utf-8"), re.MULTILINE
)
FILES = {"Franchise": "*franchise.ftl", "Pròxima Obertura": "*proxima*.ftl"}

# Sentences that rightly do without the word.
WITHOUT = {
    "game-franchise",
    "hand-short",  # stands under the name of a type
}


def rows_of(table: str) -> list[dict[str, str]]:
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return [dict(zip(LANGUAGES, line, strict=True)) for line in lines]


TERMS = [(title, row) for title, table in TABLES if title in FILES for row in rows_of(table)]
NAMES = [row for title, table in TABLES if title not in FILES for row in rows_of(table)]


def folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def stem_of(term: str) -> str:
    """What all forms of its first word begin with: ruta, rutes."""
    word = folded(re.split(r"[ ’]", term)[0])
    return word[: max(3, min(5, len(word) - 1))]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_the_terms_of_their_language(language):
    otherwise = []
    for title, row in TERMS:
        for name, message in messages("en", FILES[title]).items():
            theirs = parts_of(messages(language)[name])
            for part, pattern in parts_of(message).items():
                is_used = re.search(rf"\b(?<!in ){row['en']}(s|es)?\b", text_of(pattern), re.IGNORECASE)
                if is_used and stem_of(row[language]) not in folded(text_of(theirs[part])):
                    otherwise.append((name, row["en"], text_of(theirs[part])))
    assert [found for found in otherwise if found[0] not in WITHOUT] == []


def test_every_term_is_used():
    for title, row in TERMS:
        for language in LANGUAGES:
            said = folded(
                " ".join(text_of(p) for m in messages(language, FILES[title]).values() for p in parts_of(m).values())
            )
            assert stem_of(row[language]) in said, row


def test_names_are_those_of_the_files():
    things = {"type", "push", "group"}
    ids = [name for name in messages("en", "proxima.ftl") if name.split("-")[1] in things]
    assert len(NAMES) == len(ids) == 35
    said = {tuple(text_of(parts_of(messages(language)[name])[""]) for language in LANGUAGES) for name in ids}
    assert {tuple(row.values()) for row in NAMES} == said
