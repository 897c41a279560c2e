"""The contract: rows with rising numbers, each step whole or not at all, and answers that are given once."""

from __future__ import annotations

import asyncio

import pytest

from rentier.store import Intent, Store, StoreConflict, StoreGone, StoreRefused
from tests.store.places import Place, begun, row


async def test_rows_come_back_as_they_were(place: Place) -> None:
    store = await begun(await place.open())
    await store.append("t1", 0, [row(0)], 5)
    await store.append("t1", 1, [row(1), row(2)], 6, finished=True)
    assert await store.log("t1") == [row(0), row(1), row(2)]
    assert await store.log("t1", 2) == [row(2)]
    assert await store.log("t1", 3) == []
    table = await store.table("t1")
    assert (table.entries, table.active, table.finished) == (3, 6, True)
    await store.close()
    again = await place.open()
    assert await again.log("t1") == [row(0), row(1), row(2)]


@pytest.mark.parametrize(
    ("first", "why"), [(2, "row 2 .* exists already"), (0, "exists"), (4, "gap after 3 rows")]
)
async def test_the_fence(store: Store, first: int, why: str) -> None:
    await begun(store, rows=3)
    before = await store.table("t1")
    with pytest.raises(StoreConflict, match=why):
        await store.append("t1", first, ["x", "y"], 9, Intent(0, "k", "a"), finished=True)
    assert await store.log("t1") == [row(0), row(1), row(2)]
    assert await store.table("t1") == before
    assert await store.answer("t1", 0, "k") is None
    await store.append("t1", 3, [row(3)], 9)


async def test_rows_below_zero_are_none(store: Store) -> None:
    await begun(store)
    with pytest.raises(StoreRefused):
        await store.append("t1", -1, [row(0)], 1)


async def test_an_answer_goes_with_its_rows(place: Place) -> None:
    store = await begun(await place.open())
    await store.append("t1", 0, [row(0)], 1, Intent(2, "key", '{"ok":0}'))
    await store.append("t1", 1, [], 1, Intent(2, "refused", '{"why":"turn"}'))
    assert await store.answer("t1", 2, "key") == '{"ok":0}'
    assert await store.answer("t1", 2, "refused") == '{"why":"turn"}'
    assert await store.answer("t1", 1, "key") is None
    with pytest.raises(StoreConflict, match="answered before"):
        await store.append("t1", 1, [row(1)], 1, Intent(2, "key", '{"ok":1}'))
    assert (await store.log("t1"), await store.answer("t1", 2, "key")) == ([row(0)], '{"ok":0}')
    await store.append("t1", 1, [row(1)], 1, Intent(1, "key", '{"ok":1}'))
    await store.close()
    assert await (await place.open()).answer("t1", 1, "key") == '{"ok":1}'


async def test_a_seat_keeps_its_last_answers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("sqlite", "postgres"):
        monkeypatch.setattr(f"rentier.store.{kind}.writes.KEPT_ANSWERS", 3)
    await begun(store)
    await store.append("t1", 0, [], 1, Intent(1, "k0", "other seat"))
    for n in range(5):
        await store.append("t1", n, [row(n)], 1, Intent(0, f"k{n}", f"a{n}"))
    answers = [await store.answer("t1", 0, f"k{n}") for n in range(5)]
    assert answers == [None, None, "a2", "a3", "a4"]
    assert await store.answer("t1", 1, "k0") == "other seat"


async def test_fifty_tables_with_eight_writers(store: Store) -> None:
    names = [f"t{n}" for n in range(50)]
    for name in names:
        await begun(store, name)
    turns = asyncio.Queue[str]()
    for name in names * 6:
        turns.put_nowait(name)

    async def write() -> None:
        while not turns.empty():
            name = turns.get_nowait()
            async with locks[name]:
                first = counts[name]
                await store.append(name, first, [f"{name} {first}", f"{name} {first + 1}"], first)
                counts[name] += 2

    locks = {name: asyncio.Lock() for name in names}
    counts = dict.fromkeys(names, 0)
    await asyncio.gather(*[write() for _ in range(8)])
    for name in names:
        assert await store.log(name) == [f"{name} {n}" for n in range(12)]


async def test_of_eight_that_want_the_same_row_one_gets_it(store: Store) -> None:
    await begun(store)
    tried = await asyncio.gather(
        *[store.append("t1", 0, [f"writer {n}"], n) for n in range(8)], return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in tried) == ["NoneType"] + ["StoreConflict"] * 7
    assert await store.log("t1") == [f"writer {tried.index(None)}"]


async def test_a_refused_step_does_not_hurt_its_neighbours(store: Store) -> None:
    for name in ("a", "b", "c"):
        await begun(store, name)
    tried = await asyncio.gather(
        store.append("a", 0, ["a0"], 1),
        store.append("b", 7, ["b7"], 1),
        store.append("c", 0, ["c0"], 1),
        return_exceptions=True,
    )
    assert [type(result) for result in tried] == [type(None), StoreConflict, type(None)]
    assert [await store.log(name) for name in "abc"] == [["a0"], [], ["c0"]]


async def test_a_call_given_up_leaves_the_log_whole(store: Store) -> None:
    await begun(store)
    task = asyncio.create_task(store.append("t1", 0, [row(0), row(1)], 1))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.say("t1", '"whatever was still being written is now"')
    entries = (await store.table("t1")).entries
    assert entries in (0, 2)
    await store.append("t1", entries, [row(entries)], 1)
    assert await store.log("t1") == [row(n) for n in range(entries + 1)]


async def test_a_closed_store_says_so(store: Store) -> None:
    await begun(store)
    await store.close()
    await store.close()
    for attempt in (store.log("t1"), store.create("t2", "c", 1), store.health(), store.own("t1")):
        with pytest.raises(StoreGone, match="closed"):
            await attempt
