"""2: messages; a table counts its public changes, which until now were all."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision, down_revision = "2", "1"

game = sa.table("game", sa.column("id"), sa.column("version"), sa.column("head"))


def upgrade() -> None:
    op.create_table(
        "message",
        sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    connection = op.get_bind()
    for game_id, version, head in connection.execute(sa.select(game.c.id, game.c.version, game.c.head)).all():
        try:
            counted = msgspec.json.encode({**msgspec.json.decode(head), "shown": version})
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue  # it cannot be read back, and is nobody else's trouble
        connection.execute(sa.update(game).where(game.c.id == game_id).values(head=counted))
