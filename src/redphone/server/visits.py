"""A request with its guest: found by the cookie, or made where one is needed."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from redphone.server.errors import Refused
from redphone.server.guard import address_of
from redphone.server.guests import COOKIE, KEPT
from redphone.server.house import House
from redphone.server.limits import Limiter
from redphone.server.replies import Json
from redphone.server.store import GuestRow


@dataclass
class Visit:
    guest: GuestRow | None
    secret: str | None
    """New: the browser is to keep it."""
    is_safe: bool
    """By https."""

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def must_be(self) -> GuestRow:
        if self.guest is None:
            raise Refused(401, "error-no-guest")
        return self.guest

    def answer(self, content: object, status: int = 200) -> Response:
        reply = Json(content, status)
        if self.secret is not None:
            reply.set_cookie(
                COOKIE,
                self.secret,
                max_age=KEPT,
                path="/",
                httponly=True,
                samesite="strict",
                secure=self.is_safe,
            )
        return reply


class Visits:
    def __init__(self, house: House) -> None:
        limits = house.settings.limits
        self._house: Final = house
        self._changes: Final = Limiter(limits.changes, time.monotonic)
        self._decks: Final = Limiter(limits.decks, time.monotonic)
        self._new_guests: Final = Limiter(limits.new_guests, time.monotonic)

    async def reading(self, request: Request) -> Visit:
        guest = await self._house.guests.find(request.cookies.get(COOKIE))
        return Visit(guest, None, request.url.scheme == "https")

    async def changing(self, request: Request, *, makes_guest: bool = False) -> Visit:
        """Who changes something must be a guest; where anybody may come in, one is made."""
        visit = await self.reading(request)
        self._changes.take(visit.id or address_of(request.scope))
        if visit.guest is None:
            if not makes_guest:
                raise Refused(401, "error-no-guest")
            self._new_guests.take(address_of(request.scope))
            visit.guest, visit.secret = await self._house.guests.new(self._house.now())
        return visit

    def sending_deck(self, request: Request) -> None:
        self._decks.take(address_of(request.scope))

    async def asking(self, request: Request) -> Visit:
        """Who changes nothing need not be a guest; something is worked out for them, so not more often."""
        visit = await self.reading(request)
        self._changes.take(visit.id or address_of(request.scope))
        return visit

    async def behind_link(self, request: Request, link: str) -> GuestRow | None:
        self._changes.take(address_of(request.scope))
        return await self._house.guests.behind_link(link, self._house.now())

    async def by_link(self, request: Request, link: str) -> Visit:
        self._changes.take(address_of(request.scope))
        guest, secret = await self._house.guests.from_link(link, self._house.now())
        return Visit(guest, secret, request.url.scheme == "https")
