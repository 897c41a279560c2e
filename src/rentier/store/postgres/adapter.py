"""The port over PostgreSQL: a transaction for each request, the server's own log makes it durable."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from rentier.store import check
from rentier.store.errors import StoreError
from rentier.store.port import ChatLine, Health, Holder, Intent, Table, Wanted
from rentier.store.postgres import reads, writes
from rentier.store.postgres.database import Database, Db
from rentier.store.postgres.owners import Owners
from rentier.store.postgres.schema import STEPS

T = TypeVar("T")


class PostgresStore:
    """Made by `open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._owners = Owners(database)
        self._commits = 0

    @staticmethod
    async def open(url: str, wait: float = 5.0) -> PostgresStore:
        """The store of this database. A lock of somebody else is waited for `wait` seconds."""
        database = Database(url, wait)
        await database.open(STEPS)
        return PostgresStore(database)

    async def _write(self, work: Callable[[Db], Awaitable[T]]) -> T:
        result = await self._database.write(work)
        self._commits += 1
        return result

    async def _owner_writes(self, table: str, work: Callable[[Db], Awaitable[T]]) -> T:
        self._owners.must_own(table)
        return await self._write(work)

    async def create(
        self, table: str, code: str, at: int, header: str = "", meta: Mapping[str, str] | None = None
    ) -> None:
        check.one_line([table, code, header])
        check.pairs(meta or {})
        await self._write(
            partial(writes.create, table=table, code=code, at=at, header=header, meta=meta or {})
        )
        await self._owners.own(table)

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
        return await self._database.read(partial(reads.table, name=table))

    async def find(self, code: str) -> Table | None:
        check.one_line([code])
        return await self._database.read(partial(reads.found, column="code", value=code))

    async def tables(self, wanted: Wanted) -> list[Table]:
        check.one_line([wanted.token or ""])
        return await self._database.read(partial(reads.tables, wanted=wanted))

    async def log(self, table: str, since: int = 0) -> list[str]:
        check.number(since)
        return await self._database.read(partial(reads.log, name=table, since=since))

    async def meta(self, table: str) -> dict[str, str]:
        return await self._database.read(partial(reads.meta, name=table))

    async def holders(self, table: str) -> list[Holder]:
        return await self._database.read(partial(reads.holders, name=table))

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]:
        check.number(since)
        return await self._database.read(partial(reads.chat, name=table, since=since))

    async def answer(self, table: str, seat: int, key: str) -> str | None:
        check.one_line([key])
        check.number(seat)
        return await self._database.read(partial(reads.answer, name=table, seat=seat, key=key))

    async def own(self, table: str) -> bool:
        if not await self._owners.own(table):
            return False
        try:
            await self.table(table)
        except StoreError:
            await self._owners.disown(table)
            raise
        return True

    async def disown(self, table: str) -> None:
        await self._owners.disown(table)

    async def sweep(self, finished: int, abandoned: int) -> list[str]:
        """A transaction for each table, so that players hardly wait."""
        gone = []
        for table in await self._database.read(partial(reads.old, finished=finished, abandoned=abandoned)):
            work = partial(writes.delete_old, table=table, finished=finished, abandoned=abandoned)
            if await self._write(work):
                gone.append(table)
        return gone

    async def backup(self, target: Path) -> None:
        raise check.by_pg_dump(target)

    async def health(self) -> Health:
        size, durable, form = await self._database.read(reads.size_and_safety)
        return Health("postgresql", size, None, "wal", durable, form, self._commits)

    async def close(self) -> None:
        await self._owners.close()
        await self._database.close()
