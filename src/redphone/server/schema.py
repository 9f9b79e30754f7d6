"""The database's tables. Changes to them are migrations: see migrations/."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Cookies and links are kept as hashes: who reads the database cannot be somebody else.
devices: Final = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

decks: Final = Table(
    "decks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("name", JSON, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("limit", Integer, nullable=False),
    Column("maker", ForeignKey("guests.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ended", BigInteger),
    Column("result", JSON),
    Column("deck", ForeignKey("decks.id")),
    Column("rematch_of", String(32), unique=True),
    Column("version", Integer, nullable=False),
    Index("ix_tables_status_created", "status", "created"),
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("level", String(10)),
    Column("replaced", Boolean, nullable=False),
    Column("invitation", String(64)),
    PrimaryKeyConstraint("table", "seat"),
)

moves: Final = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(100), nullable=False),
    Column("undoes", Integer),
    Column("move_id", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    # A table's moves lie side by side, and a move changes one page of the file, not one for each index.
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("chat_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    UniqueConstraint("table", "guest", "chat_id"),
)
