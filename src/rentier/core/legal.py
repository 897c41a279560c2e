"""Ranges and forms: legal answers that are too many to list."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.value import Value


class Span(Value):
    """Actions of one kind that differ in their last field, an amount: low, low + step … up to high."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "low", "high", "step", "head")

    def __init__(self, kind: Any, low: int, high: int, step: int = 1, head: tuple[int, ...] = ()) -> None:
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.step: Final = step
        self.head: Final = head  # the fields before the amount

    def holds(self, action: Action) -> bool:
        if type(action) is not self.kind:
            return False
        *head, amount = [getattr(action, name) for name in action.FIELDS]
        if tuple(head) != self.head or not self.low <= amount <= self.high:
            return False
        return bool((amount - self.low) % self.step == 0)

    def at(self, amount: int) -> Action:
        action: Action = self.kind(*self.head, amount)
        return action


class Form(Value):
    """Actions of one kind with many fields; the game's own check decides about the whole."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "limits")

    def __init__(self, kind: Any, limits: tuple[tuple[str, int, int], ...] = ()) -> None:
        self.kind: Final = kind
        self.limits: Final = limits  # (field, low, high) for the numbers that have bounds

    def holds(self, action: Action) -> bool:
        if type(action) is not self.kind:
            return False
        return all([low <= getattr(action, name) <= high for name, low, high in self.limits])


def listed(legal: list[Any], action: Action) -> bool:
    """Is the action one of these answers? For a form the rules still have the last word."""
    for choice in legal:
        if isinstance(choice, (Span, Form)):
            if choice.holds(action):
                return True
        elif choice == action:
            return True
    return False
