"""What Alembic runs. The connection comes from the store: see sql.py."""

from __future__ import annotations

from alembic import context

from redphone.server.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a column by copying its table.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
