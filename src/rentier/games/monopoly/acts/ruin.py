"""Demanding liquidation, declaring a bankruptcy, and giving up (P-DEBT-2, P-BKR-2, -7)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import LOAN_BACK
from rentier.games.monopoly.actions import Concede, Declare, DemandLiquidation
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.events.money import Conceded
from rentier.games.monopoly.records import DECLARABLE, RAISING, Debt
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.debts import declare, sell_for_debt
from rentier.games.monopoly.steps.question import CHANCE, DEBT
from rentier.games.monopoly.steps.rent import AskRent
from rentier.games.monopoly.verbs.debts import pay_first, settle_debt
from rentier.games.monopoly.verbs.liquidate import cannot_raise, liquidate, means
from rentier.games.monopoly.verbs.ruin import ruin
from rentier.games.monopoly.windows import not_now, phase_in


def untimed(s: MonopolyState) -> bool:
    """4.9: nobody is hurried in a debt."""
    return not s.timed or s.choices.time_debt == 0


def is_creditor(seat: int, debt: Debt) -> bool:
    """P-BKR-2: for the bank anyone, for a compound debt any of its creditors: all others share in it."""
    return debt.creditor == seat or debt.creditor < 0


def debt_refusal(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Both acts need an open debt of somebody else."""
    if not phase_in(s, 1 << DEBT):
        return not_now(s, rule)
    return refusal(rule, "YourOwnDebt") if s.debts[0].debtor == seat else None


class DemandLiquidationAct(Act):
    """4.8: at untimed tables the creditor may have the debtor's means sold and pawned now."""

    RULE: ClassVar[str] = "P-DEBT-2"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        closed = debt_refusal(s, seat, "P-DEBT-2")
        if closed is not None:
            return closed
        if not untimed(s):
            return refusal("P-DEBT-2", "ClockRuns")
        if s.debts[0].stage != RAISING or cannot_raise(s, s.debts[0].debtor):
            return refusal("P-DEBT-2", "NothingLeft")
        return None if is_creditor(seat, s.debts[0]) else refusal("P-DEBT-2", "NotYourClaim")

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        sell_for_debt(s)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [DEMAND] if s.debts and self.refuse(s, seat, DEMAND) is None else []


class DeclareAct(Act):
    """P-BKR-2: declare who cannot pay, once the debt's clock is out; at untimed tables the creditor may
    at once.
    """

    RULE: ClassVar[str] = "P-BKR-2"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        closed = debt_refusal(s, seat, "P-BKR-2")
        if closed is not None:
            return closed
        debt = s.debts[0]
        if cast(Declare, action).debtor != debt.debtor:
            return refusal("P-BKR-2", "NoSuchDebtor", ("seat", cast(Declare, action).debtor))
        if not cannot_raise(s, debt.debtor):
            values = (("owed", debt.amount), ("cash", s.money[debt.debtor]))
            return Explanation(("P-BKR-2", "P-BKR-1"), "NotHopeless", values)
        if debt.stage == DECLARABLE:
            return None
        if not untimed(s):
            return refusal("P-BKR-2", "ClockRuns")
        return None if is_creditor(seat, debt) else refusal("P-BKR-2", "NotYourClaim")

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        declare(s, seat)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.debts:
            return []
        act = Declare(s.debts[0].debtor)
        return [act] if self.refuse(s, seat, act) is None else []

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        debt = s.debts[0]
        return Explanation(
            ("P-BKR-2", "P-BKR-1"), values=(("owed", debt.amount), ("cash", s.money[debt.debtor]))
        )


class ConcedeAct(Act):
    """P-BKR-7: any player may give up at any time."""

    RULE: ClassVar[str] = "P-BKR-7"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return not_now(s, "P-BKR-7") if phase_in(s, 1 << CHANCE) else None

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        concede(s, seat)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [CONCEDE] if self.refuse(s, seat, CONCEDE) is None else []


def concede(s: MonopolyState, seat: int) -> None:
    """Serve debts, then loans, as far as liquidation covers each whole; then the rest of P-BKR-3 or -4."""
    if s.sink is not None:
        s.sink.append(Conceded("P-BKR-7", seat))
    answer_rent(s, seat)
    failed = serve_debts(s, seat)
    failed = serve_loans(s, seat, failed)
    ruin(s, seat, failed, "P-BKR-7")
    if not s.over:
        s.flow.estate(s)


def answer_rent(s: MonopolyState, seat: int) -> None:
    """A rent still in ASK gets its default answer, wherever the question lies."""
    for step in s.stack[:]:
        if isinstance(step, AskRent) and step.visitor == seat and s.solvent(step.owner):
            s.stack.remove(step)
            step.answer(s, step.owner, step.default(s, step.owner))


def covered(s: MonopolyState, seat: int, amount: int) -> bool:
    """Raise the money if liquidation covers the sum whole; else touch nothing."""
    if s.money[seat] >= amount:
        return True
    if means(s, seat) < amount:
        return False
    liquidate(s, seat, amount)
    return True


def serve_debts(s: MonopolyState, seat: int) -> Debt | None:
    """Pay each open debt that can be covered; answers the first that is passed over."""
    failed: Debt | None = None
    for debt in s.debts[:]:
        if debt.debtor != seat:
            continue
        if covered(s, seat, debt.amount):
            s.debts.remove(debt)
            s.debts.insert(0, debt)
            pay_first(s)
        elif failed is None:
            failed = debt
    return failed


def serve_loans(s: MonopolyState, seat: int, failed: Debt | None) -> Debt | None:
    """All loans are now due, as granted; those that were debts already have been dealt with."""
    for loan in s.loans[:]:
        if loan.borrower != seat or loan.fallen:
            continue
        debt = Debt(seat, loan.lender, loan.left, LOAN_BACK, loan.loan, 0, RAISING)
        if covered(s, seat, loan.left):
            settle_debt(s, debt)
        elif failed is None:
            failed = debt
    return failed


DEMAND = DemandLiquidation()
CONCEDE = Concede()
