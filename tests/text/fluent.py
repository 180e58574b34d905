"""The Fluent files taken apart, for the tests that compare them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

Node = TypeVar("Node", bound=ftl.BaseNode)

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "grandopening"
LOCALES = (PACKAGE / "text" / "locales", *sorted(PACKAGE.glob("games/*/text/locales")))


def entries(language: str, files: str = "*.ftl") -> list[ftl.Message | ftl.Term | ftl.Junk]:
    found: list[ftl.Message | ftl.Term | ftl.Junk] = []
    for path in (path for folder in LOCALES for path in sorted((folder / language).glob(files))):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term | ftl.Junk):
                found.append(entry)
    return found


@cache
def messages(language: str, files: str = "*.ftl") -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, files) if isinstance(entry, ftl.Message)}


def nodes(tree: object, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind under this one."""
    if isinstance(tree, kind):
        yield tree
    if isinstance(tree, ftl.BaseNode):
        tree = list(vars(tree).values())
    if isinstance(tree, list):
        for branch in tree:
            yield from nodes(branch, kind)


def parts_of(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """Its value, under the empty name, and its attributes."""
    parts = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **parts} if message.value else parts


def references(message: ftl.Message) -> set[str]:
    """The messages it borrows."""
    return {node.id.name for node in nodes(message, ftl.MessageReference)}


def variables(language: str, part: ftl.Pattern) -> set[str]:
    """What it wants to be told, and what the messages it borrows want."""
    own = {node.id.name for node in nodes(part, ftl.VariableReference)}
    borrowed = (parts_of(messages(language)[node.id.name])[""] for node in nodes(part, ftl.MessageReference))
    return own.union(*(variables(language, pattern) for pattern in borrowed))


def text_of(part: ftl.Pattern) -> str:
    """The words alone, variants and all."""
    return " ".join(node.value for node in nodes(part, ftl.TextElement))


def selected(message: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """The variables it selects by, each with its keys."""
    for select in nodes(message, ftl.SelectExpression):
        if isinstance(select.selector, ftl.VariableReference):
            keys = (variant.key for variant in select.variants)
            yield select.selector.id.name, {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}


def written(part: ftl.Pattern) -> str:
    """As the file writes it, whatever the indentation."""
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), part))
