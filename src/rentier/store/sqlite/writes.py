"""What the writer's thread does: each of these is one step, whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence

from rentier.store import check
from rentier.store.port import KEPT_ANSWERS, KEPT_CHAT, Holder, Intent

Db = sqlite3.Connection


def create(db: Db, table: str, code: str, at: int, header: str, meta: Mapping[str, str]) -> None:
    if db.execute("SELECT 1 FROM tables WHERE id = ? OR code = ?", (table, code)).fetchone():
        raise check.taken(table, code)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, 0, 0, 0, ?, ?)", (table, code, header, at, at))
    put_meta(db, table, meta)


def begin(db: Db, table: str, header: str, at: int) -> None:
    if state(db, table)[0]:
        raise check.begun(table)
    db.execute("UPDATE tables SET header = ?, active = ? WHERE id = ?", (header, at, table))


def state(db: Db, table: str) -> tuple[str, int]:
    """Header and number of rows."""
    row = db.execute("SELECT header, entries FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise check.no_table(table)
    return str(row[0]), int(row[1])


def append(
    db: Db, table: str, first: int, rows: Sequence[str], at: int, intent: Intent | None, finished: bool
) -> None:
    header, entries = state(db, table)
    if not header:
        raise check.not_begun(table)
    if first != entries:
        raise check.misfit(table, first, entries)
    db.execute(
        "UPDATE tables SET entries = ?, active = ?, finished = finished OR ? WHERE id = ?",
        (entries + len(rows), at, finished, table),
    )
    numbered = [(table, first + i, line) for i, line in enumerate(rows)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?)", numbered)
    if intent is not None:
        answer(db, table, intent)


def answer(db: Db, table: str, intent: Intent) -> None:
    """A seat's newest answer pushes out its oldest."""
    seat = (table, intent.seat)
    if db.execute(
        "SELECT 1 FROM answers WHERE table_id = ? AND seat = ? AND key = ?", (*seat, intent.key)
    ).fetchone():
        raise check.answered(intent)
    (last,) = db.execute("SELECT max(n) FROM answers WHERE table_id = ? AND seat = ?", seat).fetchone()
    n = 0 if last is None else last + 1
    db.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", (*seat, intent.key, n, intent.answer))
    db.execute("DELETE FROM answers WHERE table_id = ? AND seat = ? AND n <= ?", (*seat, n - KEPT_ANSWERS))


def change(
    db: Db,
    table: str,
    at: int | None,
    listed: bool | None,
    finished: bool | None,
    meta: Mapping[str, str | None],
    holders: Sequence[Holder] | None,
) -> None:
    state(db, table)
    db.execute(
        "UPDATE tables SET active = coalesce(?, active), listed = coalesce(?, listed),"
        " finished = coalesce(?, finished) WHERE id = ?",
        (at, listed, finished, table),
    )
    put_meta(db, table, meta)
    if holders is not None:
        db.execute("DELETE FROM holders WHERE table_id = ?", (table,))
        given = [(table, holder.seat, holder.token) for holder in holders]
        db.executemany("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", given)


def put_meta(db: Db, table: str, meta: Mapping[str, str | None]) -> None:
    gone = [(table, key) for key, value in meta.items() if value is None]
    kept = [(table, key, value) for key, value in meta.items() if value is not None]
    db.executemany("DELETE FROM meta WHERE table_id = ? AND key = ?", gone)
    db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?, ?)", kept)


def say(db: Db, table: str, line: str) -> int:
    state(db, table)
    (last,) = db.execute("SELECT max(n) FROM chat WHERE table_id = ?", (table,)).fetchone()
    n = 0 if last is None else int(last) + 1
    db.execute("INSERT INTO chat VALUES (?, ?, ?)", (table, n, line))
    db.execute("DELETE FROM chat WHERE table_id = ? AND n <= ?", (table, n - KEPT_CHAT))
    return n


def delete_old(db: Db, table: str, finished: int, abandoned: int, owned: Collection[str]) -> bool:
    """Only if it still is old and asleep: it may have woken since. All that is its own goes too."""
    if table in owned:
        return False
    done = db.execute(
        "DELETE FROM tables WHERE id = ? AND active < CASE WHEN finished THEN ? ELSE ? END",
        (table, finished, abandoned),
    )
    return done.rowcount == 1
