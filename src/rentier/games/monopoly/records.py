"""What a state holds in lists: loans, debts, claims to rent, issues of money."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.value import Value

TURNS: Final = 0
ROUNDS: Final = 1


class Loan(Value):
    """P-LOAN-2: who lent whom how much, what is still to return, and when."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "lender", "borrower", "sum", "left", "unit", "due", "fallen")

    def __init__(
        self, loan: int, lender: int, borrower: int, sum: int, left: int, unit: int, due: int, fallen: int
    ) -> None:
        self.loan: Final = loan
        self.lender: Final = lender
        self.borrower: Final = borrower
        self.sum: Final = sum
        self.left: Final = left
        self.unit: Final = unit
        self.due: Final = due
        self.fallen: Final = fallen  # 1 once it has fallen due: then it is a debt too

    def changed(self, lender: int, left: int, due: int, fallen: int) -> Loan:
        return Loan(self.loan, lender, self.borrower, self.sum, left, self.unit, due, fallen)


RAISING: Final = 0  # the debtor may still raise money
LOWERING: Final = 1  # nothing is left; the owner is asked once for a lower rent (tables without clocks)
DECLARABLE: Final = 2  # nothing is left and the time is over: anybody may declare


class Debt(Value):
    """P-DEBT-1: a compulsory payment that waits. `sharers` is the mask of a compound debt, else 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "creditor", "amount", "kind", "ref", "sharers", "stage")

    def __init__(
        self, debtor: int, creditor: int, amount: int, kind: int, ref: int, sharers: int, stage: int
    ) -> None:
        self.debtor: Final = debtor
        self.creditor: Final = creditor  # SHARED for a compound debt
        self.amount: Final = amount  # the whole sum, for a compound debt too
        self.kind: Final = kind
        self.ref: Final = ref
        self.sharers: Final = sharers
        self.stage: Final = stage

    def with_amount(self, amount: int) -> Debt:
        return Debt(self.debtor, self.creditor, amount, self.kind, self.ref, self.sharers, self.stage)

    def with_stage(self, stage: int) -> Debt:
        return Debt(self.debtor, self.creditor, self.amount, self.kind, self.ref, self.sharers, stage)

    def with_creditor(self, creditor: int, sharers: int, amount: int) -> Debt:
        return Debt(self.debtor, creditor, amount, self.kind, self.ref, sharers, self.stage)


class Claim(Value):
    """P-RENT-4: a visit whose rent may be claimed until the first throw of a later turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("claim", "visitor", "owner", "deed", "full", "turn")

    def __init__(self, claim: int, visitor: int, owner: int, deed: int, full: int, turn: int) -> None:
        self.claim: Final = claim
        self.visitor: Final = visitor
        self.owner: Final = owner
        self.deed: Final = deed
        self.full: Final = full
        self.turn: Final = turn


class Emission(Value):
    """P-EMIT-2: new money, how much and when, by whom and why."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "author", "reason", "round", "turn")

    def __init__(self, amount: int, author: int, reason: int, round: int, turn: int) -> None:
        self.amount: Final = amount
        self.author: Final = author
        self.reason: Final = reason
        self.round: Final = round
        self.turn: Final = turn


RECORDS: Final = (Loan, Debt, Claim, Emission)
