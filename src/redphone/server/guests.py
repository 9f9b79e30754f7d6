"""Who is asking: guests, known by a secret cookie of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from typing import Final

from redphone.server.errors import Refused, Unwell
from redphone.server.messages import MOST_NAME
from redphone.server.store import GuestRow, Store

COOKIE: Final = "redphone"
KEPT: Final = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie."""
SECRET_BYTES: Final = 32
MOST_REMEMBERED: Final = 20_000
# Characters that are no text: controls, surrogates, what was never assigned, and what turns lines around.
UNWANTED: Final = frozenset({"Cc", "Cs", "Cn", "Co", "Zl", "Zp"})
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    # The secret has 256 random bits: there is nothing that a slow hash would protect.
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def plain(text: str, lines: bool = False) -> str:
    """What a person wrote, without what is no text."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " "))
    if not lines:
        text = text.replace("\n", " ")
    kept = "".join(c for c in text if c == "\n" or not (unicodedata.category(c) in UNWANTED or c in TURNING))
    return kept.strip() if lines else " ".join(kept.split())


class Guests:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[OrderedDict[bytes, GuestRow]] = OrderedDict()
        """By the hash of a device's secret: those who asked last."""

    async def find(self, secret: str | None) -> GuestRow | None:
        if not secret or len(secret) > 100:
            return None
        device = hashed(secret)
        found = self._known.get(device)
        if found is not None:
            self._known.move_to_end(device)
            return found
        guest = await self._store.guest_of(device)
        return None if guest is None else self._remember(device, guest)

    async def new(self, at: int) -> tuple[GuestRow, str]:
        """A guest, and the secret that the browser is to keep."""
        guest, secret = GuestRow(secrets.token_hex(16), ""), new_secret()
        await self._store.add_guest(guest, hashed(secret), at)
        return self._remember(hashed(secret), guest), secret

    async def rename(self, guest: GuestRow, name: str) -> None:
        name = plain(name)[:MOST_NAME]
        try:
            await self._store.rename(guest.id, name)
        except Unwell:
            # Perhaps it is: whoever asks next reads it.
            for device in [device for device, known in self._known.items() if known.id == guest.id]:
                del self._known[device]
            raise
        for known in self._known.values():
            if known.id == guest.id:
                known.name = name
        guest.name = name

    async def link(self, guest: GuestRow, expires: int, at: int) -> str:
        """A secret by which another device becomes this guest, once."""
        secret = new_secret()
        await self._store.add_link(guest.id, hashed(secret), expires, at)
        return secret

    async def behind_link(self, link: str, at: int) -> GuestRow | None:
        """Whom another device would become by it."""
        return await self._store.guest_behind(hashed(link), at)

    async def from_link(self, link: str, at: int) -> tuple[GuestRow, str]:
        secret = new_secret()
        guest = await self._store.use_link(hashed(link), hashed(secret), at)
        if guest is None:
            raise Refused(403, "error-bad-link")
        return self._remember(hashed(secret), guest), secret

    def _remember(self, device: bytes, guest: GuestRow) -> GuestRow:
        self._known[device] = guest
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return guest
