"""What SQLite says, in words that help."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from rentier.store.errors import (
    StoreBroken,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreReadOnly,
)

# A limit on the file's size and a quota show as a failed write, a full disk may fail when the index grows.
NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)

KINDS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (StoreBusy, "is locked by another program: end that one, then try again"),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "is locked by another program: end that one, then try again"),
    sqlite3.SQLITE_READONLY: (
        StoreReadOnly,
        "may not be written: give this user the right to, folder included",
    ),
    sqlite3.SQLITE_PERM: (StoreReadOnly, "may not be written: give this user the right to, folder included"),
    sqlite3.SQLITE_CANTOPEN: (StoreReadOnly, "can't be opened for writing: check the folder and its rights"),
    sqlite3.SQLITE_NOTADB: (StoreForeign, "is no database: give the path of a store, or of a new file"),
    sqlite3.SQLITE_CORRUPT: (
        StoreDamaged,
        "is damaged: keep a copy, then put back the last backup or save what `sqlite3 FILE .recover` finds",
    ),
}


def fault(error: sqlite3.Error, path: Path) -> StoreError:
    """The same error, typed."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code in NO_ROOM:
        return StoreFull(
            f"{path} can't grow: the disk, a quota or a limit is full; make room, then try again"
        )
    kind, advice = KINDS.get(code & 0xFF, (StoreBroken, f"gave an error ({error}): check its disk"))
    return kind(f"{path} {advice}")


def foreign(path: Path) -> StoreForeign:
    return StoreForeign(
        f"{path} is a database of another program: give the path of a store, or of a new file"
    )
