"""A game in the middle of loans, votes and waiting can be stored and taken up again after every line."""

from __future__ import annotations

import pytest

from rentier.data import rules
from tests.monopoly.played import FOLDER, states

RULES = rules("monopoly")
NAMES = sorted(
    [path.stem for kind in ("loan", "banker_leaves", "day") for path in FOLDER.glob(f"{kind}_*.toml")]
)


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_state_comes_back(name: str) -> None:
    for state in states(name):
        packed = state.pack()
        assert RULES.unpack({}, packed).pack() == packed
