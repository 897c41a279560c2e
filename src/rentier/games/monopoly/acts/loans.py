"""Loans from the bank and between players (P-LOAN, 4.10)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form, Span
from rentier.core.modifier import Modifier
from rentier.core.seat import bit
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import AskBank, AskLater, AskLoan, Postpone, Repay
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.events.money import LaterAsked, LoanAsked, LoanDenied
from rentier.games.monopoly.records import ROUNDS, TURNS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.book import open_entry
from rentier.games.monopoly.verbs.loans import find_loan, lend, return_part
from rentier.games.monopoly.windows import asking, own_turn

LONGEST_TERM = 10_000  # turns or rounds; more than any game has
WITH_INTEREST = Modifier("loan.interest", "P-LOAN-2")
OPEN_LOAN, SUM, TERM, BALANCE, SECURITY, NO_LENDING = range(1, 7)


def terms_refusal(s: MonopolyState, amount: int, back: int, unit: int, term: int) -> Explanation | None:
    """P-LOAN-1, -2: whole sums and terms, agreed beforehand; a sum to return above the loan only by
    option.
    """
    most = s.board.biggest_sum
    if not 1 <= amount <= most or not 1 <= back <= most:
        return refusal("P-LOAN-1", "BadSum", ("amount", amount), ("most", most))
    if unit not in (TURNS, ROUNDS):
        return refusal("P-LOAN-2", "BadUnit", ("unit", unit))
    if not 1 <= term <= LONGEST_TERM:
        return Explanation(("P-LOAN-2", "P-LOAN-1"), "BadTerm", (("term", term), ("most", LONGEST_TERM)))
    if back < amount or (back > amount and not s.choices.interest):
        return refusal("P-LOAN-2", "BadReturn", ("amount", amount), ("back", back))
    return None


def automatic(s: MonopolyState, seat: int) -> bool:
    """P-BANKER-4, -5: does the automatic policy decide about this seat's request?"""
    return s.banker < 0 or s.banker == seat


def denial(s: MonopolyState, seat: int, amount: int, term: int) -> int:
    """P-LOAN-3: the first failing reason of the automatic policy, 0 if it grants."""
    if not s.choices.bank_lends:
        return NO_LENDING
    for loan in s.loans:
        if loan.borrower == seat and loan.lender == BANK:
            return OPEN_LOAN
    if amount > s.choices.bank_cap:
        return SUM
    if term > s.choices.bank_term:
        return TERM
    if amount > s.money[BANK] and not s.choices.infinite:
        return BALANCE
    return SECURITY if amount > security(s, seat) else 0


def security(s: MonopolyState, seat: int) -> int:
    """The mortgage values of the borrower's unmortgaged deeds."""
    total = 0
    for deed in range(DEEDS):
        if s.owned[seat] & ~s.pawned & 1 << deed:
            total += s.board.mortgage[deed]
    return total


class AskBankAct(Act):
    """P-LOAN-1, -3: ask the bank; the automatic policy answers at once, a human banker through the book."""

    RULE: ClassVar[str] = "P-LOAN-1"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(AskBank, action)
        why = asking(s, seat, "P-LOAN-1") or terms_refusal(s, a.amount, a.back, a.unit, a.term)
        if why is not None:
            return why
        if automatic(s, seat):
            return refusal("P-LOAN-2", "BankAsksNone", ("back", a.back)) if a.back != a.amount else None
        return crowd_refusal(s, seat)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(AskBank, action)
        if automatic(s, seat):
            reason = denial(s, seat, a.amount, a.term)
            if not reason:
                lend(s, BANK, seat, a.amount, a.back, a.unit, a.term)
            elif s.sink is not None:
                s.sink.append(LoanDenied("P-LOAN-3", BANK, seat, a.amount, reason))
            return
        entry = open_entry(s, seat, bit(s.banker), a)
        if s.sink is not None:
            s.sink.append(LoanAsked("P-LOAN-1", entry.id, BANK, seat, a.amount, a.back, a.unit, a.term))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if asking(s, seat, "P-LOAN-1") is not None:
            return []
        return [Form(AskBank, loan_limits(s))]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        a = cast(AskBank, action)
        values = (
            ("amount", a.amount),
            ("bank", s.money[BANK]),
            ("denial", denial(s, seat, a.amount, a.term)),
        )
        return Explanation(("P-LOAN-1", "P-LOAN-3"), values=values if automatic(s, seat) else values[:2])


def loan_limits(s: MonopolyState) -> tuple[tuple[str, int, int], ...]:
    most = s.board.biggest_sum
    return (("amount", 1, most), ("back", 1, most), ("unit", TURNS, ROUNDS), ("term", 1, LONGEST_TERM))


