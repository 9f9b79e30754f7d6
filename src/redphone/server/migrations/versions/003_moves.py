"""Moves without an index of their ids, and in SQLite in the order of their key.

Whoever sends a move again is found out by the numbers: a process that does not know the first one yet would
write the second under a number that is taken.
"""

from __future__ import annotations

from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None

IDS = "uq_moves_table_seat_move_id"


def upgrade() -> None:
    with op.batch_alter_table("moves", table_kwargs={"sqlite_with_rowid": False}) as moves:
        moves.drop_constraint(IDS, type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("moves", table_kwargs={"sqlite_with_rowid": True}) as moves:
        moves.create_unique_constraint(IDS, ["table", "seat", "move_id"])
