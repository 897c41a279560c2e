"""Which tables this process owns: advisory locks on a connection of their own, which end with it."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from rentier.store import check
from rentier.store.postgres.database import Database, Db
from rentier.store.postgres.faults import CAUGHT, fault


def lock_of(table: str) -> int:
    """The number of the table's lock, the same in every process."""
    return int.from_bytes(hashlib.sha256(f"rentier {table}".encode()).digest()[:8], "big", signed=True)


class Owners:
    """If the connection breaks nothing is owned any more: each table has to be owned again to be written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: set[str] = set()
        self._turn = asyncio.Lock()  # one statement at a time
        self._db: Any = None

    def must_own(self, table: str) -> None:
        if table not in self._tables:
            raise check.not_owned(table)

    async def own(self, table: str) -> bool:
        check.one_line([table])
        async with self._turn:
            if table in self._tables:
                return True
            try:
                got = bool(
                    await (await self._held()).fetchval("SELECT pg_try_advisory_lock($1)", lock_of(table))
                )
            except CAUGHT as error:
                raise fault(error, self._database.place) from None
            if got:
                self._tables.add(table)
            return got

    async def _held(self) -> Db:
        if self._database.closed:
            raise check.closed()
        if self._db is None or self._db.is_closed():
            self._db = await self._database.connect()
            self._db.add_termination_listener(self._lost)
        return self._db

    def _lost(self, db: Db) -> None:
        if db is self._db:
            self._tables.clear()

    async def disown(self, table: str) -> None:
        async with self._turn:
            if table not in self._tables:
                return
            self._tables.discard(table)
            try:
                await self._db.execute("SELECT pg_advisory_unlock($1)", lock_of(table))
            except CAUGHT as error:
                raise fault(error, self._database.place) from None

    async def close(self) -> None:
        async with self._turn:
            self._tables.clear()
            if self._db is not None:
                await self._db.close()
