"""One open socket: whose it is, for which seat it speaks, what it has been told."""

from __future__ import annotations

import asyncio

import msgspec

from rentier.core.seat import TABLE
from rentier.server.trouble import text_key
from rentier.wire.messages import Error, ServerMessage

MOST_WAITING = 512  # frames; a client that takes none for so long has to come back

CLOSE_RUBBISH = 1008
CLOSE_RESTART = 1012
CLOSE_SLOW = 1013
CLOSE_REMOVED = 4403
CLOSE_MISSING = 4404


class Link:
    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seat = TABLE
        self.greeted = False
        self.told = 0  # rows
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING + 1)
        self.closed = False

    def send(self, message: ServerMessage) -> None:
        self.write(msgspec.json.encode(message))

    def write(self, frame: bytes) -> None:
        if self.closed:
            return
        if self.out.qsize() >= MOST_WAITING:
            self.close(CLOSE_SLOW)
        else:
            self.out.put_nowait(frame)

    def error(self, code: str, key: str = "") -> None:
        self.send(Error(code, text_key(code), key))

    def close(self, code: int) -> None:
        """After what is waiting was sent."""
        if not self.closed:
            self.closed = True
            self.out.put_nowait(code)
