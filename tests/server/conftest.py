"""Houses and guests that are closed again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House

Open = Callable[..., House]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens houses on one store, one after another."""
    houses: list[House] = []

    def make(**changes: Any) -> House:
        houses.append(House(tmp_path / "tables.sqlite", **changes))
        return houses[-1]

    yield make
    for house in houses:
        house.stop()


@pytest.fixture
def house(opened: Open) -> House:
    return opened()


@pytest.fixture
def guests(house: House) -> list[Guest]:
    """Three browsers."""
    return [house.guest() for _ in range(3)]
