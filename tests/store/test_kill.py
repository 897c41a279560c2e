"""A process is killed in the middle of appends, or its disk is full: what it acknowledged is found again."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from rentier.store import Wanted
from tests.store import appender
from tests.store.appender import TABLES, WIDTH
from tests.store.places import Place

KILLS = 20


def start(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, appender.__file__, *args], stdout=subprocess.PIPE, text=True)


def killed_after(place: Place, steps: int) -> list[str]:
    """What a process acknowledged that got SIGKILL when it had said so `steps` times."""
    with start(place.url) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(steps)]
        child.kill()
        return said + child.stdout.readlines()


async def found(place: Place, said: list[str]) -> int:
    """Every step that was acknowledged is there, and no step is there by halves; the rows of all tables."""
    store = await place.open()
    counts = {}
    for table in TABLES:
        known = {entry.id for entry in await store.tables(Wanted())}
        log = await store.log(table) if table in known else []
        assert log == [appender.line(table, n) for n in range(len(log))]
        assert len(log) % WIDTH == 0
        assert not log or (await store.table(table)).entries == len(log)
        counts[table] = len(log)
    await store.close()
    for entry in said:
        name, first = entry.split()
        assert int(first) + WIDTH <= counts[name]
    return sum(counts.values())


async def test_a_killed_process_loses_nothing_acknowledged(place: Place) -> None:
    luck = random.Random(3)
    before = 0
    for _ in range(KILLS):
        said = killed_after(place, luck.randrange(1, 100))
        rows = await found(place, said)
        assert rows >= before + WIDTH * len(said)
        before = rows


@pytest.mark.parametrize("limit", [150_000, 400_000, 1_000_003])
async def test_a_full_disk_loses_nothing_acknowledged(file: Place, limit: int) -> None:
    with start(file.url, str(limit)) as child:
        assert child.stdout is not None
        lines = child.stdout.readlines()
    assert child.returncode == 0
    assert lines.index("full\n") > 4
    assert len(lines) - lines.index("full\n") == 1 + len(TABLES)
    said = [entry for entry in lines if entry != "full\n"]
    assert await found(file, said) == WIDTH * len(said)


def test_the_processes_run_the_same_code() -> None:
    """The child finds the package where this process does, so both builds are tested."""
    command = [sys.executable, "-c", "import rentier.store as s; print(s.__file__)"]
    import rentier.store

    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert Path(shown).samefile(rentier.store.__file__)
