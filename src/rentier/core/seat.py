"""Who acts: players are 0, 1, 2 …; nature and the clock are seats of their own."""

from __future__ import annotations

from typing import Final

NATURE: Final = -4
CLOCK: Final = -5
TABLE: Final = -6  # spectators: what everybody may know

MAX_SEATS: Final = 8
NATURE_BIT: Final = 1 << 20
ALL: Final = (1 << 20) - 1  # an audience: every seat and the spectators
NOBODY: Final = 0


def bit(seat: int) -> int:
    """The mask of one seat."""
    if seat >= 0:
        return 1 << seat
    return NATURE_BIT if seat == NATURE else 0


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, nature left out, in rising order."""
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def may_see(audience: int, seat: int) -> bool:
    """Does this audience include the seat? Spectators see only what all see."""
    return audience == ALL or (seat >= 0 and audience >> seat & 1 == 1)
