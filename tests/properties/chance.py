"""Small random choices, the same on every machine and in both builds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rentier.core.luck import FastLuck

T = TypeVar("T")


class Chance:
    """The fast generator with the words that tests use."""

    def __init__(self, seed: int) -> None:
        self._luck = FastLuck(seed)

    def below(self, size: int) -> int:
        return self._luck.draw(0, size)

    def between(self, low: int, high: int) -> int:
        """Both ends included."""
        return low + self.below(high - low + 1)

    def once_in(self, size: int) -> bool:
        return self.below(size) == 0

    def pick(self, row: Sequence[T]) -> T:
        return row[self.below(len(row))]

    def weighted(self, rows: Sequence[tuple[int, T]]) -> T:
        """One of the rows by its weight; at least one weight is above 0."""
        place = self.below(sum([weight for weight, _ in rows]))
        for weight, what in rows:
            place -= weight
            if place < 0:
                return what
        raise AssertionError("weights are whole numbers from 0")
