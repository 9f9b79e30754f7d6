"""Moves with what lists of tables show after them: answers to a discreet question are no steps until it is
opened, and whom it asks is not shown.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("step", sa.Integer, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE moves SET step = number, shown = waiting")
    with op.batch_alter_table("moves", table_kwargs={"sqlite_with_rowid": False}) as moves:
        moves.alter_column("step", server_default=None)
        moves.alter_column("shown", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("moves", table_kwargs={"sqlite_with_rowid": False}) as moves:
        moves.drop_column("shown")
        moves.drop_column("step")
