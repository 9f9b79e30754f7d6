"""`redphone serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import logging
import shlex
import socket
import sys
import webbrowser
from argparse import Namespace
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from redphone.cli.files import program
from redphone.cli.mistakes import Mistake, whole
from redphone.cli.screen import written
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.server.logs import log_to
from redphone.server.run import listening, serve
from redphone.server.settings import USUAL_HOST, Settings, usual_database
from redphone.server.sql import SqlStore
from redphone.texts import Texts

MOST_PORT: Final = 65535
# Addresses that are kept for examples, and so beyond the network of this computer.
SOMEWHERE: Final = "192.0.2.1"
SOMEWHERE_6: Final = "2001:db8::1"
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a server that listens everywhere is asked."""
ASKED_SECONDS: Final = 2
MOST_HEALTH: Final = 4096
"""Bytes of what answers; more than a Red Phone says of its health."""


def run(arguments: Namespace, texts: Texts) -> int:
    port = whole("--port", arguments.port)
    if not 0 <= port <= MOST_PORT:
        raise Mistake("bad-port", typed=arguments.port, most=str(MOST_PORT))
    settings = Settings(
        host=arguments.host,
        database=arguments.database or usual_database(),
        clerk_apart=True,
        origins=frozenset(map(origin, arguments.origin or [])),
        proxy=proxy(arguments.behind_proxy),
    )
    must_open(settings.database)
    try:
        door = listening(arguments.host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            where = f"{arguments.host}:{port}"
            raise Mistake("cannot-listen", address=where, reason=error.strerror or str(error)) from error
        return taken(arguments, settings, port, texts)
    address = address_of(settings, door.getsockname()[1])
    say_if_uncompiled(texts, sys.stderr)
    # Who opens it for themselves wants to play: a line for every request is for who runs a server.
    log_to(sys.stderr, logging.WARNING if arguments.open else logging.INFO)

    def started() -> None:
        print(written(texts.say("serving", address=address), sys.stdout), flush=True)
        if arguments.open:
            webbrowser.open(address)

    def stopped() -> None:
        print(written(texts.say("closed-tables"), sys.stdout), flush=True)

    # Ctrl-C is how it is closed, and no interruption.
    with contextlib.suppress(KeyboardInterrupt):
        serve(settings, door, started, stopped)
    return 0


def address_of(settings: Settings, port: int) -> str:
    name = "localhost" if settings.is_local else reached_by(settings.host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def taken(arguments: Namespace, settings: Settings, port: int, texts: Texts) -> int:
    """Somebody listens there already. Who only wants to play, and finds a Red Phone there, plays at it."""
    address = address_of(settings, port)
    is_ours = is_red_phone(settings.host, port)
    wants_another = arguments.database or arguments.origin or arguments.behind_proxy or not settings.is_local
    if is_ours and arguments.open and not wants_another:
        print(written(texts.say("opened-already", address=address), sys.stdout), flush=True)
        webbrowser.open(address)
        return 0
    words = ["serve", *given(arguments), "--port", str(port + 1 if port < MOST_PORT else port - 1)]
    line = " ".join((program(), shlex.join(words)))
    raise Mistake("serves-already" if is_ours else "port-in-use", address=address, port=str(port), line=line)


def given(arguments: Namespace) -> list[str]:
    """What a server was told, but for its port: as it is typed again."""
    words = ["--open"] if arguments.open else []
    if arguments.host != USUAL_HOST:
        words += ["--host", arguments.host]
    if arguments.database:
        words += ["--database", arguments.database]
    for name in arguments.origin or []:
        words += ["--origin", name]
    return [*words, "--behind-proxy", arguments.behind_proxy] if arguments.behind_proxy else words


def is_red_phone(host: str, port: int) -> bool:
    """Does what listens there say of its health what a Red Phone says?"""
    asked = http.client.HTTPConnection(ANYWHERE.get(host, host), port, timeout=ASKED_SECONDS)
    try:
        asked.request("GET", "/health")
        said = json.loads(asked.getresponse().read(MOST_HEALTH))
        return isinstance(said, dict) and said.keys() >= {"status", "version", "compiled"}
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        asked.close()


def reached_by(host: str) -> str:
    """The address by which others find this computer, where it listens at all of its addresses."""
    ways = {"0.0.0.0": (socket.AF_INET, SOMEWHERE), "::": (socket.AF_INET6, SOMEWHERE_6)}
    if host not in ways:
        return host
    family, elsewhere = ways[host]
    # Nothing is sent: the system only says by which of its addresses it would.
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((elsewhere, 9))
        return str(way.getsockname()[0])
    return host


def origin(typed: str) -> str:
    """As browsers write it."""
    found = urlsplit(typed)
    name = typed.removesuffix("/").lower()
    if found.scheme not in ("http", "https") or name != f"{found.scheme}://{found.netloc}".lower():
        raise Mistake("bad-origin", typed=typed)
    return name


def proxy(typed: str | None) -> str:
    try:
        return "" if typed is None else str(ip_address(typed))
    except ValueError as error:
        raise Mistake("bad-proxy", typed=typed or "") from error


def must_open(database: str) -> None:
    """A database that cannot be used is the user's to see to, and told before anything starts."""
    try:
        SqlStore(database).close()
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Mistake("cannot-open-database", database=database, reason=reason) from error
