"""What is counted while a game runs, for the lab: places in `counts` of a state that keeps them."""

from __future__ import annotations

from typing import Final

ROLLS: Final = 0  # throws for a move
OFFERED: Final = 1  # deals, counter-offers included
COUNTERED: Final = 2
ACCEPTED: Final = 3
AUCTIONS: Final = 4
LOANS: Final = 5
LOANS_RETURNED: Final = 6
SETS: Final = 7  # groups completed
SETS_BY_DEAL: Final = 8
COUNT_IDS: Final = (
    "rolls",
    "offered",
    "countered",
    "accepted",
    "auctions",
    "loans",
    "loans_returned",
    "sets_completed",
    "sets_by_deal",
)
COUNTS: Final = len(COUNT_IDS)
