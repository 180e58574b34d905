"""3: Alembic keeps the version, and games are found by their last change.

A program from before looks for the setting `schema`, and refuses a database that has none."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "3", "2"

setting = sa.table("setting", sa.column("name"))


def upgrade() -> None:
    op.create_index("game_by_change", "game", ["changed"])
    op.get_bind().execute(sa.delete(setting).where(setting.c.name == "schema"))
