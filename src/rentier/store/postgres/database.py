"""The connections: a pool for reading and writing, and one that holds the tables this process owns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import asyncpg

from rentier.store import check
from rentier.store.errors import StoreForeign, StoreRefused, StoreTooNew
from rentier.store.postgres.faults import CAUGHT, fault, place_of
from rentier.store.postgres.schema import SCHEMA

T = TypeVar("T")
Db: TypeAlias = Any  # a connection of asyncpg, which has no types

NO_ADDRESS = "write postgresql://user:password@host:port/database, other characters than letters as %XX"
MOST = 8  # connections of the pool
MIGRATION = 0x52454E54  # the lock under which the format is changed


class Database:
    """`settings` are in force on each connection from its start."""

    def __init__(self, url: str, wait: float) -> None:
        self.place = place_of(url)
        self.closed = False
        self._url = url
        self._wait = wait
        self._settings = {
            "application_name": "rentier",
            "search_path": SCHEMA,
            "lock_timeout": str(max(1, round(wait * 1000))),
        }
        self._pool: Any = None

    async def open(self, steps: Sequence[Sequence[str]]) -> None:
        """Durable commits, whatever the server's own setting; then the present format."""
        try:
            db = await self.connect()
            try:
                if await db.fetchval("SHOW synchronous_commit") == "off":
                    self._settings["synchronous_commit"] = "on"
                await migrate(db, self.place, steps)
            finally:
                await db.close()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=MOST, server_settings=self._settings
            )
        except ValueError:  # its text may hold a piece of the password
            raise StoreRefused(f"{self.place}: {NO_ADDRESS}") from None
        except CAUGHT as error:
            raise fault(error, self.place) from None

    async def connect(self) -> Db:
        return await asyncpg.connect(self._url, server_settings=self._settings)

    async def read(self, work: Callable[[Db], Awaitable[T]]) -> T:
        return await self._run(work)

    async def write(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """In one transaction; returns after the commit."""

        async def whole(db: Db) -> T:
            async with db.transaction():
                return await work(db)

        return await self._run(whole)

    async def _run(self, work: Callable[[Db], Awaitable[T]]) -> T:
        if self.closed:
            raise check.closed()
        try:
            async with self._pool.acquire() as db:
                return await work(db)
        except CAUGHT as error:
            raise check.closed() if self.closed else fault(error, self.place) from None

    async def close(self) -> None:
        self.closed = True
        await self._pool.close()


async def migrate(db: Db, place: str, steps: Sequence[Sequence[str]]) -> None:
    """Every step that is missing, all in one transaction, by one process at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION)
        found = await known(db, place)
        if found > len(steps):
            raise StoreTooNew(
                f"{place} has format {found}, this Rentier knows formats up to {len(steps)}:"
                " install the newer Rentier"
            )
        for step in steps[found:]:
            for statement in step:
                await db.execute(statement)
        await db.execute("UPDATE format SET number = $1", len(steps))


async def known(db: Db, place: str) -> int:
    """The format found; 0 where nothing was."""
    if not await db.fetchval("SELECT to_regnamespace($1) IS NOT NULL", SCHEMA):
        await db.execute(f"CREATE SCHEMA {SCHEMA}")
        await db.execute("CREATE TABLE format (number INT NOT NULL)")
        await db.execute("INSERT INTO format VALUES (0)")
    if not await db.fetchval("SELECT to_regclass($1) IS NOT NULL", f"{SCHEMA}.format"):
        raise StoreForeign(f"{place} has a schema {SCHEMA!r} of another program: give another database")
    return int(await db.fetchval("SELECT number FROM format"))
