"""Examples in the documents are run: python blocks as code, console blocks as commands."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ELSEWHERE = ROOT / "docs" / "adding-a-game.md"  # its commands need a game that is not ours: tests/games/test_docs.py
DOCUMENTS = [path for path in sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")}) if path != ELSEWHERE]
FENCE = re.compile(r"^ *```(?P<language>python|console)[^\n]*\n(?P<body>.*?)^ *```", re.DOTALL | re.MULTILINE)


def examples(text: str) -> list[tuple[str, str]]:
    """(language, text) of every python block, and of every command in a console block, in order."""
    found = []
    for block in FENCE.finditer(text):
        if block["language"] == "python":
            found.append(("python", block["body"]))
        else:
            lines = block["body"].splitlines()
            found += [("console", line.strip()[2:]) for line in lines if line.strip().startswith("$ ")]
    return found


def run_command(command: str, folder: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "grandopening", f"only grandopening can be run in a console block (others: ```sh): {command}"
    done = subprocess.run(
        [sys.executable, "-m", "grandopening", *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout.decode()}{done.stderr.decode()}"


WITH_EXAMPLES = [document for document in DOCUMENTS if examples(document.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda document: document.relative_to(ROOT).as_posix())
def test_examples_run(document, tmp_path, monkeypatch):
    """In order, in one empty folder and one namespace: a document may build on what it made above."""
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {}
    for language, text in examples(document.read_text(encoding="utf-8")):
        if language == "python":
            exec(compile(text, document.name, "exec"), namespace)
        else:
            run_command(text, tmp_path)


def test_examples_are_found():
    text = "```python\nx = 1\n```\n\n```sh\n./play\n```\n\n```console\n$ grandopening check a b\nfine\n$ ls\n```\n"
    assert examples(text) == [("python", "x = 1\n"), ("console", "grandopening check a b"), ("console", "ls")]
    assert ROOT / "README.md" in WITH_EXAMPLES


@pytest.mark.parametrize("command", ["ls", "grandopening no-such-command"])
def test_a_failing_command_fails(command, tmp_path):
    with pytest.raises(AssertionError):
        run_command(command, tmp_path)


LARGEST_PICTURE, LARGEST_MOVING_PICTURE = 300_000, 1_000_000  # bytes
FIGURES = re.compile(r"\d[\d,.]*\d(?: %| million)?")


def test_pictures_are_there_and_small():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = {*re.findall(r'(?:src|srcset)="([^"]+)"', text), *re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)}
    assert shown == {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "pictures").iterdir()}
    for name in shown:
        is_moving = b"ANIM" in (ROOT / name).read_bytes()[:64]
        assert (ROOT / name).stat().st_size < (LARGEST_MOVING_PICTURE if is_moving else LARGEST_PICTURE)


def test_figures_of_the_readme_are_those_of_the_documents():
    """They are measured in one place: what the README shows is a part of that."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    measured = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("bots.md", "performance.md"))
    tables = re.findall(r"^\| `python bench.*?\n\n", text, re.DOTALL | re.MULTILINE)
    figures = [figure for table in tables for row in table.splitlines()[2:] for figure in FIGURES.findall(row)]
    assert len(figures) > 8
    assert [figure for figure in figures if figure.removesuffix(" million") not in measured] == []
