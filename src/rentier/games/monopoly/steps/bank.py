"""P-EMIT-4: a prescribed payment waits until a human banker has issued what the bank lacks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import IssueLeast
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import COVER, Question
from rentier.games.monopoly.verbs.money import bank_pays, issue, least_issue

ISSUE_LEAST: Final = IssueLeast()


class Covering(Question):
    """The payment is made as soon as the bank's balance covers it."""

    RULE: ClassVar[str] = "P-EMIT-4"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount", "kind", "ref")

    def __init__(self, seat: int, amount: int, kind: int, ref: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.kind: Final = kind
        self.ref: Final = ref

    def phase(self) -> int:
        return COVER

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.banker if s.banker >= 0 and s.money[BANK] < self.amount else 0

    def run(self, s: MonopolyState) -> None:
        """Nothing is paid to who has gone out meanwhile."""
        if s.solvent(self.seat):
            bank_pays(s, self.seat, self.amount, self.kind, self.ref)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [ISSUE_LEAST]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return None if isinstance(action, IssueLeast) else refusal("P-EMIT-4", "NotAnAnswer")

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        values = (("owed", self.amount), ("bank", s.money[BANK]), ("issue", least_issue(s, self.amount)))
        return Explanation(("P-EMIT-4", "P-EMIT-3"), values=values)

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        s.stack.append(self)
        issue(s, least_issue(s, self.amount), s.banker, 1, "P-EMIT-4")

    def default(self, s: MonopolyState, seat: int) -> Action:
        return ISSUE_LEAST
