"""The tables of the database. A change here needs a revision in migrations/versions, and its number in migrating.py."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, text

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
    Column("driver", String),  # of several processes, the one that moves its bots and watches its clocks
    Index("game_by_change", "changed"),
    Index("game_due", "due", postgresql_where=text("due IS NOT NULL"), sqlite_where=text("due IS NOT NULL")),
)

# Append-only. A row {"back_to": n} takes back all but the first n entries that stood.
entry = Table(
    "entry",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
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

# What processes that serve one database tell each other; none of it outlasts them.
process = Table(
    "process",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # server, or thinker
    Column("seen", Float, nullable=False),  # when it last said that it lives, by the database's clock
)

presence = Table(
    "presence",
    metadata,
    Column("process", ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("pages", Integer, nullable=False),  # that are open there
)

# How often somebody has done something until the end of a span of time.
tally = Table(
    "tally",
    metadata,
    Column("what", String, primary_key=True),
    Column("who", String, primary_key=True),  # a hash
    Column("until", Float, primary_key=True),
    Column("count", Integer, nullable=False),
)
