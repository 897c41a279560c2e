"""The fair: places, lanes and cards."""

from __future__ import annotations

from typing import Final

PLACES: Final = ("gate", "amber", "well", "birch", "lanes", "cedar", "spring", "dune")
STALLS: Final = ("amber", "birch", "cedar", "dune")
LANES: Final = 4
WELLS: Final = (2, 6)

CARDS: Final = ("crowd", "rain_1", "rain_2", "music", "gust", "gift", "toll")
CROWD, RAIN_1, RAIN_2, MUSIC, GUST, GIFT, TOLL = range(7)
LASTING: Final = (CROWD, RAIN_1, RAIN_2, MUSIC)
MOST_IN_FORCE: Final = 3

CORNERS: Final = ("arch", "brook", "court", "docks", "elm", "fort")
DOCKS: Final = 3
FORT: Final = 5
NEXT: Final = ((1, 2), (0, 2, 3), (0, 1, 4), (1, 4, 5), (2, 3, 5), (3, 4))
STEPS: Final = 3

FEE: Final = 5
BANK: Final = 100


def stall_at(place: int) -> int:
    """The stall on this place; -1 if there is none."""
    return place // 2 if place % 2 else -1


def walks() -> list[tuple[int, ...]]:
    """Every walk from the arch, in rising order."""
    found: list[tuple[int, ...]] = [(0,)]
    for _ in range(STEPS):
        found = [(*way, corner) for way in found for corner in NEXT[way[-1]] if corner not in way]
    return [way[1:] for way in found]
