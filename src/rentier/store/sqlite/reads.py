"""Readers have connections of their own and never wait for the writer."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from rentier.store import check
from rentier.store.port import ChatLine, Holder, Table, Wanted
from rentier.store.sqlite.faults import fault
from rentier.store.sqlite.file import connect

T = TypeVar("T")
Db = sqlite3.Connection

THREADS = 2
COLUMNS = "id, code, header, entries, listed, finished, made, active"


class Readers:
    """A few threads, each with its connection."""

    def __init__(self, path: Path, wait: float) -> None:
        self._path = path
        self._wait = wait
        self._own = threading.local()
        self._all: list[Db] = []
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="rentier-store-read")
        self._closed = False

    async def run(self, work: Callable[[Db], T]) -> T:
        if self._closed:
            raise check.closed()
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._work, work)

    def _work(self, work: Callable[[Db], T]) -> T:
        try:
            return work(self._connection())
        except sqlite3.Error as error:
            raise fault(error, self._path) from None

    def _connection(self) -> Db:
        db: Db | None = getattr(self._own, "db", None)
        if db is None:
            db = self._own.db = connect(self._path, self._wait)
            self._all.append(db)
            db.execute("PRAGMA query_only = ON")
        return db

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown()
        for db in self._all:
            db.close()


def table_of(row: tuple[Any, ...]) -> Table:
    name, code, header, entries, listed, finished, made, active = row
    return Table(name, code, header, entries, bool(listed), bool(finished), made, active)


def found(db: Db, column: str, value: str) -> Table | None:
    row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE {column} = ?", (value,)).fetchone()
    return None if row is None else table_of(row)


def table(db: Db, name: str) -> Table:
    check.one_line([name])
    there = found(db, "id", name)
    if there is None:
        raise check.no_table(name)
    return there


def tables(db: Db, wanted: Wanted) -> list[Table]:
    conditions, values = ["true"], []
    for column in ("listed", "finished"):
        value = getattr(wanted, column)
        if value is not None:
            conditions.append(f"{column} = ?")
            values.append(value)
    if wanted.token is not None:
        conditions.append("id IN (SELECT table_id FROM holders WHERE token = ?)")
        values.append(wanted.token)
    if wanted.after is not None:
        conditions.append("(active, id) < (?, ?)")
        values.extend([wanted.after.active, wanted.after.id])
    where = " AND ".join(conditions)
    sql = f"SELECT {COLUMNS} FROM tables WHERE {where} ORDER BY active DESC, id DESC LIMIT ?"
    return [table_of(row) for row in db.execute(sql, (*values, wanted.limit))]


def old(db: Db, finished: int, abandoned: int) -> list[str]:
    sql = "SELECT id FROM tables WHERE active < CASE WHEN finished THEN ? ELSE ? END ORDER BY id"
    return [row[0] for row in db.execute(sql, (finished, abandoned))]


def log(db: Db, name: str, since: int) -> list[str]:
    table(db, name)
    return [
        row[0]
        for row in db.execute("SELECT line FROM log WHERE table_id = ? AND n >= ? ORDER BY n", (name, since))
    ]


def meta(db: Db, name: str) -> dict[str, str]:
    table(db, name)
    return dict(db.execute("SELECT key, value FROM meta WHERE table_id = ? ORDER BY key", (name,)).fetchall())


def holders(db: Db, name: str) -> list[Holder]:
    table(db, name)
    sql = "SELECT seat, token FROM holders WHERE table_id = ? ORDER BY seat, token"
    return [Holder(seat, token) for seat, token in db.execute(sql, (name,))]


def chat(db: Db, name: str, since: int) -> list[ChatLine]:
    table(db, name)
    sql = "SELECT n, line FROM chat WHERE table_id = ? AND n >= ? ORDER BY n"
    return [ChatLine(n, line) for n, line in db.execute(sql, (name, since))]


def answer(db: Db, name: str, seat: int, key: str) -> str | None:
    sql = "SELECT answer FROM answers WHERE table_id = ? AND seat = ? AND key = ?"
    row = db.execute(sql, (name, seat, key)).fetchone()
    return None if row is None else str(row[0])
