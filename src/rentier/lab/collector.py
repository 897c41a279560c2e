"""How often Python looks for cycles: states, events and logs make none, so seldom is enough for games."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (100_000, 50, 100)


def seldom() -> None:
    """For processes that play many games: the search for cycles cost a third of a game with events."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
