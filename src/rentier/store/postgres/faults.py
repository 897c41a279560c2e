"""What PostgreSQL and the way to it say, in words that help. A password is never among them."""

from __future__ import annotations

from urllib.parse import urlsplit

import asyncpg

from rentier.store.errors import (
    StoreBroken,
    StoreBusy,
    StoreConflict,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreGone,
    StoreReadOnly,
    StoreRefused,
)

E = asyncpg.exceptions
UNREACHABLE = (
    "can't be reached: check that PostgreSQL runs there and the address, user and password are right"
)
BUSY = "is busy or locked: try again, or allow it more connections"
DAMAGED = "is damaged: keep a copy of its files, then put back the last backup"
RIGHTS = "may not be written: give this user the rights, on a server that is no standby"

KINDS: tuple[tuple[tuple[type[BaseException], ...], type[StoreError], str], ...] = (
    ((E.UniqueViolationError,), StoreConflict, "got this row from another process: read it again"),
    ((E.DiskFullError, E.OutOfMemoryError), StoreFull, "has no room left: make room, then try again"),
    ((E.LockNotAvailableError, E.TooManyConnectionsError, E.DeadlockDetectedError), StoreBusy, BUSY),
    ((E.ReadOnlySQLTransactionError, E.InsufficientPrivilegeError), StoreReadOnly, RIGHTS),
    ((E.DataCorruptedError, E.IndexCorruptedError), StoreDamaged, DAMAGED),
    ((E.DataError, ValueError), StoreRefused, "can't keep this: a number too large or no text"),
    (
        (
            E.PostgresConnectionError,
            E.InvalidAuthorizationSpecificationError,
            E.InvalidCatalogNameError,
            E.OperatorInterventionError,
            E.InterfaceError,
            OSError,
        ),
        StoreGone,
        UNREACHABLE,
    ),
)
CAUGHT = (E.PostgresError, E.InterfaceError, E.InternalClientError, OSError)


def fault(error: BaseException, place: str) -> StoreError:
    """The same error, typed."""
    for kinds, kind, advice in KINDS:
        if isinstance(error, kinds):
            return kind(f"{place} {advice}")
    said = " ".join(str(error).split())
    return StoreBroken(f"{place} gave an error ({said}): see its log")


def place_of(url: str) -> str:
    """The store's name in messages; nothing if a password may have slipped into it."""
    try:
        parts = urlsplit(url)
        named = "@" not in parts.path
        return f"postgresql://{parts.hostname or ''}{parts.path}" if named else "postgresql://…"
    except ValueError:
        return "postgresql://…"
