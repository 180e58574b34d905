"""What Alembic runs to migrate: on the connection it is handed, inside the transaction that is open there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
