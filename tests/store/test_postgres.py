"""PostgreSQL's own ways: when it acknowledges, whom it waits for, and what is said when it can't be used."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import asyncpg
import pytest

from rentier.store import (
    StoreBusy,
    StoreConflict,
    StoreForeign,
    StoreGone,
    StoreReadOnly,
    StoreRefused,
    StoreTooNew,
    open_store,
)
from rentier.store.postgres.adapter import PostgresStore
from rentier.store.postgres.database import migrate
from rentier.store.postgres.schema import STEPS
from tests.store.places import HEADER, Place, begun, row

SLOW = """
CREATE FUNCTION rentier.wait() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock(42); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON rentier.log
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION rentier.wait();
"""
UNDRIVEN = """
import asyncio, sys
sys.modules["asyncpg"] = None
from rentier.store import StoreRefused, open_store
try:
    asyncio.run(open_store("postgresql://localhost/games"))
except StoreRefused as error:
    print(error)
"""
WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


async def test_no_acknowledgement_before_the_commit(served: Place) -> None:
    """The commit itself waits for a lock that is held here."""
    store = await begun(await served.open(wait=60), rows=1)
    admin = await asyncpg.connect(served.url)
    await admin.execute(SLOW)
    await admin.execute("SELECT pg_advisory_lock(42)")
    asked = asyncio.create_task(store.append("t1", 1, [row(1)], 1))
    while not await admin.fetchval(WAITING):
        assert not asked.done()
    assert await store.log("t1") == [row(0)]
    assert not asked.done()
    await admin.execute("SELECT pg_advisory_unlock(42)")
    await asked
    assert await store.log("t1") == [row(0), row(1)]
    await admin.close()


async def test_commits_are_synchronous_whatever_the_server_says(served: Place) -> None:
    admin = await asyncpg.connect(served.url)
    await admin.execute(
        f"ALTER DATABASE {served.url.split('/')[3].split('?')[0]} SET synchronous_commit = off"
    )
    await admin.close()
    store = await begun(await served.open())
    health = await store.health()
    assert (health.durable, health.journal, health.format, health.free) == (True, "wal", 1, None)
    assert health.size > 0
    assert health.commits == 1


async def test_a_row_that_slipped_past_the_counter_is_a_conflict(served: Place) -> None:
    """The key (table, n) is a fence of its own."""
    store = await begun(await served.open(), rows=1)
    admin = await asyncpg.connect(served.url)
    await admin.execute("INSERT INTO rentier.log VALUES ('t1', 1, 'foreign')")
    with pytest.raises(StoreConflict):
        await store.append("t1", 1, [row(1)], 1)
    assert (await store.table("t1")).entries == 1
    await admin.close()


async def test_a_lock_is_waited_for_and_then_told(served: Place) -> None:
    store = await begun(await served.open(wait=0.05))
    admin = await asyncpg.connect(served.url)
    async with admin.transaction():
        await admin.execute("SELECT 1 FROM rentier.tables FOR UPDATE")
        with pytest.raises(StoreBusy):
            await store.append("t1", 0, [row(0)], 1)
    await store.append("t1", 0, [row(0)], 1)
    await admin.close()


async def test_a_database_that_is_read_only(served: Place) -> None:
    await (await begun(await served.open())).close()
    admin = await asyncpg.connect(served.url)
    await admin.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
    await admin.close()
    with pytest.raises(StoreReadOnly):
        await served.open()


async def test_who_may_not_write(served: Place) -> None:
    await (await begun(await served.open())).close()
    admin = await asyncpg.connect(served.url)
    await admin.execute("DROP ROLE IF EXISTS guest")
    await admin.execute("CREATE ROLE guest LOGIN")
    with pytest.raises(StoreReadOnly):
        await open_store(served.url.replace("postgres:@", "guest:@"))
    await admin.execute("DROP ROLE guest")
    await admin.close()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:secret@127.0.0.1:1/games",
        "postgresql://me:secret@/games?host=/nowhere",
        "postgres://me:secret@127.0.0.1:1/games",
    ],
)
async def test_nobody_answers(url: str) -> None:
    with pytest.raises(StoreGone, match="games can't be reached") as told:
        await open_store(url)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize("password", ["se#cret", "se/cret", "se[cret", "se cret", "se?cret", "se:cret/"])
async def test_an_address_that_is_none_keeps_the_password(password: str) -> None:
    with pytest.raises((StoreGone, StoreRefused)) as told:
        await open_store(f"postgresql://me:{password}@127.0.0.1:1/games")
    assert "cret" not in str(told.value).replace("password", "")


async def test_no_such_database(postgres: str) -> None:
    with pytest.raises(StoreGone, match="/missing can't be reached"):
        await open_store(postgres.replace("/postgres?", "/missing?"))


async def test_a_server_that_goes_away_is_told(served: Place) -> None:
    store = await begun(await served.open())
    admin = await asyncpg.connect(served.url)
    await admin.execute("SELECT pg_advisory_lock(42)")
    await admin.execute(SLOW)
    asked = asyncio.create_task(store.append("t1", 0, [row(0)], 1))
    while not await admin.fetchval(WAITING):
        await asyncio.sleep(0)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
    with pytest.raises(StoreGone):
        await asked
    await admin.close()
    assert await store.log("t1") == []
    await store.append("t1", 0, [row(0)], 1)


def test_without_the_driver() -> None:
    done = subprocess.run([sys.executable, "-c", UNDRIVEN], capture_output=True, text=True, check=True)
    assert "pip install 'rentier[postgres]'" in done.stdout


async def test_a_schema_of_format_0_is_migrated(served: Place) -> None:
    admin = await asyncpg.connect(served.url)
    await admin.execute("CREATE SCHEMA rentier; CREATE TABLE rentier.format (number INT NOT NULL)")
    await admin.execute("INSERT INTO rentier.format VALUES (0)")
    await admin.close()
    store = await begun(await served.open(), rows=1)
    assert ((await store.health()).format, await store.log("t1")) == (1, [row(0)])


async def test_a_step_keeps_what_is_there(served: Place) -> None:
    await (await begun(await served.open(), rows=2)).close()
    admin = await asyncpg.connect(served.url, server_settings={"search_path": "rentier"})
    with pytest.raises(asyncpg.PostgresSyntaxError):
        await migrate(admin, "here", [*STEPS, ("DROP TABLE log", "no SQL")])
    for _ in range(2):
        await migrate(admin, "here", [*STEPS, ("ALTER TABLE log ADD COLUMN colour TEXT DEFAULT 'red'",)])
    rows = [tuple(found) for found in await admin.fetch("SELECT n, line, colour FROM log ORDER BY n")]
    assert rows == [(0, row(0), "red"), (1, row(1), "red")]
    await admin.close()
    with pytest.raises(StoreTooNew, match=r"format 2.*install the newer"):
        await served.open()


async def test_two_processes_start_at_once(served: Place) -> None:
    stores = await asyncio.gather(*[served.open() for _ in range(4)])
    assert [(await store.health()).format for store in stores] == [1, 1, 1, 1]


async def test_a_schema_of_another_program_is_left_alone(served: Place) -> None:
    admin = await asyncpg.connect(served.url)
    await admin.execute("CREATE SCHEMA rentier; CREATE TABLE rentier.log (id INT)")
    await admin.close()
    with pytest.raises(StoreForeign, match="another database"):
        await served.open()


async def test_a_made_table_is_the_makers_own(served: Place) -> None:
    one, two = await served.open(), await served.open()
    assert isinstance(one, PostgresStore)
    await one.create("t1", "c", 1, HEADER)
    assert await two.own("t1") is False
