"""A process that appends steps of three rows to several tables until it is killed.

It prints `TABLE FIRST` when a step is acknowledged. A second argument limits the size of files: then it
goes on until the store is full, lifts the limit, writes one step more and ends.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys

from rentier.store import Store, StoreFull, StoreMissing, open_store

TABLES = ("a", "b", "c", "d")
WIDTH = 3
HEADER = '{"rentier":1}'


def line(table: str, n: int) -> str:
    return f'"{table} {n} {"x" * (n * 37 % 900)}"'


async def taken_over(store: Store, table: str) -> int:
    """The number of its next row; a new table is made."""
    try:
        while not await store.own(table):  # the database has not yet noticed that the last process is gone
            await asyncio.sleep(0.01)
    except StoreMissing:
        await store.create(table, f"code-{table}", 0, HEADER)
    return (await store.table(table)).entries


async def step(store: Store, table: str, first: int) -> None:
    await store.append(table, first, [line(table, first + i) for i in range(WIDTH)], first)
    os.write(1, f"{table} {first}\n".encode())


async def forever(store: Store, table: str) -> None:
    first = await taken_over(store, table)
    while True:
        await step(store, table, first)
        first += WIDTH


async def until_full(store: Store, limit: int) -> None:
    at = {table: await taken_over(store, table) for table in TABLES}
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    full = 0
    while full < 3:
        done = await asyncio.gather(*[step(store, *place) for place in at.items()], return_exceptions=True)
        for table, error in zip(TABLES, done, strict=True):
            if error is None:
                at[table] += WIDTH
            elif not isinstance(error, StoreFull):
                raise error
        full += isinstance(done[0], StoreFull)
    os.write(1, b"full\n")
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await asyncio.gather(*[step(store, *place) for place in at.items()])
    await store.close()


async def main() -> None:
    store = await open_store(sys.argv[1])
    if len(sys.argv) > 2:
        await until_full(store, int(sys.argv[2]))
    else:
        await asyncio.gather(*[forever(store, table) for table in TABLES])


if __name__ == "__main__":
    asyncio.run(main())
