"""Several equal dice as one draw: outcomes count from 0, the first die is the leading digit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def odds(dice: int, sides: int = 6) -> int:
    """How many equally likely throws there are."""
    throws = 1
    for _ in range(dice):
        throws *= sides
    return throws


def faces(outcome: int, dice: int, sides: int = 6, low: int = 1) -> tuple[int, ...]:
    """The faces of a throw, first die first; `low` is the smallest number on a die."""
    shown = [0] * dice
    for at in range(dice - 1, -1, -1):
        shown[at] = outcome % sides + low
        outcome //= sides
    return tuple(shown)


def outcome_of(words: Sequence[Any], dice: int, sides: int = 6, low: int = 1) -> int:
    """The outcome that shows these faces; -1 if no throw does."""
    if len(words) != dice:
        return -1
    outcome = 0
    for face in words:
        if not isinstance(face, int) or isinstance(face, bool) or not low <= face < low + sides:
            return -1
        outcome = outcome * sides + face - low
    return outcome
