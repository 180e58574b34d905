"""4: what processes that serve one database tell each other: who drives a table, who is alive, who is where, how often
somebody has done something. SQLite, which one process serves, has the tables too and does not use them."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    op.add_column("game", sa.Column("driver", sa.String))
    has_due = sa.text("due IS NOT NULL")
    op.create_index("game_due", "game", ["due"], postgresql_where=has_due, sqlite_where=has_due)
    op.create_table(
        "process",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String, sa.ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("pages", sa.Integer, nullable=False),
    )
    op.create_table(
        "tally",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("until", sa.Float, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
