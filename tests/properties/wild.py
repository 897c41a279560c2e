"""Acts of every class with any fields: wrong seats, huge, negative, foreign and repeated numbers."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import CORE_ACTIONS, Action
from rentier.core.seat import CLOCK, NATURE, TABLE
from rentier.games.monopoly.actions import MONOPOLY_ACTIONS, Postpone, Vacancy
from tests.properties.chance import Chance

CLASSES: Final[tuple[Any, ...]] = (*CORE_ACTIONS, *MONOPOLY_ACTIONS, Vacancy, Postpone)
CRAZY: Final = (-(10**15), -1000, -4, -3, -2, -1, 999_999_999, 10**9, 10**12, 10**15)
NOT_PLAYERS: Final = (NATURE, CLOCK, TABLE, -1, -2, -3, -7, 8, 9, 99, 1 << 20, 10**15)
SUMS: Final = ("amount", "back", "give_cash", "get_cash")


def number(chance: Chance, field: str) -> int:
    """Mostly a number that could be meant, sometimes one that cannot."""
    kind = chance.below(10)
    if kind == 0:
        return chance.pick(CRAZY)
    if field in SUMS:
        return chance.between(0, 1500) if kind < 8 else chance.between(0, 30)
    return chance.between(0, 31) if kind < 3 else chance.between(0, 7)


def numbers(chance: Chance, field: str) -> tuple[int, ...]:
    size = 0 if chance.once_in(2) else chance.between(1, 3) if not chance.once_in(40) else 300
    return tuple(
        [chance.between(-1, 32) if chance.once_in(2) else number(chance, field) for _ in range(size)]
    )


def wild_action(chance: Chance) -> Action:
    cls = chance.pick(CLASSES)
    fields = [numbers(chance, name) if name in cls.LISTS else number(chance, name) for name in cls.FIELDS]
    action: Action = cls(*fields)
    return action


def wild_seat(chance: Chance, seats: int) -> int:
    return chance.pick(NOT_PLAYERS) if chance.once_in(8) else chance.below(seats)
