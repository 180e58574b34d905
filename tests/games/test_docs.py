"""docs/adding-a-game.md walks through the folder of the game: it quotes what is there, and its commands run."""

import re
import shlex
from pathlib import Path

from .conftest import PROJECT

TEXT = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
QUOTE = re.compile(r"^```\w+ (?P<file>\S+)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ (?P<command>.+)$", re.MULTILINE)


def text_of(file: str) -> str:
    """A file of the project, named from the package on."""
    folder = PROJECT if file == "pyproject.toml" else PROJECT / "market_stall"
    return (folder / file).read_text("utf-8")


def test_what_is_quoted_stands_there():
    quotes = list(QUOTE.finditer(TEXT))
    assert len(quotes) > 15
    for quote in quotes:
        assert quote["body"] in text_of(quote["file"]), f"{quote['file']}:\n{quote['body']}"


def test_all_files_of_the_rules_are_in_the_picture():
    tree = TEXT.split("```")[1]
    rules = {path.name for path in (PROJECT / "market_stall" / "rules").glob("*.py")}
    assert set(re.findall(r"\w+\.py", tree)) == rules


def test_its_commands_run(run):
    commands = COMMAND.findall(TEXT)
    assert len(commands) == 3
    for command in commands:
        run(*shlex.split(command))
