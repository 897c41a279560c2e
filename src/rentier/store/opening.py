"""From what stands after `--store` to the store."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from urllib.parse import unquote

from rentier.store.check import by_pg_dump
from rentier.store.errors import StoreRefused
from rentier.store.port import Store
from rentier.store.sqlite.adapter import SqliteStore
from rentier.store.sqlite.backup import copy

POSTGRES = ("postgresql://", "postgres://")
FORMS = "give a path, sqlite:///path or postgresql://user@host/database"


def default_path() -> Path:
    """The store in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):  # the standard says to ignore what is not absolute
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(base) / "rentier" / "tables.sqlite"


async def open_store(url: str = "", wait: float = 5.0) -> Store:
    """The store of this path or address, by default the user's own; `wait` seconds for locks of others.

    `sqlite:///path` names /path, as in every address; a path relative to the present folder is given plainly.
    """
    if url.startswith(POSTGRES):
        return await postgres(url, wait)
    return await SqliteStore.open(path_of(url), wait)


async def backup_store(url: str, target: Path) -> None:
    """A copy of a store that another process may be serving; it waits for nobody."""
    if url.startswith(POSTGRES):
        raise by_pg_dump(target)
    await asyncio.to_thread(copy, path_of(url).absolute(), target.absolute())


def path_of(url: str) -> Path:
    """The file of an address that is not PostgreSQL's."""
    if not url:
        return default_path()
    scheme, found, rest = url.partition("://")
    if not found:
        return Path(url).expanduser()
    if scheme != "sqlite" or not rest.startswith("/") or not rest.strip("/"):
        raise StoreRefused(f"{scheme[:40]}:// is no store: {FORMS}")
    path = unquote(rest.lstrip("/"))
    return Path(path if os.name == "nt" else f"/{path}")


async def postgres(url: str, wait: float) -> Store:
    try:
        from rentier.store.postgres.adapter import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreRefused("PostgreSQL needs one package more: pip install 'rentier[postgres]'") from None
    return await PostgresStore.open(url, wait)
