"""The tables of the database. A change here needs a revision in migrations/versions, and its number in migrating.py."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

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
    Index("game_by_change", "changed"),
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
