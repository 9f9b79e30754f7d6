"""`redphone serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import contextlib
import logging
import sys
import webbrowser
from argparse import Namespace
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from redphone.cli.mistakes import Mistake, whole
from redphone.cli.screen import written
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.server.logs import log_to
from redphone.server.run import listening, serve
from redphone.server.settings import Settings, usual_database
from redphone.server.sql import SqlStore
from redphone.texts import Texts

MOST_PORT: Final = 65535


def run(arguments: Namespace, texts: Texts) -> int:
    port = whole("--port", arguments.port)
    if not 0 <= port <= MOST_PORT:
        raise Mistake("bad-port", typed=arguments.port, most=str(MOST_PORT))
    settings = Settings(
        host=arguments.host,
        database=arguments.database or usual_database(),
        origins=frozenset(map(origin, arguments.origin or [])),
        proxy=proxy(arguments.behind_proxy),
    )
    must_open(settings.database)
    try:
        door = listening(arguments.host, port)
    except OSError as error:
        where = f"{arguments.host}:{port}"
        raise Mistake("cannot-listen", address=where, reason=error.strerror or str(error)) from error
    shown = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{'localhost' if settings.is_local else shown}:{door.getsockname()[1]}"
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
