"""A copy of the file while it is in use, by this process or another."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from rentier.store.errors import StoreBroken, StoreFull, StoreMissing, StoreRefused
from rentier.store.sqlite.faults import fault, foreign
from rentier.store.sqlite.file import connect, known, make


def copy(source: Path, target: Path, wait: float = 5.0) -> None:
    """The store as of now. The target appears only when it is whole, and nothing is overwritten."""
    if not source.exists():
        raise StoreMissing(f"{source} does not exist: give the path of a store")
    if target.exists():
        raise StoreRefused(f"{target} exists: give the backup a name of its own")
    part = target.with_name(f"{target.name}.part-{os.getpid()}")
    make(part)
    try:
        fill(source, part, wait)
        sync(part)
        part.rename(target)
        if os.name == "posix":
            sync(target.parent, os.O_RDONLY)
    except OSError as error:
        raise StoreBroken(f"{target} can't be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def fill(source: Path, part: Path, wait: float) -> None:
    """All pages in one step: no writer waits for it, and none makes it start anew."""
    try:
        with closing(connect(source, wait, "ro")) as db:
            if known(db, source) == 0:
                raise foreign(source)
            with closing(connect(part, wait)) as copied:
                db.backup(copied, pages=-1)
    except sqlite3.Error as error:
        found = fault(error, source)
        if isinstance(found, StoreFull):
            found = fault(error, part)
        raise found from None


def sync(path: Path, mode: int = os.O_RDWR) -> None:
    handle = os.open(path, mode)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
