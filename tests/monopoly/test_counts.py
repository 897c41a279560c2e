"""What the lab counts while a game runs (core/tally.py)."""

from __future__ import annotations

import pytest

from rentier.core.tally import COUNT_IDS
from tests.monopoly.played import states

GAMES = [
    ("end_vote", {"rolls": 3}),
    (
        "deal_two_groups_completed",
        {"offered": 5, "countered": 3, "accepted": 2, "sets_completed": 2, "sets_by_deal": 2},
    ),
    ("option_bankrupt_auction_on", {"auctions": 2}),
    ("loan_second_loans", {"loans": 2, "loans_returned": 2}),
    ("loan_due_order", {"loans_returned": 3}),
]


@pytest.mark.parametrize(("name", "wanted"), GAMES, ids=[name for name, _ in GAMES])
def test_everything_is_counted(name: str, wanted: dict[str, int]) -> None:
    counts = states(name)[-1].counts
    assert {id: n for id, n in zip(COUNT_IDS, counts, strict=True) if n} == wanted
