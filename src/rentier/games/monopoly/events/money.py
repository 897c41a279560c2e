"""Facts about money: every movement, debts, loans, issues, bankruptcies."""

from __future__ import annotations

from typing import ClassVar, Final

from rentier.core.event import Event


class MoneyMoved(Event):
    """Money went from one account to another."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "number",
        "round",
        "turn",
        "src",
        "dst",
        "amount",
        "kind",
        "ref",
        "src_left",
        "dst_left",
    )

    def __init__(
        self,
        rule: str,
        number: int,
        round: int,
        turn: int,
        src: int,
        dst: int,
        amount: int,
        kind: int,
        ref: int,
        src_left: int,
        dst_left: int,
    ) -> None:
        super().__init__(rule)
        self.number: Final = number
        self.round: Final = round
        self.turn: Final = turn
        self.src: Final = src
        self.dst: Final = dst
        self.amount: Final = amount
        self.kind: Final = kind
        self.ref: Final = ref
        self.src_left: Final = src_left
        self.dst_left: Final = dst_left


class MoneyIssued(Event):
    """The bank has new money; author below zero: the bank itself; reason 0 free will, 1 a payment due."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "author", "reason", "round", "turn")

    def __init__(self, rule: str, amount: int, author: int, reason: int, round: int, turn: int) -> None:
        super().__init__(rule)
        self.amount: Final = amount
        self.author: Final = author
        self.reason: Final = reason
        self.round: Final = round
        self.turn: Final = turn


class Appraised(Event):
    """The appraisal that a chosen tenth has caused."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cash", "deeds", "buildings", "total", "tax")

    def __init__(
        self, rule: str, seat: int, cash: int, deeds: int, buildings: int, total: int, tax: int
    ) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.cash: Final = cash
        self.deeds: Final = deeds
        self.buildings: Final = buildings
        self.total: Final = total
        self.tax: Final = tax

    def reveals(self) -> bool:
        """Nobody knew the total before: the choice of a tenth is not taken back for free."""
        return True


class TaxChosen(Event):
    """The choice between the flat tax (0) and a tenth (1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tenth")

    def __init__(self, rule: str, seat: int, tenth: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.tenth: Final = tenth


class DebtOpened(Event):
    """A payment cannot be made at once: the game waits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "creditor", "amount", "kind")

    def __init__(self, rule: str, debtor: int, creditor: int, amount: int, kind: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.amount: Final = amount
        self.kind: Final = kind


class DebtPaid(Event):
    """An open debt is paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "creditor", "amount", "kind")

    def __init__(self, rule: str, debtor: int, creditor: int, amount: int, kind: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.amount: Final = amount
        self.kind: Final = kind


class DebtLapsed(Event):
    """A debt is void."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "creditor", "amount", "kind")

    def __init__(self, rule: str, debtor: int, creditor: int, amount: int, kind: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.amount: Final = amount
        self.kind: Final = kind


class Liquidated(Event):
    """The bank sold and pawned for a debtor as far as his means go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "cash")

    def __init__(self, rule: str, debtor: int, cash: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.cash: Final = cash


class DebtHopeless(Event):
    """Nothing is left to sell or pawn and the debt is not covered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "amount", "cash")

    def __init__(self, rule: str, debtor: int, amount: int, cash: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.amount: Final = amount
        self.cash: Final = cash


class Declared(Event):
    """A debtor was declared bankrupt; author below zero: by the server."""

    FIELDS: ClassVar[tuple[str, ...]] = ("debtor", "author")

    def __init__(self, rule: str, debtor: int, author: int) -> None:
        super().__init__(rule)
        self.debtor: Final = debtor
        self.author: Final = author


class Conceded(Event):
    """A player gave up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, rule: str, seat: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat


class WentBankrupt(Event):
    """A player is out of the game; creditor below zero: the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "creditor")

    def __init__(self, rule: str, seat: int, creditor: int) -> None:
        super().__init__(rule)
        self.seat: Final = seat
        self.creditor: Final = creditor


class LoanAsked(Event):
    """Somebody asks for a loan; lender below zero: the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "lender", "borrower", "amount", "back", "unit", "term")

    def __init__(
        self, rule: str, entry: int, lender: int, borrower: int, amount: int, back: int, unit: int, term: int
    ) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.lender: Final = lender
        self.borrower: Final = borrower
        self.amount: Final = amount
        self.back: Final = back
        self.unit: Final = unit
        self.term: Final = term


class LoanDenied(Event):
    """The bank does not lend: 1 a loan is open, 2 sum, 3 term, 4 its balance, 5 security, 6 the table's
    bank does not lend.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("lender", "borrower", "amount", "reason")

    def __init__(self, rule: str, lender: int, borrower: int, amount: int, reason: int) -> None:
        super().__init__(rule)
        self.lender: Final = lender
        self.borrower: Final = borrower
        self.amount: Final = amount
        self.reason: Final = reason


class LoanMade(Event):
    """A loan was made; back is what must be returned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "lender", "borrower", "amount", "back", "unit", "due")

    def __init__(
        self, rule: str, loan: int, lender: int, borrower: int, amount: int, back: int, unit: int, due: int
    ) -> None:
        super().__init__(rule)
        self.loan: Final = loan
        self.lender: Final = lender
        self.borrower: Final = borrower
        self.amount: Final = amount
        self.back: Final = back
        self.unit: Final = unit
        self.due: Final = due


class LoanReturned(Event):
    """A loan was repaid, wholly or in part."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "amount", "left")

    def __init__(self, rule: str, loan: int, amount: int, left: int) -> None:
        super().__init__(rule)
        self.loan: Final = loan
        self.amount: Final = amount
        self.left: Final = left


class LaterAsked(Event):
    """Somebody asks for more time on a loan."""

    FIELDS: ClassVar[tuple[str, ...]] = ("entry", "loan", "due")

    def __init__(self, rule: str, entry: int, loan: int, due: int) -> None:
        super().__init__(rule)
        self.entry: Final = entry
        self.loan: Final = loan
        self.due: Final = due


class LoanExtended(Event):
    """A loan runs longer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "due")

    def __init__(self, rule: str, loan: int, due: int) -> None:
        super().__init__(rule)
        self.loan: Final = loan
        self.due: Final = due


class LoanFell(Event):
    """A loan is due."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "left")

    def __init__(self, rule: str, loan: int, left: int) -> None:
        super().__init__(rule)
        self.loan: Final = loan
        self.left: Final = left


class LoanPassed(Event):
    """A loan has a new lender; below zero the bank."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan", "lender")

    def __init__(self, rule: str, loan: int, lender: int) -> None:
        super().__init__(rule)
        self.loan: Final = loan
        self.lender: Final = lender


class LoanVoid(Event):
    """A loan is lost or void."""

    FIELDS: ClassVar[tuple[str, ...]] = ("loan",)

    def __init__(self, rule: str, loan: int) -> None:
        super().__init__(rule)
        self.loan: Final = loan


MONEY_EVENTS: Final = (
    MoneyMoved,
    MoneyIssued,
    Appraised,
    TaxChosen,
    DebtOpened,
    DebtPaid,
    DebtLapsed,
    Liquidated,
    DebtHopeless,
    Declared,
    Conceded,
    WentBankrupt,
    LoanAsked,
    LoanDenied,
    LoanMade,
    LoanReturned,
    LaterAsked,
    LoanExtended,
    LoanFell,
    LoanPassed,
    LoanVoid,
)
