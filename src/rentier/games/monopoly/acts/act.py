"""What all standing acts share."""

from __future__ import annotations

from typing import Any, ClassVar

from rentier.core.action import Action
from rentier.core.explain import Explanation
from rentier.games.monopoly.state import MonopolyState


class Act:
    """One kind of standing act: when it is refused, what it does, what it offers to a seat."""

    RULE: ClassVar[str] = ""

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        raise NotImplementedError

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        raise NotImplementedError

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        """The acts of this kind open to the seat, in board order or by number."""
        return []

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        return Explanation((self.RULE,))
