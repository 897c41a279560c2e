"""Why a game ended, as the lab's reports say it (P-END-1, -2)."""

from __future__ import annotations

import pytest

from rentier.data import rules
from tests.monopoly.played import states

RULES = rules("monopoly")
GAMES = [
    ("end_last_one_loans_lapse", "last"),
    ("option_end_rounds_1", "rounds"),
    ("option_end_minutes_10", "minutes"),
    ("end_vote", "vote"),
    ("end_first_limit_names_the_end", "minutes"),
    ("end_without_humans", "safety"),
]


@pytest.mark.parametrize(("name", "reason"), GAMES, ids=[name for name, _ in GAMES])
def test_the_reason_is_named(name: str, reason: str) -> None:
    state = states(name)[-1]
    assert state.over
    assert RULES.ending(state) == reason
