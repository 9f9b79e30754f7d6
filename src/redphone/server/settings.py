"""What a server is told when it starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from platformdirs import user_data_path

from redphone.core.game import MOST_DATA
from redphone.server.messages import Level

USUAL_PORT: Final = 1962
USUAL_HOST: Final = "127.0.0.1"
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
BUILT_CLIENT: Final = Path(__file__).parent / "web"
USUAL_PACES: Final[Mapping[Level, float]] = MappingProxyType({"easy": 0.2, "medium": 0.2, "hard": 0.3})


def usual_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('redphone', appauthor=False) / 'tables.db'}"


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    each_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    """How much of the server one client may use."""

    body: int = 16 * 1024
    deck: int = 6 * MOST_DATA
    """Bytes more where a deck may come along: as JSON, a letter of any language takes six at the most."""
    message: int = 4096
    requests: Rate = Rate(50, 300)
    """For an address, of HTTP under /api."""
    changes: Rate = Rate(5, 60)
    """For a guest, or for an address that has none, of POST."""
    new_guests: Rate = Rate(0.2, 60)
    """For an address."""
    decks: Rate = Rate(0.05, 20)
    """For an address, of decks that are sent: reading a hostile one takes half a second."""
    messages: Rate = Rate(20, 100)
    """For a guest, on all sockets."""
    chat: Rate = Rate(0.5, 10)
    """For a guest."""
    connections: int = 8000
    """In all, or as many as the system allows. Of any kind, also those that say nothing."""
    connections_of_address: int = 1000
    """At most three quarters of what is possible in all."""
    sockets_of_guest: int = 16
    sockets_of_address: int = 500
    sockets_at_table: int = 100
    """For those who watch."""
    tables_of_guest: int = 100
    """That are not over."""
    outbox: int = 1024 * 1024
    """Bytes that wait for a slow socket."""
    chat_lines: int = 200
    """The newest, that a client gets which comes anew."""


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    clerk_apart: bool = False
    """Is what is kept written by a process of its own? It takes half a second and some memory to come."""
    host: str = USUAL_HOST
    origins: frozenset[str] = frozenset()
    """Beside its own: where a page may come from that speaks with this server, such as https://example.org."""
    proxy: str = ""
    """The address of a proxy in front of this server: it is believed when it says who comes from where."""
    limits: Limits = Limits()
    hidden_games: bool = False
    """Also the games that exist only for tests."""
    bot_processes: int = 0
    """0: one less than there are cores."""
    bot_paces: Mapping[Level, float] = field(default_factory=lambda: USUAL_PACES)
    """Seconds that a bot of a level takes for an answer, whatever it has to think about: more than it needs.
    Without one it answers when it knows."""
    hello_seconds: float = 10
    """How long a new socket may keep silent."""
    link_seconds: int = 600
    """How long a link for a second device works."""
    live_tables: int = 2000
    """How many tables are kept in memory, beside those with open sockets."""
    client: Path = BUILT_CLIENT

    @property
    def is_local(self) -> bool:
        return self.host in LOOPBACK
