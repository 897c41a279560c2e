"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, cast

import uvicorn

from rentier.server.app import make_app
from rentier.server.hall import Hall
from rentier.server.settings import Settings
from rentier.wire.messages import MAX_FRAME

GRACE = 5  # seconds for answers that are on their way
STOPS = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Ends by itself, with status 0, when a signal asks for it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.stop) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, number: int = 0, frame: FrameType | None = None) -> None:
        self.force_exit = self.should_exit  # the second time nobody is waited for
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """The address is taken before anything is started; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """uvloop where there is one."""
    try:
        uvloop = importlib.import_module("uvloop")
    except ModuleNotFoundError:
        return asyncio.new_event_loop
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


async def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    given: Callable[[Server], None] = lambda server: None,
) -> None:
    hall = await Hall.open(settings)
    try:
        config = uvicorn.Config(
            cast(Any, make_app(hall)),
            lifespan="off",
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        server = Server(config, ready)
        given(server)
        await server.serve(sockets=[listening])
    finally:
        await hall.close()
