"""The life of a table: made, joined, left, resigned from, taken over by bots, played again."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from redphone.core.game import GameError
from redphone.server import decks
from redphone.server.errors import Lost, Refused
from redphone.server.games import find_game, game_with
from redphone.server.house import House
from redphone.server.messages import Join, Level, NewTable, Replace
from redphone.server.store import ChairKind, ChairRow, Change, DeckRow, GuestRow, TableRow
from redphone.server.tables import LiveTable

USUAL_LEVEL: Final[Level] = "medium"


def new_id() -> str:
    # Whoever knows it may watch: it cannot be guessed.
    return secrets.token_urlsafe(12)


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def is_full(chairs: list[ChairRow]) -> bool:
    return all(chair.kind in ("person", "bot") for chair in chairs)


def with_chair(row: TableRow, chair: ChairRow) -> TableRow:
    chairs = [chair if each.seat == chair.seat else each for each in row.chairs]
    return replace(row, chairs=chairs, version=row.version + 1)


async def create(house: House, guest: GuestRow, wish: NewTable) -> LiveTable:
    settings = house.settings
    game = find_game(wish.game, settings.hidden_games)
    if wish.deck is not None:
        decks.must_take_decks(game, wish.deck)
    if game.refuses(len(wish.seats)) is not None:
        raise Refused(422, "error-bad-seats", least=game.seats[0], most=game.seats[1])
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused(422, "error-one-me")
    try:
        options = dict(game.book(wish.options).options)
    except GameError as error:
        raise Refused(422, "error-bad-options") from error
    await must_have_room(house, guest)
    deck = None
    if wish.deck is not None:
        deck = await decks.read(house, game, wish.deck)
        decks.must_fit(game_with(game.slug, deck.text), options)
    # Where nobody comes in without an invitation, the maker's own chair too is for a friend when it is free.
    own = None if any(seat.kind == "open" for seat in wish.seats) else new_invitation()
    chairs: list[ChairRow] = []
    for at, seat in enumerate(wish.seats):
        if seat.kind == "me":
            chairs.append(ChairRow(at, "person", guest.id, guest.name, invitation=own))
        elif seat.kind == "bot":
            chairs.append(ChairRow(at, "bot", level=seat.level or USUAL_LEVEL))
        elif seat.kind == "friend":
            chairs.append(ChairRow(at, "friend", invitation=new_invitation()))
        else:
            chairs.append(ChairRow(at, "open"))
    row = TableRow(
        id=new_id(),
        game=game.slug,
        rules=game.rules,
        options=options,
        limit=wish.limit,
        maker=guest.id,
        created=house.now(),
        chairs=chairs,
        deck=None if deck is None else deck.id,
        deck_name=None if deck is None else deck.name,
    )
    return await add(house, LiveTable(row, None if deck is None else deck.text), deck)


async def must_have_room(house: House, guest: GuestRow) -> None:
    most = house.settings.limits.tables_of_guest
    if await house.store.unfinished_tables_made_by(guest.id) >= most:
        raise Refused(429, "error-too-many-tables", most=most)


async def add(house: House, live: LiveTable, deck: DeckRow | None = None) -> LiveTable:
    """A new table, begun at once if nobody is missing."""
    row = live.row
    async with live.lock:
        moves = []
        if is_full(row.chairs):
            live.row = row = replace(row, status="playing")
            live.begin(house.now())
            moves = live.draw(house.luck.chance(live.row.id), house.now())
        await house.store.write(Change(moves, row, new=True, deck=deck))
        house.keep(live)
        house.bots.owed(live)
    return live


async def sit_down(house: House, live: LiveTable, guest: GuestRow, chair: ChairRow) -> None:
    """Take a chair, and begin if it was the last. The lock is held."""
    row = with_chair(live.row, replace(chair, kind="person", guest=guest.id, name=guest.name))
    if not is_full(row.chairs):
        await house.commit(live, [], row)
        return
    live.begin(house.now())
    moves = live.draw(house.luck.chance(live.row.id), house.now())
    await house.commit(live, moves, replace(row, status="playing"))


async def join(house: House, guest: GuestRow, id: str, wish: Join, kept: int | None = None) -> LiveTable:
    """`kept`: the seat that is this guest's also without an invitation, unless somebody has it."""
    async with house.holding(id) as live:
        if live.chair_of(guest.id) is not None:
            return live
        if live.row.status != "waiting":
            raise Refused(409, "error-started")
        await sit_down(house, live, guest, free_chair(live.row, guest, wish, kept))
        return live


def free_chair(row: TableRow, guest: GuestRow, wish: Join, kept: int | None) -> ChairRow:
    if wish.invitation is not None:
        for chair in row.chairs:
            invitation = chair.invitation
            if invitation is not None and secrets.compare_digest(invitation, wish.invitation):
                if chair.kind != "friend":
                    raise Refused(409, "error-no-chair")
                return chair
        raise Refused(403, "error-bad-invitation")
    for chair in row.chairs:
        is_kept = chair.guest == guest.id or (chair.guest is None and chair.seat == kept)
        if chair.kind == "friend" and is_kept and wish.seat in (None, chair.seat):
            return chair
    for chair in row.chairs:
        if chair.kind == "open" and wish.seat in (None, chair.seat):
            return chair
    raise Refused(409, "error-no-chair")