def crowd_refusal(s: MonopolyState, seat: int) -> Explanation | None:
    """No more open requests of one player than a table can read."""
    mine = [entry for entry in s.book if entry.author == seat]
    return refusal("P-DEAL-5", "TooManyOffers", ("most", MOST_OPEN)) if len(mine) >= MOST_OPEN else None


MOST_OPEN = 16


class AskLoanAct(Act):
    """P-LOAN-5: ask another player, who alone decides; a debtor cannot lend."""

    RULE: ClassVar[str] = "P-LOAN-5"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(AskLoan, action)
        if not s.choices.player_loans:
            return refusal("P-LOAN-5", "NoPlayerLoans")
        closed = asking(s, seat, "P-LOAN-5")
        if closed is not None:
            return closed
        if not 0 <= a.lender < s.seats or a.lender == seat or not s.solvent(a.lender):
            return refusal("P-LOAN-5", "NoSuchPartner", ("seat", a.lender))
        why = terms_refusal(s, a.amount, a.back, a.unit, a.term)
        return why or lender_refusal(s, a.lender, a.amount) or crowd_refusal(s, seat)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(AskLoan, action)
        entry = open_entry(s, seat, bit(a.lender), a)
        if s.sink is not None:
            s.sink.append(LoanAsked("P-LOAN-5", entry.id, a.lender, seat, a.amount, a.back, a.unit, a.term))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.choices.player_loans or asking(s, seat, "P-LOAN-5") is not None:
            return []
        return [Form(AskLoan, loan_limits(s))]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        modifiers = (WITH_INTEREST,) if s.choices.interest else ()
        return Explanation(("P-LOAN-5", "P-LOAN-2"), modifiers=modifiers)


def lender_refusal(s: MonopolyState, lender: int, amount: int) -> Explanation | None:
    """P-LOAN-5: nobody lends beyond his cash, and a debtor not at all."""
    for debt in s.debts:
        if debt.debtor == lender:
            return refusal("P-LOAN-5", "LenderOwes", ("seat", lender))
    if s.money[lender] < amount:
        return refusal("P-LOAN-5", "LenderShort", ("seat", lender), ("amount", amount))
    return None


class AskLaterAct(Act):
    """P-LOAN-7: ask the lender for a later due point; the automatic bank never extends."""

    RULE: ClassVar[str] = "P-LOAN-7"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(AskLater, action)
        loan = find_loan(s, a.loan)
        closed = asking(s, seat, "P-LOAN-7")
        if closed is not None:
            return closed
        if loan is None or loan.borrower != seat:
            return refusal("P-LOAN-7", "NoSuchLoan", ("loan", a.loan))
        if loan.fallen:
            return refusal("P-LOAN-7", "LoanIsDue", ("loan", a.loan))
        if not 1 <= a.term <= LONGEST_TERM:
            return refusal("P-LOAN-7", "BadTerm", ("term", a.term), ("most", LONGEST_TERM))
        if loan.lender == BANK and automatic(s, seat):
            return refusal("P-LOAN-7", "BankNeverExtends", ("loan", a.loan))
        return crowd_refusal(s, seat)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(AskLater, action)
        loan = find_loan(s, a.loan)
        if loan is not None:
            lender = s.banker if loan.lender == BANK else loan.lender
            wish = Postpone(a.loan, loan.due + a.term)
            entry = open_entry(s, seat, bit(lender), wish)
            if s.sink is not None:
                s.sink.append(LaterAsked("P-LOAN-7", entry.id, a.loan, wish.due))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        spans = [
            Span(AskLater, 1, LONGEST_TERM, 1, (loan.loan,)) for loan in s.loans if loan.borrower == seat
        ]
        return [span for span in spans if self.refuse(s, seat, span.at(1)) is None]


class RepayAct(Act):
    """P-LOAN-7: early repayment, whole or in part, in one's own turn; what has fallen due is a debt, and that
    window is closed.
    """

    RULE: ClassVar[str] = "P-LOAN-7"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(Repay, action)
        closed = own_turn(s, seat, "P-LOAN-7")
        if closed is not None:
            return closed
        loan = find_loan(s, a.loan)
        if loan is None or loan.borrower != seat:
            return refusal("P-LOAN-7", "NoSuchLoan", ("loan", a.loan))
        if not 1 <= a.amount <= loan.left:
            return refusal("P-LOAN-7", "BadSum", ("amount", a.amount), ("most", loan.left))
        if a.amount > s.money[seat]:
            return refusal("P-LOAN-7", "CannotAfford", ("cost", a.amount), ("cash", s.money[seat]))
        return None

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(Repay, action)
        loan = find_loan(s, a.loan)
        if loan is not None:
            return_part(s, loan, a.amount)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.loans or own_turn(s, seat, "P-LOAN-7") is not None or s.money[seat] < 1:
            return []
        mine = [loan for loan in s.loans if loan.borrower == seat]
        return [Span(Repay, 1, min(loan.left, s.money[seat]), 1, (loan.loan,)) for loan in mine]
