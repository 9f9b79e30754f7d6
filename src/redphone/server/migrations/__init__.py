"""The database's history: Alembic runs what is missing when the server starts."""
