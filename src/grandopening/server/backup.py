"""Copies of a SQLite database, made by SQLite itself while the server runs, checked, and put back."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from .database import InUse, locked


class NotPossible(Exception):
    """What is in the way of a backup or a restore, and what to do."""


def save_copy(source: Path, target: Path) -> int:
    """A consistent copy in one file that only its owner can read; returns how many games it holds. A file that was
    there is replaced when the copy is whole."""
    with _copied(source, target) as (made, games):
        made.replace(target)
    return games


def restore(source: Path, database: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the database; how many games it has, and where the former database is kept. No server
    can begin meanwhile."""
    with _idle(database), _copied(source, database) as (made, games):
        kept = None
        if database.exists():
            _must_be_idle(database)
            kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            database.replace(kept)
        made.replace(database)
    return games, kept


@contextmanager
def _idle(database: Path) -> Iterator[None]:
    try:
        lock = locked(database)
    except InUse:
        raise NotPossible(f"{database} is in use: stop the server first") from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _copied(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A checked copy beside the target, gone again unless it was moved away."""
    if not source.is_file():
        raise NotPossible(f"{source}: there is no such file")
    if target.exists() and target.samefile(source):
        raise NotPossible(f"{target} is the database itself: choose another file")
    made = target.with_name(f"{target.name}.{os.getpid()}.part")
    os.close(os.open(made, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    try:
        with closing(_opened(source)) as original, closing(sqlite3.connect(made)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # all in one file
            games = _checked(copy)
        yield made, games
    except sqlite3.Error as error:
        raise NotPossible(f"{source}: {error}") from None
    finally:
        made.unlink(missing_ok=True)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)  # which never makes a new one


def _checked(copy: sqlite3.Connection) -> int:
    """How many games there are, in a database that is whole and ours."""
    [found] = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise NotPossible(f"the database is damaged: {found.splitlines()[-1]}")
    tables = {name for (name,) in copy.execute("select name from sqlite_master where type = 'table'")}
    if not {"setting", "game", "entry"} <= tables:
        raise NotPossible("this is no database of Grand Opening")
    games: int = copy.execute("select count(*) from game").fetchone()[0]
    return games


def _must_be_idle(database: Path) -> None:
    """Nobody else has it open, or SQLite would not let go of the write-ahead log, which is gone afterwards."""
    with closing(_opened(database)) as connection:
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            raise NotPossible(f"{database} is in use: stop the server first") from None
