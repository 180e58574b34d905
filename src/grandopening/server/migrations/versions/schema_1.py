"""1: games, their entries, whose they are, and what people call themselves."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "1", None


def upgrade() -> None:
    op.create_table(
        "setting", sa.Column("name", sa.String, primary_key=True), sa.Column("value", sa.String, nullable=False)
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("draft", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_index("entry_of_game", "entry", ["game", "number"])
    op.create_table(
        "member",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("member_of_game", "member", ["game"])
    op.create_table(
        "person", sa.Column("key", sa.String, primary_key=True), sa.Column("name", sa.String, nullable=False)
    )
