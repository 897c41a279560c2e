"""P-DEBT-1: every compulsory payment is a debt; it is paid at once or waits in the queue."""

from __future__ import annotations

from rentier.core.seat import seats_of
from rentier.core.tally import LOANS_RETURNED
from rentier.games.monopoly.accounts import FINE, LOAN_BACK, REDEEM, RENT, RULE_OF, SHARED, TAX
from rentier.games.monopoly.events.money import DebtLapsed, DebtOpened, DebtPaid, LoanReturned
from rentier.games.monopoly.records import RAISING, Debt
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.money import move_money


def owe(
    s: MonopolyState, debtor: int, creditor: int, amount: int, kind: int, ref: int, sharers: int = 0
) -> None:
    """Pay at once if no earlier debt is open and cash suffices; else the game waits."""
    if amount == 0 or s.out >> debtor & 1:
        return
    at_once = not s.debts and s.money[debtor] >= amount
    if at_once and kind == RENT:
        move_money(s, debtor, creditor, amount, RENT, ref)  # the common case needs no record
        return
    debt = Debt(debtor, creditor, amount, kind, ref, sharers, RAISING)
    if at_once:
        settle_debt(s, debt)
        return
    s.debts.append(debt)
    if s.sink is not None:
        s.sink.append(DebtOpened("P-DEBT-1", debtor, creditor, amount, kind))
    if len(s.debts) == 1:
        s.flow.debts(s)


def rule_of(s: MonopolyState, debt: Debt) -> str:
    """The rule a payment follows from."""
    if debt.kind == TAX and debt.ref != s.board.income_space:
        return "P-TAX-5"
    if debt.kind == LOAN_BACK:
        return "P-LOAN-4" if debt.creditor < 0 else "P-LOAN-6"
    if debt.kind == REDEEM:
        return "P-MTG-5"  # interest on deeds taken over: a redemption itself is never a debt
    if debt.kind == FINE and debt.ref >= 0:
        return "P-CARD-4"  # a card's payment to the bank
    return RULE_OF[debt.kind]


def settle_debt(s: MonopolyState, debt: Debt) -> None:
    """P-DEBT-3: a debt is paid whole."""
    rule = rule_of(s, debt)
    if debt.creditor == SHARED:
        sharers = [seat for seat in s.others(debt.debtor) if debt.sharers >> seat & 1]
        for seat in sharers:
            move_money(s, debt.debtor, seat, debt.amount // len(sharers), debt.kind, debt.ref, rule)
    else:
        move_money(s, debt.debtor, debt.creditor, debt.amount, debt.kind, debt.ref, rule)
    if debt.kind == LOAN_BACK:
        close_loan(s, debt.ref, rule)


def close_loan(s: MonopolyState, loan: int, rule: str) -> None:
    """P-LOAN-4, -6: what had fallen due is back."""
    for at in range(len(s.loans)):
        if s.loans[at].loan == loan:
            if s.sink is not None:
                s.sink.append(LoanReturned(rule, loan, s.loans[at].left, 0))
            del s.loans[at]
            s.counts[LOANS_RETURNED] += 1
            return


def pay_first(s: MonopolyState) -> None:
    """The live debt is covered: pay it."""
    debt = s.debts.pop(0)
    s.debts_closed += 1
    settle_debt(s, debt)
    if s.sink is not None:
        s.sink.append(DebtPaid("P-DEBT-2", debt.debtor, debt.creditor, debt.amount, debt.kind))


def lapse_debt(s: MonopolyState, debt: Debt, rule: str = "P-DEBT-1") -> None:
    if s.sink is not None:
        s.sink.append(DebtLapsed(rule, debt.debtor, debt.creditor, debt.amount, debt.kind))


def forget_creditor(s: MonopolyState, seat: int, heir: int) -> None:
    """P-DEBT-1: rent and card debts to who goes out lapse, loans pass to the heir, shares of others'
    debts shrink.
    """
    kept: list[Debt] = []
    for debt in s.debts:
        if debt.creditor == seat:
            if debt.kind == LOAN_BACK and debt.debtor != heir:
                kept.append(debt.with_creditor(heir, 0, debt.amount))
            else:
                lapse_debt(s, debt)
        elif debt.creditor == SHARED and debt.sharers >> seat & 1:
            share = debt.amount // len(seats_of(debt.sharers))
            rest = debt.sharers & ~(1 << seat)
            if rest:
                kept.append(debt.with_creditor(SHARED, rest, debt.amount - share))
            else:
                lapse_debt(s, debt)
        else:
            kept.append(debt)
    s.debts[:] = kept
