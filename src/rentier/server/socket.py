"""One socket: frames in and out of a table, one after another."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rentier.server.gate import GUEST
from rentier.server.hall import Hall
from rentier.server.inbox import Asleep, log
from rentier.server.limits import Bucket
from rentier.server.link import CLOSE_MISSING, CLOSE_REMOVED, CLOSE_RUBBISH, CLOSE_SLOW, Link
from rentier.server.table import Table
from rentier.server.talk import answer
from rentier.server.trouble import Trouble
from rentier.wire.messages import MAX_FRAME, ClientMessage

MOST_RUBBISH = 20  # frames that are no message; then the socket is closed
CLOSE_TOO_BIG = 1009
DECODER = msgspec.json.Decoder(ClientMessage)

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{id:str}/socket")
async def play(socket: Socket, id: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    link = Link(str(socket.scope.get(GUEST, "")))
    try:
        table = await hall.table(id)
    except Trouble as trouble:
        await socket.close(CLOSE_MISSING if trouble.status == 404 else CLOSE_SLOW)
        return
    except Exception:
        log.exception("table %s does not wake", id[:40])
        await socket.close(CLOSE_SLOW)
        return
    if link.guest and link.guest in table.plan.banned:
        await socket.close(CLOSE_REMOVED)
        return
    table.links.append(link)
    writer = asyncio.create_task(write(socket, link))
    reader = asyncio.create_task(read(socket, table, link, hall))
    await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
    await part(table, link, writer, reader)


async def part(table: Table, link: Link, writer: asyncio.Task[None], reader: asyncio.Task[None]) -> None:
    """Either side has ended: a goodbye still goes out, then the table is told."""
    if link.closed and not writer.done():
        await asyncio.wait([writer], timeout=1)
    for task in (writer, reader):
        task.cancel()
    for result in await asyncio.gather(writer, reader, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("a socket failed", exc_info=result)
    link.closed = True
    with contextlib.suppress(Asleep):
        await table.ask(lambda: table.go(link))


async def write(socket: Socket, link: Link) -> None:
    while True:
        frame = await link.out.get()
        if isinstance(frame, int):
            await socket.close(frame)
            return
        await socket.send_text(frame.decode())


async def read(socket: Socket, table: Table, link: Link, hall: Hall) -> None:
    """One message after another; the next is read when this one was answered."""
    bucket = Bucket(hall.settings.rate, hall.settings.burst)
    rubbish = 0
    while not link.closed:
        frame = await socket.receive_data(mode="text")
        if not bucket.take():
            link.error("TooFast")
            await asyncio.sleep(1 / hall.settings.rate)
            continue
        if len(frame) > MAX_FRAME:
            link.close(CLOSE_TOO_BIG)
            return
        message = decoded(frame)
        if message is None:
            rubbish += 1
            link.error("BadMessage")
            if rubbish > MOST_RUBBISH:
                link.close(CLOSE_RUBBISH)
            continue
        await table.ask(lambda: answer(table, link, message))  # noqa: B023


def decoded(frame: str) -> ClientMessage | None:
    """The message, or None for anything else."""
    try:
        message: ClientMessage = DECODER.decode(frame)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
