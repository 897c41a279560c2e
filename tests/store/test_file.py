"""SQLite's file: what it may be, who may have it, and what is said when it can't be used."""

from __future__ import annotations

import ctypes
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rentier.store import (
    Store,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreReadOnly,
    StoreTooNew,
    open_store,
)
from rentier.store.sqlite.file import migrate
from rentier.store.sqlite.schema import APPLICATION, STEPS
from tests.store.places import Place, begun, file_of, row

ROOT = Path(__file__).parent.parent.parent
OVERRIDE = 1  # the capability by which root ignores the rights of files
HOLD = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""
OPEN = """
import asyncio, sys
from rentier.store import StoreError, open_store
try:
    asyncio.run(open_store(sys.argv[1], wait=0.01))
except StoreError as error:
    print(type(error).__name__, error)
"""


def drop_override() -> None:
    ctypes.CDLL(None).prctl(24, OVERRIDE, 0, 0, 0)


def opened_elsewhere(url: str) -> str:
    """What another process is told when it opens the store, without a right to ignore rights."""
    drop = drop_override if os.geteuid() == 0 else None
    command = [sys.executable, "-c", OPEN, url]
    done = subprocess.run(command, cwd=ROOT, preexec_fn=drop, capture_output=True, text=True, check=True)
    return done.stdout


@contextmanager
def locked_elsewhere(path: Path) -> Iterator[None]:
    """Another process holds the file for writing."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "held\n"
        yield
        child.communicate("\n")


async def test_a_locked_database_is_busy_until_it_is_free(file: Place) -> None:
    store = await begun(await file.open(wait=0.01), rows=1)
    with locked_elsewhere(file_of(file)):
        with pytest.raises(StoreBusy, match="locked by another program"):
            await store.append("t1", 1, [row(1)], 1)
        assert await store.log("t1") == [row(0)]
    await store.append("t1", 1, [row(1)], 1)
    assert await store.log("t1") == [row(0), row(1)]


async def test_a_locked_database_is_not_opened(file: Place) -> None:
    await (await file.open()).close()
    with locked_elsewhere(file_of(file)), pytest.raises(StoreBusy):
        await file.open(wait=0.01)
    await file.open(wait=0.01)


async def test_a_file_has_one_process(file: Place) -> None:
    first = await file.open()
    with pytest.raises(StoreBusy, match="another Rentier"):
        await file.open(wait=0.01)
    assert opened_elsewhere(file.url).startswith("StoreBusy")
    await first.close()
    assert opened_elsewhere(file.url) == ""


async def test_a_file_without_the_right_to_write(file: Place) -> None:
    await (await file.open()).close()
    file_of(file).chmod(0o444)
    assert opened_elsewhere(file.url).startswith("StoreReadOnly")


async def test_a_folder_without_the_right_to_write(file: Place) -> None:
    await (await file.open()).close()
    folder = file_of(file).parent
    folder.chmod(0o555)
    told = opened_elsewhere(file.url), opened_elsewhere(str(folder / "new.sqlite"))
    folder.chmod(0o755)
    assert [text.split()[0] for text in told] == ["StoreReadOnly", "StoreReadOnly"]


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreReadOnly):
        await open_store(str(tmp_path))


async def test_a_file_is_for_its_owner_only(file: Place) -> None:
    store = await begun(await file.open())
    path = file_of(file)
    for found in (path, path.with_name(f"{path.name}-wal")):
        assert found.stat().st_mode & 0o077 == 0
    await store.close()


async def read_all(url: str) -> None:
    """Open it and touch whatever is there."""
    store: Store = await open_store(url, wait=0.01)
    try:
        await store.log("t1")
        await store.own("t1")
        await store.append("t1", 1000, [row(0)], 1)
    finally:
        await store.close()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("head", [b"", b"SQLite format 3\0"])
async def test_garbage_is_refused_and_left_alone(tmp_path: Path, seed: int, head: bytes) -> None:
    luck = random.Random(seed)
    garbage = head + luck.randbytes(luck.randrange(1, 20_000))
    path = tmp_path / "garbage"
    path.write_bytes(garbage)
    with pytest.raises((StoreForeign, StoreDamaged)):
        await read_all(str(path))
    assert path.read_bytes() == garbage


@pytest.mark.parametrize("seed", range(12))
async def test_a_damaged_file_ends_in_a_typed_error(file: Place, seed: int) -> None:
    """Bytes flip anywhere in it: it is refused, found out when read, or harmless; nothing else comes out."""
    await (await begun(await file.open(), rows=1000)).close()
    luck = random.Random(seed)
    data = bytearray(file_of(file).read_bytes())
    for _ in range(luck.choice([1, 100])):
        place = luck.randrange(len(data))
        data[place : place + 64] = luck.randbytes(64)
    file_of(file).write_bytes(bytes(data[: len(data) if seed % 3 else len(data) // 2]))
    try:
        await read_all(file.url)
    except StoreError as error:
        assert "\n" not in str(error)


async def test_a_damaged_log_is_told_and_the_rest_goes_on(file: Place) -> None:
    store = await begun(await file.open(), rows=1000)
    await begun(store, "t2")
    await store.close()
    with closing(sqlite3.connect(file_of(file))) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'log'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file_of(file).open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)
    store = await file.open()
    with pytest.raises(StoreDamaged, match="backup"):
        await store.log("t1")
    await store.own("t2")
    with pytest.raises(StoreDamaged):
        await store.append("t2", 0, [row(0)], 1)
    assert await store.say("t2", '"still here"') == 0


async def test_a_database_of_another_program_is_left_alone(file: Place) -> None:
    with closing(sqlite3.connect(file_of(file))) as db:
        db.execute("CREATE TABLE tables (id)")
    before = file_of(file).read_bytes()
    with pytest.raises(StoreForeign, match="another program"):
        await file.open()
    assert file_of(file).read_bytes() == before


async def test_an_empty_file_becomes_a_store(file: Place) -> None:
    file_of(file).touch()
    assert (await (await file.open()).health()).format == len(STEPS)


async def test_a_file_of_format_0_is_migrated(file: Place) -> None:
    with closing(sqlite3.connect(file_of(file))) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        assert db.execute("PRAGMA user_version").fetchone() == (0,)
    store = await begun(await file.open(), rows=1)
    assert ((await store.health()).format, await store.log("t1")) == (1, [row(0)])


async def test_a_step_keeps_what_is_there(file: Place) -> None:
    await (await begun(await file.open(), rows=2)).close()
    path = file_of(file)
    more = [*STEPS, ("ALTER TABLE log ADD COLUMN colour TEXT", "UPDATE log SET colour = 'red' || n")]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, more)
        migrate(db, path, more)
        assert db.execute("SELECT n, line, colour FROM log").fetchall() == [
            (0, row(0), "red0"),
            (1, row(1), "red1"),
        ]
        assert db.execute("PRAGMA user_version").fetchone() == (2,)


async def test_a_step_that_fails_changes_nothing(file: Place) -> None:
    await (await begun(await file.open(), rows=2)).close()
    path = file_of(file)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, path, [*STEPS, ("DROP TABLE log", "no SQL")])
        assert not db.in_transaction
    assert await (await file.open()).log("t1") == [row(0), row(1)]


async def test_a_newer_format_is_left_alone(file: Place) -> None:
    await (await begun(await file.open(), rows=1)).close()
    with closing(sqlite3.connect(file_of(file))) as db:
        db.execute("PRAGMA user_version = 9")
    with pytest.raises(StoreTooNew, match=r"format 9.*install the newer"):
        await file.open()
    with closing(sqlite3.connect(file_of(file))) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (9,)
