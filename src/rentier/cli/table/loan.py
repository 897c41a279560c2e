"""Asking for a loan: the sum, what comes back, how long."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.ask import amount_of, numbers_of
from rentier.cli.table.choices import kind
from rentier.cli.table.table import Table
from rentier.core.action import Action
from rentier.core.legal import Form


def ask_loan(table: Table, seat: int, form: Form) -> bool:
    """Fill the form in; the rules have the last word."""
    head: tuple[int, ...] = ()
    if kind(form) == "AskLoan":
        lender = ask_lender(table, seat)
        if lender < 0:
            return False
        head = (lender,)
    amount = ask_number(table, table.t("loan-sum"))
    if not amount:
        return False
    back = ask_back(table, seat, form, head, amount)
    unit = table.keys.line(f"{table.t('loan-unit')} ")
    term = ask_number(table, table.t("loan-term"))
    if not back or not term:
        return False
    return table.submit(seat, form.kind(*head, amount, back, 1 if unit == "2" else 0, term))


def ask_lender(table: Table, seat: int) -> int:
    """One of the other players; -1 if none is chosen."""
    others = [other for other in range(len(table.seats)) if other != seat and table.view().solvent(other)]
    for number, other in enumerate(others, 1):
        table.say(f"  {number} {table.names[other]} ({table.words.money(table.view().cash(other))})")
    numbers = numbers_of(table.keys.line(f"{table.t('loan-whom')} "), len(others))
    return others[numbers[0] - 1] if numbers else -1


def ask_back(table: Table, seat: int, form: Form, head: tuple[int, ...], amount: int) -> int:
    """What comes back: asked only where the rules let it be more than the loan."""
    dearer: Action = form.kind(*head, amount, amount + 1, 0, 1)
    if table.match.explain(seat, dearer).reason in ("BadReturn", "BankAsksNone"):
        return amount
    return ask_number(table, table.t("loan-back", sum=table.words.money(amount))) or amount


def ask_number(table: Table, prompt: str) -> int:
    """A whole number above 0; nothing typed is 0."""
    while True:
        text = table.keys.line(f"{prompt} ")
        found: Any = amount_of(text) if text else 0
        if found is not None:
            return int(found)
        table.say(table.t("bad-sum"))
