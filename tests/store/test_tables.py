"""The contract: tables, what is known of them, and lists of them."""

from __future__ import annotations

import pytest

from rentier.store import (
    Holder,
    Store,
    StoreConflict,
    StoreMissing,
    StoreNotOwned,
    StoreRefused,
    Table,
    Wanted,
)
from tests.store.places import HEADER, Place, begun, row


def ids(tables: list[Table]) -> list[str]:
    return [table.id for table in tables]


async def test_a_new_table_is_found_by_id_and_by_code(store: Store) -> None:
    await store.create("t1", "red-fox", 7, meta={"settings": '{"pace":"brisk"}'})
    table = Table("t1", "red-fox", "", 0, False, False, 7, 7)
    assert await store.table("t1") == table
    assert await store.find("red-fox") == table
    assert await store.meta("t1") == {"settings": '{"pace":"brisk"}'}
    assert (await store.log("t1"), await store.holders("t1"), await store.chat("t1")) == ([], [], [])


async def test_what_is_not_there(store: Store) -> None:
    assert await store.find("no-such") is None
    for read in (store.table, store.log, store.meta, store.holders, store.chat, store.own):
        with pytest.raises(StoreMissing, match="'nobody'"):
            await read("nobody")
    with pytest.raises(StoreNotOwned):
        await store.append("nobody", 0, [row(0)], 1)
    assert await store.answer("nobody", 0, "key") is None


@pytest.mark.parametrize(("table", "code"), [("t1", "other"), ("t2", "code-t1")])
async def test_ids_and_codes_are_used_once(store: Store, table: str, code: str) -> None:
    await begun(store)
    with pytest.raises(StoreConflict, match="taken"):
        await store.create(table, code, 2, meta={"a": "1"})
    assert ids(await store.tables(Wanted())) == ["t1"]
    assert await store.meta("t1") == {}


async def test_a_match_begins_once(store: Store) -> None:
    await store.create("t1", "c", 1)
    with pytest.raises(StoreConflict, match="has not begun"):
        await store.append("t1", 0, [row(0)], 2)
    await store.begin("t1", HEADER, 3)
    with pytest.raises(StoreConflict, match="has begun"):
        await store.begin("t1", "{}", 4)
    table = await store.table("t1")
    assert (table.header, table.active, table.made, table.entries) == (HEADER, 3, 1, 0)


async def test_changes_are_one_step(store: Store) -> None:
    await begun(store)
    people = [Holder(1, "aa"), Holder(0, "bb"), Holder(0, "aa"), Holder(0, "aa")]
    await store.change("t1", at=9, listed=True, meta={"a": "1", "b": "2"}, holders=people)
    await store.change("t1", finished=True, meta={"a": None, "b": "3", "c": None})
    table = await store.table("t1")
    assert (table.listed, table.finished, table.active) == (True, True, 9)
    assert await store.meta("t1") == {"b": "3"}
    assert await store.holders("t1") == [Holder(0, "aa"), Holder(0, "bb"), Holder(1, "aa")]
    await store.change("t1", listed=False, finished=False, holders=[])
    table = await store.table("t1")
    assert (table.listed, table.finished, await store.holders("t1")) == (False, False, [])


async def test_the_last_active_come_first_page_by_page(store: Store) -> None:
    for name, at in (("a", 1), ("b", 3), ("c", 2), ("d", 2)):
        await begun(store, name, at=at)
    first = await store.tables(Wanted(limit=2))
    assert ids(first) == ["b", "d"]
    second = await store.tables(Wanted(limit=2, after=first[-1]))
    assert ids(second) == ["c", "a"]
    assert await store.tables(Wanted(after=second[-1])) == []
    await store.append("a", 0, [row(0)], 4)
    assert ids(await store.tables(Wanted()))[0] == "a"


async def test_lists_by_what_is_wanted(store: Store) -> None:
    for name in "abcd":
        await begun(store, name)
    await store.change("a", listed=True)
    await store.change("b", listed=True, finished=True, holders=[Holder(0, "me"), Holder(1, "me")])
    await store.change("c", holders=[Holder(0, "me"), Holder(1, "you")])
    assert ids(await store.tables(Wanted(listed=True))) == ["b", "a"]
    assert ids(await store.tables(Wanted(listed=True, finished=False))) == ["a"]
    assert ids(await store.tables(Wanted(finished=True))) == ["b"]
    assert ids(await store.tables(Wanted(token="me"))) == ["c", "b"]
    assert ids(await store.tables(Wanted(token="me", finished=False))) == ["c"]
    assert await store.tables(Wanted(token="nobody")) == []


async def test_chat_stands_apart_and_keeps_the_newest(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("sqlite", "postgres"):
        monkeypatch.setattr(f"rentier.store.{kind}.writes.KEPT_CHAT", 3)
    await begun(store)
    assert [await store.say("t1", f'"line {n} Ж"') for n in range(5)] == [0, 1, 2, 3, 4]
    assert [(line.n, line.line) for line in await store.chat("t1")] == [
        (n, f'"line {n} Ж"') for n in (2, 3, 4)
    ]
    assert [line.n for line in await store.chat("t1", 4)] == [4]
    assert await store.log("t1") == []


async def test_old_tables_go_and_nothing_of_them_stays(place: Place) -> None:
    store = await place.open()
    for name, at in (("over", 10), ("new", 21), ("left", 5), ("quiet", 15), ("awake", 1)):
        await begun(store, name, 2, at)
        await store.change(name, meta={"a": "1"}, holders=[Holder(0, "me")])
        await store.say(name, '"hi"')
    for name in ("over", "new"):
        await store.change(name, finished=True)
    for name in ("over", "new", "left", "quiet"):
        await store.disown(name)
    assert await store.sweep(finished=20, abandoned=15) == ["left", "over"]
    assert await store.sweep(finished=20, abandoned=15) == []
    assert sorted(ids(await store.tables(Wanted(token="me")))) == ["awake", "new", "quiet"]
    await begun(store, "left")
    assert (await store.log("left"), await store.meta("left"), await store.chat("left")) == ([], {}, [])


@pytest.mark.parametrize("bad", ["two\nlines", "zero\0byte", "half \ud83d pair"])
async def test_what_is_no_line_of_text_is_refused(store: Store, bad: str) -> None:
    await begun(store)
    for attempt in (
        store.create(bad, "c", 1),
        store.create("t2", bad, 1),
        store.create("t2", "c", 1, bad),
        store.create("t2", "c", 1, "", {"a": bad}),
        store.append("t1", 0, [row(0), bad], 1),
        store.change("t1", meta={bad: "1"}),
        store.change("t1", holders=[Holder(0, bad)]),
        store.say("t1", bad),
        store.find(bad),
        store.table(bad),
        store.log(bad),
        store.own(bad),
        store.tables(Wanted(token=bad)),
        store.answer("t1", 0, bad),
    ):
        with pytest.raises(StoreRefused):
            await attempt
    table = await store.table("t1")
    assert (table.entries, await store.meta("t1"), ids(await store.tables(Wanted()))) == (0, {}, ["t1"])


async def test_numbers_that_no_database_holds_are_refused(store: Store) -> None:
    await begun(store)
    for attempt in (store.append("t1", 1 << 70, [], 1), store.log("t1", 1 << 70), store.chat("t1", 1 << 70)):
        with pytest.raises(StoreRefused):
            await attempt
