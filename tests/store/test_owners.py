"""The contract: a table is written only by the process that owns it."""

from __future__ import annotations

import asyncpg
import pytest

from rentier.store import Store, StoreGone, StoreMissing, StoreNotOwned
from tests.store.places import Place, begun, row


async def test_only_the_owner_writes(store: Store) -> None:
    await begun(store)
    await store.disown("t1")
    await store.disown("t1")
    for attempt in (
        store.append("t1", 0, [row(0)], 1),
        store.begin("t1", "{}", 1),
        store.change("t1", listed=True),
        store.say("t1", '"hi"'),
    ):
        with pytest.raises(StoreNotOwned, match="own it"):
            await attempt
    assert [await store.own("t1"), await store.own("t1")] == [True, True]
    await store.append("t1", 0, [row(0)], 1)


async def test_what_is_deleted_is_owned_no_more(store: Store) -> None:
    await begun(store)
    await store.disown("t1")
    assert await store.sweep(9, 9) == ["t1"]
    with pytest.raises(StoreMissing):
        await store.own("t1")
    with pytest.raises(StoreNotOwned):
        await store.say("t1", '"hi"')


async def test_of_two_processes_one_plays_the_table(served: Place) -> None:
    one, two = await begun(await served.open()), await served.open()
    assert await two.own("t1") is False
    with pytest.raises(StoreNotOwned):
        await two.append("t1", 0, [row(0)], 1)
    assert await two.sweep(9, 9) == []
    await one.append("t1", 0, [row(0)], 1)
    await one.disown("t1")
    assert await two.own("t1") is True
    await two.append("t1", 1, [row(1)], 1)
    assert await one.own("t1") is False
    assert await one.log("t1") == [row(0), row(1)]


async def test_a_process_that_ends_gives_up_its_tables(served: Place) -> None:
    one, two = await begun(await served.open()), await served.open()
    await one.close()
    assert await two.own("t1") is True


async def test_tables_are_lost_with_the_connection_that_held_them(served: Place) -> None:
    store = await begun(await served.open(), rows=1)
    admin = await asyncpg.connect(served.url)
    ended = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'rentier'"
    assert len(await admin.fetch(ended)) >= 2
    await admin.close()
    with pytest.raises((StoreNotOwned, StoreGone)):
        await store.append("t1", 1, [row(1)], 1)
    with pytest.raises(StoreNotOwned):
        await store.append("t1", 1, [row(1)], 1)
    assert await store.own("t1") is True
    await store.append("t1", 1, [row(1)], 1)
    assert await store.log("t1") == [row(0), row(1)]
