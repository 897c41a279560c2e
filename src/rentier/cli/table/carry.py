"""A choice of the menu becomes an act: sums are asked for, groups opened, forms filled in."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.ask import amount_of, numbers_of
from rentier.cli.table.choices import GROUPS, Choice, kind, label
from rentier.cli.table.deal import compose, counter
from rentier.cli.table.loan import ask_loan
from rentier.cli.table.table import Table
from rentier.core.legal import Form, Span

ALONE = ("concede",)  # a group of one act that says itself what it does
SURE = ("Concede", "VoteEnd", "GiveIn")  # asked once more


def carry(table: Table, seat: int, choice: Choice, amount: int | None = None) -> bool:
    """Do what was chosen; False if nothing has changed."""
    if choice.group == "counter":
        return counter(table, seat, choice.acts[0])
    if choice.group == "later":
        table.later |= {(seat, entry.id) for entry in choice.acts}
        return True
    listed = choice.group in GROUPS and choice.group not in ALONE
    if len(choice.acts) > 1 or (listed and not isinstance(choice.acts[0], Form)):
        return several(table, seat, choice)
    return one(table, seat, choice.acts[0], amount)


def one(table: Table, seat: int, act: Any, amount: int | None = None) -> bool:
    """One act of the legal list."""
    if isinstance(act, Span):
        return with_amount(table, seat, act, amount)
    if isinstance(act, Form):
        if kind(act) == "Offer":
            return compose(table, seat, act)
        return ask_loan(table, seat, act)
    if kind(act) in SURE and not table.keys.sure(table.t, table.t("sure", what=table.words.action(act))):
        return False
    return table.submit(seat, act)


def with_amount(table: Table, seat: int, span: Span, amount: int | None) -> bool:
    """Ask for the sum of a range, unless it was typed at once."""
    while amount is None:
        bounds = bounds_of(table, span)
        text = table.keys.line(f"{table.words.action(span)} ({bounds}): ")
        if not text:
            return False
        amount = amount_of(text)
        if amount is None or not span.holds(span.at(amount)):
            amount = None
            table.say(table.t("bad-amount", bounds=bounds))
    return table.submit(seat, span.at(amount))


def bounds_of(table: Table, span: Span) -> str:
    """From the least to the most, in money unless the field is something else."""
    money = span.kind.FIELDS[-1] == "amount"
    low, high = [table.words.money(sum) if money else str(sum) for sum in (span.low, span.high)]
    open_end = span.high >= table.view().board.biggest_sum
    return table.t("at-least", low=low) if open_end else table.t("from-to", low=low, high=high)


def several(table: Table, seat: int, choice: Choice) -> bool:
    """A group: list what is in it, carry out each number typed, one after another."""
    for number, act in enumerate(choice.acts, 1):
        table.paper.line(f"  {number:2} {label(table, seat, act)}", hang=5)
    text = table.keys.line(f"{choice.label.rstrip('…')}: {table.t('which')} ")
    if not text:
        return False
    numbers = numbers_of(text, len(choice.acts))
    if numbers is None:
        found = [act for act in choice.acts if text.casefold() in label(table, seat, act).casefold()]
        if len(found) != 1:
            table.say(table.t("bad-number", most=str(len(choice.acts))))
            return False
        return one(table, seat, found[0])
    return any([one(table, seat, choice.acts[number - 1]) for number in numbers])
