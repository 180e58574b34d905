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


def test_every_file_is_told_of():
    """And nothing that is not there."""
    told = set(re.findall(r"[\w./-]+\.(?:py|toml|md)", TEXT.split("```")[1]))
    there = {path.name for path in PROJECT.rglob("*") if path.suffix in (".py", ".toml", ".md")}
    assert {Path(name).name for name in told} == {name for name in there if name not in ("market.toml",)} - {
        path.name for path in (PROJECT / "tests").iterdir()
    }


def test_its_commands_run(run):
    commands = COMMAND.findall(TEXT)
    assert len(commands) == 3
    for command in commands:
        run(*shlex.split(command))
