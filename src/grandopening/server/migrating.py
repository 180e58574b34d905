"""Bringing a database to the present schema, by Alembic, without losing a game: a copy is kept of what was before."""

import logging
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from .backup import NotPossible, save_copy
from .database import file_of

log = logging.getLogger("grandopening.server")

SCHEMA = "4"  # the last revision in migrations/versions
PREPARING = 7_118_391  # the lock's number, anybody's choice
FOLDER = Path(__file__).parent / "migrations"
OURS = "setting"  # a table that every database of ours has had


class WrongSchema(Exception):
    """The database was written by another version of the program or by another program, or cannot be migrated."""


def prepare(engine: Engine) -> None:
    """Make the tables in an empty database, migrate an older one, refuse any other rather than guess."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        found = schema_of(connection)
        if found == SCHEMA:
            return
        if found is not None:
            _keep_copy(engine, found)
        _migrate(connection, found)


def one_at_a_time(connection: Connection) -> None:
    """Of several processes that begin, one makes the tables and the others wait. SQLite is locked anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": PREPARING})


def schema_of(connection: Connection) -> str | None:
    """The revision a database stands at; None: it is empty."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        found = connection.scalar(text("select version_num from alembic_version"))
    elif OURS in tables:  # from before Alembic
        found = connection.scalar(text("select value from setting where name = 'schema'"))
    elif tables:
        raise WrongSchema("this is a database of another program: choose another --database")
    else:
        return None
    if found not in [str(number) for number in range(1, int(SCHEMA) + 1)]:
        raise WrongSchema(
            f"the database has schema version {found}, this program knows 1 to {SCHEMA}: "
            "use the program that wrote it, or another --database"
        )
    return str(found)


def _keep_copy(engine: Engine, found: str) -> None:
    if path := file_of(engine.url):
        kept = path.with_name(f"{path.name}.schema-{found}")
        try:
            save_copy(path, kept)
        except NotPossible as error:
            raise WrongSchema(f"{error}: restore a backup of the database, or choose another --database") from None
        log.warning("the database is brought to a new schema", extra={"from": found, "to": SCHEMA, "copy": str(kept)})


def _migrate(connection: Connection, found: str | None) -> None:
    from alembic import command  # seldom needed, and not quickly loaded
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found is not None and not inspect(connection).has_table("alembic_version"):
        command.stamp(config, found)
    command.upgrade(config, "head")
