"""Loans are made, moved and closed only here (P-LOAN-2, 4.10)."""

from __future__ import annotations

from rentier.core.tally import LOANS, LOANS_RETURNED
from rentier.games.monopoly.accounts import BANK, LOAN_BACK, LOAN_OUT
from rentier.games.monopoly.events.money import (
    LoanExtended,
    LoanFell,
    LoanMade,
    LoanPassed,
    LoanReturned,
    LoanVoid,
)
from rentier.games.monopoly.records import ROUNDS, TURNS, Loan
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.debts import owe
from rentier.games.monopoly.verbs.money import move_money


def find_loan(s: MonopolyState, loan: int) -> Loan | None:
    for one in s.loans:
        if one.loan == loan:
            return one
    return None


def lend(s: MonopolyState, lender: int, borrower: int, amount: int, back: int, unit: int, term: int) -> None:
    """The money goes out and the loan is on record."""
    due = (s.own_turns[borrower] if unit == TURNS else s.round) + term
    loan = Loan(s.next_loan, lender, borrower, amount, back, unit, due, 0)
    s.next_loan += 1
    s.loans.append(loan)
    s.counts[LOANS] += 1
    rule = "P-LOAN-1" if lender == BANK else "P-LOAN-5"
    if s.sink is not None:
        s.sink.append(LoanMade(rule, loan.loan, lender, borrower, amount, back, unit, due))
    move_money(s, lender, borrower, amount, LOAN_OUT, loan.loan, rule)


def change_loan(s: MonopolyState, loan: Loan, lender: int, left: int, due: int, fallen: int) -> None:
    for at in range(len(s.loans)):
        if s.loans[at].loan == loan.loan:
            s.loans[at] = loan.changed(lender, left, due, fallen)


def return_part(s: MonopolyState, loan: Loan, amount: int) -> None:
    """P-LOAN-7: early repayment, whole or in part."""
    move_money(s, loan.borrower, loan.lender, amount, LOAN_BACK, loan.loan, "P-LOAN-7")
    left = loan.left - amount
    if left:
        change_loan(s, loan, loan.lender, left, loan.due, 0)
    else:
        s.loans.remove(loan)
        s.counts[LOANS_RETURNED] += 1
    if s.sink is not None:
        s.sink.append(LoanReturned("P-LOAN-7", loan.loan, amount, left))


def extend(s: MonopolyState, loan: Loan, due: int) -> None:
    change_loan(s, loan, loan.lender, loan.left, due, 0)
    if s.sink is not None:
        s.sink.append(LoanExtended("P-LOAN-7", loan.loan, due))


def pass_loan(s: MonopolyState, loan: Loan, lender: int, rule: str) -> None:
    """P-BKR-3: money lent is henceforth owed to the bank or the heir, on the same terms."""
    change_loan(s, loan, lender, loan.left, loan.due, loan.fallen)
    if s.sink is not None:
        s.sink.append(LoanPassed(rule, loan.loan, lender))


def void_loan(s: MonopolyState, loan: Loan, rule: str) -> None:
    s.loans.remove(loan)
    if s.sink is not None:
        s.sink.append(LoanVoid(rule, loan.loan))


def fall_due(s: MonopolyState, borrower: int, unit: int) -> None:
    """P-LOAN-8: what is due now becomes a debt, in order of granting."""
    now = s.round if unit == ROUNDS else s.own_turns[borrower]
    for loan in s.loans[:]:
        if loan.borrower == borrower and loan.unit == unit and loan.due == now and not loan.fallen:
            change_loan(s, loan, loan.lender, loan.left, loan.due, 1)
            if s.sink is not None:
                s.sink.append(LoanFell("P-LOAN-8", loan.loan, loan.left))
            owe(s, borrower, loan.lender, loan.left, LOAN_BACK, loan.loan)
