"""Files that people name: read whole and refused in one line, written whole or not at all."""

import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from ..core.contract import Game, Refused, Setup
from ..games import GAMES, game_named


class BadFile(Refused):
    """A file that is not what it should be. `where` is the file, and the line where one is known."""

    def __init__(self, where: str, rule: str, message: str) -> None:
        super().__init__(rule, f"{where}: {rule}: {message}")


def read_text(path: Path, rule: str) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(str(path), rule, f"not a text file (byte {error.start} is no UTF-8)") from error


def read_board(path: Path) -> dict[str, Any]:
    """The content of a board file; its rules are checked by the game."""
    try:
        return tomllib.loads(read_text(path, "board"))
    except ValueError as error:  # of the form, or a number of thousands of digits
        raise BadFile(str(path), "board", f"not TOML: {error}") from error
    except RecursionError as error:
        raise BadFile(str(path), "board", "not a board: nested without end") from error


def set_up_on(game: Game, options: dict[str, Any], board: Path | None) -> Setup:
    """A game with these options, on the board of that file or the printed one."""
    chosen = game.checked_options(options)
    if board is None:
        return game.set_up(chosen)
    content = read_board(board)
    try:
        return game.set_up(chosen, content)
    except Refused as error:
        raise BadFile(str(board), error.rule, error.message) from error


def game_with_boards(name: str | None) -> Game:
    """The game of that name; without one, the only game that is played on boards of one's own."""
    able = [game for game in map(game_named, [name] if name else GAMES) if game.takes_board]
    if len(able) != 1:
        found = f"games that take board files: {', '.join(game.name for game in able)}; choose one with --game"
        raise Refused("option", found if able else f"{name or 'no game'} takes no board files")
    return able[0]


def sizes_of(data: Any) -> str:
    """How many there are of everything that a board lists."""
    lists = {name: value for name, value in vars(data).items() if isinstance(value, tuple)}
    of_things = {name: value for name, value in lists.items() if value and not isinstance(value[0], int)}
    return ", ".join(f"{len(value)} {name.replace('_', ' ')}" for name, value in of_things.items())


def parse_json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadFile(where, "record", f"not JSON: {error}") from error
    except RecursionError as error:
        raise BadFile(where, "record", "not a record: nested without end") from error


def records_in(path: Path) -> Iterator[tuple[str, str]]:
    """The text of each record in a file, and where it stands: a .jsonl has one a line, any other file just one."""
    text = read_text(path, "record")
    if path.suffix != ".jsonl":
        yield str(path), text
        return
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if not lines:
        raise BadFile(str(path), "record", "the file holds no record")
    for number, line in lines:
        yield f"{path}:{number}", line


def read_record(path: Path, line: int | None = None) -> Any:
    """The one record of a file, or the one on that line of a .jsonl."""
    found = list(records_in(path))
    if line is not None:
        found = [(where, text) for where, text in found if where == f"{path}:{line}"]
        if not found:
            raise BadFile(str(path), "record", f"there is no record on line {line}")
    if len(found) > 1:
        raise BadFile(str(path), "record", f"the file holds {len(found)} records: choose one with --line")
    where, text = found[0]
    return parse_json(text, where)


@contextmanager
def written_whole(path: Path) -> Iterator[IO[str]]:
    """A file that appears under its name when all of it is written; if anything goes wrong nothing has changed."""
    path = path.resolve()  # through a link: the file it points to
    if path.exists() and not path.is_file():
        # A folder refuses this; a device or a pipe has no half-written state, and must not be replaced.
        with path.open("w", encoding="utf-8") as file:
            yield file
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write_record(path: Path, record: object) -> None:
    with written_whole(path) as file:
        file.write(json_line(record))


def json_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
