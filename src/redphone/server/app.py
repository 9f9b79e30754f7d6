"""The application: HTTP routes, the socket, and what stands around them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, FastAPI, Path, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import redphone
from redphone.server import decks, games, lifecycle
from redphone.server.chance import Luck
from redphone.server.describe import describe
from redphone.server.errors import Lost, Refused, Unwell
from redphone.server.guard import Guard
from redphone.server.guests import plain
from redphone.server.house import House, milliseconds
from redphone.server.limits import Limiter
from redphone.server.messages import (
    MOST_NUMBER,
    MOST_SEATS,
    DeckFile,
    DeckFound,
    DeckMistakes,
    Device,
    DeviceLink,
    ErrorReply,
    Games,
    Health,
    Join,
    LinkOpened,
    Me,
    Named,
    NewTable,
    Nothing,
    Position,
    Replace,
    Replay,
    Table,
    Tables,
    Whose,
)
from redphone.server.replies import Json, refusal, refused
from redphone.server.settings import Settings
from redphone.server.shown import asks_first, live_shown, table_shown
from redphone.server.socket import Socket
from redphone.server.sql import SqlStore
from redphone.server.store import GuestRow, Store
from redphone.server.tables import LiveTable, Place
from redphone.server.visits import Visit, Visits
from redphone.server.web import Client

MOST_LISTED: Final = 100
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorReply} for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}
TableChange = Callable[[House, GuestRow], Awaitable[LiveTable]]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
StepNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]
WhichSeat = Annotated[int | None, Query(ge=-1, lt=MOST_SEATS, description="-1: a watcher's")]
BAD_DECK: Final[dict[int | str, dict[str, Any]]] = {422: {"model": ErrorReply | DeckMistakes}}
STORE_SECONDS: Final = 2.0
"""A store that takes longer for one row is not well."""
UNWELL_SECONDS: Final = 60
"""After which a client may ask again."""
log: Final = logging.getLogger("redphone.app")
RECORD: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


class App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """With the messages of the sockets."""
        return describe(self)


def create_app(
    settings: Settings | None = None,
    *,
    luck: Luck | None = None,
    now: Callable[[], int] = milliseconds,
    store: Store | None = None,
) -> FastAPI:
    """The application. `luck` and `now` are for tests; without them the system's."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or SqlStore(settings.database, clerk_apart=settings.clerk_apart)
        house = House(settings, kept, luck, now)
        app.state.house = house
        app.state.visits = Visits(house)
        await house.open()
        yield
        house.hub.stop()
        await house.close()

    app = App(
        title="Red Phone",
        version=redphone.__version__,
        description="Tables for board games: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.include_router(routes(settings))
    app.router.default = Client(settings.client)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(Lost, lambda request, error: refusal(409, "error-try-again"))
    app.add_exception_handler(Unwell, on_unwell)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_middleware(Guard, settings=settings)
    return app


async def is_well(store: Store) -> bool:
    """Does it answer, and soon?"""
    try:
        await asyncio.wait_for(store.probe(), STORE_SECONDS)
    except Exception as error:
        log.warning("the store does not answer", extra={"exception": type(error).__name__})
        return False
    return True


def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused(error)


def on_unwell(request: Request, error: Exception) -> Response:
    log.error("the store is not well", extra={"exception": type(error.__cause__).__name__})
    answer = refusal(503, "error-unwell")
    answer.headers["retry-after"] = str(UNWELL_SECONDS)
    return answer


def on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [str(part) for first in error.errors()[:1] for part in first["loc"]]
    return refusal(422, "error-bad-request", where=plain(".".join(where))[:100])


def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    ids = {404: "error-no-path", 405: "error-no-method"}
    known = ids.get(error.status_code)
    answer = refusal(error.status_code, known) if known else refusal(400, "error-bad-request", where="body")
    answer.headers.update(error.headers or {})
    return answer


def routes(settings: Settings) -> APIRouter:
    router = APIRouter(responses=REFUSALS)
    messages = Limiter(settings.limits.messages, time.monotonic)

    def house_of(request: Request) -> House:
        house: House = request.app.state.house
        return house

    def visits_of(request: Request) -> Visits:
        visits: Visits = request.app.state.visits
        return visits

    def shown(house: House, live: LiveTable, guest: str | None) -> dict[str, object]:
        return live_shown(live, guest, house.hub.here(live.row.id), house.now(), house.bots.struggle)

    async def shows(house: House, visit: Visit, id: str, status: int = 200) -> Response:
        """The table as it is now, when nothing that waits to be committed is in it."""
        async with house.holding(id) as live:
            return visit.answer(shown(house, live, visit.id), status)

    async def player_shown(house: House, guest: GuestRow | None) -> dict[str, object] | None:
        if guest is None:
            return None
        return {"name": guest.name, "tables": await house.store.unfinished_tables_of(guest.id)}

    # The server

    @router.get("/health", response_model=Health, responses={503: {"model": Health}})
    async def health(request: Request) -> Response:
        answers = await is_well(house_of(request).store)
        status = "ok" if answers else "failing"
        facts = {"status": status, "version": redphone.__version__, "compiled": redphone.compiled}
        return Json(facts, 200 if answers else 503)

    @router.get("/api/games", response_model=Games)
    async def list_games() -> Response:
        return Json({"games": games.described(settings.hidden_games)})

    # Guests

    @router.get("/api/me", response_model=Me)
    async def who_am_i(request: Request) -> Response:
        visit = await visits_of(request).reading(request)
        return visit.answer({"guest": None if visit.guest is None else {"name": visit.guest.name}})

    @router.post("/api/me", response_model=Me)
    async def name_me(request: Request, body: Named) -> Response:
        visit = await visits_of(request).changing(request, makes_guest=True)
        await house_of(request).rename(visit.must_be(), body.name)
        return visit.answer({"guest": {"name": visit.must_be().name}})

    @router.post("/api/me/link", response_model=DeviceLink)
    async def link_device(request: Request, body: Nothing) -> Response:
        visit = await visits_of(request).changing(request)
        house = house_of(request)
        now = house.now()
        expires = now + 1000 * settings.link_seconds
        secret = await house.guests.link(visit.must_be(), expires, now)
        return visit.answer({"secret": secret, "expires": expires})

    @router.post("/api/device/whose", response_model=Whose)
    async def look_at_link(request: Request, body: LinkOpened) -> Response:
        """Who this device would become: the link still works after that."""
        guest = await visits_of(request).behind_link(request, body.secret)
        visit = await visits_of(request).reading(request)
        found, present = [await player_shown(house_of(request), each) for each in (guest, visit.guest)]
        is_same = guest is not None and guest.id == visit.id
        return Json({"guest": found, "present": present, "is_same": is_same})

    @router.post("/api/device", response_model=Me)
    async def use_device(request: Request, body: Device) -> Response:
        visit = await visits_of(request).by_link(request, body.secret)
        return visit.answer({"guest": {"name": visit.must_be().name}})

    # Tables

    @router.get("/api/tables", response_model=Tables)
    async def list_tables(request: Request) -> Response:
        visit = await visits_of(request).reading(request)
        house, reader = house_of(request), visit.id
        mine = [] if reader is None else await house.store.tables_of(reader, MOST_LISTED)
        open_to_all = await house.store.open_tables(MOST_LISTED)
        now, struggle = house.now(), house.bots.struggle
        tables = [table_shown(row, reader, house.hub.here(row.id), now, struggle) for row in mine]
        others = [
            table_shown(row, reader, house.hub.here(row.id), now, struggle)
            for row in open_to_all
            if row.id not in {each.id for each in mine}
        ]
        return visit.answer({"mine": sorted(tables, key=asks_first), "open": others})

    @router.get("/api/tables/{id}", response_model=Table)
    async def see_table(request: Request, id: TableId) -> Response:
        return await shows(house_of(request), await visits_of(request).reading(request), id)

    async def changed(
        request: Request, change: TableChange, status: int = 200, *, comes_in: bool = False
    ) -> Response:
        """A guest does something with a table, and is shown the table that has come of it."""
        visit = await visits_of(request).changing(request, makes_guest=comes_in)
        house = house_of(request)
        live = await change(house, visit.must_be())
        return await shows(house, visit, live.row.id, status)

    @router.post("/api/tables", response_model=Table, status_code=201, responses=BAD_DECK)
    async def make_table(request: Request, body: NewTable) -> Response:
        if body.deck is not None:
            visits_of(request).sending_deck(request)
        return await changed(request, partial(lifecycle.create, wish=body), 201, comes_in=True)

    @router.post("/api/decks", response_model=DeckFound, responses=BAD_DECK)
    async def check_deck(request: Request, body: DeckFile) -> Response:
        visits = visits_of(request)
        visits.sending_deck(request)
        visit = await visits.asking(request)
        return visit.answer(await decks.look_through(house_of(request), body))

    @router.post("/api/tables/{id}/join", response_model=Table)
    async def join(request: Request, id: TableId, body: Join) -> Response:
        return await changed(request, partial(lifecycle.join, id=id, wish=body), comes_in=True)

    @router.post("/api/tables/{id}/leave", response_model=Table)
    async def leave(request: Request, id: TableId, body: Nothing) -> Response:
        return await changed(request, partial(lifecycle.leave, id=id))

    @router.post("/api/tables/{id}/resign", response_model=Table)
    async def resign(request: Request, id: TableId, body: Nothing) -> Response:
        return await changed(request, partial(lifecycle.resign, id=id))

    @router.post("/api/tables/{id}/replace", response_model=Table)
    async def give_to_bot(request: Request, id: TableId, body: Replace) -> Response:
        return await changed(request, partial(lifecycle.give_to_bot, id=id, wish=body))

    @router.post("/api/tables/{id}/rematch", response_model=Table)
    async def rematch(request: Request, id: TableId, body: Nothing) -> Response:
        return await changed(request, partial(lifecycle.rematch, id=id))

    # What was played

    @router.get("/api/tables/{id}/positions/{n}", response_model=Position)
    async def position(request: Request, id: TableId, n: StepNumber, seat: WhichSeat = None) -> Response:
        visit = await visits_of(request).reading(request)
        async with house_of(request).holding(id) as live:
            place = allowed_place(live, visit.id, seat)
            return visit.answer({"n": n, "view": live.position(n).view(place)})

    @router.get("/api/tables/{id}/replay", response_model=Replay)
    async def replay(request: Request, id: TableId, seat: WhichSeat = None) -> Response:
        visit = await visits_of(request).reading(request)
        house = house_of(request)
        async with house.holding(id) as live:
            must_be_over(live)
            place = allowed_place(live, visit.id, seat)
            steps = live.told(place, live.line())
            table = shown(house, live, visit.id)
            return visit.answer({"n": live.n, "seat": place, "steps": steps, "table": table})

    @router.get("/api/tables/{id}/record", responses=RECORD, response_class=Response)
    async def record(request: Request, id: TableId) -> Response:
        await visits_of(request).reading(request)
        async with house_of(request).holding(id) as live:
            must_be_over(live)
            assert live.play is not None
            name = f"{live.row.game}-{live.row.id}.record"
            headers = {"content-disposition": f'attachment; filename="{name}"'}
            return Response(live.play.record.write(), media_type="text/plain", headers=headers)

    @router.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await Socket(websocket, websocket.app.state.house, messages).serve(id)

    return router


def must_be_over(live: LiveTable) -> None:
    if live.row.status != "over":
        raise Refused(409, "error-not-over")


def allowed_place(live: LiveTable, guest: str | None, seat: int | None) -> Place:
    """Whose view a reader gets: while the game runs its own, afterwards any."""
    own = live.place_of(guest)
    if seat is None:
        return own
    wanted = None if seat == -1 else seat
    if wanted is not None and wanted >= len(live.row.chairs):
        raise Refused(404, "error-no-position")
    if live.row.status != "over" and wanted != own:
        raise Refused(403, "error-hidden")
    return wanted
