"""The accounts of the table, the kinds of money movements, and the rule each kind follows from."""

from __future__ import annotations

from typing import Final

# Players' accounts are their seats; the others stand at the end of State.money.
BANK: Final = -1
MINT: Final = -2
POT: Final = -3
SHARED: Final = -7  # the creditors of a compound debt: no account of its own

KIND_IDS: Final = (
    "start",
    "bonus",
    "salary",
    "loan_out",
    "pawn",
    "buyback",
    "fine",
    "tax",
    "loan_back",
    "deed",
    "building",
    "auction",
    "redeem",
    "estate",
    "rent",
    "card",
    "deal",
    "open",
    "issue",
    "jackpot",
)
(
    START,
    BONUS,
    SALARY,
    LOAN_OUT,
    PAWN,
    BUYBACK,
    FINE,
    TAX,
    LOAN_BACK,
    DEED,
    BUILDING,
    AUCTION,
    REDEEM,
    ESTATE,
    RENT,
    CARD,
    DEAL,
    OPEN,
    ISSUE,
    JACKPOT,
) = range(20)

RULE_OF: Final = (
    "P-SETUP-3",
    "P-CARD-4",
    "P-GO-1",
    "P-LOAN-1",
    "P-MTG-1",
    "P-BLD-9",
    "P-JAIL-4",
    "P-TAX-2",
    "P-LOAN-4",
    "P-BUY-2",
    "P-BLD-2",
    "P-AUC-5",
    "P-MTG-4",
    "P-BKR-3",
    "P-RENT-1",
    "P-CARD-4",
    "P-DEAL-6",
    "P-BANK-5",
    "P-EMIT-2",
    "P-PARK-1",
)
