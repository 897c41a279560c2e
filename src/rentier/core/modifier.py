"""What a table option or a card in force does to one question of a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Modifier:
    """A named change: value * times // over + plus, rounded down here; the order is the game's."""

    def __init__(self, name: str, rule: str, times: int = 1, over: int = 1, plus: int = 0) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.times: Final = times
        self.over: Final = over
        self.plus: Final = plus

    def apply(self, value: int) -> int:
        return value * self.times // self.over + self.plus

    def __repr__(self) -> str:
        return f"Modifier({self.name!r}, {self.rule!r})"


NONE: Final[tuple[Modifier, ...]] = ()


def modified(value: int, modifiers: Sequence[Modifier]) -> int:
    """The value after all modifiers, in the order given, rounded down after each."""
    for modifier in modifiers:
        value = modifier.apply(value)
    return value


def exactly(value: int, modifiers: Sequence[Modifier]) -> tuple[int, int]:
    """The same without rounding, as numerator and denominator, for rulebooks that round once at the end."""
    over = 1
    for modifier in modifiers:
        over *= modifier.over
        value = value * modifier.times + modifier.plus * over
    return value, over
