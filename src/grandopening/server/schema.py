"""The tables of the database, and their version."""

import secrets

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    inspect,
    select,
    update,
)

SCHEMA_VERSION = 2

metadata = MetaData()

setting = Table("setting", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))

game = Table(
    "game",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when something happens without anybody asking
    Column("head", LargeBinary, nullable=False),  # a JSON object
    Column("draft", LargeBinary, nullable=False),  # a JSON list of entries
)

# Append-only. A row {"back_to": n} takes back all but the first n entries that stood.
entry = Table(
    "entry",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Index("entry_of_game", "game", "number"),
)

# Whose games they are: hashes of browser keys.
member = Table(
    "member",
    metadata,
    Column("key", String, primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Index("member_of_game", "game"),
)

person = Table("person", metadata, Column("key", String, primary_key=True), Column("name", String, nullable=False))


message = Table(
    "message",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),  # None: somebody who watches
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
)


class WrongSchema(Exception):
    """The database was written by another version of the program."""


def prepare(connection: Connection) -> None:
    """Make the tables in an empty database; refuse one of another version rather than guess."""
    if inspect(connection).has_table("setting"):
        found = connection.scalar(select(setting.c.value).where(setting.c.name == "schema"))
        if found == "1":
            _raise_from_1(connection)
        elif found != str(SCHEMA_VERSION):
            raise WrongSchema(
                f"the database has schema version {found}, this program needs {SCHEMA_VERSION}: "
                "use the program that wrote it, or another --database"
            )
        return
    metadata.create_all(connection)
    connection.execute(insert(setting).values(name="schema", value=str(SCHEMA_VERSION)))


def seal_in(connection: Connection) -> bytes:
    """What browser keys are signed with: drawn once for each database."""
    found = connection.scalar(select(setting.c.value).where(setting.c.name == "seal"))
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(setting).values(name="seal", value=found))
    return bytes.fromhex(found)


def _raise_from_1(connection: Connection) -> None:
    """2: messages; a table counts its public changes, which until now were all."""
    metadata.create_all(connection)
    for game_id, version, head in connection.execute(select(game.c.id, game.c.version, game.c.head)).all():
        counted = msgspec.json.encode({**msgspec.json.decode(head), "shown": version})
        connection.execute(update(game).where(game.c.id == game_id).values(head=counted))
    connection.execute(update(setting).where(setting.c.name == "schema").values(value="2"))
