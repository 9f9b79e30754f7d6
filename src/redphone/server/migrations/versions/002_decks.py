"""Decks of owners, and the tables that are played with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("name", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
    )
    # In place: SQLite would otherwise copy the table and drop the old one, to which chairs and moves refer.
    deck = sa.Column("deck", sa.String(64), sa.ForeignKey("decks.id", name="fk_tables_deck"))
    op.add_column("tables", deck, inline_references=True)


def downgrade() -> None:
    op.drop_column("tables", "deck")
    op.drop_table("decks")
