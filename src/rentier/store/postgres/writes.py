"""What is written, each in one transaction. The counter of the rows and the key (table, n) are the fence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rentier.store import check
from rentier.store.port import KEPT_ANSWERS, KEPT_CHAT, Holder, Intent
from rentier.store.postgres.database import Db
from rentier.store.postgres.owners import lock_of
from rentier.store.postgres.reads import OLD


async def create(db: Db, table: str, code: str, at: int, header: str, meta: Mapping[str, str]) -> None:
    made = await db.execute(
        "INSERT INTO tables VALUES ($1, $2, $3, 0, false, false, $4, $4) ON CONFLICT DO NOTHING",
        table,
        code,
        header,
        at,
    )
    if made == "INSERT 0 0":
        raise check.taken(table, code)
    await put_meta(db, table, meta)


async def begin(db: Db, table: str, header: str, at: int) -> None:
    done = await db.execute(
        "UPDATE tables SET header = $2, active = $3 WHERE id = $1 AND header = ''", table, header, at
    )
    if done == "UPDATE 0":
        await state(db, table)
        raise check.begun(table)


async def state(db: Db, table: str) -> tuple[str, int]:
    """Header and number of rows; the table stays as it is until the transaction ends."""
    row = await db.fetchrow("SELECT header, entries FROM tables WHERE id = $1 FOR UPDATE", table)
    if row is None:
        raise check.no_table(table)
    return str(row[0]), int(row[1])


async def append(
    db: Db, table: str, first: int, rows: Sequence[str], at: int, intent: Intent | None, finished: bool
) -> None:
    done = await db.execute(
        "UPDATE tables SET entries = entries + $3, active = $4, finished = finished OR $5"
        " WHERE id = $1 AND entries = $2 AND header <> ''",
        table,
        first,
        len(rows),
        at,
        finished,
    )
    if done == "UPDATE 0":
        header, entries = await state(db, table)
        raise check.misfit(table, first, entries) if header else check.not_begun(table)
    await db.execute(
        "INSERT INTO log SELECT $1, $2 + i - 1, line FROM unnest($3::text[]) WITH ORDINALITY AS t (line, i)",
        table,
        first,
        rows,
    )
    if intent is not None:
        await answer(db, table, intent)


async def answer(db: Db, table: str, intent: Intent) -> None:
    """A seat's newest answer pushes out its oldest."""
    n = await db.fetchval(
        "INSERT INTO answers SELECT $1, $2, $3, coalesce(max(n) + 1, 0), $4 FROM answers"
        " WHERE table_id = $1 AND seat = $2 ON CONFLICT (table_id, seat, key) DO NOTHING RETURNING n",
        table,
        intent.seat,
        intent.key,
        intent.answer,
    )
    if n is None:
        raise check.answered(intent)
    await db.execute(
        "DELETE FROM answers WHERE table_id = $1 AND seat = $2 AND n <= $3",
        table,
        intent.seat,
        n - KEPT_ANSWERS,
    )


async def change(
    db: Db,
    table: str,
    at: int | None,
    listed: bool | None,
    finished: bool | None,
    meta: Mapping[str, str | None],
    holders: Sequence[Holder] | None,
) -> None:
    await state(db, table)
    await db.execute(
        "UPDATE tables SET active = coalesce($2, active), listed = coalesce($3, listed),"
        " finished = coalesce($4, finished) WHERE id = $1",
        table,
        at,
        listed,
        finished,
    )
    await put_meta(db, table, meta)
    if holders is not None:
        await db.execute("DELETE FROM holders WHERE table_id = $1", table)
        given = [(table, holder.seat, holder.token) for holder in holders]
        await db.executemany("INSERT INTO holders VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", given)


async def put_meta(db: Db, table: str, meta: Mapping[str, str | None]) -> None:
    gone = [key for key, value in meta.items() if value is None]
    kept = [(table, key, value) for key, value in meta.items() if value is not None]
    if gone:
        await db.execute("DELETE FROM meta WHERE table_id = $1 AND key = ANY($2::text[])", table, gone)
    await db.executemany(
        "INSERT INTO meta VALUES ($1, $2, $3)"
        " ON CONFLICT (table_id, key) DO UPDATE SET value = excluded.value",
        kept,
    )


async def say(db: Db, table: str, line: str) -> int:
    await state(db, table)
    n = await db.fetchval(
        "INSERT INTO chat SELECT $1, coalesce(max(n) + 1, 0), $2 FROM chat WHERE table_id = $1 RETURNING n",
        table,
        line,
    )
    await db.execute("DELETE FROM chat WHERE table_id = $1 AND n <= $2", table, n - KEPT_CHAT)
    return int(n)


async def delete_old(db: Db, table: str, finished: int, abandoned: int) -> bool:
    """Only if it still is old and nobody owns it. All that is its own goes too."""
    if not await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", lock_of(table)):
        return False
    done = await db.execute(f"DELETE FROM tables WHERE id = $3 AND {OLD}", finished, abandoned, table)
    return bool(done == "DELETE 1")
