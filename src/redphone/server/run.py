"""Starting and stopping a server: uvicorn, and a goodbye to every socket before it goes."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import cast

import uvicorn
from fastapi import FastAPI

from redphone.server.app import create_app
from redphone.server.door import Crowd
from redphone.server.settings import Settings
from redphone.server.wire import WireProtocol

STOP_SECONDS = 5
"""How long sockets and requests have to end before they are cut off."""

SELDOM = (20_000, 20, 20)
"""When garbage is collected; usually after 700 new things."""


class Server(uvicorn.Server):
    """Tells every socket why it is closed; uvicorn would only hang up."""

    def __init__(
        self,
        app: FastAPI,
        settings: Settings,
        started: Callable[[], None] = lambda: None,
        stopped: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                # It is called like the class that it stands for.
                http=cast("type[asyncio.Protocol]", Crowd(settings).protocol),
                ws=WireProtocol,
                ws_max_size=4 * settings.limits.message,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                # Whoever is no proxy could write whatever address it likes there.
                proxy_headers=bool(settings.proxy),
                forwarded_allow_ips=settings.proxy,
                server_header=False,
                timeout_graceful_shutdown=STOP_SECONDS,
                lifespan="on",
            )
        )
        self.app = app
        self.tell_started = started
        self.tell_stopped = stopped

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.house.hub.stop()
        # Long enough for what waits in their outboxes.
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        # Not after `run`: the signal that ends it may end the process there.
        self.tell_stopped()


def listening(host: str, port: int) -> socket.socket:
    """A socket on which a server is going to listen; OSError if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError:
        found.close()
        raise
    found.set_inheritable(False)
    return found


def serve(
    settings: Settings,
    door: socket.socket,
    started: Callable[[], None] = lambda: None,
    stopped: Callable[[], None] = lambda: None,
) -> None:
    """Until it is told to stop by a signal."""
    server = Server(create_app(settings), settings, started, stopped)
    # Views are trees of small things that go as they came: looking for rings among them finds none.
    gc.freeze()
    gc.set_threshold(*SELDOM)
    server.run([door])
