"""The database as its driver speaks: connections, and statements made once."""

import contextlib
import os
import re
from pathlib import Path
from typing import Any

import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite
from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy import URL, ClauseElement, Engine, Insert, Table, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from ..core.contract import Refused

POSTGRES = ("postgresql", "postgres")
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}  # seconds
VARIABLE = "GRANDOPENING_DATABASE"  # says where games are kept, if no option does
KIND = re.compile(r"[a-z][\w+]+:", re.IGNORECASE)  # of two letters or more: C:\tables.db is a path


def chosen_database(option: str | None) -> URL:
    """Where games are kept: where `--database` says, or else the variable, or else the usual place."""
    usual = user_data_path("grandopening", appauthor=False) / "tables.db"
    if not option and (found := os.environ.get(VARIABLE)):
        return database_at(found, VARIABLE)
    return database_at(option or str(usual))


def file_of(url: str | URL) -> Path | None:
    """Where SQLite keeps this database; None: in memory, or it is another's."""
    parsed = make_url(url)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)).resolve() if is_file else None


def admin_file(database: Path) -> Path:
    """Beside it: how to reach the server that has it open (see desk.py)."""
    return database.with_name(f"{database.name}.admin")


def database_at(text: str, said_by: str = "--database") -> URL:
    """Where games are kept: a path, or a URL as SQLAlchemy writes them."""
    if not KIND.match(text):
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    kind = text.partition(":")[0]  # and no more of it in a sentence: there may be a password
    try:
        url = make_url(text)
        if url.drivername in POSTGRES:
            url = url.set(drivername="postgresql+psycopg")
        url.get_dialect().import_dbapi()
    except (ArgumentError, ImportError, ValueError) as error:  # no URL, or of a kind without a driver here
        advice = "give a path, sqlite:///PATH or postgresql://USER@HOST/NAME"
        if isinstance(error, ImportError) and kind.lower() in POSTGRES:
            advice = "it needs a driver: pip install 'grandopening[postgres]'"
        raise Refused("database", f"{said_by} {kind}:… cannot be used: {advice}") from None
    return url


def is_shared(url: str | URL) -> bool:
    """May several processes serve this database at once?"""
    return make_url(url).get_backend_name() == "postgresql"


class InUse(Exception):
    """Another process serves the same database."""


def lock_of(url: str | URL) -> FileLock | None:
    """A lock beside a database that is a file: tables are kept in memory, so only one process may serve it. The system
    frees it even if the process is killed."""
    path = file_of(url)
    if path is None:
        return None
    lock = locked(path)
    _make_private(path)
    return lock


def locked(path: Path) -> FileLock:
    """The lock beside this file, taken."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock", thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise InUse(f"{path} is served by another process: end that one, or choose another --database") from None
    return lock


def _make_private(path: Path) -> None:
    """What people say and where they sit is for whoever runs the server alone. SQLite gives the files it writes beside
    it the same rights."""
    if path.exists() and not _is_database(path):
        return  # which the driver will say
    with contextlib.suppress(PermissionError):  # it is somebody else's file, and their choice
        path.touch(mode=0o600)
        path.chmod(0o600)


def _is_database(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(6) in (b"", b"SQLite")


def engine_for(url: str | URL, begin: str) -> Engine:
    # What people say must not get into a log by way of an error.
    if is_shared(url):
        # A connection to a server that has vanished is found out when it is used, and all others are thrown away then.
        # A table is read in several queries, between which nothing may change.
        isolation: Any = "REPEATABLE READ" if begin == "BEGIN" else "READ COMMITTED"
        options: dict[str, Any] = {"max_overflow": 1, "pool_timeout": 10, "isolation_level": isolation}
        return create_engine(url, hide_parameters=True, connect_args=PATIENCE, **options)
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # so that the transaction begins as we say, and not as the driver guesses
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 3000"):
        connection.execute(f"PRAGMA {pragma}")


def upsert(engine: Engine, table: Table, row: dict[str, Any], names: list[str]) -> Insert:
    """Insert a row, or change the one that has the same values of these columns."""
    dialects = {"postgresql": sqlalchemy.dialects.postgresql, "sqlite": sqlalchemy.dialects.sqlite}
    made = dialects[engine.dialect.name].insert(table).values(row)
    others = {name: made.excluded[name] for name in row if name not in names}
    changed: Insert = made.on_conflict_do_update(index_elements=names, set_=others)
    return changed


class Statement:
    """A statement in the words of the database's driver, made once: these are what every move costs."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        made = statement.compile(dialect=engine.dialect)
        self.text = str(made)
        self.names = made.positiontup  # type: ignore[attr-defined]  # None: the driver wants names

    def values(self, named: dict[str, Any]) -> Any:
        return tuple(named[name] for name in self.names) if self.names is not None else named