async def leave(house: House, guest: GuestRow, id: str) -> LiveTable:
    async with house.holding(id) as live:
        chair = live.chair_of(guest.id)
        if chair is None and live.row.maker != guest.id:
            raise Refused(403, "error-not-seated")
        if live.row.status != "waiting":
            raise Refused(409, "error-started")
        row = replace(live.row, version=live.row.version + 1)
        if chair is not None:
            kind: ChairKind = "friend" if chair.invitation is not None else "open"
            row = with_chair(live.row, replace(chair, kind=kind, guest=None, name=""))
        staying = [each for each in row.chairs if each.kind == "person"]
        rematch_of = None
        if not staying:
            # A rematch that came to nothing does not stand in the way of another.
            rematch_of = row.rematch_of
            row = replace(row, status="closed", ended=house.now(), rematch_of=None)
        elif row.maker == guest.id and staying[0].guest is not None:
            # Somebody must be able to invite.
            row = replace(row, maker=staying[0].guest)
        await house.commit(live, [], row)
    if rematch_of is not None:
        async with house.holding(rematch_of) as old:
            if old.row.rematch == id:
                old.row = replace(old.row, rematch=None)
                house.announce(old)
    return live


def must_play(live: LiveTable, guest: GuestRow) -> ChairRow:
    chair = live.chair_of(guest.id)
    if chair is None:
        raise Refused(403, "error-not-seated")
    if live.row.status != "playing":
        raise Refused(409, "error-not-started" if live.row.status == "waiting" else "error-over")
    return chair


async def resign(house: House, guest: GuestRow, id: str) -> LiveTable:
    async with house.holding(id) as live:
        chair = must_play(live, guest)
        if len(live.row.chairs) > 2:
            await house.commit(live, [], with_chair(live.row, bot_for(chair, USUAL_LEVEL)))
            return live
        result: dict[str, object] = {
            "reason": "resigned",
            "winners": [1 - chair.seat],
            "scores": None,
            "why": None,
            "seat": chair.seat,
        }
        version = live.row.version + 1
        row = replace(live.row, status="over", ended=house.now(), result=result, version=version)
        await house.commit(live, [], row)
        return live


def bot_for(chair: ChairRow, level: Level) -> ChairRow:
    return replace(chair, kind="bot", guest=None, name="", level=level, replaced=True)


async def give_to_bot(house: House, guest: GuestRow, id: str, wish: Replace) -> LiveTable:
    async with house.holding(id) as live:
        mine = must_play(live, guest)
        people = [
            chair
            for chair in live.row.chairs
            if chair.kind == "person" and chair is not mine and wish.seat in (None, chair.seat)
        ]
        silent = [chair for chair in people if chair.seat in live.waiting]
        # Of a discreet question nobody learns who has answered it, before the time has run out.
        if not (people if live.state.discreet else silent):
            raise Refused(409, "error-not-replaceable")
        left = live.since + 1000 * live.row.limit - house.now()
        if left > 0:
            raise Refused(409, "error-not-silent", seconds=-(-left // 1000))
        if not silent:
            raise Refused(409, "error-not-replaceable")
        row = live.row
        for chair in silent:
            row = with_chair(row, bot_for(chair, wish.level))
        await house.commit(live, [], replace(row, version=live.row.version + 1))
        return live


async def rematch(house: House, guest: GuestRow, id: str) -> LiveTable:
    """The next table, everybody one seat further. Who asks first makes it, the others come in."""
    async with house.holding(id) as live:
        chair = live.chair_of(guest.id)
        if chair is None:
            raise Refused(403, "error-not-seated")
        if live.row.status != "over":
            raise Refused(409, "error-not-over")
        next_one = live.row.rematch
        if next_one is None or (await house.table(next_one)).row.status == "closed":
            try:
                return await first_rematch(house, live, guest)
            except Lost as error:
                house.forget(live)
                raise Refused(409, "error-try-again") from error
        # Who has left it again may come back.
        kept = (chair.seat + 1) % len(live.row.chairs)
    return await join(house, guest, next_one, Join(), kept)


async def first_rematch(house: House, live: LiveTable, guest: GuestRow) -> LiveTable:
    await must_have_room(house, guest)
    old = live.row
    chairs: list[ChairRow] = []
    for seat in range(len(old.chairs)):
        chair = old.chairs[seat - 1]
        if chair.kind == "bot":
            chairs.append(ChairRow(seat, "bot", level=chair.level))
        elif chair.guest == guest.id:
            chairs.append(ChairRow(seat, "person", guest.id, guest.name, invitation=new_invitation()))
        else:
            kept_for = replace(chair, seat=seat, kind="friend", invitation=new_invitation())
            chairs.append(kept_for)
    row = TableRow(
        id=new_id(),
        game=old.game,
        rules=find_game(old.game, house.settings.hidden_games).rules,
        options=old.options,
        limit=old.limit,
        maker=guest.id,
        created=house.now(),
        chairs=chairs,
        deck=old.deck,
        deck_name=old.deck_name,
        rematch_of=old.id,
    )
    new = await add(house, LiveTable(row, live.deck))
    live.row = replace(live.row, rematch=new.row.id)
    house.announce(live)
    return new
