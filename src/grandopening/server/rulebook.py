"""The text of the rules, taken apart by rule number, so that every refusal can lead to its rule."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from ..games import folder_of
from ..text.words import SOURCE_LANGUAGE

SECTION = re.compile(r"## (?P<number>[A-Z]\d+)? ?(?P<title>.+)")
RULE = re.compile(r"- (?P<number>[A-Z]\d+\.\d+) (?P<text>.+)")


class RuleText(Struct):
    number: str | None  # None: a heading, a table or a list between the rules
    text: str  # Markdown


class RuleSection(Struct):
    number: str | None
    title: str
    rules: list[RuleText]


class RuleBookText(Struct):
    game: str
    language: str
    title: str
    sections: list[RuleSection]


def folder() -> Traversable:
    """Beside the code where it is installed, in docs/ where it is developed."""
    installed = resources.files("grandopening") / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


@cache
def rules_of(game: str, language: str = SOURCE_LANGUAGE) -> RuleBookText:
    """The rules in a language, or in English where they are not translated. A game of another package has them in docs/
    in its own folder; one that has none has an empty book."""
    for root in (folder(), folder_of(game) / "docs"):
        for spoken, file in ((language, root / language / f"{game}.md"), (SOURCE_LANGUAGE, root / f"{game}.md")):
            if file.is_file():
                return parse_rules(game, spoken, file.read_text("utf-8"))
    return RuleBookText(game, SOURCE_LANGUAGE, game, [])


def parse_rules(game: str, language: str, text: str) -> RuleBookText:
    title, _, rest = text.partition("\n")
    book = RuleBookText(game, language, title.removeprefix("# ").strip(), [RuleSection(None, "", [])])
    for paragraph in paragraphs_of(rest):
        if found := SECTION.match(paragraph):
            book.sections.append(RuleSection(found["number"], found["title"], []))
        elif found := RULE.match(paragraph):
            body = paragraph[found.start("text") :]
            book.sections[-1].rules.append(RuleText(found["number"], re.sub(r"\s*\n\s*", " ", body)))
        else:
            book.sections[-1].rules.append(RuleText(None, paragraph))
    return book


def paragraphs_of(text: str) -> list[str]:
    """Rules and headings begin a paragraph without an empty line before them."""
    found: list[str] = []
    is_open = False
    for line in text.splitlines():
        if not line.strip():
            is_open = False
        elif is_open and not line.startswith(("- ", "## ", "**")):
            found[-1] += "\n" + line
        else:
            found.append(line)
            is_open = not line.startswith("## ")
    return found
