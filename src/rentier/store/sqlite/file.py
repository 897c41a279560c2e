"""The file: made, locked for one process, brought to the present format, opened for durable commits."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from rentier.store.errors import StoreBroken, StoreBusy, StoreError, StoreReadOnly, StoreTooNew
from rentier.store.sqlite.faults import fault, foreign
from rentier.store.sqlite.schema import APPLICATION, STEPS

FULL = 2
KEPT_LOG = 64 << 20  # bytes of the write-ahead log that stay on disk after a burst


def connect(path: Path, wait: float, mode: str = "rw") -> sqlite3.Connection:
    """A connection in autocommit that any one thread at a time may use."""
    place = f"{path.as_uri()}?mode={mode}"
    try:
        return sqlite3.connect(place, timeout=wait, isolation_level=None, check_same_thread=False, uri=True)
    except sqlite3.Error as error:
        raise fault(error, path) from None


def make(path: Path) -> None:
    """An empty file if there is none: for its owner only, since it holds seeds and hashes of tokens.

    One that is there is not opened here: on POSIX closing it would drop the locks this process has on it.
    """
    if path.is_dir():
        raise StoreReadOnly(f"{path} is a folder: give the path of a file in it")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise StoreReadOnly(f"{path} can't be opened for writing: {error.strerror or error}") from None


def lock(path: Path, wait: float) -> sqlite3.Connection:
    """One process plays the tables of a file. The lock ends with the process, however it ends."""
    beside = path.with_name(f"{path.name}-owner")
    make(beside)
    held = connect(beside, wait)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        found = fault(error, beside)
        if isinstance(found, StoreBusy):
            found = StoreBusy(f"{path} is served by another Rentier: end that one or name another store")
        raise found from None
    return held


def writer(path: Path, wait: float) -> sqlite3.Connection:
    """The one connection that writes, with the file in the present format."""
    db = connect(path, wait)
    try:
        set_up(db, path)
    except sqlite3.Error as error:
        db.close()
        raise fault(error, path) from None
    except StoreError:
        db.close()
        raise
    return db


def set_up(db: sqlite3.Connection, path: Path) -> None:
    known(db, path)
    for setting in ("journal_mode = WAL", "synchronous = FULL", f"journal_size_limit = {KEPT_LOG}"):
        db.execute(f"PRAGMA {setting}")
    for setting in ("fullfsync", "checkpoint_fullfsync"):  # macOS: else a sync stops at the disk's cache
        db.execute(f"PRAGMA {setting} = ON")
    if journal(db) != "wal" or synchronous(db) != FULL:
        raise StoreBroken(f"{path} lies on a disk without a write-ahead log: put it on a local one")
    migrate(db, path, STEPS)
    db.execute("PRAGMA foreign_keys = ON")


def known(db: sqlite3.Connection, path: Path) -> int:
    """The format of a file that is ours or empty."""
    application = number(db, "PRAGMA application_id")
    if application not in (0, APPLICATION):
        raise foreign(path)
    if application == 0 and number(db, "SELECT count(*) FROM sqlite_schema"):
        raise foreign(path)
    return number(db, "PRAGMA user_version")


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[Sequence[str]]) -> None:
    """Every step that is missing, all in one transaction; a file from the future is left alone."""
    db.execute("BEGIN IMMEDIATE")
    try:
        found = known(db, path)
        if found > len(steps):
            raise too_new(str(path), found, len(steps))
        for step in steps[found:]:
            for statement in step:
                db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def too_new(place: str, found: int, newest: int) -> StoreTooNew:
    return StoreTooNew(
        f"{place} has format {found}, this Rentier knows formats up to {newest}: install the newer Rentier"
    )


def number(db: sqlite3.Connection, sql: str) -> int:
    return int(db.execute(sql).fetchone()[0])


def journal(db: sqlite3.Connection) -> str:
    return str(db.execute("PRAGMA journal_mode").fetchone()[0])


def synchronous(db: sqlite3.Connection) -> int:
    return number(db, "PRAGMA synchronous")
