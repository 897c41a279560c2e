"""SQLite's one writer: what shares a commit, when it is acknowledged, what an error leaves behind."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from rentier.store import StoreBroken, StoreConflict
from rentier.store.sqlite.adapter import SqliteStore
from rentier.store.sqlite.writer import MOST
from tests.store.places import HEADER, begun, row


class Disk:
    """Stands before each commit: lets it pass, keeps it waiting, or fails."""

    def __init__(self) -> None:
        self.slow = False
        self.faults: list[sqlite3.Error | None] = []  # for the next commits, in their order
        self.reached = threading.Semaphore(0)
        self.passed = threading.Semaphore(0)

    def __call__(self) -> None:
        if self.slow:
            self.reached.release()
            self.passed.acquire()
        fault = self.faults.pop(0) if self.faults else None
        if fault is not None:
            raise fault

    async def wait(self) -> None:
        """Until a commit stands before the slow disk."""
        await asyncio.to_thread(self.reached.acquire)

    def open(self) -> None:
        """It is fast again; whoever waits passes."""
        self.slow = False
        self.passed.release()


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
async def store(path: Path, disk: Disk) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, before_commit=disk)
    yield store
    disk.open()
    await store.close()


def seen(path: Path) -> int:
    """How many rows somebody else finds in the file."""
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


async def test_full_is_in_force_where_it_counts(store: SqliteStore) -> None:
    await begun(store, rows=3)
    asked = ("synchronous", "journal_mode", "fullfsync", "checkpoint_fullfsync", "foreign_keys")

    def ask(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]

    assert await asyncio.wrap_future(store._pen.submit(ask)) == [2, "wal", 1, 1, 1]


async def test_no_acknowledgement_before_the_commit(store: SqliteStore, disk: Disk, path: Path) -> None:
    await begun(store, rows=1)
    disk.slow = True
    waiting = [asyncio.create_task(store.append("t1", 1, [row(1), row(2)], 1))]
    await disk.wait()
    waiting.append(asyncio.create_task(store.append("t1", 3, [row(3)], 1)))
    for _ in range(100):
        await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [False, False]
    assert (seen(path), await store.log("t1")) == (1, [row(0)])
    disk.open()
    await waiting[0]
    assert seen(path) >= 3
    await waiting[1]
    assert seen(path) == 4


async def test_what_waits_shares_one_commit(store: SqliteStore, disk: Disk) -> None:
    names = [f"t{n}" for n in range(40)]
    for name in names:
        await begun(store, name)
    before = (await store.health()).commits
    disk.slow = True
    first = asyncio.create_task(store.append("t0", 0, [row(0)], 1))
    await disk.wait()
    rest = [asyncio.create_task(store.append(name, 0, [row(0)], 1)) for name in names[1:]]
    while store._pen._queue.qsize() < len(rest):
        await asyncio.sleep(0)
    disk.open()
    await asyncio.gather(first, *rest)
    assert (await store.health()).commits == before + 2
    assert [await store.log(name) for name in names] == [[row(0)]] * len(names)


async def test_a_group_is_bounded(store: SqliteStore, disk: Disk) -> None:
    await begun(store)
    disk.slow = True
    first = asyncio.create_task(store.say("t1", '"first"'))
    await disk.wait()
    rest = [asyncio.create_task(store.say("t1", '"more"')) for _ in range(MOST + 1)]
    while store._pen._queue.qsize() < len(rest):
        await asyncio.sleep(0)
    before = store._pen.commits
    disk.open()
    await asyncio.gather(first, *rest)
    assert store._pen.commits == before + 3


async def test_a_shared_commit_that_fails_is_tried_for_each(store: SqliteStore, disk: Disk) -> None:
    for name in ("a", "b", "c"):
        await begun(store, name)
    disk.slow = True
    first = asyncio.create_task(store.append("a", 0, [row(0)], 1))
    await disk.wait()
    rest = [
        asyncio.create_task(store.append(name, at, [row(0)], 1))
        for name, at in (("b", 0), ("c", 7), ("c", 0))
    ]
    while store._pen._queue.qsize() < len(rest):
        await asyncio.sleep(0)
    # the first commit passes, the shared one fails, then that of b alone; c goes on
    disk.faults = [None, sqlite3.OperationalError("shared"), sqlite3.OperationalError("alone")]
    disk.open()
    await first
    results = await asyncio.gather(*rest, return_exceptions=True)
    assert [type(result) for result in results] == [StoreBroken, StoreConflict, type(None)]
    assert [await store.log(name) for name in "abc"] == [[row(0)], [], [row(0)]]


async def test_after_an_error_it_goes_on(store: SqliteStore, disk: Disk) -> None:
    await begun(store, rows=1)
    disk.faults = [sqlite3.OperationalError("gone wrong")]
    with pytest.raises(StoreBroken, match="gone wrong"):
        await store.append("t1", 1, [row(1)], 1)
    assert await store.log("t1") == [row(0)]
    await store.append("t1", 1, [row(1)], 1)
    assert await store.log("t1") == [row(0), row(1)]


async def test_a_fault_of_ours_reaches_its_caller_only(store: SqliteStore) -> None:
    def broken(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO meta VALUES ('t1', 'half', 'done')")
        raise ZeroDivisionError

    await begun(store)
    with pytest.raises(ZeroDivisionError):
        await asyncio.wrap_future(store._pen.submit(broken))
    assert await store.meta("t1") == {}


async def test_closing_finishes_what_was_asked(path: Path, disk: Disk) -> None:
    store = await SqliteStore.open(path, before_commit=disk)
    await begun(store)
    disk.slow = True
    asked = asyncio.create_task(store.append("t1", 0, [row(0)], 1))
    await disk.wait()
    ending = asyncio.create_task(store.close())
    disk.open()
    await asyncio.gather(asked, ending)
    assert seen(path) == 1


async def test_a_call_given_up_before_its_turn_is_not_written(store: SqliteStore, disk: Disk) -> None:
    await store.create("t1", "c", 1, HEADER)
    disk.slow = True
    first = asyncio.create_task(store.append("t1", 0, [row(0)], 1))
    await disk.wait()
    given_up = asyncio.create_task(store.append("t1", 1, [row(1)], 1))
    while not store._pen._queue.qsize():
        await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    disk.open()
    await first
    await store.append("t1", 1, ['"another"'], 1)
    assert await store.log("t1") == [row(0), '"another"']
