"""Guests, tables, chairs, moves and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    for name, until in (("devices", "created"), ("links", "expires")):
        op.create_table(
            name,
            sa.Column("hash", sa.LargeBinary(32), nullable=False),
            sa.Column("guest", sa.String(32), nullable=False),
            sa.Column(until, sa.BigInteger, nullable=False),
            sa.PrimaryKeyConstraint("hash", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=f"fk_{name}_guest"),
        )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("limit", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["maker"], ["guests.id"], name="fk_tables_maker"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("level", sa.String(10)),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(64)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chairs_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_chairs_guest"),
    )
    op.create_index("ix_chairs_guest", "chairs", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(100), nullable=False),
        sa.Column("undoes", sa.Integer),
        sa.Column("move_id", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_moves_table"),
        sa.UniqueConstraint("table", "seat", "move_id", name="uq_moves_table_seat_move_id"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_chat_guest"),
        sa.UniqueConstraint("table", "guest", "chat_id", name="uq_chat_table_guest_chat_id"),
    )


def downgrade() -> None:
    for name in ("chat", "moves", "chairs", "tables", "links", "devices", "guests"):
        op.drop_table(name)
