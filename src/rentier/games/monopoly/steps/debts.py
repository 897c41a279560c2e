"""DEBT: who cannot pay at once raises money, and is declared bankrupt if nothing is left (P-DEBT,
P-BKR-1, -2).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import BANK, RENT
from rentier.games.monopoly.actions import GiveIn, KeepClaim, Liquidate
from rentier.games.monopoly.events.money import DebtHopeless, Declared
from rentier.games.monopoly.records import DECLARABLE, LOWERING, RAISING
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import DEBT, Question
from rentier.games.monopoly.verbs.debts import pay_first
from rentier.games.monopoly.verbs.liquidate import cannot_raise, liquidate
from rentier.games.monopoly.verbs.ruin import ruin

LIQUIDATE: Final = Liquidate()
GIVE_IN: Final = GiveIn()
KEEP_CLAIM: Final = KeepClaim()


class Debts(Question):
    """P-DEBT-1, -2: the first debt of the queue is live; it is paid by itself as soon as cash covers it."""

    RULE: ClassVar[str] = "P-DEBT-2"
    FIELDS: ClassVar[tuple[str, ...]] = ("closed",)

    def __init__(self, closed: int) -> None:
        self.closed: Final = closed  # how many debts were closed when this one became live

    def phase(self) -> int:
        return DEBT

    def raiser(self, s: MonopolyState) -> int:
        return s.debts[0].debtor if s.debts else -1

    def asks(self, s: MonopolyState) -> int:
        if not s.debts or self.closed != s.debts_closed:
            return 0
        debt = s.debts[0]
        if s.money[debt.debtor] >= debt.amount:
            return 0
        return 1 << (debt.creditor if debt.stage == LOWERING else debt.debtor)

    def run(self, s: MonopolyState) -> None:
        """The live debt is covered or gone: on to the next of the queue."""
        if not s.debts:
            s.flow.estate(s)
            return
        if s.money[s.debts[0].debtor] >= s.debts[0].amount:
            pay_first(s)
        s.stack.append(Debts(s.debts_closed))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [way for way in (LIQUIDATE, GIVE_IN, KEEP_CLAIM) if self.refuse(s, seat, way) is None]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        stage = s.debts[0].stage
        if isinstance(action, Liquidate):
            if stage == RAISING or (stage == DECLARABLE and not cannot_raise(s, seat)):
                return None
            return refusal("P-DEBT-2", "NothingLeft")
        if isinstance(action, GiveIn):
            hopeless = stage == DECLARABLE and cannot_raise(s, seat)
            return None if hopeless else refusal("P-BKR-2", "NotHopeless")
        if isinstance(action, KeepClaim):
            return None if stage == LOWERING else refusal("P-RENT-8", "NotAsked")
        return refusal("P-DEBT-2", "NotAnAnswer")

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        debt = s.debts[0]
        rule = "P-DEBT-2" if isinstance(action, Liquidate) else "P-BKR-2"
        return Explanation((rule,), values=(("owed", debt.amount), ("cash", s.money[debt.debtor])))

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        s.stack.append(self)
        if isinstance(action, Liquidate):
            sell_for_debt(s)
        else:
            declare(s, BANK)

    def default(self, s: MonopolyState, seat: int) -> Action:
        stage = s.debts[0].stage
        if stage == DECLARABLE and not cannot_raise(s, s.debts[0].debtor):
            return LIQUIDATE
        return (LIQUIDATE, KEEP_CLAIM, GIVE_IN)[stage]

    def time_up(self, s: MonopolyState) -> None:
        """4.9: liquidation when the debt's time is over, the server's declaration when nobody declares."""
        s.stack.append(self)
        debt = s.debts[0]
        if debt.stage == RAISING:
            sell_for_debt(s)
            return
        liquidate(s, debt.debtor, debt.amount)
        if s.money[debt.debtor] < debt.amount:
            declare(s, BANK)

    def seconds(self, s: MonopolyState) -> int:
        return s.choices.time_debt if s.debts and s.debts[0].stage == RAISING else s.choices.time_declare


def sell_for_debt(s: MonopolyState) -> None:
    """4.8 for the live debt; what is still short then is hopeless."""
    debt = s.debts[0]
    liquidate(s, debt.debtor, debt.amount)
    if s.money[debt.debtor] >= debt.amount:
        return
    if s.sink is not None:
        s.sink.append(DebtHopeless("P-BKR-1", debt.debtor, debt.amount, s.money[debt.debtor]))
    if s.timed:
        s.debts[0] = debt.with_stage(DECLARABLE)
    elif debt.kind == RENT and debt.stage == RAISING:
        s.debts[0] = debt.with_stage(LOWERING)
    else:
        declare(s, BANK)


def declare(s: MonopolyState, author: int) -> None:
    """P-BKR-2: the debtor of the live debt is bankrupt."""
    debt = s.debts.pop(0)
    s.debts_closed += 1
    if s.sink is not None:
        s.sink.append(Declared("P-BKR-2", debt.debtor, author))
    ruin(s, debt.debtor, debt, "P-BKR-1")
