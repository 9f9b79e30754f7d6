"""What holds for every request, before any of it is understood.

Who may speak with us (Host and Origin), how much, how often and in what form; and the headers that every
answer has. An ASGI middleware, so that nothing gets past it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from redphone.server.errors import Refused
from redphone.server.limits import Limiter
from redphone.server.replies import refused
from redphone.server.settings import LOOPBACK, Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
BODY_SECONDS: Final = 10
TAKES_DECKS: Final = frozenset({"/api/decks", "/api/tables"})
"""Where a deck may be sent."""
log: Final = logging.getLogger("redphone.http")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def host_of(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.requests: Final = Limiter(settings.limits.requests, time.monotonic)
        self.names: Final = LOOPBACK | {host_of(origin.partition("://")[2]) for origin in settings.origins}
        """By which it is called where it is at home."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self.http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            headers = Headers(scope=scope)
            self.must_be_ours(headers)
            self.must_come_from_us(headers)
            self.requests.take(address_of(scope))
        except Refused:
            # Before it is accepted: the handshake is answered with 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0
        is_api = scope["path"] == "/api" or scope["path"].startswith("/api/")

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        try:
            try:
                receive = await self.judged(scope, receive, is_api)
            except Refused as reason:
                await refused(reason)(scope, receive, send_guarded)
            else:
                await self.app(scope, receive, send_guarded)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"]})
            if status:
                raise
            await refused(Refused(500, "error-ours"))(scope, receive, send_guarded)
        if is_api:
            route = getattr(scope.get("route"), "path", None)
            taken = round(1000 * (time.perf_counter() - started), 1)
            log.info(
                "request", extra={"method": scope["method"], "route": route, "status": status, "ms": taken}
            )

    async def judged(self, scope: Scope, receive: Receive, is_api: bool) -> Receive:
        """What the application is to receive, or the reason why it receives nothing."""
        headers = Headers(scope=scope)
        self.must_be_ours(headers)
        if is_api:
            self.requests.take(address_of(scope))
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return receive
        self.must_come_from_us(headers)
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused(415, "error-not-json")
        body: bytes | None = await self.body(headers, receive, self.most(scope["path"]))

        async def once() -> Message:
            nonlocal body
            if body is None:
                return await receive()
            found, body = body, None
            return {"type": "http.request", "body": found, "more_body": False}

        return once

    def most(self, path: str) -> int:
        limits = self.settings.limits
        return limits.body + limits.deck if path in TAKES_DECKS else limits.body

    async def body(self, headers: Headers, receive: Receive, most: int) -> bytes:
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > most:
            raise Refused(413, "error-too-large")
        found: bytes = b""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    found += message.get("body", b"")
                    if len(found) > most:
                        raise Refused(413, "error-too-large")
                    if message["type"] != "http.request" or not message.get("more_body"):
                        return found
        except TimeoutError as error:
            raise Refused(400, "error-bad-request", where="body") from error

    def must_be_ours(self, headers: Headers) -> None:
        """At home only by its own names: another name that leads here may be somebody's trick."""
        if self.settings.is_local and host_of(headers.get("host", "")) not in self.names:
            raise Refused(403, "error-origin")

    def must_come_from_us(self, headers: Headers) -> None:
        origin = headers.get("origin", "")
        if origin in self.settings.origins:
            return
        scheme, separator, netloc = origin.partition("://")
        if not separator or scheme not in ("http", "https") or netloc != headers.get("host"):
            raise Refused(403, "error-origin")
