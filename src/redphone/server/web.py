"""The built web client: its files from memory, and its page for every path that is not a file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from redphone.server.replies import refusal

PAGE: Final = "/index.html"
HASHED: Final = "/assets/"
"""Below it the names of files contain a hash of their contents."""
A_YEAR: Final = "public, max-age=31536000, immutable"
TEXTS: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ftl": "text/plain",
}
MISSING: Final = "The web client is not built. In a checkout, `make play` builds it.\n"


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    type: str
    tag: str


def read(path: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = kind.startswith(TEXTS)
    if is_text:
        kind += "; charset=utf-8"
    zipped = gzip.compress(body, 9, mtime=0) if is_text else None
    return File(
        body,
        zipped if zipped is not None and len(zipped) < len(body) else None,
        kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


class Client:
    def __init__(self, folder: Path) -> None:
        self.files: Final = {
            f"/{path.relative_to(folder).as_posix()}": read(path)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else [])
            if path.is_file() and not path.name.startswith(".")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404, "reason": "error-no-path"})
            return
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        path: str = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            return refusal(404, "error-no-path")
        if scope["method"] not in ("GET", "HEAD"):
            return refusal(405, "error-no-method")
        file = self.files.get(path)
        if file is None:
            if path.startswith(HASHED):
                return refusal(404, "error-no-path")
            path, file = PAGE, self.files.get(PAGE)
        if file is None:
            return PlainTextResponse(MISSING, 404)
        return self.reply(Headers(scope=scope), path, file)

    def reply(self, asked: Headers, path: str, file: File) -> Response:
        headers = {
            "cache-control": A_YEAR if path.startswith(HASHED) else "no-cache",
            "etag": file.tag,
            "vary": "accept-encoding",
        }
        if asked.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.zipped is not None and "gzip" in asked.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.zipped
        return Response(body, headers=headers, media_type=file.type)
