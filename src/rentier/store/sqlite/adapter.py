"""The port over one SQLite file: reads go to the readers, writes to the one writer."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from rentier.store import check
from rentier.store.errors import StoreError
from rentier.store.port import ChatLine, Health, Holder, Intent, Table, Wanted
from rentier.store.sqlite import reads, writes
from rentier.store.sqlite.backup import copy
from rentier.store.sqlite.file import FULL, journal, lock, make, number, synchronous, writer
from rentier.store.sqlite.reads import Readers
from rentier.store.sqlite.writer import Writer

T = TypeVar("T")


class SqliteStore:
    """Made by `open`."""

    def __init__(self, path: Path, held: sqlite3.Connection, pen: Writer, readers: Readers) -> None:
        self._path = path
        self._held = held
        self._pen = pen
        self._readers = readers
        self._owned: set[str] = set()

    @staticmethod
    async def open(
        path: Path, wait: float = 5.0, before_commit: Callable[[], None] | None = None
    ) -> SqliteStore:
        """The store of this file, made if it is new. A lock of somebody else is waited for `wait` seconds."""
        return await asyncio.to_thread(SqliteStore._open, path.absolute(), wait, before_commit)

    @staticmethod
    def _open(path: Path, wait: float, before_commit: Callable[[], None] | None) -> SqliteStore:
        make(path)
        held = lock(path, wait)
        try:
            db = writer(path, wait)
        except BaseException:
            held.close()
            raise
        return SqliteStore(path, held, Writer(db, path, before_commit), Readers(path, wait))

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self._pen.submit(work))

    async def _owner_writes(self, table: str, work: Callable[[sqlite3.Connection], T]) -> T:
        if table not in self._owned:
            raise check.not_owned(table)
        return await self._write(work)

    async def create(
        self, table: str, code: str, at: int, header: str = "", meta: Mapping[str, str] | None = None
    ) -> None:
        check.one_line([table, code, header])
        check.pairs(meta or {})
        await self._write(
            partial(writes.create, table=table, code=code, at=at, header=header, meta=meta or {})
        )
        self._owned.add(table)

    async def begin(self, table: str, header: str, at: int) -> None:
        check.one_line([header])
        await self._owner_writes(table, partial(writes.begin, table=table, header=header, at=at))

    async def append(
        self,
        table: str,
        first: int,
        rows: Sequence[str],
        at: int,
        intent: Intent | None = None,
        finished: bool = False,
    ) -> None:
        check.rows_of(first, rows, intent)
        work = partial(
            writes.append, table=table, first=first, rows=rows, at=at, intent=intent, finished=finished
        )
        await self._owner_writes(table, work)

    async def change(
        self,
        table: str,
        at: int | None = None,
        listed: bool | None = None,
        finished: bool | None = None,
        meta: Mapping[str, str | None] | None = None,
        holders: Sequence[Holder] | None = None,
    ) -> None:
        check.pairs(meta or {})
        check.seats(holders or ())
        work = partial(
            writes.change,
            table=table,
            at=at,
            listed=listed,
            finished=finished,
            meta=meta or {},
            holders=holders,
        )
        await self._owner_writes(table, work)

    async def say(self, table: str, line: str) -> int:
        check.one_line([line])
        return await self._owner_writes(table, partial(writes.say, table=table, line=line))

    async def table(self, table: str) -> Table:
        return await self._readers.run(partial(reads.table, name=table))

    async def find(self, code: str) -> Table | None:
        check.one_line([code])
        return await self._readers.run(partial(reads.found, column="code", value=code))

    async def tables(self, wanted: Wanted) -> list[Table]:
        check.one_line([wanted.token or ""])
        return await self._readers.run(partial(reads.tables, wanted=wanted))

    async def log(self, table: str, since: int = 0) -> list[str]:
        check.number(since)
        return await self._readers.run(partial(reads.log, name=table, since=since))

    async def meta(self, table: str) -> dict[str, str]:
        return await self._readers.run(partial(reads.meta, name=table))

    async def holders(self, table: str) -> list[Holder]:
        return await self._readers.run(partial(reads.holders, name=table))

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]:
        check.number(since)
        return await self._readers.run(partial(reads.chat, name=table, since=since))

    async def answer(self, table: str, seat: int, key: str) -> str | None:
        check.one_line([key])
        check.number(seat)
        return await self._readers.run(partial(reads.answer, name=table, seat=seat, key=key))

    async def own(self, table: str) -> bool:
        """The whole file is this process's own, so no other can have the table."""
        check.one_line([table])
        self._owned.add(table)
        try:
            await self._write(partial(writes.state, table=table))
        except StoreError:
            self._owned.discard(table)
            raise
        return True

    async def disown(self, table: str) -> None:
        self._owned.discard(table)

    async def sweep(self, finished: int, abandoned: int) -> list[str]:
        """A step for each table, so that players hardly wait."""
        gone = []
        for table in await self._readers.run(partial(reads.old, finished=finished, abandoned=abandoned)):
            work = partial(
                writes.delete_old, table=table, finished=finished, abandoned=abandoned, owned=self._owned
            )
            if await self._write(work):
                gone.append(table)
        return gone

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(copy, self._path, target.absolute())

    async def health(self) -> Health:
        mode, sync, form = await self._write(state_of)
        size = sum(os.path.getsize(path) for path in self._files() if path.exists())
        free = shutil.disk_usage(self._path.parent).free
        durable = mode == "wal" and sync == FULL
        return Health("sqlite", size, free, mode, durable, form, self._pen.commits)

    def _files(self) -> list[Path]:
        return [self._path, self._path.with_name(f"{self._path.name}-wal")]

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._pen.close()
        self._held.close()


def state_of(db: sqlite3.Connection) -> tuple[str, int, int]:
    """What is in force on the connection that writes, and the format."""
    return journal(db), synchronous(db), number(db, "PRAGMA user_version")
