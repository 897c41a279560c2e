"""The lanes of the fair."""

from __future__ import annotations

from typing import Any, ClassVar

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.seat import bit
from rentier.core.step import Step
from tests.tiny import events as e
from tests.tiny import verbs
from tests.tiny.actions import Walk
from tests.tiny.board import DOCKS, FORT, NEXT, STEPS, walks
from tests.tiny.state import NOBODY, TinyState
from tests.tiny.steps_cards import Peeked

Answer = Explanation | None


class Lanes(Step[TinyState]):
    """T-15: three steps, no corner twice."""

    RULE: ClassVar[str] = "T-15"

    def asks(self, s: TinyState) -> int:
        return bit(s.mover)

    def legal(self, s: TinyState, seat: int) -> list[Any]:
        return [Walk(path) for path in walks()]

    def refuse(self, s: TinyState, seat: int, action: Action) -> Answer:
        if not isinstance(action, Walk):
            return super().refuse(s, seat, action)
        if len(action.path) != STEPS:
            return refusal("T-15", "WrongLength", ("steps", len(action.path)), ("wanted", STEPS))
        at, been = 0, [0]
        for corner in action.path:
            if corner not in NEXT[at]:
                return refusal("T-15", "NoLaneThere", ("corner", corner))
            if corner in been:
                return refusal("T-15", "CornerTwice", ("corner", corner))
            at = corner
            been.append(corner)
        return None

    def answer(self, s: TinyState, seat: int, action: Action) -> None:
        assert isinstance(action, Walk)
        s.tell(e.Walked("T-15", seat, action.path))
        if action.path[-1] == DOCKS:
            verbs.pay(s, NOBODY, seat, 2, "T-15")
        elif action.path[-1] == FORT and s.deck.size:
            s.stack.append(Peeked())

    def default(self, s: TinyState, seat: int) -> Action:
        return Walk(walks()[0])
