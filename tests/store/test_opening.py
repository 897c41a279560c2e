"""From `--store` to the store; copies of it; how it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rentier.store import (
    StoreForeign,
    StoreMissing,
    StoreRefused,
    backup_store,
    default_path,
    open_store,
)
from rentier.store.opening import path_of
from tests.store.places import Place, begun, file_of, row


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///var/games.sqlite", "/var/games.sqlite"),
        ("sqlite:////var/games.sqlite", "/var/games.sqlite"),
        ("sqlite:///my%20games/a%3Fb", "/my games/a?b"),
        ("games.sqlite", "games.sqlite"),
        ("/var/a%20b", "/var/a%20b"),
    ],
)
def test_paths_and_addresses(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


@pytest.mark.parametrize("url", ["mysql://host/db", "sqlite://", "sqlite:///", "sqlite://games", "://"])
async def test_other_addresses_are_refused_with_those_that_work(url: str) -> None:
    with pytest.raises(StoreRefused, match=r"sqlite:///path or postgresql://"):
        await open_store(url)


async def test_the_default_lies_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_path() == tmp_path / "data" / "rentier" / "tables.sqlite"
    await (await open_store()).close()
    assert default_path().exists()
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert default_path() == Path.home() / ".local" / "share" / "rentier" / "tables.sqlite"


async def test_odd_names_of_files(tmp_path: Path) -> None:
    path = tmp_path / "a?b #c%20.sqlite"
    store = await begun(await open_store(str(path)), rows=1)
    assert (path.exists(), await store.log("t1")) == (True, [row(0)])
    await store.close()


async def test_how_a_file_is(file: Place) -> None:
    store = await file.open()
    before = await store.health()
    await begun(store, rows=500)
    health = await store.health()
    assert (health.kind, health.journal, health.durable, health.format) == ("sqlite", "wal", True, 1)
    assert (health.free or 0) > 0
    assert health.size >= before.size + 500 * len(row(0))
    assert health.commits == before.commits + 2


async def test_a_copy_made_while_it_is_written(file: Place, tmp_path: Path) -> None:
    store = await begun(await file.open(), rows=2)
    stop = asyncio.Event()

    async def write() -> int:
        n = 2
        while not stop.is_set():
            await store.append("t1", n, [row(n), row(n + 1)], n)
            n += 2
        return n

    writing = asyncio.create_task(write())
    for name in ("one", "two"):
        await store.backup(tmp_path / "copies" / name)
    await backup_store(file.url, tmp_path / "copies" / "three")
    stop.set()
    rows = await writing
    assert sorted(path.name for path in (tmp_path / "copies").iterdir()) == ["one", "three", "two"]
    counts = []
    for name in ("one", "two", "three"):
        copied = await open_store(str(tmp_path / "copies" / name))
        counts.append((await copied.table("t1")).entries)
        assert await copied.log("t1") == [row(n) for n in range(counts[-1])]
        await copied.close()
    assert 2 <= counts[0] <= counts[1] <= counts[2] <= rows
    assert [count % 2 for count in counts] == [0, 0, 0]


async def test_a_copy_is_for_its_owner_and_overwrites_nothing(file: Place, tmp_path: Path) -> None:
    store = await begun(await file.open())
    target = tmp_path / "copy"
    await store.backup(target)
    assert target.stat().st_mode & 0o077 == 0
    before = target.read_bytes()
    for there in (target, file_of(file)):
        with pytest.raises(StoreRefused, match="name of its own"):
            await store.backup(there)
    assert target.read_bytes() == before


async def test_only_a_store_is_copied(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"no database" * 100)
    (tmp_path / "empty").touch()
    for name, error in (("other", StoreForeign), ("empty", StoreForeign), ("missing", StoreMissing)):
        with pytest.raises(error):
            await backup_store(str(tmp_path / name), tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "other"]


async def test_postgresql_is_copied_by_its_own_program(served: Place, tmp_path: Path) -> None:
    store = await served.open()
    for attempt in (store.backup(tmp_path / "copy"), backup_store(served.url, tmp_path / "copy")):
        with pytest.raises(StoreRefused, match="pg_dump"):
            await attempt
