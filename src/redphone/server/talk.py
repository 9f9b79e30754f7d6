"""Who comes to a table by the socket, what they say there, and who leaves."""

from __future__ import annotations

from redphone.server.errors import Lost, Refused
from redphone.server.guests import plain
from redphone.server.house import House
from redphone.server.hub import Connection
from redphone.server.shown import accepted, chat_message
from redphone.server.socket_messages import Say
from redphone.server.store import Change, ChatRow
from redphone.server.tables import LiveTable
from redphone.server.wire import framed


async def hello(house: House, connection: Connection, seen: int | None, chat: int) -> None:
    async with house.holding(connection.table) as live:
        was_here = connection.guest in house.hub.here(live.row.id)
        connection.place = live.place_of(connection.guest)
        connection.is_listening = True
        if connection.place is not None and not was_here:
            announce_to_others(house, live, connection)
        connection.send(house.table_message(live, connection.guest))
        if live.play is not None:
            connection.send(live.moved(connection.place, seen))
            connection.seen = live.n
        missed = [line for line in live.chat if line.number > chat]
        if missed:
            connection.send(chat_message(missed))
        # Whoever looks at a table that stands still sets it going again.
        house.bots.taken_up(live)


def announce_to_others(house: House, live: LiveTable, connection: Connection) -> None:
    for other in house.hub.at(live.row.id):
        if other is not connection:
            other.send(house.table_message(live, other.guest))


async def goodbye(house: House, connection: Connection) -> None:
    """The socket is closed."""
    house.hub.leave(connection)
    is_gone = connection.guest is not None and connection.guest not in house.hub.here(connection.table)
    if is_gone and connection.place is not None and not house.hub.is_stopping:
        async with house.holding(connection.table) as live:
            announce_to_others(house, live, connection)


async def say(house: House, connection: Connection, message: Say) -> None:
    text = plain(message.text, lines=True)
    if not text:
        raise Refused(422, "error-empty-text")
    async with house.holding(connection.table) as live:
        chair = live.chair_of(connection.guest)
        if chair is None or connection.guest is None:
            raise Refused(403, "error-not-seated")
        for line in live.chat:
            if line.guest == connection.guest and line.chat_id == message.id:
                connection.send(accepted(message.id, line.number))
                return
        house.chat_limit.take(connection.guest)
        number = live.chat[-1].number + 1 if live.chat else 1
        line = ChatRow(
            table=live.row.id,
            number=number,
            guest=connection.guest,
            seat=chair.seat,
            name=chair.name,
            text=text,
            chat_id=message.id,
            at=house.now(),
        )
        try:
            await house.store.write(Change(chat=line))
        except Lost as error:
            house.forget(live)
            # Another process was faster; or it was said so long ago that it is not remembered here.
            said = await house.store.said(live.row.id, connection.guest, message.id)
            if said is None:
                raise Refused(409, "error-try-again") from error
            connection.send(accepted(message.id, said))
            return
        live.chat.append(line)
        del live.chat[: -house.settings.limits.chat_lines]
        connection.send(accepted(message.id, number))
        frame = framed(chat_message([line]))
        for each in house.hub.at(live.row.id):
            each.send_frame(frame)
