"""Where the tests keep their stores: a file of their own, or a database of their own in a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rentier.store import Store, open_store

HEADER = '{"rentier":1,"game":"test"}'


class Place:
    """Opens stores on one file or database and closes what was left open."""

    def __init__(self, kind: str, url: str) -> None:
        self.kind = kind
        self.url = url
        self._opened: list[Store] = []

    async def open(self, **settings: Any) -> Store:
        store = await open_store(self.url, **settings)
        self._opened.append(store)
        return store

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


def row(n: int) -> str:
    """A row of a log, with something that is easily mangled."""
    return f'{{"n":{n},"text":"a\'b\\\\n \\u0416 Ж €"}}'


async def begun(store: Store, table: str = "t1", rows: int = 0, at: int = 1) -> Store:
    """A table whose match has begun, with some rows."""
    await store.create(table, f"code-{table}", at, HEADER)
    if rows:
        await store.append(table, 0, [row(n) for n in range(rows)], at)
    return store


def file_of(place: Place) -> Path:
    return Path(place.url.removeprefix("sqlite://"))
