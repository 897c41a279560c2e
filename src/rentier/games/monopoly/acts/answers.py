"""Answers to what stands in the offer book: yes, no, withdrawn (P-DEAL-5, -6, P-LOAN-3, -5, -7)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Accept, Action, Reject, Withdraw
from rentier.core.book import Entry, find
from rentier.core.explain import Explanation, refusal
from rentier.core.seat import bit
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import AskBank, AskLoan, Offer, Postpone, Vacancy
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.deals import carry_deal, deal_refusal
from rentier.games.monopoly.acts.loans import lender_refusal
from rentier.games.monopoly.acts.votes import fail_vote, volunteer
from rentier.games.monopoly.events.council import VoteCast
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.book import (
    ACCEPTED,
    REJECTED,
    UNANSWERED,
    WITHDRAWN,
    close_entry,
    is_request,
    replace_entry,
)
from rentier.games.monopoly.verbs.loans import extend, find_loan, lend
from rentier.games.monopoly.windows import any_phase, asking


def entry_for(s: MonopolyState, seat: int, id: int) -> Entry | None:
    """The entry of this number, if the seat is asked."""
    entry = find(s.book, id)
    return entry if entry is not None and entry.asked & bit(seat) else None


def rule_of(act: Action) -> str:
    if isinstance(act, Offer):
        return "P-DEAL-1"
    if isinstance(act, AskLoan):
        return "P-LOAN-5"
    if isinstance(act, AskBank):
        return "P-LOAN-3"
    if isinstance(act, Postpone):
        return "P-LOAN-7"
    return "P-BANKER-6" if isinstance(act, Vacancy) else "P-END-2"


def consent_refusal(s: MonopolyState, entry: Entry) -> Explanation | None:
    """Each entry is checked again when it is accepted."""
    act = entry.act
    if isinstance(act, Offer):
        return deal_refusal(s, entry.author, act)
    if isinstance(act, AskLoan):
        return asking(s, entry.author, "P-LOAN-5") or lender_refusal(s, act.lender, act.amount)
    if isinstance(act, AskBank):
        return asking(s, entry.author, "P-LOAN-1") or bank_refusal(s, act.amount)
    if isinstance(act, Postpone):
        return asking(s, entry.author, "P-LOAN-7") or postpone_refusal(s, act)
    return None


def bank_refusal(s: MonopolyState, amount: int) -> Explanation | None:
    """P-LOAN-1: at most the bank's balance."""
    if amount > s.money[BANK] and not s.choices.infinite:
        return refusal("P-LOAN-1", "BankShort", ("amount", amount), ("bank", s.money[BANK]))
    return None


def postpone_refusal(s: MonopolyState, act: Postpone) -> Explanation | None:
    """4.10: an extension only raises the due point; when the loan falls due the request has lapsed."""
    loan = find_loan(s, act.loan)
    if loan is None:
        return refusal("P-LOAN-7", "NoSuchLoan", ("loan", act.loan))
    return refusal("P-LOAN-7", "NotLater", ("loan", act.loan)) if act.due <= loan.due else None


def consent(s: MonopolyState, entry: Entry) -> None:
    """An offer or request is accepted."""
    close_entry(s, entry, ACCEPTED, rule_of(entry.act))
    act = entry.act
    if isinstance(act, Offer):
        carry_deal(s, entry.id, entry.author, act)
    elif isinstance(act, AskLoan):
        lend(s, act.lender, entry.author, act.amount, act.back, act.unit, act.term)
    elif isinstance(act, AskBank):
        lend(s, BANK, entry.author, act.amount, act.back, act.unit, act.term)
    elif isinstance(act, Postpone):
        loan = find_loan(s, act.loan)
        if loan is not None:
            extend(s, loan, act.due)


class AcceptAct(Act):
    """Yes: the deal or loan is carried out at once; a vote counts one more yes."""

    RULE: ClassVar[str] = "P-DEAL-6"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        entry = entry_for(s, seat, cast(Accept, action).entry)
        if entry is None:
            return refusal("P-DEAL-5", "NoSuchEntry", ("entry", cast(Accept, action).entry))
        return any_phase(s, rule_of(entry.act)) or consent_refusal(s, entry)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        entry = entry_for(s, seat, cast(Accept, action).entry)
        if entry is None:
            return
        if is_request(entry.act):
            consent(s, entry)
        elif isinstance(entry.act, Vacancy):
            volunteer(s, entry, seat)
        else:
            replace_entry(s, entry, entry.without(seat))
            if s.sink is not None:
                s.sink.append(VoteCast("P-END-2", entry.id, seat, 1))

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        mine = [Accept(entry.id) for entry in s.book if entry.asked & bit(seat)]
        return [act for act in mine if self.refuse(s, seat, act) is None]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        entry = entry_for(s, seat, cast(Accept, action).entry)
        return Explanation((rule_of(entry.act) if entry else "P-DEAL-5", "P-DEAL-6"))


class RejectAct(Act):
    """No: an offer or request is off the book, a vote has failed."""

    RULE: ClassVar[str] = "P-DEAL-1"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        id = cast(Reject, action).entry
        return None if entry_for(s, seat, id) else refusal("P-DEAL-5", "NoSuchEntry", ("entry", id))

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        entry = entry_for(s, seat, cast(Reject, action).entry)
        if entry is not None:
            turn_down(s, entry, seat)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [Reject(entry.id) for entry in s.book if entry.asked & bit(seat)]


def turn_down(s: MonopolyState, entry: Entry, seat: int) -> None:
    if is_request(entry.act):
        close_entry(s, entry, REJECTED, rule_of(entry.act))
    elif isinstance(entry.act, Vacancy):
        replace_entry(s, entry, entry.without(seat))
    else:
        if s.sink is not None:
            s.sink.append(VoteCast("P-END-2", entry.id, seat, 0))
        fail_vote(s, entry)


def unanswered(s: MonopolyState, entry: Entry) -> None:
    """4.9: refused, not volunteered, no."""
    if is_request(entry.act):
        close_entry(s, entry, UNANSWERED, rule_of(entry.act))
    elif isinstance(entry.act, Vacancy):
        replace_entry(s, entry, Entry(entry.id, entry.author, 0, entry.act, entry.step, entry.stamp))
    else:
        fail_vote(s, entry)


class WithdrawAct(Act):
    """P-DEAL-5: a proposal or loan request may be withdrawn."""

    RULE: ClassVar[str] = "P-DEAL-5"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        id = cast(Withdraw, action).entry
        entry = find(s.book, id)
        if entry is None or entry.author != seat or not is_request(entry.act):
            return refusal("P-DEAL-5", "NoSuchEntry", ("entry", id))
        return None

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        entry = find(s.book, cast(Withdraw, action).entry)
        if entry is not None:
            close_entry(s, entry, WITHDRAWN, "P-DEAL-5")

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [Withdraw(entry.id) for entry in s.book if entry.author == seat and is_request(entry.act)]
