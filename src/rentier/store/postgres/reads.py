"""What is read."""

from __future__ import annotations

from rentier.store import check
from rentier.store.port import ChatLine, Holder, Table, Wanted
from rentier.store.postgres.database import Db

COLUMNS = "id, code, header, entries, listed, finished, made, active"
OLD = "active < CASE WHEN finished THEN $1::bigint ELSE $2::bigint END"


async def found(db: Db, column: str, value: str) -> Table | None:
    row = await db.fetchrow(f"SELECT {COLUMNS} FROM tables WHERE {column} = $1", value)
    return None if row is None else Table(*row)


async def table(db: Db, name: str) -> Table:
    check.one_line([name])
    there = await found(db, "id", name)
    if there is None:
        raise check.no_table(name)
    return there


async def tables(db: Db, wanted: Wanted) -> list[Table]:
    after = wanted.after
    rows = await db.fetch(
        f"SELECT {COLUMNS} FROM tables WHERE listed = coalesce($1, listed)"
        " AND finished = coalesce($2, finished)"
        " AND ($3::text IS NULL OR id IN (SELECT table_id FROM holders WHERE token = $3))"
        " AND ($4::bigint IS NULL OR (active, id) < ($4, $5::text)) ORDER BY active DESC, id DESC LIMIT $6",
        wanted.listed,
        wanted.finished,
        wanted.token,
        None if after is None else after.active,
        None if after is None else after.id,
        wanted.limit,
    )
    return [Table(*row) for row in rows]


async def old(db: Db, finished: int, abandoned: int) -> list[str]:
    sql = f"SELECT id FROM tables WHERE {OLD} ORDER BY id"
    return [row[0] for row in await db.fetch(sql, finished, abandoned)]


async def log(db: Db, name: str, since: int) -> list[str]:
    await table(db, name)
    rows = await db.fetch("SELECT line FROM log WHERE table_id = $1 AND n >= $2 ORDER BY n", name, since)
    return [row[0] for row in rows]


async def meta(db: Db, name: str) -> dict[str, str]:
    await table(db, name)
    rows = await db.fetch("SELECT key, value FROM meta WHERE table_id = $1 ORDER BY key", name)
    return {key: value for key, value in rows}


async def holders(db: Db, name: str) -> list[Holder]:
    await table(db, name)
    sql = "SELECT seat, token FROM holders WHERE table_id = $1 ORDER BY seat, token"
    return [Holder(*row) for row in await db.fetch(sql, name)]


async def chat(db: Db, name: str, since: int) -> list[ChatLine]:
    await table(db, name)
    sql = "SELECT n, line FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n"
    return [ChatLine(*row) for row in await db.fetch(sql, name, since)]


async def answer(db: Db, name: str, seat: int, key: str) -> str | None:
    sql = "SELECT answer FROM answers WHERE table_id = $1 AND seat = $2 AND key = $3"
    found: str | None = await db.fetchval(sql, name, seat, key)
    return found


async def size_and_safety(db: Db) -> tuple[int, bool, int]:
    """Bytes, whether a commit is really on the disk, and the format."""
    size = await db.fetchval("SELECT pg_database_size(current_database())")
    settings = [
        await db.fetchval(f"SHOW {name}") for name in ("fsync", "full_page_writes", "synchronous_commit")
    ]
    return int(size), "off" not in settings, int(await db.fetchval("SELECT number FROM format"))
