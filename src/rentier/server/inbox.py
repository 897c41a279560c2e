"""One task that does one thing after another: what it is asked, and what its time has come for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
END_SECONDS = 2.0  # for what is being done
log = logging.getLogger("rentier.server")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Asleep(Exception):
    """This inbox has ended: what was asked was not done."""


class Inbox:
    """Base of a table. Without jobs and without a due time it waits."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ended = False

    def due(self) -> int:
        """When `tick` wants to be called; 0 never."""
        return 0

    async def tick(self) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do this in turn; its result or its error."""
        if self._ended:
            raise Asleep
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        self._bell.set()
        return await future

    async def end(self) -> None:
        """What is being done is finished, nothing more is begun."""
        self._ended = True
        self._bell.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=END_SECONDS)
            self._task.cancel()
        for _, future in self._jobs:
            if not future.done():
                future.set_exception(Asleep())
        self._jobs.clear()

    async def _run(self) -> None:
        while not self._ended:
            if self._jobs:
                await self._do(*self._jobs.popleft())
            due = self.due()
            if due and due <= now_ms():
                await self._tick()
                await asyncio.sleep(0)  # whatever a tick does, other tables have their turn
            elif not self._jobs and not self._ended:
                await self._wait(due)

    async def _do(self, job: Job, future: asyncio.Future[Any]) -> None:
        if future.done():
            return  # whoever asked has gone
        try:
            result = await job()
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)

    async def _tick(self) -> None:
        try:
            await self.tick()
        except Exception:
            log.exception("a table failed by itself; it tries again")
            await asyncio.sleep(1)

    async def _wait(self, due: int) -> None:
        span = max(due - now_ms(), 1) / 1000 if due else None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._bell.wait(), span)
        self._bell.clear()
